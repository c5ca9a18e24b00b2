// The cards, counters and running phases of a state, to play on from it by hand.
import type { CardState, State } from "../../lib/core/table/state.ts";
import type { Play } from "./referee.ts";

/** Thrown where a reading of the rules has nothing to say. */
export class NotJudged extends Error {}

/**
 * How cards lie in a zone. Only what is in play stays exhausted and keeps its tokens. Only in a pile their order matters,
 * in a heap it does not.
 */
export type Lie = "pile" | "heap" | "hand" | "play";

/** What a table looks like to the side that acts, and which side that is. */
export interface View extends State {
  readonly side: 0 | 1;
}

/** What a reading says of one state. It throws `NotJudged` where it leaves something out. */
export interface Position {
  moves(): readonly Play[];
  /** Moves of which it can only say whether they may be allowed: what a text has to do may be missing. */
  isPartly?(move: Play): boolean;
  may?(move: Play): boolean;
}

/** A second reading of a rulebook, in the view of whoever acts. */
export interface Reading {
  at(state: View): Position;
  /** The table after a move. Chance and what lies hidden are read off the state that followed. */
  next(before: View, move: Play, after: View): Board;
}

type Counts = Record<string, number>;

export interface Lying {
  readonly id: number;
  zone: string;
  exhausted: boolean;
  faceUp: boolean;
  counters: Counts;
  memory: Counts;
}

interface Running {
  phase: string;
  args: Readonly<Record<string, number>>;
  isTheirs: boolean;
}

