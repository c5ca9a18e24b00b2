import { expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Edit, edited } from "../../lib/core/judge/deck.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Dealt, Start } from "../../lib/core/table/board.ts";
import { ALONE, ownCards } from "../../lib/core/table/seats.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { swapsIn } from "../../lib/deck/swaps.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";
import { examined, type Swap } from "../../lib/trials/doctor.ts";
import { meanOf } from "../../lib/trials/interval.ts";
import { changed } from "../../lib/trials/pairs.ts";
import type { Pace, Thread } from "../../lib/trials/run.ts";
import { type Played, playGame } from "../../lib/trials/trial.ts";
import { USUAL } from "../../lib/trials/trial-text.ts";
import { unusedIn } from "../../lib/trials/unused.ts";
import { runs } from "../runs.ts";
import { type OpenTable, tableOf } from "../table/games.ts";

/** So few turns that a game is short, and enough for every card to be of some use. */
const SHORT = { ...USUAL, turns: 3 };

function threadOf({ dealer }: OpenTable, start: Start): Thread {
  return {
    play: async (numbers, changes = []) => numbers.map((at) => playGame(dealer, changed(start, changes), SHORT, at)),
  };
}

/** A card like another one, but of no use to anybody: its numbers are 0, and it says nothing. */
function blankOf({ attributes, kind }: Game, { card }: Dealt): Card {
  const numbers = attributes.filter(({ name, shapes: [{ is }] }) => is === "number" && !STAYS.includes(name));
  const words = attributes.filter(({ name, shapes: [{ is }] }) => is === "words" && name !== kind);
  return {
    ...card,
    name: "Planted Blank",
    text: null,
    ...Object.fromEntries(numbers.flatMap(({ name }) => (Reflect.has(card, name) ? [[name, 0]] : []))),
    ...Object.fromEntries(words.flatMap(({ name }) => (Reflect.has(card, name) ? [[name, []]] : []))),
  };
}

/** What keeps a card in play, or says what it costs. */
const STAYS = ["hull", "shield", "cost", "recruitment", "supply", "tier"];

/** Swaps of each of some cards for each of some others, wherever they are in the deck. */
function swapsOf(start: Start, cuts: readonly string[], adds: readonly Dealt[]): readonly Swap[] {
  const cards = ownCards(start);
  return cuts.flatMap((cut) => {
    const slot = cards.findLastIndex(({ label }) => label === cut);
    const from = cards[slot]?.from ?? "";
    return adds
      .filter(({ label }) => label !== cut)
      .map((card) => ({ cut, add: card.label, changes: [{ slot, card: { ...card, from } }] }));
  });
}

/** The section of a deck that most of its cards are in, and a card of each name there, the most common first. */
function mostOf(start: Start, sections: readonly string[]): readonly Dealt[] {
  const bySection = Map.groupBy(ownCards(start), ({ from }) => from);
  const [main = []] = sections.map((section) => bySection.get(section) ?? []).toSorted((a, b) => b.length - a.length);
  return [...Map.groupBy(main, ({ label }) => label).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([card]) => card ?? []);
}

test.each(games)("$name: the doctor cuts a planted card that nobody can use", async (game) => {
  const table = await tableOf(game);
  // A sample whose other cards are of use within three turns.
  const begun = table.start("doctor", 2);
  // In a game of few ships, the front row is what a player chooses.
  const sections = game.id === "orions-spur" ? ["front"] : game.sections.map(({ id }) => id);
  const kinds = mostOf(begun, sections);
  const [common] = kinds;
  if (!common) throw new Error("the sample has no cards");
  const blank = { ...common, label: "Planted Blank", card: blankOf(game, common) };
  // It takes the place of most copies, so that it matters in three turns.
  const slots = [...ownCards(begun).keys()].filter((slot) => begun.cards[slot]?.from === common.from);
  const planted = {
    ...begun,
    cards: begun.cards.map((card, slot) => (slots.slice(0, Math.ceil(slots.length / 2)).includes(slot) ? blank : card)),
  };
  const others = kinds.filter(({ label }) => ownCards(planted).some((card) => card.label === label)).slice(0, 2);
  const swaps = swapsOf(planted, [blank.label, ...others.map(({ label }) => label)], others);
  const yardstick = { measure: game.id === "orions-spur" ? "fleet" : (table.dealer.goldfish.measures[0]?.id ?? "") };
  const found = await examined({ start: planted, goldfish: table.dealer.goldfish, yardstick, swaps }, [
    threadOf(table, planted),
  ]);
  expect(found.tried[0]?.swap.cut).toBe(blank.label);
});

