// A deck is saved on the server from the builder: first save, versions, no network, somebody else's changes.
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DeckPanel } from "../../app/_builder/saved/deck-panel.tsx";
import { editedIn } from "../../app/_builder/saved/in-builder.ts";
import { Builder } from "../../app/_builder/state/builder.ts";
import { DECK_FORM } from "../../app/_client/saved/deck-form.ts";
import { DECK } from "../../app/_client/saved/deck-kind.ts";
import { Saving } from "../../app/_client/saved/saving.ts";
import { useStaged } from "../../app/_client/staged-store.ts";
import { newDraft } from "../../lib/deck/draft/draft.ts";
import { contentShape } from "../../lib/deck/draft/draft-record.ts";
import type { Content } from "../../lib/deck/saved/content.ts";
import { readKeyRecord } from "../../lib/deck/saved/key-record.ts";
import { add, cards, game, pool } from "../deck/drafts.ts";
import { MemoryKeyring, SavedServer } from "./saved-server.ts";

const [one = "", two = ""] = cards;
let server: SavedServer;
let keyring: MemoryKeyring;
let builder: Builder;
const leave: (() => void)[] = [];

beforeEach(() => {
  server = new SavedServer();
  keyring = new MemoryKeyring();
  builder = new Builder(pool, newDraft(game, "mine"), "no storage");
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  for (const stop of leave.splice(0)) stop();
});

function Page({ saving }: { saving: Saving<Content> }) {
  const draft = useStaged(builder.store, (now) => now.view.draft);
  return <DeckPanel pool={pool} draft={draft} saving={saving} onClose={() => {}} />;
}

/** Opens the builder's deck as a page does, with the panel that says how it stands. */
async function opened(): Promise<Saving<Content>> {
  const parts = { kind: DECK, form: DECK_FORM, edited: editedIn(builder), keyring };
  const saving = new Saving(parts, await keyring.get("mine"));
  leave.push(saving.begin());
  cleanup();
  render(<Page saving={saving} />);
  return saving;
}

const counts = (deck = server.newest?.deck) => Object.values(deck?.sections ?? {}).flat();
const status = () => screen.getAllByRole("status")[0]?.textContent ?? "";

