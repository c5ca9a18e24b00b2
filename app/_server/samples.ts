import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { keptPer } from "../../lib/core/kept-per.ts";
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
