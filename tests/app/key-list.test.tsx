// Whoever has the key of a saved deck: its other keys, the list of decks, deleting and older versions.
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DECK } from "../../app/_client/saved/deck-kind.ts";
import Holding from "../../app/_shelf/saved/holding.tsx";
import type { Keys } from "../../lib/contract/saved.ts";
import { newDraft } from "../../lib/deck/draft/draft.ts";
import { contentOf } from "../../lib/deck/saved/content.ts";
import { game } from "../deck/drafts.ts";
import { MemoryKeyring } from "./saved-server.ts";

type Key = Keys["keys"][number];

let keyring: MemoryKeyring;
let keys: Key[];
/** What was asked, with the key that asked. */
let asked: string[];

/** A server that knows keys alone. The key with the id k7 has the secret dk_7. */
async function answer(address: string, { method = "GET", headers, body }: RequestInit = {}): Promise<Response> {
  const path = address.replace("/api/v1/decks/abc", "");
  const own = (new Headers(headers).get("authorization") ?? "").replace("Bearer dk_", "k");
  asked.push(`${own}: ${method} ${path}`);
  if (method === "POST" && path === "/keys") {
    const { label } = JSON.parse(String(body));
    const key = `k${keys.length + 1}`;
    keys.push({ key, label, made: 0, isThis: false });
    return Response.json({ id: "abc", key, editKey: key.replace("k", "dk_"), label }, { status: 201 });
  }
  if (method === "DELETE") {
    keys = keys.map((one) => (path === `/keys/${one.key}` ? { ...one, revoked: 1 } : one));
    return new Response(null, { status: 204 });
  }
  return Response.json({ keys: keys.map((one) => ({ ...one, isThis: one.key === own })) });
}

beforeEach(async () => {
  keyring = new MemoryKeyring();
  asked = [];
  keys = [
    { key: "k1", label: "Mine", made: 0, isThis: true },
    { key: "k2", label: "Ben", made: 0, used: 1, isThis: false },
  ];
  vi.stubGlobal("fetch", answer);
});
afterEach(cleanup);

async function opened() {
  const user = userEvent.setup();
  const saved = { at: "abc", editKey: "dk_1", version: 1, listed: false, content: contentOf(newDraft(game, "mine")) };
  const held = { ...(await keyring.change("mine", () => ({ saved }))), saved };
  render(<Holding kind={DECK} at="abc" version={1} newest={1} isListed={false} keyring={keyring} held={held} />);
  await user.click(screen.getByText("You can change this deck in this browser"));
  await user.click(screen.getByText("Keys"));
  const list = within(await screen.findByRole("list", { name: "Keys of this deck" }));
  await list.findByText("Ben");
  return { user, list };
}

test("a second person gets a key of their own, whose link is shown once", async () => {
  const { user, list } = await opened();
  await user.type(screen.getByRole("textbox", { name: "Who gets a key" }), "Anna’s phone");
  await user.click(screen.getByRole("button", { name: "Make a key" }));
  await list.findByText("Anna’s phone");
  expect(screen.getByRole("img", { name: "The link for Anna’s phone as a QR code" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Copy link for Anna’s phone" }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/decks/abc#key=dk_3`);
});

test("the link to change is a code only while it is asked for", async () => {
  const { user } = await opened();
  const code = () => screen.queryByRole("img", { name: "The link to change as a QR code" });
  expect(code()).toBeNull();
  const button = screen.getByRole("button", { name: "QR code to change" });
  await user.click(button);
  expect(code()).not.toBeNull();
  expect(screen.getByText(/^Whoever scans this code can change the deck\./)).toBeDefined();
  await user.click(button);
  expect(code()).toBeNull();
});

test("one person is shut out alone", async () => {
  const { user, list } = await opened();
  await user.click(list.getByRole("button", { name: "Shut out Ben" }));
  await waitFor(() => expect(list.queryByRole("button", { name: "Shut out Ben" })).toBeNull());
  expect(keys.map(({ revoked }) => revoked)).toEqual([undefined, 1]);
});

test("a new key of one's own is kept before the old one ends", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("button", { name: "Replace my key" }));
  await screen.findByText(/^This browser has a new key\./);
  expect((await keyring.to("abc"))?.saved.editKey).toBe("dk_3");
  expect(asked.slice(-3)).toEqual(["k1: POST /keys", "k3: DELETE /keys/k1", "k3: GET /keys"]);
});

test("a deleted deck can be brought back", async () => {
  const { user } = await opened();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByText(/^The deck is deleted on the server\./);
  expect(asked.at(-1)).toBe("k1: DELETE ");
  expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
});
