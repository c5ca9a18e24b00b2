import type { Card } from "../card/card.ts";
import { addMoves, isAllowed, kindOf, mayPass, PASS } from "./allowed.ts";
import type { Start } from "./board.ts";
import { type Frame, frameOf } from "./frame.ts";
import { playFree } from "./free-moves.ts";
import type { Goldfish, MoveKind, Phase, Policy } from "./goldfish.ts";
import { sayWhatIsLeft } from "./left-to-you.ts";
import type { Move, Ruled } from "./move.ts";
import type { Refusal } from "./needs.ts";
import { named, placed } from "./place-names.ts";
import { leadOf, type Result } from "./result.ts";
import { isOpposed } from "./seats.ts";
import { otherOf } from "./sides.ts";
import { Table } from "./table.ts";
import { closedIn, lacksOf, refusalText } from "./why-not.ts";

const MOST_STEPS = 10_000;

/** What whoever is opposite did upon a move, one after the other. */
export type Script = Iterator<Ruled, undefined>;

/** A phase with what belongs to it in its game. */
interface Stage<C extends Card> {
  readonly phase: Phase<C>;
  /** The autopilot's lines for this phase, and those that the player's own autopilot goes by. */
  readonly policies: readonly Policy<C>[];
  readonly own: readonly Policy<C>[];
  /** The phase after it, for phases of the setup and the turn. */
  readonly following: Phase<C>;
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
  readonly #first: Phase<C>;
  readonly #stages = new Map<string, Stage<C>>();

