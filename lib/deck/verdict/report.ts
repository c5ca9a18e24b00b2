import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import { type Deck, DeckSections, type HouseRules, type Options } from "../../core/judge/deck.ts";
import type { Verdict } from "../../core/judge/rule.ts";
import { encode } from "../code/code-writer.ts";
import type { ListReading } from "../list/text.ts";
import { judge } from "./judge.ts";

/** The whole answer about a deck, as the command line and the API give it. */
export interface Report extends Verdict {
  readonly game: string;
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly name?: string;
  readonly counts: Readonly<Record<string, number>>;
  /** How many findings were left out, if there are more than an answer holds. */
  readonly moreFindings?: number;
  readonly readings: readonly { readonly id: string; readonly text: string }[];
  /** The deck's code. It is null if some line cannot be written in a code. */
  readonly code: string | null;
  /** What was read differently from how the list was written, or not at all. */
  readonly reading?: Pick<ListReading, "guessed" | "notUnderstood">;
}

export function report<C extends Card>(
  games: readonly Game[],
  pool: Pool<C>,
  deck: Deck<C>,
  reading?: ListReading<C>,
): Report {
  return reported(games, pool, deck, judge(pool, deck), reading);
}

/** The report of a deck whose verdict is known. Its code is made only when it is asked for. */
export function reported<C extends Card>(
  games: readonly Game[],
  pool: Pool<C>,
  deck: Deck<C>,
  { status, findings, held }: Verdict,
  reading?: ListReading<C>,
): Report {
  const { game } = pool;
  let code: string | null | undefined;
  return {
    game: game.id,
    format: deck.format,
    options: deck.options,
    house: deck.house,
    ...(deck.name === undefined ? {} : { name: deck.name }),
    status,
    counts: new DeckSections(deck).counts(),
    ...writtenOut(findings),
    held,
    readings: readingsOf(game, deck).map(({ id, text }) => ({ id, text })),
    get code() {
      if (code === undefined) code = encode(games, pool, deck) ?? null;
      return code;
    },
    ...(reading ? { reading: { guessed: reading.guessed, notUnderstood: reading.notUnderstood } } : {}),
  };
}

const MOST_FINDINGS = 200;

/** The findings that an answer includes, with at least the first of each rule, and how many more there are. */
export function writtenOut(findings: Verdict["findings"]): Pick<Report, "findings" | "moreFindings"> {
  if (findings.length <= MOST_FINDINGS) return { findings };
  const rules = new Set(findings.map(({ rule }) => rule));
  let others = MOST_FINDINGS - rules.size;
  const written = findings.filter(({ rule }) => rules.delete(rule) || others-- > 0);
  return { findings: written, moreFindings: findings.length - written.length };
}

/** The interpretations of the rulebook under which a deck was judged. */
export function readingsOf(game: Game, deck: Pick<Deck, "format">) {
  return game.readings.filter(({ formats }) => !formats || formats.includes(deck.format));
}