test("the first save makes a deck, says where its key is, and offers both links", async () => {
  builder.do(add(one, 2));
  const saving = await opened();
  await saving.save();
  expect(counts()).toEqual([[one, 2]]);
  await waitFor(() => expect(status()).toMatch(/^Saved as version 1\. You can change this deck in this browser\./));
  expect(screen.getByRole("button", { name: "Copy view link" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Copy edit link" })).toBeDefined();
  const record = keyring.records.get("mine");
  expect(record?.saved).toMatchObject({ at: "abc", editKey: "secret", version: 1 });
  expect(readKeyRecord(record, contentShape).ok).toBe(true);
});

test("a key that an older Drydock kept still fits", () => {
  const saved = { editKey: "secret", version: 1, content: editedIn(builder).content, listed: false };
  const read = readKeyRecord({ id: "mine", schema: 1, updated: 1, saved: { ...saved, deck: "abc" } }, contentShape);
  expect(read).toMatchObject({ ok: true, record: { saved: { ...saved, at: "abc" } } });
});

test("only the link to change has the key", async () => {
  const user = userEvent.setup();
  const copies: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copies.push(text));
  builder.do(add(one, 2));
  await (await opened()).save();
  await user.click(await screen.findByRole("button", { name: "Copy view link" }));
  await user.click(screen.getByRole("button", { name: "Copy edit link" }));
  expect(copies).toEqual([`${location.origin}/decks/abc`, `${location.origin}/decks/abc#key=secret`]);
});

test("later saves are versions, and a deck that did not change makes none", async () => {
  builder.do(add(one, 2));
  const saving = await opened();
  await saving.save();
  await saving.save();
  builder.do(add(one, 1));
  await waitFor(() => expect(status()).toMatch(/^You changed this deck since version 1/));
  await saving.save();
  await waitFor(() => expect(status()).toMatch(/^Saved as version 2/));
  expect(server.asked).toEqual(["POST ", "PUT /abc"]);
});

describe("without the server", () => {
  test("a save waits in the keyring, and goes up when the browser is online again", async () => {
    builder.do(add(one, 2));
    server.isReached = false;
    const saving = await opened();
    await saving.save();
    await waitFor(() => expect(status()).toMatch(/kept in this browser and saved as soon as the server answers/));
    server.isReached = true;
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(status()).toMatch(/^Saved as version 1/));
  });

  test("it also goes up when the deck is opened next", async () => {
    builder.do(add(one, 2));
    server.isReached = false;
    await (await opened()).save();
    server.isReached = true;
    await opened();
    await waitFor(() => expect(status()).toMatch(/^Saved as version 1/));
    expect(counts()).toEqual([[one, 2]]);
  });

  test("an answer that was lost makes no second deck and no second version", async () => {
    builder.do(add(one, 2));
    const saving = await opened();
    for (const by of [0, 1]) {
      if (by > 0) builder.do(add(one, by));
      server.isNextLost = true;
      await saving.save();
      await saving.save();
    }
    expect(server.versions).toHaveLength(2);
    expect(server.asked).toEqual(["POST ", "POST ", "PUT /abc", "PUT /abc"]);
  });
});

test("a key that was revoked is told, and the deck can be saved as a new one", async () => {
  builder.do(add(one, 2));
  const saving = await opened();
  await saving.save();
  server.key = "another";
  builder.do(add(one, 1));
  await saving.save();
  expect((await screen.findByRole("alert")).textContent).toBe("This key can’t change this deck.");
  expect(builder.count("main", one)).toBe(3);
  await userEvent.setup().click(screen.getByRole("button", { name: "Save as a new deck" }));
  await waitFor(() => expect(server.asked.at(-1)).toBe("POST "));
  await waitFor(() => expect(keyring.records.get("mine")?.saved?.editKey).toBe("another"));
  expect([...keyring.records.values()].map(({ saved }) => saved?.editKey)).toContain("secret");
});

describe("somebody else saved meanwhile", () => {
  /** Both began with two copies of one card. Mine has three of it now, theirs a second card and other notes. */
  async function conflict() {
    const user = userEvent.setup();
    builder.do(add(one, 2));
    const saving = await opened();
    await saving.save();
    server.put(
      {
        deck: {
          sections: {
            main: [
              [one, 2],
              [two, 1],
            ],
          },
        },
        notes: "Theirs",
      },
      "Ben’s phone",
    );
    builder.do(add(one, 1));
    await saving.save();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "“Ben’s phone” saved version 2 while you changed this deck.",
    );
    const choose = async (name: string) => user.click(screen.getByRole("button", { name }));
    return { user, choose };
  }
  const sorted = (lines: readonly (readonly [string, number])[]) => Object.fromEntries(lines);

  test("both changes together are a new version", async () => {
    const { choose } = await conflict();
    await choose("Both together");
    await waitFor(() => expect(server.versions).toHaveLength(3));
    expect(sorted(counts())).toEqual({ [one]: 3, [two]: 1 });
    expect(server.newest?.notes).toBe("Theirs");
    expect(builder.count("main", two)).toBe(1);
    builder.do({ do: "undo" });
    expect([builder.count("main", one), builder.count("main", two)]).toEqual([3, 0]);
  });

  test("mine is a new version on top of theirs", async () => {
    const { choose } = await conflict();
    await choose("Mine");
    await waitFor(() => expect(server.versions).toHaveLength(3));
    expect(counts()).toEqual([[one, 3]]);
  });

  test("theirs can be taken, and mine brought back", async () => {
    const { user, choose } = await conflict();
    await choose("Theirs");
    await waitFor(() => expect(status()).toBe("This is version 2 now."));
    expect([builder.count("main", one), builder.count("main", two)]).toEqual([2, 1]);
    expect(server.versions).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Bring my deck back" }));
    expect([builder.count("main", one), builder.count("main", two)]).toEqual([3, 0]);
    expect(builder.view.draft.about?.notes).toBeUndefined();
  });
});
