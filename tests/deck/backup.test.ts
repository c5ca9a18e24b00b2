import { describe, expect, test } from "vitest";
import { LONGEST_FILE, MOST_DECKS, readBackup, restoring } from "../../lib/deck/draft/backup.ts";
import { changed, type Draft, newDraft, toName } from "../../lib/deck/draft/draft.ts";
import { backupOf, recordOf, SCHEMA } from "../../lib/deck/draft/draft-record.ts";
import { games } from "../../lib/games/index.ts";
import { add, cards, game } from "./drafts.ts";

const ids = games.map(({ id }) => id);
const [card = "", other = ""] = cards;
const old = [add(card, 1), { do: "step", step: toName("Deck") } as const].reduce(changed, newDraft(game, "a"));
const newer = changed(old, add(other, 2));
const here = (...drafts: readonly Draft[]) => drafts.map((draft) => ({ id: draft.id, draft }));
const names = (drafts: readonly Draft[]) => drafts.map(({ heading }) => heading.name);

/** What restoring a file with some decks does to the existing ones. */
function restore(file: readonly unknown[], decks: Parameters<typeof restoring>[1]) {
  let n = 0;
  const backup = readBackup(backupOf(file), ids);
  if (!backup.ok) throw new Error(backup.why);
  return restoring(backup.decks, decks, () => `new-${n++}`);
}

describe("a file of decks", () => {
  test("gives back the decks with every step", () => {
    expect(readBackup(backupOf([recordOf(old, 7)]), ids)).toEqual({ ok: true, decks: [{ ok: true, draft: old }] });
  });

  test.each([
    ["no JSON", "{"],
    ["another file", '{"cards": []}'],
    ["no deck", backupOf([])],
  ])("%s is none", (_, text) =>
    expect(readBackup(text, ids)).toMatchObject({ ok: false, why: expect.stringContaining("holds no decks") }),
  );

  test("of a newer Drydock is said to be one", () => {
    expect(readBackup(JSON.stringify({ drydock: SCHEMA + 1, drafts: [old] }), ids)).toMatchObject({
      why: expect.stringContaining("newer Drydock"),
    });
  });

  test("has at most so many decks and letters", () => {
    const many = (n: number) => readBackup(backupOf(Array(n).fill({})), ids);
    expect(many(MOST_DECKS).ok).toBe(true);
    expect(many(MOST_DECKS + 1)).toMatchObject({ ok: false, why: expect.stringContaining(`${MOST_DECKS + 1} decks`) });
    const padded = (letters: number) => readBackup(backupOf([old]).padEnd(letters), ids).ok;
    expect(padded(LONGEST_FILE), "the longest file is read").toBe(true);
    expect(padded(LONGEST_FILE + 1), "a longer file is read").toBe(false);
  });
});

describe("restoring a backup", () => {
  test("adds what is not here", () => expect(restore([old], []).added).toEqual([old]));

  test("does nothing about a deck that is here as it is", () => {
    expect(restore([recordOf(old, 1)], here(old))).toEqual({ added: [], copies: [], alreadyHere: 1, unreadable: [] });
  });

  test.each([
    ["an older version", old, newer],
    ["a newer version", newer, old],
    ["the same version with other cards", old, { ...newer, version: old.version }],
  ])("keeps %s beside the deck that is here", (_, inFile, isHere) => {
    const { added, copies } = restore([inFile], here(isHere));
    expect(added).toEqual([{ ...inFile, id: "new-0", heading: { ...inFile.heading, name: "Deck (from file)" } }]);
    expect(copies).toEqual(added);
  });

  test("twice adds its copy once", () => {
    const first = restore([old], here(newer));
    expect(restore([old], here(newer, ...first.added))).toMatchObject({ added: [], alreadyHere: 1 });
  });

  test("keeps two decks of one id in one file", () => {
    expect(names(restore([old, newer], []).added)).toEqual(["Deck", "Deck (from file)"]);
  });

  test("never takes the place of a deck that cannot be read", () => {
    expect(restore([old], [{ id: old.id, draft: undefined }]).added.map(({ id }) => id)).toEqual(["new-0"]);
  });

  test("takes the decks that can be read and says why others cannot", () => {
    const { added, unreadable } = restore([{ ...old, lines: 1 }, newer], []);
    expect([names(added), unreadable]).toEqual([["Deck"], ["This deck is damaged: lines is not a list."]]);
  });

  test("leaves room in a long name for what tells it is a copy", () => {
    const long = { ...old, heading: { ...old.heading, name: "x".repeat(80) } };
    expect(names(restore([long], here(newer)).added)).toEqual([`${"x".repeat(60)} (from file)`]);
  });
});
