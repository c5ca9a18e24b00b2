import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { CONSIDERING, changed, type Draft, newDraft } from "../../../lib/deck/draft/draft.ts";
import {
  type Content,
  changesTo,
  contentOf,
  contentOfSent,
  countsOf,
  isSame,
  sentForm,
} from "../../../lib/deck/saved/content.ts";
import { merge } from "../../../lib/deck/saved/merge.ts";
import { deckOfPool } from "../../decks.ts";
import { games } from "../../every-game.ts";
import { runs } from "../../runs.ts";
import { add, game } from "../drafts.ts";

const counts = ({ lines }: Content) =>
  Object.fromEntries([...countsOf(lines)].map(([key, { count }]) => [key, count] as const));

const tags = fc.subarray(["league", "fast", "old", "tuned"]);
const word = fc.option(fc.constantFrom("Ann", "Ben", "Cleo"), { nil: undefined });

describe.each(games.map((game) => [game.id, game] as const))("saved decks of %s", (_, game) => {
  const pool = builtInPool(game);
  const considered = fc.option(fc.constantFrom(...pool.known.map(({ label }) => label)), { nil: undefined });
  const content = fc
    .tuple(deckOfPool(pool, 12), considered, word, word, tags)
    .map(([deck, card, author, notes, tags]): Content => {
      const about = {
        ...(author ? { author } : {}),
        ...(notes ? { notes } : {}),
        ...(tags.length > 0 ? { tags } : {}),
      };
      const draft = newDraft(game, "a", deck);
      const more = card === undefined ? [] : [{ section: CONSIDERING, name: card, count: 1 }];
      return contentOf({
        ...draft,
        lines: [...draft.lines, ...more],
        ...(Object.keys(about).length > 0 ? { about } : {}),
      });
    });
  const property = (...laws: Parameters<typeof fc.property<[Content, Content, Content]>>[3][]) =>
    fc.assert(
      fc.property(content, content, content, (base, mine, theirs) => {
        for (const law of laws) law(base, mine, theirs);
      }),
      runs(60, 3000),
    );

  test("come back from the form in which they are sent", () =>
    property((base) => expect(isSame(contentOfSent(sentForm(base)), base)).toBe(true)));

  test("keep the changes of one side where the other changed nothing", () =>
    property(
      (base, x) => expect(isSame(merge(base, x, base).content, x)).toBe(true),
      (base, x) => expect(isSame(merge(base, base, x).content, x)).toBe(true),
      (base, x) => expect(merge(base, x, base).contested).toEqual([]),
    ));

  test("have the same cards whoever saves first, never fewer than none", () =>
    property((base, mine, theirs) => {
      const both = counts(merge(base, mine, theirs).content);
      expect(both).toEqual(counts(merge(base, theirs, mine).content));
      for (const count of Object.values(both)) expect(count >= 1 && count <= 99).toBe(true);
    }));

  test("get exactly both changes where these are about different cards", () =>
    property((base, mine, theirs) => {
      const [from, a, b] = [counts(base), counts(mine), counts(theirs)];
      const both = counts(merge(base, mine, theirs).content);
      for (const key of new Set([...Object.keys(a), ...Object.keys(b), ...Object.keys(from)])) {
        if (a[key] === from[key]) expect(both[key]).toBe(b[key]);
        else if (b[key] === from[key]) expect(both[key]).toBe(a[key]);
      }
    }));

  test("are reached from any draft, and undo leads the cards and settings back", () =>
    property((from, to) => {
      const draft: Draft = { ...newDraft(game, "a"), ...from };
      const after = changesTo(draft, to, "Theirs").reduce(changed, draft);
      expect(isSame(after, to)).toBe(true);
      const back = after.at === 0 ? after : changed(after, { do: "undo" });
      const { about: _, ...cards } = from;
      const { about: __, ...again } = contentOf(back);
      expect(isSame(again, cards)).toBe(true);
    }));
});

describe("two people change one deck", () => {
  const start = [add("A", 2), add("B", 3)].reduce(changed, newDraft(game, "a"));
  const about = (about: NonNullable<Draft["about"]>) => ({ do: "about", about }) as const;

  test("and the same card: both changes count", () => {
    const both = merge(start, changed(start, add("A", 1)), changed(start, add("A", 2))).content;
    expect(both.lines).toContainEqual({ section: "main", name: "A", count: 5 });
    const fewer = merge(start, changed(start, add("A", -2)), changed(start, add("A", -1))).content;
    expect(fewer.lines.map(({ name }) => name)).toEqual(["B"]);
  });

  test("and both the notes: mine are taken, and it is told", () => {
    const mine = changed(start, about({ notes: "Mine", tags: ["a", "b"], cover: "Ann’s" }));
    const theirs = changed(start, about({ notes: "Theirs", author: "Ben", tags: ["b", "c"] }));
    const { content, contested } = merge(start, mine, theirs);
    expect(contested).toEqual(["notes"]);
    expect(content.about).toEqual({ notes: "Mine", author: "Ben", tags: ["a", "b", "c"], cover: "Ann’s" });
  });

  test("and a tag that one of them removed stays removed", () => {
    const base = changed(start, about({ tags: ["a", "b"] }));
    const { content } = merge(
      base,
      changed(base, about({ tags: ["b"] })),
      changed(base, about({ tags: ["a", "b", "c"] })),
    );
    expect(content.about?.tags).toEqual(["b", "c"]);
  });
});
