import type { Card } from "../card/card.ts";
import type { Whole } from "../whole.ts";
import type { Start } from "./board.ts";
import { playFree } from "./free-moves.ts";
import type { Goldfish, Move, MoveKind, Phase, Policy, Ruled } from "./goldfish.ts";
import { sayWhatIsLeft } from "./left-to-you.ts";
import { named, placed } from "./place-names.ts";
import { leadOf, type Result } from "./result.ts";
import { type Frame, NO_ARGS, Table } from "./table.ts";

const PASS: Ruled = { do: "pass" };
const MOST_STEPS = 10_000;
const NONE: readonly MoveKind<never>[] = [];

type WholeKind<C extends Card> = Whole<MoveKind<C>> & Pick<MoveKind<C>, "do" | "says" | "play">;

/** A phase, with everything that the engine needs from it worked out once. */
interface PhasePlan<C extends Card>
  extends Pick<Whole<Phase<C>>, "begin" | "run" | "pass" | "mayPass" | "end" | "next"> {
  readonly phase: Phase<C>;
  readonly id: string;
  /** A phase without moves of its own never waits for the player. */
  readonly waits: boolean;
  /** Its own kinds of moves, then those that all phases of a turn share. */
  readonly kinds: readonly WholeKind<C>[];
  readonly policies: readonly Policy<C>[];
  /** The phase after it, for phases of the setup and the turn. */
  readonly following: Phase<C>;
}

function planned<C extends Card>(
  phase: Phase<C>,
  rest: Pick<PhasePlan<C>, "kinds" | "policies" | "following">,
): PhasePlan<C> {
  const { id, begin, run, pass, mayPass, end, next, moves } = phase;
  return { phase, id, waits: moves.length > 0, begin, run, pass, mayPass, end, next, ...rest };
}

function wholeKind<C extends Card>(kind: MoveKind<C>): WholeKind<C> {
  const { do: word, says, uses, key, isForPerson, cards, targets, takes, allows, names, play } = kind;
  return { do: word, says, uses, key, isForPerson, cards, targets, takes, allows, names, play };
}

/** The words for a move: what is done, and where, or what it uses up. */
interface MoveWords {
  readonly what: string;
  readonly where?: string;
  readonly uses?: string | undefined;
}

/** The one engine. It says which moves a game's rules allow at a table, and plays them. */
export class Dealer<C extends Card = Card> {
  readonly goldfish: Goldfish<C>;
  // Goldfishes have different places for what they have, so what is asked at every step is kept here.
  readonly #result: Goldfish<C>["result"];
  readonly #enforce: Goldfish<C>["enforce"];
  readonly #first: Phase<C>;
  readonly #stages = new Map<string, PhasePlan<C>>();
  /** The phase plan that was asked for last. The next request is mostly for the same one. */
  #last: PhasePlan<C>;

