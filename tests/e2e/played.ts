// Games played without a browser, to find the moments that are then opened in one.
import { samplesOf } from "../../lib/cards/built-in.ts";
import type { LogLine } from "../../lib/core/table/frame.ts";
import type { Move, Ruled } from "../../lib/core/table/move.ts";
import { linkAt } from "../../lib/core/table/opened.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { deckOf, type SampleDeck } from "../samples.ts";
import type { OpenTable } from "../table/games.ts";

const MOST_SEEDS = 20;
const MOST_MOVES = 400;

/** A move that was made in a game. */
export interface Played {
  readonly sample: SampleDeck;
  /** The table as it is now. The next move changes it. */
  readonly table: Table;
  /** The phase in which the move was made. */
  readonly phase: string;
  /** What the log says about the move. */
  readonly said: readonly LogLine[];
  /** The ends of the addresses of the moments before and after the move. */
  before(): string;
  after(): string;
}

type Choose = (table: Table) => Ruled | undefined;

/** Plays each sample deck of a game several times over, and tells of every move. Without a choice the autopilot moves. */
export function* played(open: OpenTable, choose: () => Choose = () => () => undefined): Generator<Played> {
  for (const { text, name } of samplesOf(open.game)) {
    const sample = deckOf(open.game, text, name);
    for (let seed = 0; seed < MOST_SEEDS; seed++) yield* movesOf(open, sample, `played-${seed}`, choose());
  }
}

function* movesOf({ dealer, start }: OpenTable, sample: SampleDeck, seed: string, choose: Choose): Generator<Played> {
  const begun = start(seed, sample.text);
  const table = dealer.open(begun);
  const moves: Move[] = [];
  const momentAt = (at: number) =>
    linkAt(dealer, begun, { moves: moves.slice(0, at), at, answers: table.answers ?? [] }, { release: "0.0.0" });
  while (moves.length < MOST_MOVES) {
    const move = choose(table) ?? dealer.advise(table)?.move;
    if (!move) return;
    const [phase, lines] = [dealer.phase(table).id, table.log?.length];
    dealer.play(table, move);
    const at = moves.push(move);
    const said = table.log?.slice(lines) ?? [];
    yield { sample, table, phase, said, before: () => momentAt(at - 1), after: () => momentAt(at) };
  }
}

/** Whether the log says something for the first time, so that its line is found by its words. */
export function isNew({ log = [] }: Table, text: string): boolean {
  return log.filter((line) => line.text.includes(text)).length === 1;
}
