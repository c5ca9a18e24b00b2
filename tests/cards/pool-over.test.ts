// Pools that lie over each other are the pool of all their sets, and make nothing anew that only one of them has.
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { keyOf, Pool, type PoolCard } from "../../lib/cards/pool.ts";
import { PoolOver } from "../../lib/cards/pool-over.ts";
import type { Card, CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { fold } from "../../lib/core/words.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

function setsFor(game: Game): fc.Arbitrary<CardSet[]> {
  const [built] = builtInSets(game).flatMap(({ cards }) => cards);
  const name = fc.constantFrom("Ember", "ember", "Émber", "Ember 1", "Ash", "Ash 20", "Ash 2", built?.name ?? "Ash");
  const kind = game.attributes.find((attribute) => attribute.name === game.kind)?.shapes[0];
  const kinds = (kind?.is === "word" && kind.of) || ["none"];
  const card = fc.record(
    {
      name,
      [game.kind]: fc.constantFrom(...kinds),
      text: fc.constantFrom("One.", "Two."),
      ...(game.numbered === undefined ? {} : { [game.numbered]: fc.constantFrom(1, 20, null) }),
      standIn: fc.constantFrom(["text"], [game.numbered ?? "text"]),
    },
    { requiredKeys: ["name"] },
  );
  const cards = fc.uniqueArray(card as fc.Arbitrary<Card>, { maxLength: 6, selector: (one) => keyOf(game, one) });
  return fc
    .array(cards, { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map((cards, at) => ({ game: game.id, id: `s${at}`, name: `S ${at}`, official: false, source: "", cards })),
    );
}

const said = (entry: PoolCard | undefined) =>
  entry && {
    card: entry.card,
    label: entry.label,
    folded: entry.folded,
    names: entry.names,
    set: entry.set,
    code: entry.code,
    known: entry.known,
  };
const found = (match: ReturnType<Pool["find"]>) =>
  match !== undefined && !("card" in match) ? match.map(said) : said(match);

test.each(games.map((game) => [game.id, game] as const))(
  "%s: a pool over others is the pool of all sets",
  (_, game) => {
    const [built, codes] = [builtInSets(game), codesOf(game)];
    const base = new Pool(game, built, codes);
    fc.assert(
      fc.property(setsFor(game), (sets) => {
        const whole = new Pool(game, [...built, ...sets], codes);
        const over = sets.reduce((below: Pool, set) => new PoolOver(below, new Pool(game, [set], codes)), base);
        expect(over.cards.map(said)).toEqual(whole.cards.map(said));
        expect(over.known).toEqual(whole.known);
        expect(over.size).toBe(whole.cards.length);
        expect([...over.names()].sort()).toEqual([...whole.names()].sort());
        const own = sets.flatMap(({ cards }) => cards.map((card) => card.name));
        for (const name of [...own, "Ember 20", "Ash 1", "Ash 20", "ash", "nothing", base.cards[0]?.label ?? ""]) {
          expect(found(over.find(name))).toEqual(found(whole.find(name)));
          expect(over.named(fold(name))).toEqual(whole.named(fold(name)));
          expect(over.labelled(name)).toEqual(whole.labelled(name));
        }
        for (const code of codes.values()) expect(said(over.byCode(code))).toEqual(said(whole.byCode(code)));
        for (const entry of over.cards) expect(over.of(entry.known)).toBe(entry);
        expect(over.cards.map((entry) => over.shortest(entry))).toEqual(
          whole.cards.map((entry) => whole.shortest(entry)),
        );
        expect(over.sets.map(({ id }) => id)).toEqual(whole.sets.map(({ id }) => id));
      }),
      runs(25, 2_000),
    );
  },
);

test("nothing of one pool alone is made again, however the pools are ordered", () => {
  const [game] = games;
  if (!game) throw new Error("no game");
  const set = (id: string): CardSet => ({
    game: game.id,
    id,
    name: id,
    official: false,
    source: "",
    cards: Array.from({ length: 300 }, (_, at) => ({ name: `Card ${id} ${at}` })),
  });
  const base = new Pool(game, builtInSets(game), codesOf(game));
  const parts = ["a", "b", "c"].map((id) => new Pool(game, [set(id)]));
  const made = new Set([base, ...parts].flatMap(({ cards, known }) => [...cards, ...known]));
  for (const order of [parts, parts.toReversed()]) {
    const over = order.reduce((below: Pool, part) => new PoolOver(below, part), base);
    expect(over.cards.length).toBe(base.cards.length + 900);
    expect([...over.cards, ...over.known].filter((one) => !made.has(one))).toEqual([]);
  }
});