  constructor(goldfish: Goldfish<C>) {
    this.goldfish = goldfish;
    this.#result = goldfish.result;
    this.#enforce = goldfish.enforce;
    const { setup, phases, called, always = NONE, autopilot } = goldfish;
    const order = [...setup, ...phases];
    for (const [at, phase] of [...order, ...called].entries()) {
      const { id, moves } = phase;
      if (this.#stages.has(id)) throw new Error(`two phases are called ${id}`);
      const kinds = at >= setup.length && at < order.length ? [...moves, ...always] : moves;
      const policies = autopilot.filter((policy) => policy.in?.includes(id) ?? true);
      const rest = { kinds: kinds.map(wholeKind), policies, following: order[at + 1] ?? phases[0] };
      this.#stages.set(id, planned(phase, rest));
    }
    this.#first = order[0] as Phase<C>;
    this.#last = this.#stages.get(this.#first.id) as PhasePlan<C>;
  }

  /** A table with all cards dealt and the setup played up to the player's first choice. */
  open(start: Start<C>, isSaid = true): Table<C> {
    const table = new Table(this.goldfish, start);
    if (isSaid) table.log = [];
    this.#settle(table);
    return table;
  }

  isOver(table: Table<C>): boolean {
    return this.#result(table) !== undefined;
  }

  /** How the game has ended, and by how much of what the rulebook counts. */
  result(table: Table<C>): (Result & { readonly by: number }) | undefined {
    const result = this.#result(table);
    return result && { ...result, by: leadOf(this.goldfish.score(table)) };
  }

  /** The phase that waits for the player. */
  phase(table: Table<C>): Phase<C> {
    return this.#stage(table.top.phase).phase;
  }

  /** Whether free moves can be made: no phase has been called, or every called one says that it is open. */
  isOpen({ stack }: Table<C>): boolean {
    for (let at = 1; at < stack.length; at++) {
      if (this.#stages.get((stack[at] as Frame).phase)?.phase.isOpen !== true) return false;
    }
    return true;
  }

  /** The phases of a turn in order, and the position of the current one. */
  phases(table: Table<C>): { readonly all: readonly Phase<C>[]; readonly now: Phase<C> } {
    return { all: this.goldfish.phases, now: this.#stage((table.stack[0] as Frame).phase).phase };
  }

  /** Every move that the rules allow now, each once. */
  moves(table: Table<C>): Ruled[] {
    if (this.isOver(table)) return [];
    const stage = this.#stage(table.top.phase);
    const moves: Ruled[] = [];
    for (const kind of stage.kinds) addMoves(table, kind, moves);
    if (mayPass(table, stage)) moves.push(PASS);
    return moves;
  }

  /** What a move is called, in the words of its kind, and the place that it names. */
  says(table: Table<C>, { do: word, to }: Ruled): MoveWords {
    const kind = kindOf(this.#stage(table.top.phase), word);
    if (!kind) return { what: "Pass" };
    if (to === undefined) return { what: kind.says, uses: kind.uses };
    const zone = table.zone(to);
    const card = /^#\d+$/.test(to) ? named(table, Number(to.slice(1))) : to;
    return { what: kind.says, where: kind.names?.(table, to) ?? (zone >= 0 ? placed(table, zone) : card) };
  }

  /** The move that a key plays now. */
  keyed(table: Table<C>, key: string): Ruled | undefined {
    const kind = this.#stage(table.top.phase).kinds.find((one) => one.key === key);
    return kind ? this.moves(table).find((move) => move.do === kind.do) : undefined;
  }

  allows(table: Table<C>, move: Ruled): boolean {
    const stage = this.#stage(table.top.phase);
    return isAllowed(table, stage, kindOf(stage, move.do), move);
  }

  /**
   * Whether a pilot has no say in a move: a person makes it, or it is a pass where all else that can be done is for a
   * person.
   */
  isForPerson(table: Table<C>, move: Ruled): boolean {
    const { kinds } = this.#stage(table.top.phase);
    const kind = kinds.find((one) => one.do === move.do);
    return kind ? kind.isForPerson === true : kinds.every((one) => one.isForPerson);
  }

  /** Plays a move in place. A forbidden move changes nothing and gets a sentence that says why. */
  play(table: Table<C>, move: Move): string | undefined {
    if (this.isOver(table)) return "The game is over.";
    const isSetup = table.turn === 0;
    table.takeUsed();
    if ("free" in move) {
      const why = this.#free(table, move);
      if (why !== undefined) return why;
    } else {
      const stage = this.#stage(table.top.phase);
      const kind = kindOf(stage, move.do);
      if (!isAllowed(table, stage, kind, move)) return this.#refusal(table);
      table.played++;
      if (this.isOpen(table)) table.lastOpen = table.played;
      // A number that an autopilot has kept in a pair with a fraction is stored as one, and a zone that it enters is
      // slow from then on. This makes a whole number of it.
      if (kind) kind.play(table, (move.card ?? -1) | 0, move.to ?? "");
      else if (stage.pass) stage.pass(table);
      else table.leave();
    }
    this.#settle(table);
    // What is laid out for the game is not used yet.
    if (table.log && !isSetup && !this.isOver(table)) sayWhatIsLeft(this.goldfish, table);
    return undefined;
  }

  /** The autopilot's move, and its reason in words. */
  advise(table: Table<C>): { readonly move: Ruled; readonly says: string } | undefined {
    if (this.isOver(table)) return undefined;
    const stage = this.#stage(table.top.phase);
    for (const policy of stage.policies) {
      const move = policy.choose(table);
      if (move) return { move, says: policy.says };
    }
    return mayPass(table, stage) ? { move: PASS, says: "There is nothing better to do, so pass." } : undefined;
  }

  #stage(id: string): PhasePlan<C> {
    if (this.#last.id === id) return this.#last;
    const stage = this.#stages.get(id);
    if (!stage) throw new Error(`there is no phase ${id}`);
    this.#last = stage;
    return stage;
  }

  #free(table: Table<C>, move: Extract<Move, { free: string }>): string | undefined {
    if (!this.isOpen(table)) return `First finish what has begun: ${this.phase(table).name}.`;
    return playFree(this.goldfish, table, move);
  }

  #refusal(table: Table<C>): string {
    const can = [...new Set(this.moves(table).map((move) => move.do))];
    return `That is not allowed now (${this.phase(table).name}). You can do: ${can.join(", ")}.`;
  }

  /** Continues until the player has a choice or the game is over. */
  #settle(table: Table<C>): void {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const result = this.#result(table);
      if (result) {
        table.say(() => result.says);
        return;
      }
      const frame = table.top;
      table.running = frame;
      if (frame.phase === "") this.#enter(table, this.#first);
      else if (this.#goesOn(table, frame, this.#stage(frame.phase))) return;
    }
    throw new Error(`the phases after ${table.top.phase} never come to a choice`);
  }

  /** Takes one step of a phase. Answers true when the phase waits for the player. */
  #goesOn(table: Table<C>, frame: Frame, stage: PhasePlan<C>): boolean {
    if (!frame.begun) {
      frame.begun = true;
      stage.begin?.(table, frame.args);
      return false;
    }
    if (frame.leaving || !stage.waits) {
      this.#end(table, frame, stage);
      return false;
    }
    stage.run?.(table);
    if (frame.leaving || table.top !== frame) return false;
    this.#enforce?.(table);
    return table.top === frame;
  }