const copied = (from: Readonly<Record<string, number>> | undefined): Counts => ({ ...from });
const plain = (counts: Counts) =>
  JSON.stringify(
    Object.entries(counts)
      .filter(([, value]) => value !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export class Board {
  readonly side: 0 | 1;
  /** The numbers of the game, hidden ones too. */
  readonly counters: Counts;
  stack: Running[];
  turn: number;
  isTurned = false;
  over: boolean;
  readonly #lies: Readonly<Record<string, Lie>>;
  readonly #ignored: readonly string[];
  readonly #cards = new Map<number, Lying>();
  readonly #zones = new Map<string, number[]>();

  /** Tokens that only the table needs are ignored. What they bring about is compared. */
  constructor(state: View, lies: Readonly<Record<string, Lie>>, ignored: readonly string[] = []) {
    this.#ignored = ignored;
    this.side = state.side;
    this.#lies = lies;
    this.counters = { ...state.counters, ...state.memory };
    this.turn = state.turn;
    this.over = state.over;
    this.stack = state.stack.map(({ phase, args, theirs }) => ({ phase, args, isTheirs: theirs === true }));
    for (const card of state.cards) {
      this.#cards.set(card.id, lying(card));
      this.#open(card.zone).push(card.id);
    }
  }

  get top(): Running {
    const top = this.stack.at(-1);
    if (!top) throw new Error("no phase is running");
    return top;
  }

  get phase(): string {
    return this.top.phase;
  }

  in(zone: string): readonly number[] {
    return this.#zones.get(zone) ?? [];
  }

  at(id: number): Lying {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`there is no card ${id}`);
    return card;
  }

  move(id: number, zone: string, isBottom = false): void {
    const card = this.at(id);
    const from = this.#open(card.zone);
    from.splice(from.indexOf(id), 1);
    const to = this.#open(zone);
    const lie = this.#lie(zone);
    if (lie === "pile" && !isBottom) to.unshift(id);
    else to.push(id);
    card.zone = zone;
    if (lie === "play") return;
    Object.assign(card, { exhausted: false, counters: {}, memory: {} });
  }

  /** Moves cards from the top of a pile, and answers how many. */
  draw(from: string, to: string, count: number): number {
    const drawn = this.in(from).slice(0, count);
    for (const id of drawn) this.move(id, to);
    return drawn.length;
  }

  /** A shuffled pile may lie in any order: in the one that gives what was drawn from it since, to these zones in turn. */
  shuffle(zone: string, after: View, ...drawnTo: readonly string[]): void {
    const own = new Set(this.in(zone));
    const order = [...drawnTo, zone].flatMap((place) =>
      after.cards.flatMap((card) => (card.zone === place && own.has(card.id) ? [card.id] : [])),
    );
    this.#zones.set(zone, [...order, ...[...own].filter((id) => !order.includes(id))]);
  }

  token(id: number, token: string): number {
    const { counters, memory } = this.at(id);
    return counters[token] ?? memory[token] ?? 0;
  }

  call(phase: string, args: Readonly<Record<string, number>> = {}, isTheirs = false): void {
    this.stack.push({ phase, args, isTheirs });
  }

  get(counter: string): number {
    return this.counters[counter] ?? 0;
  }

  add(counter: string, by: number): void {
    this.counters[counter] = this.get(counter) + by;
  }

  /** Looks at the table from the other side: zones and counters whose names begin so are theirs, beside some pairs. */
  turnAround(prefix: string, pairs: readonly (readonly [string, string])[]): void {
    const other = (name: string): string => {
      for (const [mine, theirs] of pairs) {
        if (name === mine) return theirs;
        if (name === theirs) return mine;
      }
      return name.startsWith(prefix) ? name.slice(prefix.length) : `${prefix}${name}`;
    };
    const counters = { ...this.counters };
    for (const id of Object.keys(counters)) if (other(id) in counters) this.counters[id] = counters[other(id)] ?? 0;
    const zones = [...this.#zones];
    this.#zones.clear();
    for (const [zone, ids] of zones) {
      const isShared = !zone.startsWith(prefix) && !(`${prefix}${zone.replace(/:.*/, "")}` in this.#lies);
      const name = isShared ? zone : other(zone);
      this.#zones.set(name, ids);
      for (const id of ids) this.at(id).zone = name;
    }
    for (const running of this.stack) running.isTheirs = !running.isTheirs;
    this.isTurned = !this.isTurned;
  }

  /** Where a state is otherwise, one line each. */
  departures(after: View): string[] {
    const faults: string[] = [];
    const say = (what: string, is: unknown, said: unknown) => {
      if (is !== said) faults.push(`${what} is ${is}, not ${said}`);
    };
    say("over", after.over, this.over);
    if (this.over) return faults;
    say("turn", after.turn, this.turn);
    const phases = ({ phase, isTheirs, args }: Running) => `${phase}${isTheirs ? "*" : ""}${plain(copied(args))}`;
    const running = after.stack.map(({ phase, args, theirs }) => ({ phase, args, isTheirs: theirs === true }));
    say("the stack", running.map(phases).join(" "), this.stack.map(phases).join(" "));
    const counts: Counts = { ...after.counters, ...after.memory };
    for (const [id, value] of Object.entries(this.counters)) say(id, counts[id], value);
    const places = new Map<string, number[]>();
    for (const card of after.cards) {
      places.set(card.zone, [...(places.get(card.zone) ?? []), card.id]);
      const said = this.at(card.id);
      say(`#${card.id}`, told(lying(card), this.#ignored), told(said, this.#ignored));
    }
    for (const [zone, ids] of places) if (this.#lie(zone) === "pile") say(zone, ids.join(" "), this.in(zone).join(" "));
    return faults;
  }

  #lie(zone: string): Lie {
    const name = zone.replace(/:.*/, "");
    return this.#lies[name] ?? "play";
  }

  #open(zone: string): number[] {
    const open = this.#zones.get(zone) ?? [];
    this.#zones.set(zone, open);
    return open;
  }
}

function lying({ id, zone, exhausted, faceUp, counters, memory }: CardState): Lying {
  return { id, zone, exhausted, faceUp, counters: copied(counters), memory: copied(memory) };
}

function told({ zone, exhausted, counters, memory }: Lying, ignored: readonly string[]): string {
  const rest = Object.fromEntries(Object.entries(memory).filter(([token]) => !ignored.includes(token)));
  return `${zone}${exhausted ? " exhausted" : ""} ${plain(counters)}${plain(rest)}`;
}
