import { expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Dealt, Start } from "../../lib/core/table/board.ts";
import { moveWords } from "../../lib/core/table/move-words.ts";
import { shuffle } from "../../lib/core/table/piles.ts";
import { ownCards } from "../../lib/core/table/seats.ts";
import { playedToHand } from "../../lib/core/table/to-hand.ts";
import { games } from "../../lib/games/index.ts";
import { apart } from "../../lib/trials/apart.ts";
import { facingSame, oppositesOf } from "../../lib/trials/opposites.ts";
import { aligned, changed, signTest, versus } from "../../lib/trials/pairs.ts";
import { movesIn, type Played, playGame, seedOf } from "../../lib/trials/trial.ts";
import { faced } from "../../lib/trials/trial-answer.ts";
import { USUAL } from "../../lib/trials/trial-text.ts";
import { luckWords } from "../../lib/trials/words.ts";
import { readYardstick, worthOf, yardstickText } from "../../lib/trials/yardstick.ts";
import { runs } from "../runs.ts";
import { type OpenTable, tableOf } from "../table/games.ts";

const SHORT = { ...USUAL, turns: 3 };

test.each(games)("$name: a card that had no part in a game can nearly always be another one", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { numRuns } = runs(16, 1_000);
  const dice = Dice.of(`unseen in ${game.id}`);
  const isOwn = (card: Dealt | undefined) => !card?.side && game.sections.some(({ id }) => id === card?.from);
  let [unseen, same] = [0, 0];
  for (let at = 0; unseen < numRuns && at < 40 * numRuns; at++) {
    const begun = start("unseen", at);
    const before = playGame(dealer, begun, USUAL, at);
    const free = [...begun.cards.keys()].filter((slot) => isOwn(begun.cards[slot]) && !before.touched.includes(slot));
    const slot = free[dice.below(Math.max(1, free.length))] ?? 0;
    const from = begun.cards[slot]?.from;
    const others = ownCards(begun).filter((card) => card.from === from && card.label !== begun.cards[slot]?.label);
    const card = others[dice.below(Math.max(1, others.length))];
    if (!card || free.length === 0) continue;
    unseen++;
    const after = playGame(dealer, changed(begun, [{ slot, card }]), USUAL, at);
    if (JSON.stringify([...after.values]) === JSON.stringify([...before.values])) same++;
  }
  expect(unseen).toBe(numRuns);
  // Pilots know what their deck holds, and some reckon with it. What is reported is played whole.
  expect(same / unseen).toBeGreaterThanOrEqual(0.75);
});

test("decks are aligned: what both hold lies in the same places", async () => {
  const { dealer, start } = await tableOf(games[0]);
  const [one, other] = [start("a", 0), start("a", 1)];
  const both = aligned(dealer.goldfish, one, other);
  expect([...both.cards].map(({ label, from }) => `${from} ${label}`).sort()).toEqual(
    [...other.cards].map(({ label, from }) => `${from} ${label}`).sort(),
  );
  const inPlace = (cards: typeof both.cards) => cards.filter(({ label }, at) => one.cards[at]?.label === label).length;
  expect(inPlace(both.cards)).toBeGreaterThan(inPlace(other.cards));
  expect(aligned(dealer.goldfish, one, one)).toEqual(one);
});

/** The cards that are drawn from each zone of piles, in their order, as their places among the first deck's. */
function ordersOf({ dealer, game }: OpenTable, start: Start, places?: readonly number[]) {
  const { table } = playedToHand(dealer, start);
  const own = new Set(game.sections.map(({ id }) => id));
  const orders = new Map<string, number[]>();
  // What was drawn lay on top.
  const zones = dealer.goldfish.zones.toSorted((a, b) => Number(b.as === "hand") - Number(a.as === "hand"));
  for (const { id: zone, as } of zones) {
    if (as === "play" || table.zone(zone) < 0) continue;
    for (const id of table.in(table.zone(zone))) {
      const { from = "", side } = start.cards[id] ?? {};
      if (own.has(from) && !side) orders.set(from, [...(orders.get(from) ?? []), places ? (places[id] ?? -1) : id]);
    }
  }
  return orders;
}

test.each(games)("$name: what two decks share comes in the same order in both, whatever their sizes", async (game) => {
  const open = await tableOf(game);
  const { goldfish } = open.dealer;
  const all = [...samplesOf(game).keys()];
  let compared = 0;
  for (const a of all)
    for (const b of all) {
      const [one, other] = [open.start(`pair ${a} ${b}`, a), open.start(`pair ${a} ${b}`, b)];
      const beside = aligned(goldfish, one, other);
      const places = beside.beside?.places ?? beside.cards.map((_, at) => at);
      const [mine, theirs] = [ordersOf(open, one), ordersOf(open, beside, places)];
      for (const [section, order] of mine) {
        const its = theirs.get(section) ?? [];
        const both = order.filter((place) => its.includes(place));
        expect([a, b, section, its.filter((place) => both.includes(place))]).toEqual([a, b, section, both]);
        // Decks of one size are shuffled place by place.
        if (order.length === its.length) expect(its).toEqual(order);
        compared += both.length;
      }
      expect(beside.cards.map(({ label, from }) => `${from} ${label}`).sort()).toEqual(
        other.cards.map(({ label, from }) => `${from} ${label}`).sort(),
      );
    }
  expect(compared).toBeGreaterThan(100);
});