/** A thread in which every game comes out by chance alone, whatever the deck holds, but for what each change brings. */
function chance(seed: string, brings = 0): Thread & { last: number } {
  const played = (at: number, deck: string): Played => {
    const dice = Dice.of(`${seed} ${at} ${deck}`);
    const touched = Array.from({ length: PLACES }, (_, slot) => slot).filter(() => dice.below(2) === 0);
    const luck = dice.below(20) + (deck === "" ? 0 : brings);
    return { how: "ended", turn: 1, values: Float64Array.of(luck), touched: Uint16Array.from(touched) };
  };
  return {
    last: 0,
    async play(numbers, changes = []) {
      this.last = Math.max(this.last, ...numbers);
      return numbers.map((at) => {
        const before = played(at, "");
        // A change of what had no part in a game changes nothing.
        const isSeen = changes.some(({ slot }) => before.touched.includes(slot));
        return isSeen ? played(at, JSON.stringify(changes)) : before;
      });
    },
  };
}

const PLACES = 24;

test("of decks in which nothing helps, at most 5 of 100 get a suggestion", async () => {
  const { numRuns } = runs(200, 1_000);
  const measures = [{ id: "luck", name: "Luck", better: "more" as const, at: () => 0 }];
  const plans = [2, 10, 15].map((least) => ({ says: `${least} luck`, measure: "luck", least, turn: 1 }));
  const card = (label: string): Dealt => ({ card: { name: label }, label, from: "main" });
  const cards = Array.from({ length: PLACES }, (_, slot) => card(`own ${slot % 8}`));
  const start: Start = { seed: "1", format: "", options: {}, house: {}, ...ALONE, cards };
  const adds = Array.from({ length: 12 }, (_, at) => card(`other ${at}`));
  const single = swapsOf(start, [...new Set(cards.map(({ label }) => label))], adds);
  const whole = adds.map((other) => ({
    cut: "",
    add: other.label,
    changes: [3, 7, 11].map((slot) => ({ slot, card: other })),
  }));
  let [suggested, explained] = [0, 0];
  const lasts: number[][] = [[], []];
  for (let deck = 0; deck < numRuns; deck++) {
    const swaps = deck % 4 === 0 ? whole : single;
    const asked = { start, goldfish: { measures, plans }, yardstick: { measure: "luck" }, swaps };
    const told: Pace[] = [];
    const thread = chance(`null ${deck}`);
    const { helps, tried, games } = await examined(asked, [thread], (pace) => told.push(pace));
    lasts[deck % 4 === 0 ? 0 : 1]?.push(thread.last);
    expect(tried).toHaveLength(5);
    // How far it is never shrinks, and at the end all is done.
    const shares = told.map(({ done, most }) => done / most);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(told.at(-1)).toEqual({ done: games, most: games });
    if (tried.some(({ along }) => along)) explained++;
    // Games that had a part in the choice are those before: at least one round of them.
    for (const { best, worst } of tried) expect(Math.min(...best, ...worst)).toBeGreaterThanOrEqual(20);
    if (helps.length > 0) suggested++;
  }
  expect(suggested / numRuns).toBeLessThanOrEqual(0.05);
  expect(explained / numRuns).toBeLessThanOrEqual(0.05);
  // What looks like help is played again on games of its own. Were that never so, the intervals would be too wide.
  const alarms = lasts.flatMap((all) => all.filter((last) => last > Math.min(...all))).length;
  expect(alarms).toBeGreaterThan(0);
  expect(alarms / numRuns).toBeLessThanOrEqual(0.05);
});

