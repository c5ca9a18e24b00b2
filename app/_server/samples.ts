import { builtInPool, pilesOf, samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { keptPer } from "../../lib/core/kept-per.ts";
import { deal } from "../../lib/deck/deal.ts";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { type Report, report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";

export interface JudgedSample {
  readonly id: string;
  readonly name: string;
  /** Its list. */
  readonly text: string;
  /** What it is about, in one sentence of its author. */
  readonly idea?: string;
  readonly deck: Deck;
  readonly report: Report;
}

/** The sample decks of a game, each with its verdict. They are judged once for each state of the cards. */
export const judgedSamples = keptPer((pool: Pool): readonly JudgedSample[] =>
  samplesOf(pool.game).flatMap(({ id, name, text }) => {
    const read = readText(games, pool, text);
    if (!read.ok) return [];
    const { reading } = read;
    // The idea of a sample stands as a comment at the top of its list.
    const idea = /^#\s*(.+)/.exec(text)?.[1];
    const judged = { id, name, text, deck: reading.deck, report: report(games, pool, reading.deck, reading) };
    return [idea === undefined ? judged : { ...judged, idea }];
  }),
);

/** A first hand of a deck. The same seed deals the same hand. */
export async function handOf(pool: Pool, deck: Deck, seed: string): Promise<readonly PoolCard[]> {
  const { game } = pool;
  const goldfish = await game.goldfish();
  const start = deal(goldfish, deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, seed);
  if (typeof start === "string") return [];
  const hand = new FirstHands(goldfish, start).dealt(start);
  if (typeof hand === "string") return [];
  return hand.cards.flatMap(({ label }) => {
    const card = pool.labelled(label);
    return card ? [pool.of(card)] : [];
  });
}