test("a deck that is shuffled beside another one still comes in every order equally often", () => {
  const cards = (count: number) => Array.from({ length: count }, (_, id) => id);
  for (const [size, beside] of [
    [4, { places: [0, 1, 2, -1], left: [] }],
    [4, { places: [0, 3, 5, -1], left: [1, 2, 4].map((place) => ({ place, zone: "draw" })) }],
    [3, { places: [-1, -1, -1], left: [] }],
  ] as const) {
    const counts = new Map<string, number>();
    const orders = cards(size).reduce((product, at) => product * (at + 1), 1);
    const tries = 400 * orders;
    for (let at = 0; at < tries; at++) {
      const seed = `even ${at}`;
      const pile = cards(size);
      shuffle(pile, "draw", { turn: 0, start: { seed, beside }, dice: Dice.of(seed) });
      counts.set(pile.join(" "), (counts.get(pile.join(" ")) ?? 0) + 1);
    }
    expect(counts.size).toBe(orders);
    const spread = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    // Of a chi-squared with 23 degrees of freedom, one in a thousand lies beyond 50.
    expect(spread).toBeLessThan(50);
  }
});

test("two decks are compared game by game, and a yardstick counts what is wanted less below zero", async () => {
  const { dealer, start } = await tableOf(games[0]);
  const { measures } = dealer.goldfish;
  const begun = start("any");
  const played = Array.from({ length: 20 }, (_, at) => playGame(dealer, begun, USUAL, at));
  for (const text of ["income", "income@3", "trash@2", "won", "income>=20@3"]) {
    const read = readYardstick(measures, text);
    if (!read.ok) throw new Error(read.why);
    expect(yardstickText(read.yardstick)).toBe(text);
    const worth = worthOf(measures, read.yardstick);
    expect(versus(played, played, worth)).toMatchObject({ better: 0, worse: 0, same: 20, difference: { mean: 0 } });
    if (text === "trash@2") expect(worth(played[0] ?? playGame(dealer, begun, USUAL, 0))).toBeLessThan(0);
  }
  expect(readYardstick(measures, "luck")).toMatchObject({ ok: false });
});

test("few games that differ are told by their signs, exactly", () => {
  const of = (better: number, worse: number, n = 100) => {
    const game = (value: number): Played => ({
      how: "ended",
      turn: 1,
      values: Float64Array.of(value),
      touched: new Uint16Array(),
    });
    const gains = Array.from({ length: n }, (_, at) => (at < better ? 1 : at < better + worse ? -1 : 0));
    return versus(
      gains.map(() => game(0)),
      gains.map(game),
      ({ values }) => values[0] ?? 0,
    );
  };
  expect([signTest(4, 0), signTest(0, 6), signTest(3, 3), signTest(60, 40)]).toEqual([0.125, 0.03125, 1, undefined]);
  expect([of(4, 0), of(0, 5), of(6, 0), of(0, 6), of(60, 30), of(45, 45)].map(({ verdict }) => verdict)).toEqual([
    "open",
    "open",
    "better",
    "worse",
    "better",
    "open",
  ]);
  expect(luckWords(of(4, 0))).toBe("Luck alone could do that: 4 to 0 or further apart comes in 13 of 100 tries.");
  expect(luckWords(of(0, 0))).toBe("No game came out differently.");
  expect(luckWords(of(0, 6))).toBe("Too much worse to be luck.");
  expect(luckWords(of(45, 45))).toBe("Luck alone could do that.");
});

test.each(games)("$name: the first different move of a pair is where their moves part", async (game) => {
  const { dealer, start } = await tableOf(game);
  const [before, after] = [start("apart", 0), start("apart", 1)].map((one) => ({ start: one, trial: SHORT }));
  if (!before || !after) throw new Error("there are no decks");
  expect(apart(dealer.goldfish, before, before, 1)).toBeUndefined();
  const told = ({ start: begun }: typeof before) => {
    const table = dealer.open({ ...begun, seed: seedOf(SHORT, 1) }, false);
    const words: string[] = [];
    for (const move of movesIn(dealer, table, SHORT)) {
      words.push(`${table.turn} ${moveWords(dealer, table, move)}`);
      dealer.play(table, move);
    }
    return words;
  };
  const [mine, theirs] = [told(before), told(after)];
  const first = mine.findIndex((words, at) => words !== theirs[at]);
  const found = apart(dealer.goldfish, before, after, 1);
  expect(found).toBeDefined();
  expect(`${found?.turn} ${found?.before}`).toBe(mine[first]);
  expect(`${found?.turn} ${found?.after}`).toBe(theirs[first]);
});

test("Orion's Spur: decks that usually face different fleets face the same one beside each other", async () => {
  const { dealer, start } = await tableOf(gameOf("orions-spur"));
  const [one, other] = [start("a", 0), start("a", 1)];
  const [opposites, others] = [oppositesOf(one), oppositesOf(other)];
  const trial = facingSame(opposites, SHORT);
  expect(faced(others, SHORT.opposite)?.id).not.toBe(faced(opposites, SHORT.opposite)?.id);
  expect(faced(others, trial.opposite)?.id).toBe(faced(opposites, SHORT.opposite)?.id);
  const named = { start: aligned(dealer.goldfish, one, other), trial };
  expect(apart(dealer.goldfish, { start: one, trial: SHORT }, named, 0)?.turn).not.toBe(0);
});

function gameOf(id: string) {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
