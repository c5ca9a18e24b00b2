import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool, builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { cellOf } from "../../lib/cards/cells.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import { kindOf } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { filledIn, openColumns, ownedCards } from "../../lib/sheets/filling.ts";
import { readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { attributeOf } from "../cards/random-set.ts";
import { deckOfPool, gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

let last = 0;
const newId = () => String(last++);

/** Values that the owners of some cards could read off them, for everything that nobody has stated. */
function learnt(game: Game, cards: readonly Card[]): fc.Arbitrary<Sheet> {
  const each = cards.map((card) => {
    const columns = openColumns(game, card).filter((column) => column !== game.kind && column !== "text");
    const cells = columns.map((column): [string, fc.Arbitrary<string>] => {
      const attribute = game.attributes.find(({ name }) => name === column);
      if (!attribute) throw new Error(`no attribute ${column}`);
      return [column, attributeOf(attribute, kindOf(card, game.kind)).map((value) => cellOf(game, column, value))];
    });
    return fc
      .record(Object.fromEntries(cells), { requiredKeys: [] })
      .map((stated) => ({ card, stated: stated as Record<string, string> }));
  });
  return fc
    .tuple(...each)
    .map((all) =>
      all.reduce((sheet, { card, stated }) => filledIn(game, sheet, card, stated, "mine", newId), ownedCards(game)),
    );
}

test.each(games)("what is learnt of cards of $name settles verdicts and turns none around", (game) => {
  const before = builtInPool(game);
  const deck = deckOfPool(before, 12);
  fc.assert(
    fc.property(
      deck.chain((one) =>
        fc.tuple(
          fc.constant(one),
          learnt(game, [...new Set(one.entries.map(({ card }) => before.of(card).card))].slice(0, 6)),
        ),
      ),
      ([one, sheet]) => {
        const { set, faults } = readSheet(game, sheet);
        // Some values are of no card of this kind, and such a card is not used.
        fc.pre(faults.length === 0);
        const after = new Pool(game, [...builtInSets(game), set], codesOf(game));
        const read = readText(games, after, writeText(before, one));
        if (!read.ok) throw new Error("the list cannot be read");
        const [was, is] = [judge(before, one).status, judge(after, read.reading.deck).status];
        if (was !== "undetermined") expect(is).toBe(was);
      },
    ),
    runs(40, 3_000),
  );
});

describe("a card of Open Worlds whose Class nobody has stated", () => {
  const game = gameCalled("open-worlds");
  const entry = builtInPool(game).find("Assassin");
  if (entry === undefined || !("card" in entry)) throw new Error("there is no such card");
  const { card } = entry;

  test("takes its Class from its owner, with the source, and nothing else", () => {
    expect(openColumns(game, card)).toContain("class");
    const sheet = filledIn(game, ownedCards(game), card, { class: "7" }, "my own card", newId);
    const { set, faults } = readSheet(game, sheet);
    expect(faults).toEqual([]);
    expect(set.cards).toEqual([{ name: "Assassin", kind: "orbital", class: 7, sources: { class: "my own card" } }]);
    const found = new Pool(game, [...builtInSets(game), set]).find("Assassin");
    expect(found).toMatchObject({ card: { class: 7, sources: { class: "my own card" } } });
  });
  test("is stated again in its own row", () => {
    const once = filledIn(game, ownedCards(game), card, { class: "7" }, "my own card", newId);
    const twice = filledIn(game, once, card, { class: "8", range: "2" }, "the other printing", newId);
    expect(twice.rows).toHaveLength(1);
    expect(twice.rows[0]).toMatchObject({
      cells: { class: "8", range: "2" },
      sources: { class: "the other printing" },
    });
  });
});
