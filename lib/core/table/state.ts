// The state of a table as JSON, complete with its dice.

import type { Card } from "../card/card.ts";
import type { Args, Counter } from "./board.ts";
import { UNKNOWN } from "./frame.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Table } from "./table.ts";

type Counts = Readonly<Record<string, number>>;

export interface CardState {
  readonly id: number;
  readonly name: string;
  readonly zone: string;
  readonly faceUp: boolean;
  readonly exhausted: boolean;
  /** The tokens that it carries. Counters at zero are left out. */
  readonly counters: Counts;
  /** What the rules remember about it. */
  readonly memory?: Counts;
  readonly note?: string;
  /** The card is face down, but its player has looked at it. */
  readonly seen?: true;
}

export interface State {
  readonly turn: number;
  readonly phase: string;
  readonly over: boolean;
  /** The cards by zone. The top of a pile comes first. */
  readonly cards: readonly CardState[];
  readonly counters: Counts;
  readonly memory: Counts;
  /** The running phases: the turn's own first, then those that were called. */
  readonly stack: readonly { readonly phase: string; readonly args: Args; readonly theirs?: true }[];
  readonly played: number;
  readonly dice: readonly number[];
}

export function stateOf<C extends Card>(goldfish: Goldfish<C>, table: Table<C>): State {
  const zones = table.under(table.size);
  const cards: CardState[] = [];
  for (let zone = 0; zone < zones; zone++) for (const id of table.in(zone)) cards.push(cardState(table, id, zone));
  const of = (hidden: boolean) => counts(goldfish.counters, hidden, (at) => table.get(at), true);
  return {
    turn: table.turn,
    phase: table.top.phase,
    over: isOver(goldfish, table),
    cards,
    counters: of(false),
    memory: of(true),
    stack: table.stack.map(({ phase, args, side }) => ({
      phase,
      args,
      ...(side === 1 ? { theirs: true as const } : {}),
    })),
    played: table.played,
    dice: table.dice.state,
  };
}

/** Whether the game is over, whoever looks. */
export function isOver<C extends Card>(goldfish: Goldfish<C>, table: Table<C>): boolean {
  return table.as(0, () => goldfish.result(table)) !== undefined;
}

export function cardState<C extends Card>(table: Table<C>, id: number, zone: number, by = table.person): CardState {
  const of = (hidden: boolean) => counts(table.board.tokens, hidden, (at) => table.token(id, at), false);
  const memory = of(true);
  const note = table.notes.get(id);
  return {
    id,
    name: table.isKnownTo(by, id) ? table.label(id) : UNKNOWN,
    zone: table.nameOf(zone),
    faceUp: table.isUp(id),
    exhausted: table.isExhausted(id),
    counters: of(false),
    ...(Object.keys(memory).length > 0 ? { memory } : {}),
    ...(note === undefined ? {} : { note }),
    ...(table.isSeen(id, by) && !table.isUp(id) ? { seen: true } : {}),
  };
}

function counts(list: readonly Counter[], hidden: boolean, get: (at: number) => number, zeros: boolean): Counts {
  const out: Record<string, number> = {};
  for (const [at, counter] of list.entries()) {
    if ((counter.hidden === true) !== hidden) continue;
    const value = get(at);
    if (value !== 0 || zeros) out[counter.id] = value;
  }
  return out;
}
