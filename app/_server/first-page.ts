import { setImmediate } from "node:timers/promises";
import type { Pool } from "../../lib/cards/pool.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { readText } from "../../lib/deck/list/text.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { curveOf, numbersOf } from "../../lib/deck/view/charts.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { groupOdds } from "../../lib/deck/view/odds.ts";
import { unfinished } from "../../lib/deck/view/unfinished.ts";
import { games } from "../../lib/games/index.ts";
import { judgedSamples } from "./samples.ts";
import { firstHandOf, playableHandOf } from "./tables.ts";

/** So many hands of each sample are looked at for the one that is shown first. */
const HANDS = 6;
/** More cards make a hand wider, and no finer: they lie over each other. */
const MOST = 6;

interface Finest {
  readonly sample: JudgedSample;
  readonly hand: number;
  readonly worth: number;
  /** All of its cards are seen side by side. */
  readonly isWhole: boolean;
}

/** The sample of a game and its hand that show most: different cards, with texts, and the one that the deck is known by. */
export const finestHandOf = memoPerKey(async (pool: Pool) => {
  let finest: Finest | undefined;
  for (const sample of judgedSamples(pool)) {
    const cover = coverOf(pool, sample.deck.entries)?.label;
    for (let hand = 1; hand <= HANDS; hand++) {
      const dealt = await playableHandOf({ pool, ...sample }, String(hand));
      const cards = new Map(dealt?.faces.map(({ entry }) => [entry.label, entry.card]));
      const worth =
        Math.min(cards.size, MOST) +
        [...cards.values()].slice(0, MOST).filter(({ text }) => text).length +
        (cards.has(cover ?? "") ? 3 : 0);
      if (dealt && worth > (finest?.worth ?? 0)) finest = { sample, hand, worth, isWhole: dealt.faces.length <= MOST };
      // Whoever asks for something else meanwhile does not wait for all hands.
      await setImmediate();
    }
  }
  return finest;
});

/** The games whose first hands are seen whole, or all of them. */
export async function withWholeHands(pools: readonly Pool[]): Promise<readonly Pool[]> {
  const finest = await Promise.all(pools.map(finestHandOf));
  const whole = pools.filter((_, at) => finest[at]?.isWhole);
  return whole.length > 0 ? whole : pools;
}

/** A sample deck before it is done, with two slips, and as odds: what building, checking and measuring look like. */
export const demonstrationOf = memoPerKey(async (pool: Pool) => {
  const sample = (await finestHandOf(pool))?.sample ?? judgedSamples(pool)[0];
  if (!sample) return undefined;
  const first = await firstHandOf({ pool, deck: sample.deck }, "1");
  const odds = first ? groupOdds(pool.game, first.pile, first.cards.length) : [];
  return { sample, build: unfinishedFrom(pool, sample), check: withSlips(pool, sample), odds };
});

/** A deck that lacks the last card of its largest section. */
function unfinishedFrom(pool: Pool, { deck }: JudgedSample) {
  const sections = [...Map.groupBy(deck.entries, ({ section }) => section).values()];
  const most = sections.reduce((best, one) => (one.length > best.length ? one : best), deck.entries.slice(0, 0));
  const entries = deck.entries.filter((entry) => entry !== most.at(-1));
  const shorter = { ...deck, entries };
  const told = report(games, pool, shorter);
  return {
    lines: most.slice(0, 4).map(({ card, count }) => ({ name: card.label, count })),
    curve: curveOf(numbersOf(pool, entries)),
    lacks: unfinished(pool, shorter, told),
    verdict: told,
  };
}

const LINE = /^([1-9]\d*) (.*\p{L}{4,}.*)$/u;

/** A deck's list with one name misspelt and with one card too many, as it is read and judged. */
function withSlips(pool: Pool, { text }: JudgedSample) {
  const lines = text.split("\n");
  const cards = lines.flatMap((line, at) => (LINE.test(line) ? [at] : []));
  const [typo = 0, more = 0] = cards.slice(Math.floor(cards.length / 2));
  const slips = [
    [typo, (lines[typo] ?? "").replace(/(\p{Ll})(\p{Ll})(?=\p{Ll}?$)/u, "$2$1")],
    [more, (lines[more] ?? "").replace(/^\d+/, (count) => String(Number(count) + 1))],
  ] as const;
  const changed = new Map<number, string>(slips);
  const read = readText(games, pool, lines.map((line, at) => changed.get(at) ?? line).join("\n"));
  if (!read.ok) return undefined;
  const { findings } = report(games, pool, read.reading.deck, read.reading);
  const errors = findings.filter(({ severity }) => severity === "error");
  const shown = Map.groupBy(errors, ({ rule }) => rule);
  return {
    lines: slips.map(([, line]) => line),
    findings: [...shown.values()].flatMap(([one]) => one ?? []).slice(0, 2),
  };
}
