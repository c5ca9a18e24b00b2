import type { Start } from "./board.ts";
import type { Card } from "./card.ts";
import { placed, playFree } from "./free.ts";
import type { Goldfish, Move, MoveKind, Phase, Policy, Ruled } from "./goldfish.ts";
import { type Frame, Table } from "./table.ts";

const PASS: Ruled = { do: "pass" };
const MOST_STEPS = 10_000;
const NONE: readonly MoveKind<never>[] = [];

/** The one engine: says what may be done at a table of its game, and does it. */
export class Dealer<C extends Card = Card> {
  readonly goldfish: Goldfish<C>;
  /** The phases of setup and turn, one after the other. */
  readonly #order: readonly Phase<C>[];
  readonly #phases = new Map<string, Phase<C>>();
  /** The kinds of moves that the phases of a turn share. */
  readonly #shared = new Map<string, readonly MoveKind<C>[]>();

  readonly #policies = new Map<string, readonly Policy<C>[]>();

  constructor(goldfish: Goldfish<C>) {
    this.goldfish = goldfish;
    this.#order = [...goldfish.setup, ...goldfish.phases];
    for (const phase of [...this.#order, ...goldfish.called]) {
      if (this.#phases.has(phase.id)) throw new Error(`two phases are called ${phase.id}`);
      this.#phases.set(phase.id, phase);
      this.#policies.set(
        phase.id,
        goldfish.autopilot.filter((policy) => policy.in?.includes(phase.id) ?? true),
      );
    }
    for (const { id } of goldfish.phases) this.#shared.set(id, goldfish.always ?? NONE);
  }

  /** A table with all cards dealt and the setup begun, up to the player's first choice. */
  open(start: Start<C>, isSaid = true): Table<C> {
    const table = new Table(this.goldfish, start);
    if (isSaid) table.log = [];
    this.#settle(table);
    return table;
  }

  isOver(table: Table<C>): boolean {
    return this.goldfish.over(table);
  }

  /** The phase that waits for the player. */
  phase(table: Table<C>): Phase<C> {
    return this.#named(table.top.phase);
  }

  /** The phases of a turn in order, and where in it the game is. */
  phases(table: Table<C>): { readonly all: readonly Phase<C>[]; readonly now: Phase<C> } {
    return { all: this.goldfish.phases, now: this.#named((table.stack[0] as Frame).phase) };
  }

  /** Every move that the rules allow now, each once. */
  moves(table: Table<C>): Ruled[] {
    if (this.isOver(table)) return [];
    const phase = this.phase(table);
    const moves: Ruled[] = [];
    for (const kind of this.#kinds(phase)) addMoves(table, kind, moves);
    if (mayPass(table, phase)) moves.push(PASS);
    return moves;
  }

  /** What a move is called, in the words of its kind, and the place that it names. */
  says(table: Table<C>, { do: word, to }: Ruled): { readonly what: string; readonly where?: string } {
    const kind = this.#kind(this.phase(table), word);
    if (!kind) return { what: "Pass" };
    if (to === undefined) return { what: kind.says };
    const zone = table.zone(to);
    const card = /^#\d+$/.test(to) ? table.label(Number(to.slice(1))) : to;
    return { what: kind.says, where: kind.names?.(table, to) ?? (zone >= 0 ? placed(table, zone) : card) };
  }

  /** The move that a letter plays now. */
  keyed(table: Table<C>, key: string): Ruled | undefined {
    const kind = this.#kinds(this.phase(table)).find((one) => one.key === key);
    return kind ? this.moves(table).find((move) => move.do === kind.do) : undefined;
  }

  allows(table: Table<C>, move: Ruled): boolean {
    const phase = this.phase(table);
    if (move.do === "pass") return move.card === undefined && move.to === undefined && mayPass(table, phase);
    const kind = this.#kind(phase, move.do);
    return kind !== undefined && isAllowed(table, kind, move);
  }

  /** Plays a move in place. What is not allowed changes nothing and is answered by a sentence. */
  play(table: Table<C>, move: Move): string | undefined {
    if (this.isOver(table)) return "The game is over.";
    if ("free" in move) {
      const why = this.#free(table, move);
      if (why !== undefined) return why;
    } else {
      if (!this.allows(table, move)) return this.#refusal(table);
      const kind = this.#kind(this.phase(table), move.do);
      table.played++;
      if (kind) kind.play(table, move.card ?? -1, move.to ?? "");
      else table.leave();
    }
    this.#settle(table);
    return undefined;
  }

  /** The autopilot's move, and its reason in words. */
  advise(table: Table<C>): { readonly move: Ruled; readonly says: string } | undefined {
    if (this.isOver(table)) return undefined;
    for (const policy of this.#policies.get(table.top.phase) ?? []) {
      const move = policy.choose(table);
      if (move) return { move, says: policy.says };
    }
    return mayPass(table, this.phase(table)) ? { move: PASS, says: "There is nothing better to do: pass." } : undefined;
  }

  #named(id: string): Phase<C> {
    const phase = this.#phases.get(id);
    if (!phase) throw new Error(`there is no phase ${id}`);
    return phase;
  }

  #kinds({ id, moves }: Phase<C>): readonly MoveKind<C>[] {
    return [...moves, ...(this.#shared.get(id) ?? NONE)];
  }

  #kind({ id, moves }: Phase<C>, word: string): MoveKind<C> | undefined {
    for (const kind of moves) if (kind.do === word) return kind;
    for (const kind of this.#shared.get(id) ?? NONE) if (kind.do === word) return kind;
    return undefined;
  }

  #free(table: Table<C>, move: Extract<Move, { free: string }>): string | undefined {
    if (table.stack.length > 1) return `First finish what has begun: ${this.phase(table).name}.`;
    return playFree(this.goldfish, table, move);
  }

  #refusal(table: Table<C>): string {
    const can = [...new Set(this.moves(table).map((move) => move.do))];
    return `That is not allowed now (${this.phase(table).name}); what can be done: ${can.join(", ")}.`;
  }

  /** Goes on until the player has a choice, or the game is over. */
  #settle(table: Table<C>): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if (this.isOver(table)) return;
      const frame = table.top;
      table.running = frame;
      if (frame.phase === "") this.#enter(table, this.#order[0] as Phase<C>);
      else if (this.#goesOn(table, frame, this.#named(frame.phase))) return;
    }
    throw new Error(`the phases after ${table.top.phase} never come to a choice`);
  }

