// Decks that this browser can change on the server: in its list of decks, in files, and by a link with a key.
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DECK } from "../../app/_client/saved/deck-kind.ts";
import { OwnDecks } from "../../app/_shelf/own-decks.tsx";
import { copyHere, editHere, takeKey } from "../../app/_shelf/saved/into-browser.ts";
import { changed, type Draft, newDraft, toName } from "../../lib/deck/draft/draft.ts";
import { recordOf } from "../../lib/deck/draft/draft-record.ts";
import { contentOf } from "../../lib/deck/saved/content.ts";
import { add, cards, game } from "../deck/drafts.ts";
import { MemoryDrafts } from "./memory-drafts.ts";
import { MemoryKeyring, SavedServer } from "./saved-server.ts";
import "./opened.tsx";

let memory: MemoryDrafts;
let keyring: MemoryKeyring;
let server: SavedServer;
const files: string[] = [];
vi.mock("../../app/_client/drafts/drafts.ts", async (original) => ({
  ...(await original<object>()),
  openDrafts: async () => memory.tab(),
}));
vi.mock("../../app/_client/saved/keyring.ts", () => ({ openKeyring: async () => keyring }));
vi.mock("../../app/_client/download.ts", () => ({ download: (_: string, text: string) => files.push(text) }));

const stamped = [{ id: game.id, name: game.name, stamp: "1" }];
const [one = ""] = cards;
const draft: Draft = [add(one, 2), { do: "step", step: toName("Mine") } as const].reduce(
  changed,
  newDraft(game, "mine"),
);
const savedAs = { at: "abc", editKey: "secret", version: 3, listed: false, content: contentOf(draft) };

beforeEach(() => {
  memory = new MemoryDrafts();
  keyring = new MemoryKeyring();
  server = new SavedServer();
  files.length = 0;
  vi.stubGlobal("fetch", server.fetch);
});

const keep = () => memory.records.set("mine", recordOf(draft, 1));

describe("the list of decks", () => {
  test("marks those that are saved, and lists those that are only on the server", async () => {
    keep();
    await keyring.change("mine", () => ({ saved: savedAs }));
    const other = {
      ...savedAs,
      at: "xyz",
      content: { ...savedAs.content, heading: { ...draft.heading, name: "Old" } },
    };
    await keyring.change("gone", () => ({ saved: other }));
    render(<OwnDecks games={stamped} />);
    const link = await screen.findByRole("link", { name: "Mine, saved as version 3" });
    expect(link.getAttribute("href")).toBe("/decks/abc");
    expect((await screen.findByRole("link", { name: "Old" })).getAttribute("href")).toBe("/decks/xyz");
  });

  test("sends the saves that wait for the server", async () => {
    keep();
    await keyring.change("mine", () => ({ pending: { repeat: "r", content: contentOf(draft) } }));
    render(<OwnDecks games={stamped} />);
    await waitFor(() => expect(keyring.records.get("mine")?.saved?.at).toBe("abc"));
    expect(keyring.records.get("mine")?.pending).toBeUndefined();
    expect(server.versions).toHaveLength(1);
  });

  test("downloads the keys only if they are asked for, with a warning, and restores them", async () => {
    const user = userEvent.setup();
    keep();
    await keyring.change("mine", () => ({ saved: savedAs }));
    render(<OwnDecks games={stamped} />);
    await user.click(await screen.findByRole("button", { name: "Download all decks" }));
    expect(files[0]).not.toContain("secret");
    await user.click(await screen.findByRole("checkbox", { name: "With the keys to change saved decks" }));
    expect(screen.getByText(/^Whoever has this file can change your saved decks/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Download all decks" }));
    expect(files[1]).toContain("secret");
    keyring.records.clear();
    const file = new File([files[1] ?? ""], "decks.json", { type: "application/json" });
    await user.upload(screen.getByLabelText("Restore from file"), file);
    expect(await screen.findByText(/1 key restored\.$/)).toBeDefined();
    expect((await keyring.to("abc"))?.saved).toEqual(savedAs);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(keyring.records.size).toBe(0));
  });
});

describe("a saved deck", () => {
  beforeEach(() =>
    server.put({ game: game.id, format: "standard", deck: { name: "Mine", sections: { main: [[one, 2]] } } }),
  );
  const counts = (id: string) => memory.draft(id)?.lines.map(({ count }) => count);

  test("comes with its key beside the drafts that are there, once", async () => {
    keep();
    expect(await takeKey(DECK, "abc", "secret")).toMatch(/^This browser can change this deck now\./);
    const held = await keyring.to("abc");
    expect(held?.saved).toMatchObject({ editKey: "secret", version: 1 });
    expect(memory.records.size).toBe(2);
    expect(memory.draft("mine")).toEqual(draft);
    expect(await takeKey(DECK, "abc", "secret")).toBe("This browser can already change this deck.");
    expect(memory.records.size).toBe(2);
  });

  test("is edited in its newest version where nobody changed the draft since, and as it is otherwise", async () => {
    await takeKey(DECK, "abc", "secret");
    const held = async () => {
      const key = await keyring.to("abc");
      if (!key) throw new Error("There is no key.");
      return key;
    };
    const { id } = await held();
    server.put({ deck: { sections: { main: [[one, 3]] } } });
    expect(await editHere(DECK, keyring, await held())).toBe(`/${game.id}/build?draft=${id}`);
    expect(counts(id)).toEqual([3]);
    expect((await held()).saved.version).toBe(2);
    await memory.tab().change({ ...draft, id }, [add(one, 1)]);
    server.put({ deck: { sections: { main: [[one, 1]] } } });
    await editHere(DECK, keyring, await held());
    expect(counts(id)).toEqual([4]);
    expect((await held()).saved.version).toBe(2);
  });

  test("is copied without its key", async () => {
    const [, id = ""] = /draft=(\w+)$/.exec(await copyHere(DECK, "abc", 1)) ?? [];
    expect(counts(id)).toEqual([2]);
    expect(keyring.records.size).toBe(0);
  });
});