test("the first row says no more than is true, and equal ones are told as such", async () => {
  const measures = [{ id: "luck", name: "Luck", better: "more" as const, at: () => 0 }];
  const card = (label: string): Dealt => ({ card: { name: label }, label, from: "main" });
  const cards = Array.from({ length: PLACES }, (_, slot) => card(`own ${slot % 8}`));
  const start: Start = { seed: "1", format: "", options: {}, house: {}, ...ALONE, cards };
  const swaps = swapsOf(start, ["own 1", "own 2"], [card("a"), card("b"), card("c")]);
  const asked = { start, goldfish: { measures, plans: [] }, yardstick: { measure: "luck" }, swaps };
  const over: number[] = [];
  let [tied, rows] = [0, 0];
  for (let run = 0; run < 80; run++) {
    const { helps } = await examined(asked, [chance(`equal ${run}`, 4)]);
    const [first, ...others] = helps;
    // A place has a part in half of all games.
    if (first) over.push(first.difference.mean - 2);
    rows += others.length;
    tied += others.filter(({ isTied }) => isTied).length;
    expect(first?.isTied).toBe(others.some(({ isTied }) => isTied));
  }
  expect(over).toHaveLength(80);
  const { from, to } = meanOf(over, 3.3);
  expect([from < 0, to > 0]).toEqual([true, true]);
  // The others are equal to it in truth, and no game tells otherwise in most of them.
  expect(tied / rows).toBeGreaterThan(0.6);
});

test("Orion's Spur: whole fleets are tried in their formations, all of them legal and none twice", async () => {
  const game = games.find(({ id }) => id === "orions-spur") ?? games[0];
  const { dealer, start } = await tableOf(game);
  const pool = builtInPool(game);
  const counts = samplesOf(game).map(({ text }) => {
    const read = readText(games, pool, text, { options: {}, house: {} });
    if (!read.ok) throw new Error("a sample is unread");
    const { deck } = read.reading;
    const begun = start("any", text);
    const { legal, undetermined } = swapsIn(pool, deck, dealer.goldfish, begun);
    expect(undetermined).toBe(0);
    expect(new Set(legal.map(({ cut, add }) => `${cut} → ${add}`)).size).toBe(legal.length);
    const all = ({ cards }: Start) => cards.map(({ label }) => label).sort();
    for (const { changes, edits } of legal) {
      // The same ships, some of them in reserve.
      expect(all(changed(begun, changes))).toEqual(all(begun));
      const after = { ...deck, ...edited(deck, edits, (label) => pool.labelled(label)) };
      expect(judge(pool, after).status).toBe("legal");
    }
    const ships = new Set(legal.map(({ edits }) => JSON.stringify(sumsOf(edits))));
    return ships.size;
  });
  // Standard, 12 points, 18 points, standard: as many as somebody else counted for the first two kinds.
  expect(counts).toEqual([3, 14, 30, 3]);
});

/** How many more or fewer of each ship a change takes, wherever they stand. */
function sumsOf(edits: readonly Edit[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const { card, by } of edits) sums.set(card, (sums.get(card) ?? 0) + by);
  return [...sums].filter(([, sum]) => sum !== 0).sort();
}

test("cards that a pilot makes nothing of are named, and no others", async () => {
  for (const game of games) {
    const { dealer, start } = await tableOf(game);
    const begun = start("unused");
    const unused = unusedIn(
      dealer,
      begun,
      SHORT,
      game.sections.map(({ id }) => id),
    );
    const [common] = mostOf(
      begun,
      game.sections.map(({ id }) => id),
    );
    expect(unused).not.toContain(common?.label);
    if (game.id === "open-worlds") expect(unused).toContain("Asteroid Strike");
  }
});
