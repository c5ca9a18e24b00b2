import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { readText } from "../../lib/deck/list/text.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";

/** The sample decks of a game, each with its verdict. They are judged once for each state of the cards. */
export const judgedSamples = memoPerKey((pool: Pool): readonly JudgedSample[] =>
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