  #end(table: Table<C>, { args }: Frame, stage: PhasePlan<C>): void {
    if (table.stack.length > 1) {
      table.stack.pop();
      const next = stage.next?.(table);
      stage.end?.(table, args);
      if (next !== undefined) table.call(next, args);
      return;
    }
    stage.end?.(table, args);
    const next = stage.next?.(table);
    this.#enter(table, next === undefined ? stage.following : this.#stage(next).phase);
  }

  #enter(table: Table<C>, phase: Phase<C>): void {
    if (phase === this.goldfish.phases[0]) {
      if (table.turn > 0) table.turnEnds?.(this.goldfish.score(table));
      table.turn++;
    }
    table.stack[0] = { phase: phase.id, args: NO_ARGS, begun: false, leaving: false };
  }
}

function addMoves<C extends Card>(table: Table<C>, kind: WholeKind<C>, moves: Ruled[]): void {
  for (const card of kind.cards ? kind.cards(table) : [-1]) {
    for (const to of kind.targets ? kind.targets(table, card) : [""]) {
      if (kind.allows && !kind.allows(table, card, to)) continue;
      moves.push({ do: kind.do, ...(card < 0 ? {} : { card }), ...(to === "" ? {} : { to }) });
    }
  }
}

function kindOf<C extends Card>({ kinds }: PhasePlan<C>, word: string): WholeKind<C> | undefined {
  for (const kind of kinds) if (kind.do === word) return kind;
  return undefined;
}

/** Whether a move of this kind is allowed. A move without a kind can only be a pass. */
function isAllowed<C extends Card>(
  table: Table<C>,
  stage: PhasePlan<C>,
  kind: WholeKind<C> | undefined,
  move: Ruled,
): boolean {
  if (!kind) return move.do === PASS.do && move.card === undefined && move.to === undefined && mayPass(table, stage);
  const { card = -1, to = "" } = move;
  if (kind.cards ? !kind.cards(table).includes(card) : card !== -1) return false;
  if (kind.targets ? !kind.targets(table, card).includes(to) && !kind.takes?.(table, to) : to !== "") return false;
  return kind.allows?.(table, card, to) ?? true;
}

function mayPass<C extends Card>(table: Table<C>, stage: PhasePlan<C>): boolean {
  return stage.mayPass?.(table) ?? true;
}