  /** One step of a phase; true when it waits for the player. */
  #goesOn(table: Table<C>, frame: Frame, phase: Phase<C>): boolean {
    if (!frame.begun) {
      frame.begun = true;
      phase.begin?.(table, frame.args);
      return false;
    }
    if (frame.leaving || phase.moves.length === 0) {
      this.#end(table, frame, phase);
      return false;
    }
    this.goldfish.watch?.(table);
    return table.top === frame;
  }

  #end(table: Table<C>, { args }: Frame, phase: Phase<C>): void {
    if (table.stack.length > 1) {
      table.stack.pop();
      const next = phase.next?.(table);
      phase.end?.(table, args);
      if (next !== undefined) table.call(next, args);
      return;
    }
    phase.end?.(table, args);
    const next = phase.next?.(table);
    const following = next === undefined ? this.#order[this.#order.indexOf(phase) + 1] : this.#named(next);
    this.#enter(table, following ?? this.goldfish.phases[0]);
  }

  #enter(table: Table<C>, phase: Phase<C>): void {
    if (phase === this.goldfish.phases[0]) table.turn++;
    table.stack[0] = { phase: phase.id, args: {}, begun: false, leaving: false };
  }
}

function addMoves<C extends Card>(table: Table<C>, kind: MoveKind<C>, moves: Ruled[]): void {
  for (const card of kind.cards ? kind.cards(table) : [-1]) {
    for (const to of kind.targets ? kind.targets(table, card) : [""]) {
      if (kind.allows && !kind.allows(table, card, to)) continue;
      moves.push({ do: kind.do, ...(card < 0 ? {} : { card }), ...(to === "" ? {} : { to }) });
    }
  }
}

function isAllowed<C extends Card>(table: Table<C>, kind: MoveKind<C>, { card = -1, to = "" }: Ruled): boolean {
  if (kind.cards ? !kind.cards(table).includes(card) : card !== -1) return false;
  if (kind.targets ? !kind.targets(table, card).includes(to) : to !== "") return false;
  return kind.allows?.(table, card, to) ?? true;
}

function mayPass<C extends Card>(table: Table<C>, phase: Phase<C>): boolean {
  return phase.mayPass?.(table) ?? true;
}