  /** The player's autopilot may go by its lines in another order, or without some. Whoever is opposite goes by all. */
  constructor(goldfish: Goldfish<C>, lines: readonly Policy<C>[] = goldfish.autopilot) {
    this.goldfish = goldfish;
    const { setup, phases, called, autopilot } = goldfish;
    const order = [...setup, ...phases];
    for (const [at, phase] of [...order, ...called].entries()) {
      const { id } = phase;
      if (this.#stages.has(id)) throw new Error(`two phases are called ${id}`);
      const isFor = (policy: Policy<C>) => policy.in?.includes(id) ?? true;
      const policies = autopilot.filter(isFor);
      const own = lines === autopilot ? policies : lines.filter(isFor);
      this.#stages.set(id, { phase, policies, own, following: order[at + 1] ?? phases[0] });
    }
    this.#first = order[0] as Phase<C>;
  }

  /** A table with all cards dealt and the setup played up to the player's first choice. */
  open(start: Start<C>, isSaid = true): Table<C> {
    return this.openAgain(start, isSaid).table;
  }

  /**
   * The same where it is known what whoever is opposite did then. If the rules no longer allow that, the answer says why,
   * and the table goes no further.
   */
  openAgain(start: Start<C>, isSaid = true, script?: Script): { readonly table: Table<C>; readonly why?: string } {
    const table = new Table(this.goldfish, start);
    if (isSaid) table.log = [];
    table.answers = [[]];
    const why = this.#settle(table, script);
    return why === undefined ? { table } : { table, why };
  }

  isOver(table: Table<C>): boolean {
    return this.goldfish.result(table) !== undefined;
  }

  /** How the game has ended, and by how much of what the rulebook counts. */
  result(table: Table<C>): (Result & { readonly by: number }) | undefined {
    const result = this.goldfish.result(table);
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

  /** Every kind of move of the game. */
  get kinds(): readonly MoveKind<C>[] {
    return [...this.#stages.values()].flatMap(({ phase }) => phase.moves);
  }

  /** Every move that the rules allow now, each once. */
  moves(table: Table<C>): Ruled[] {
    if (this.isOver(table)) return [];
    const stage = this.#stage(table.top.phase);
    const moves: Ruled[] = [];
    for (const kind of stage.phase.moves) addMoves(table, kind, moves);
    if (mayPass(table, stage.phase)) moves.push(PASS);
    return moves;
  }

  /** What a move is called, in the words of its kind, and the place that it names. */
  says(table: Table<C>, { do: word, to }: Ruled): MoveWords {
    const stage = this.#stage(table.top.phase);
    const kind = kindOf(stage.phase, word);
    if (!kind) return { what: "Pass", ...(stage.phase.passing !== undefined && { where: stage.phase.passing }) };
    if (to === undefined) return { what: kind.tells?.(table) ?? kind.says, uses: kind.uses };
    const zone = table.zone(to);
    const card = /^#\d+$/.test(to) ? named(table, Number(to.slice(1))) : to;
    return { what: kind.says, where: kind.names?.(table, to) ?? (zone >= 0 ? placed(table, zone) : card) };
  }

  /** The move that a key plays now. */
  keyed(table: Table<C>, key: string): Ruled | undefined {
    const kind = this.phase(table).moves.find((one) => one.key === key);
    return kind ? this.moves(table).find((move) => move.do === kind.do) : undefined;
  }

  allows(table: Table<C>, move: Ruled): boolean {
    const stage = this.#stage(table.top.phase);
    return isAllowed(table, stage.phase, kindOf(stage.phase, move.do), move);
  }

  /**
   * Whether a pilot has no say in a move: a person makes it, or it is a pass where all else that can be done is for a
   * person.
   */
  isForPerson(table: Table<C>, move: Ruled): boolean {
    const { moves } = this.phase(table);
    const kind = moves.find((one) => one.do === move.do);
    return kind ? kind.isForPerson === true : moves.every((one) => one.isForPerson);
  }

  /** Why a move is refused, with all that it lacks, or undefined if it is allowed. */
  whyNot(table: Table<C>, move: Ruled): Refusal | undefined {
    const stage = this.#stage(table.top.phase);
    const { phase } = stage;
    if (this.isOver(table))
      return { what: "The game is over", lacks: [{ id: "over", says: "no move is left", cite: phase.cite }] };
    const kind = kindOf(stage.phase, move.do);
    if (!kind) return this.#otherwise(table, phase, move);
    const lacks = lacksOf(table, phase, kind, move);
    return lacks.length === 0 ? undefined : { what: kind.says, lacks };
  }

  /** Why a move that the running phase does not have is refused: a pass, or what another phase has. */
  #otherwise(table: Table<C>, phase: Phase<C>, move: Ruled): Refusal | undefined {
    const { cite } = phase;
    if (move.do === PASS.do) {
      if (move.card !== undefined || move.to !== undefined)
        return { what: "Pass", lacks: [{ id: "card", says: "names no card and no place", cite }] };
      const says = `first do this: ${phase.asks?.(table) ?? phase.says}`;
      return mayPass(table, phase) ? undefined : { what: "Pass", lacks: [{ id: "choice", says, cite }] };
    }
    const stages = [...this.#stages.values()].filter((stage) => kindOf(stage.phase, move.do));
    const [other] = stages;
    const kind = other && kindOf(other.phase, move.do);
    if (!other || !kind)
      return { what: move.do, lacks: [{ id: "move", says: "there is no such move in this game", cite }] };
    const names = stages.map((stage) => stage.phase.name).join(" and ");
    const lack = { id: "phase", says: `only in ${names}, and this is ${phase.name}`, cite: other.phase.cite };
    // What a called phase asks for depends on what called it.
    const isCalled = this.goldfish.called.includes(other.phase);
    return { what: kind.says, lacks: [lack, ...(isCalled ? [] : lacksOf(table, other.phase, kind, move))] };
  }

  /**
   * What could be done with a card now if it were not for what is missing: each kind of move of the phase that is about
   * cards like it, or else of another phase of the turn.
   */
  closed(table: Table<C>, card: number): readonly Refusal[] {
    if (this.isOver(table)) return [];
    const phase = this.phase(table);
    const here = closedIn(table, phase, card);
    if (here.length > 0 || isAbout(table, phase.moves, card)) return here;
    const [other] = this.goldfish.phases.filter(({ id, moves }) => id !== phase.id && isAbout(table, moves, card));
    const [kind] = other?.moves.filter((one) => one.cards?.(table).includes(card)) ?? [];
    const refusal = kind && this.#otherwise(table, phase, { do: kind.do, card });
    return refusal ? [{ ...refusal, lacks: refusal.lacks.slice(0, 1) }] : [];
  }

  /** What of a move would come to nothing, or undefined if nothing would. */
  wastes(table: Table<C>, { do: word, card = -1, to = "" }: Ruled): string | undefined {
    return kindOf(this.phase(table), word)?.wastes?.(table, card, to);
  }

  /** Whether a move only puts its card elsewhere, while cards can also be played. */
  isElsewhere(table: Table<C>, word: string): boolean {
    return this.phase(table).moves.some((kind) => kind.cards && !kind.isElsewhere) && this.putsAway(table, word);
  }

  /** Whether a kind of moves of this phase only puts cards elsewhere. */
  putsAway(table: Table<C>, word: string): boolean {
    return kindOf(this.phase(table), word)?.isElsewhere === true;
  }

  /**
   * Plays a move in place. A forbidden move changes nothing and gets a sentence that says why. What whoever is opposite does
   * then follows the script, if there is one: nobody is asked, and where it can't be followed the game goes no further.
   */
  play(table: Table<C>, move: Move, script?: Script): string | undefined {
    table.beats?.begin();
    if (this.isOver(table)) return "The game is over.";
    const isSetup = table.turn === 0;
    table.used.clear();
    if ("free" in move) {
      if (!this.isOpen(table)) return `First finish what has begun: ${this.phase(table).name}.`;
      const why = playFree(this.goldfish, table, move);
      if (why !== undefined) return why;
    } else {
      const stage = this.#stage(table.top.phase);
      if (!isAllowed(table, stage.phase, kindOf(stage.phase, move.do), move)) return this.#refused(table, move);
      table.played++;
      if (this.isOpen(table)) table.lastOpen = table.played;
      this.#carryOut(table, stage, move);
    }
    table.answers?.push([]);
    const why = this.#settle(table, script);
    // What is laid out for the game is not used yet.
    if (table.log && !isSetup && !this.isOver(table)) sayWhatIsLeft(this.goldfish, table);
    return why;
  }

  /** The autopilot's move, and its reason in words. */
  advise(table: Table<C>): { readonly move: Ruled; readonly says: string } | undefined {
    if (this.isOver(table)) return undefined;
    const { phase, own, policies } = this.#stage(table.top.phase);
    const advice = chosenBy(table.isPersons ? own : policies, table);
    if (advice) return advice;
    if (mayPass(table, phase)) return { move: PASS, says: "There is nothing better to do, so pass." };
    // What has to be done is done as usual, even if its line is left out.
    return table.isPersons && own !== policies ? chosenBy(policies, table) : undefined;
  }

  #stage(id: string): Stage<C> {
    const stage = this.#stages.get(id);
    if (!stage) throw new Error(`there is no phase ${id}`);
    return stage;
  }

  #refused(table: Table<C>, move: Ruled): string {
    const refusal = this.whyNot(table, move);
    if (!refusal) throw new Error(`${move.do} is refused, but lacks nothing`);
    return refusalText(refusal);
  }

  /** Continues until the player has a choice or the game is over. Answers why a script can't be followed, if it can't. */
  #settle(table: Table<C>, script?: Script): string | undefined {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      table.turnTo(table.person);
      const result = this.goldfish.result(table);
      if (result) {
        table.say(() => result.says);
        return leftIn(script);
      }
      const frame = table.top;
      table.running = frame;
      table.kept.others++;
      table.turnTo(frame.side);
      if (frame.phase === "") this.#enter(table, this.#first);
      else if (this.#goesOn(table, frame, this.#stage(frame.phase))) {
        // What the rules correct may have ended the game.
        if (this.isOver(table)) continue;
        if (table.isPersons) return leftIn(script);
        const why = this.#playTheirs(table, this.#stage(frame.phase), script);
        if (why === undefined) continue;
        table.turnTo(table.person);
        return why;
      }
    }
    throw new Error(`the phases after ${table.top.phase} never come to a choice`);
  }

  /** Whoever is opposite does what the script says, or decides as the autopilot would in its place. */
  #playTheirs(table: Table<C>, stage: Stage<C>, script?: Script): string | undefined {
    const move = script ? script.next().value : this.advise(table)?.move;
    if (script && !move) return "The other side has to do more here now than it did.";
    if (!move) throw new Error(`whoever is opposite has nothing to do in ${stage.phase.id}`);
    if (script && !isAllowed(table, stage.phase, kindOf(stage.phase, move.do), move))
      return `${table.board.sides?.name}: ${this.#refused(table, move)}`;
    table.answers?.at(-1)?.push(move);
    return void this.#carryOut(table, stage, move);
  }

  #carryOut(table: Table<C>, stage: Stage<C>, move: Ruled): void {
    const { do: word, card = -1, to = "" } = move;
    table.beats?.move(table.side, move);
    const kind = kindOf(stage.phase, word);
    if (kind) kind.play(table, card, to);
    else if (stage.phase.pass) stage.phase.pass(table);
    else table.leave();
  }

  /** Takes one step of a phase. Answers true when the phase waits for the player. */
  #goesOn(table: Table<C>, frame: Frame, stage: Stage<C>): boolean {
    const { phase } = stage;
    if (!frame.begun) {
      frame.begun = true;
      phase.begin?.(table, frame.args);
      return false;
    }
    // A phase without moves of its own never waits for the player.
    if (frame.leaving || phase.moves.length === 0) {
      this.#end(table, frame, stage);
      return false;
    }
    phase.run?.(table);
    if (frame.leaving || table.top !== frame) return false;
    this.goldfish.enforce?.(table);
    return table.top === frame;
  }

  #end(table: Table<C>, { args, side, isSecond }: Frame, { phase, following }: Stage<C>): void {
    if (table.stack.length > 1) {
      table.stack.pop();
      const next = phase.next?.(table);
      phase.end?.(table, args);
      if (next !== undefined) table.call(next, args);
      return;
    }
    phase.end?.(table, args);
    if (phase.isForBoth && !isSecond && isOpposed(table.start)) {
      table.stack[0] = { ...frameOf(phase.id, otherOf(side)), isSecond: true };
      return;
    }
    if (!this.goldfish.alternates) table.turnTo(0);
    const next = phase.next?.(table);
    table.turnTo(0);
    const then = next === undefined ? following : this.#stage(next).phase;
    if (this.goldfish.alternates && table.turn > 0) this.#alternate(table, then, { side, isSecond: isSecond === true });
    else this.#enter(table, then);
  }

  /** Goes on with the turn of a side. When that is over, the other side has all phases before a new turn begins. */
  #alternate(table: Table<C>, phase: Phase<C>, { side, isSecond }: Pick<Frame, "side"> & { isSecond: boolean }): void {
    if (phase !== this.goldfish.phases[0]) table.stack[0] = { ...frameOf(phase.id, side), isSecond };
    else if (isSecond || !isOpposed(table.start)) this.#enter(table, phase);
    else table.stack[0] = { ...frameOf(phase.id, otherOf(side)), isSecond: true };
  }

  #enter(table: Table<C>, phase: Phase<C>): void {
    if (phase === this.goldfish.phases[0]) {
      if (table.turn > 0) table.turnEnds?.(table.as(table.person, () => this.goldfish.score(table)));
      table.turn++;
      table.kept.moves++;
    }
    const isShared = phase.isForBoth || (this.goldfish.alternates && table.turn > 0);
    const side = isShared && isOpposed(table.start) ? (this.goldfish.first?.(table) ?? 0) : 0;
    table.stack[0] = frameOf(phase.id, side);
  }
}

/** What a script still says that whoever is opposite did, where it is the player's turn to choose. */
function leftIn(script: Script | undefined): string | undefined {
  return script && !script.next().done ? "The other side did more here than it may do now." : undefined;
}

/** The move of the first line that has one. */
function chosenBy<C extends Card>(policies: readonly Policy<C>[], table: Table<C>) {
  for (const policy of policies) {
    const move = policy.choose(table);
    if (move) return { move, says: policy.says };
  }
  return undefined;
}

function isAbout<C extends Card>(table: Table<C>, kinds: readonly MoveKind<C>[], card: number): boolean {
  return kinds.some((kind) => kind.cards?.(table).includes(card));
}
