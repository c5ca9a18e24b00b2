import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { changed, type Draft, deckOfDraft, MOST_LINES, MOST_STEPS, newDraft } from "../../lib/deck/draft/draft.ts";
import { faultUnder, readRecord, recordOf, SCHEMA } from "../../lib/deck/draft/draft-record.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { deckOfPool } from "../decks.ts";
import { runs } from "../runs.ts";
import { add, cards, change, game } from "./drafts.ts";

const ids = games.map(({ id }) => id);
const card = cards[0] ?? "";
const draft = [add(card, 2), add("No Such Card", 1), { do: "undo" } as const].reduce(changed, newDraft(game, "kept"));

/** A record as a file or another version of Drydock may have changed it. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

const read = (value: unknown) => readRecord(stored(value), ids);
const whyNot = (value: unknown) => {
  const answer = read(value);
  return answer.ok ? undefined : answer.why;
};

describe("a record of a deck", () => {
  test("is read as it was written, whatever was done to the deck", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const draft = changes.reduce(changed, newDraft(game, "kept"));
        expect(read(recordOf(draft, 1))).toEqual({ ok: true, draft });
        expect(faultUnder(game, draft)).toBeUndefined();
      }),
      runs(300, 20_000),
    );
  });

  test.each(games.map((game) => [game.id, game] as const))("is read for every deck of %s", (_, game) => {
    fc.assert(
      fc.property(deckOfPool(builtInPool(game)), (deck) => {
        const draft = newDraft(game, "kept", deck);
        expect(read(recordOf(draft, 1))).toEqual({ ok: true, draft });
        expect(faultUnder(game, draft)).toBeUndefined();
      }),
      runs(50, 2000),
    );
  });

  test.each(["1.5 City", "0 City", "120 City", "999999999999999999999999999999 City", `1 ${"x".repeat(400)}`])(
    "is read for a deck with the mistyped line %s",
    (line) => {
      const own = games[0];
      const text = own && readText(games, builtInPool(own), line);
      expect(text?.ok).toBe(true);
      if (own && text?.ok) expect(read(newDraft(own, "kept", text.reading.deck)).ok).toBe(true);
    },
  );

  test("written before records had a schema is read", () => expect(read({ ...draft, updated: 1 }).ok).toBe(true));

  test("of a newer Drydock is said to be one", () => {
    expect(whyNot({ ...recordOf(draft, 1), schema: SCHEMA + 1, cells: [] })).toMatch(
      /^A newer Drydock wrote this deck/,
    );
  });
});

describe("a damaged record is refused, and the fault is named", () => {
  test.each<[string, unknown, string]>([
    ["no object", [], "it is not an object"],
    [
      "a name that is an object",
      { ...draft, heading: { ...draft.heading, name: { a: 1 } } },
      "heading.name is not a text",
    ],
    ["a name that is too long", { ...draft, heading: { ...draft.heading, name: "x".repeat(401) } }, "heading.name"],
    [
      "an option that is a text",
      { ...draft, heading: { ...draft.heading, options: { points: "1" } } },
      "heading.options",
    ],
    [
      "a house rule that is a list",
      { ...draft, heading: { ...draft.heading, house: { copies: [] } } },
      "heading.house",
    ],
    [
      "a house rule with a strange id",
      { ...draft, heading: { ...draft.heading, house: { "a b": 1 } } },
      "heading.house",
    ],
    ["no lines", { ...draft, lines: undefined }, "lines is missing"],
    ["half a line", { ...draft, lines: [{ name: "A" }] }, "lines[0].section is missing"],
    [
      "an edit without a card",
      { ...draft, steps: [{ says: "", edits: [{ section: "main", by: 1 }] }] },
      "steps[0].edits[0].card",
    ],
    [
      "a step's heading with a list",
      { ...draft, steps: [{ says: "", edits: [], heading: { from: {}, to: [] } }] },
      "steps[0].heading.to",
    ],
    ["more steps done than there are", { ...draft, at: 9 }, "at is beyond the last step"],
    ["a negative version", { ...draft, version: -1 }, "version"],
    ["an id with a slash", { ...draft, id: "a/b" }, "id is not an id"],
    ["notes that are a number", { ...draft, about: { notes: 1 } }, "about.notes is not a text"],
    ["more tags than there may be", { ...draft, about: { tags: Array(13).fill("x") } }, "about.tags has 13 items"],
    ["a key that nobody knows", { ...draft, extra: 1 }, "extra is not expected"],
    ["a game that nobody knows", { ...draft, game: "chess" }, "no game “chess”"],
  ])("%s", (_, value, says) => expect(whyNot(value)).toContain(says));

  test("a key that would reach the prototype of objects", () => {
    const value: unknown = JSON.parse(JSON.stringify(draft).replace('"house":{}', '"house":{"__proto__":1}'));
    expect(readRecord(value, ids).ok).toBe(false);
  });

  test("counts of lines, steps and letters are held to their limits", () => {
    const line = { section: "main", name: "A", count: 1 };
    const step = { says: "", edits: [] };
    expect(read({ ...draft, lines: Array(MOST_LINES).fill(line) }).ok).toBe(true);
    expect(whyNot({ ...draft, lines: Array(MOST_LINES + 1).fill(line) })).toContain(`at most ${MOST_LINES}`);
    expect(read({ ...draft, steps: Array(MOST_STEPS).fill(step) }).ok).toBe(true);
    expect(whyNot({ ...draft, steps: Array(MOST_STEPS + 1).fill(step) })).toContain(`at most ${MOST_STEPS}`);
    expect(read({ ...draft, heading: { ...draft.heading, name: "x".repeat(400) } }).ok).toBe(true);
  });

  test("one step more than can be kept lets the oldest go, and the deck can still be read", () => {
    const steps = Array(MOST_STEPS).fill({ says: "", edits: [] });
    const full: Draft = { ...draft, steps, at: MOST_STEPS };
    const after = changed(full, add(card, 1));
    expect([after.steps.length, after.at]).toEqual([MOST_STEPS, MOST_STEPS]);
    expect(read(after).ok).toBe(true);
  });
});

/** Replaces one part of a value. */
function replaced(value: unknown, path: readonly number[], by: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== "object" || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const entries = Object.entries(value).map(([own, part]) => [own, own === key ? replaced(part, rest, by) : part]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

test("whatever is read can be shown, undone and done again", () => {
  const start = [add(card, 2), ...[3, 4].map((n) => add("No Such Card", n)), { do: "undo" } as const];
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.array(fc.nat(20), { maxLength: 6 }),
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.integer({ min: -200, max: 200 }),
        fc.constantFrom(...ids, "copies", ""),
      ),
      (changes, path, by) => {
        const answer = readRecord(replaced(stored(start.concat(changes).reduce(changed, draft)), path, by), ids);
        if (!answer.ok) return;
        const own = games.find(({ id }) => id === answer.draft.game);
        if (!own || faultUnder(own, answer.draft) !== undefined) return;
        let now = answer.draft;
        const show = () => report(games, builtInPool(own), deckOfDraft(builtInPool(own), now)).code;
        show();
        for (const what of [...now.steps.map(() => "undo" as const), ...now.steps.map(() => "redo" as const)]) {
          now = changed(now, { do: what });
          show();
        }
      },
    ),
    runs(1500, 50_000),
  );
});

test.each<[string, Partial<Draft["heading"]>, string]>([
  ["a format", { format: "chess" }, "has no format “chess”"],
  ["a house rule", { house: { castling: true } }, "has no house rule “castling”"],
  ["a value of a house rule", { house: { copies: 99 } }, "copies"],
  ["an option", { options: { points: 3 } }, "has no option “points”"],
])("%s that the game lacks is told before the deck is shown", (_, heading, says) => {
  expect(faultUnder(game, { ...draft, heading: { ...draft.heading, ...heading } })).toContain(says);
  const step = { says: "", edits: [], heading: { from: heading, to: {} } };
  expect(faultUnder(game, { ...draft, steps: [step], at: 1 })).toContain(says);
});
