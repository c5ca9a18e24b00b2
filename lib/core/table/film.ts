// A film: a game that was played once, as values that say themselves what they are. Whoever shows it needs to know no rule,
// and none of the game's ids.
import type { Card } from "../card/card.ts";
import type { Start } from "./board.ts";
import type { Dealer } from "./dealer.ts";
import type { LogLine } from "./frame.ts";
import type { BoardArea } from "./goldfish.ts";
import type { Move, Ruled } from "./move.ts";
import { moveWords } from "./move-words.ts";
import { checksumOf, type History } from "./replay.ts";
import { type State, stateOf } from "./state.ts";
import type { Table } from "./table.ts";

/** A place of the board, each slot apart, and where it is drawn: in a row and a column, or beside the board. */
export interface FilmPlace extends Partial<Pick<BoardArea, "row" | "rows" | "column" | "span">> {
  readonly id: string;
  readonly name: string;
  readonly side: "mine" | "shared" | "enemy";
  readonly as: "row" | "fan" | "pile";
  /** What of a card's memory says in which column of the place it stands. */
  readonly columns?: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What was done, by whom, and what the table looked like then. */
export interface FilmFrame {
  readonly by: "nobody" | "player" | "other";
  readonly says: string;
  /** How many moves the player has made by then. */
  readonly at: number;
  readonly phase: string;
  readonly state: State;
  /** The lines that the log has got since the frame before. */
  readonly log: readonly LogLine[];
}

export interface Film {
  readonly board: {
    readonly places: readonly FilmPlace[];
    readonly counters: readonly Named[];
    readonly tokens: readonly Named[];
    /** What a used-up card is called. */
    readonly spent: string;
    readonly other: string;
  };
  readonly frames: readonly FilmFrame[];
  /** The checksum of the position that the film was asked for. */
  readonly check?: string;
  /** Why the film ends before the last of the moves. */
  readonly stopped?: string;
}

/** Plays a game from its moves and films it. Nobody is asked for anything. */
export function filmed<C extends Card>(dealer: Dealer<C>, start: Start<C>, history: History): Film {
  const { moves, at, answers = [] } = history;
  const frames: FilmFrame[] = [];
  let told = 0;
  let table: Table<C> | undefined;
  let next: Omit<FilmFrame, "phase" | "state" | "log" | "at"> = { by: "nobody", says: "" };
  const shoot = (played: number) => {
    const seen = table;
    if (!seen) return;
    const log = seen.log?.slice(told) ?? [];
    told += log.length;
    const { name: phase } = dealer.phase(seen);
    // The player watches, whoever acts.
    frames.push({ ...next, at: played, phase, state: seen.as(0, () => stateOf(dealer.goldfish, seen)), log });
  };
  // When the other side is asked for its next move, what came before it is on the table.
  function* script(played: number): Generator<Ruled, undefined> {
    for (const answer of answers[played] ?? []) {
      shoot(played);
      next = { by: "other", says: table ? moveWords(dealer, table, answer) : "" };
      yield answer;
    }
    return undefined;
  }
  const opening = dealer.openAgain(start, true, script(0));
  table = opening.table;
  shoot(0);
  let [check, stopped] = [at === 0 ? checksumOf(dealer.goldfish, table) : undefined, opening.why];
  for (const [index, move] of moves.entries()) {
    if (stopped !== undefined) break;
    next = { by: "player", says: said(dealer, table, move) };
    stopped = dealer.play(table, move, script(index + 1));
    if (stopped === undefined) shoot(index + 1);
    if (index + 1 === at) check = checksumOf(dealer.goldfish, table);
  }
  const end = { ...(check !== undefined && { check }), ...(stopped !== undefined && { stopped }) };
  return { board: boardOf(dealer, table), frames, ...end };
}

function said<C extends Card>(dealer: Dealer<C>, table: Table<C>, move: Move): string {
  // What is done by hand has a line in the log.
  return "do" in move ? moveWords(dealer, table, move) : "By hand";
}

function boardOf<C extends Card>({ goldfish }: Dealer<C>, { index }: Table<C>): Film["board"] {
  const places = goldfish.areas.flatMap((area): FilmPlace[] => {
    const spots = index.spots.filter(({ zone }) => zone.id === area.zone);
    return spots.map(({ name, zone }, slot) => {
      const [, number] = name.split(":");
      const called = number === undefined ? zone.name : `${zone.name} ${number}`;
      const { side, as } = area;
      if (area.as !== "row") return { id: name, name: called, side, as };
      const { row, rows = 1, span } = area;
      const { columns } = zone;
      const column = area.column + slot * (area.step ?? 0);
      return { id: name, name: called, side, as, row, rows, column, span, ...(columns !== undefined && { columns }) };
    });
  });
  const named = (list: readonly { id: string; name: string; hidden?: true }[]) =>
    list.flatMap(({ id, name, hidden }) => (hidden ? [] : { id, name }));
  return {
    places,
    counters: named(goldfish.counters),
    tokens: named(goldfish.tokens),
    spent: goldfish.spent?.is ?? "exhausted",
    other: goldfish.sides?.name ?? "The opponent",
  };
}
