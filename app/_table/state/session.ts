import { sentencesOf } from "../../../lib/core/sentences.ts";
import type { Dealt, Opponent, Start } from "../../../lib/core/table/board.ts";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Moment } from "../../../lib/core/table/moment.ts";
import type { Move, Ruled } from "../../../lib/core/table/move.ts";
import { moveWords } from "../../../lib/core/table/move-words.ts";
import { linkOf } from "../../../lib/core/table/opened.ts";
import { fingerprintOf, type History, replayed, withMove } from "../../../lib/core/table/replay.ts";
import { facing, withOpponent } from "../../../lib/core/table/seats.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import { playedToHand } from "../../../lib/core/table/to-hand.ts";
import { refusalText } from "../../../lib/core/table/why-not.ts";
import { RELEASE } from "../../_client/release.ts";
import { StagedStore } from "../../_client/staged-store.ts";
import { shared } from "../../_client/structural-sharing.ts";
import { type Pause, Pauses } from "./pauses.ts";
import { Playback } from "./playback.ts";
import { type SetupStep, setupSteps, withOption } from "./setup.ts";
import { type Shown, shownIn } from "./shown.ts";
import { shownPlan, type TablePlan, tablePlanOf } from "./table-plan.ts";
import { NO_TARGETS, type Targets, targetsOf } from "./targets.ts";
import { type BoardModel, boardOf } from "./view-model.ts";

/** The game after a move. Anything that takes long to compute is computed when it is first asked for. */
interface Position {
  readonly table: Table;
  readonly history: History;
  /** The cards that the phase is about. */
  readonly about: readonly number[];
  /** Whether free moves can be made. */
  readonly isOpen: boolean;
  /** The moves that the rules allow. */
  readonly moves: () => readonly Ruled[];
  /** Whether it is shown while the other side plays. Nothing can be done then. */
  readonly isWatched: boolean;
  /** The whole log, including that of moves that were taken back. */
  readonly story: () => NonNullable<Table["log"]>;
}

/** Everything that the page shows of a game. */
export interface GameView extends Position {
  readonly selected: number | undefined;
  readonly targets: Targets;
  /** The answer to the last press: why a move was refused, or the hint. */
  readonly said: string;
  /** The move that is lit because somebody asked for a hint. */
  readonly hinted: Ruled | undefined;
  /** The cards as they lie now, highlighted as the rules allow. */
  readonly board: BoardModel;
  /** The places that are shown: without the enemy's empty ones while nobody is opposite. */
  readonly plan: TablePlan;
}

const MOST_AUTOMATIC = 5000;

/** One player's game. Moves change the table in place. Going back replays the game from its start. */
export class Session {
  readonly dealer: Dealer;
  readonly plan: TablePlan;
  readonly store: StagedStore<GameView>;
  #start!: Start;
  /** The fingerprint of all cards and options. It does not depend on the seed. */
  #fingerprint = "";
  #called: ReadonlyMap<string, Dealt> = new Map();
  /** The names of all cards. Longer ones come first, because they can contain shorter ones. */
  #labels: readonly string[] = [];
  #view: GameView;
  readonly #playback: Playback<GameView>;
  /** What the autopilot did last, and why. */
  autopilotSays = "";
  /** How many milliseconds each move of the other side is shown. A page says so, and otherwise only the last is. */
  beat: () => number = () => 0;

  /** A new game, or one that a link has come to. */
  constructor(dealer: Dealer, start: Start, shown?: Shown) {
    this.dealer = dealer;
    this.#sit(start);
    const { position, said } = this.#replayed(shown?.history ?? this.#dealt(), shown?.said);
    this.plan = tablePlanOf(dealer.goldfish, position.table);
    this.#view = this.#viewOf(position, undefined, said);
    this.store = new StagedStore(this.#view);
    this.#playback = new Playback((view) => this.store.set(view));
  }

  /** A card of this game by its name. */
  cardCalled(label: string): Dealt | undefined {
    return this.#called.get(label);
  }

  /** The name of the first card that a sentence names. */
  cardIn(text: string): string | undefined {
    return this.#labels.find((label) => text.includes(label));
  }

  /** The game as it stands. The store follows, while the other side is watched. */
  get view(): GameView {
    return this.#view;
  }

  /** Whether moves of the other side are still to be shown. */
  get isWatched(): boolean {
    return this.#playback.isOn;
  }

  /** Shows at once what the other side did. */
  finish(): void {
    this.#playback.finish();
  }

  /** The cards and options that the game begins with. */
  get start(): Start {
    return this.#start;
  }

  get seed(): string {
    return this.#start.seed;
  }

  /** What this game is called, whatever its moment: its seed, cards and options. */
  get id(): string {
    return `${this.seed}.${this.#fingerprint}`;
  }

  /** The present moment of the game, as the URL fragment contains it. */
  get link(): string {
    return linkOf(this.dealer, this.view.table, this.view.history, { release: RELEASE });
  }

  select(card: number | undefined): void {
    this.#show(this.view, card);
  }

  /**
   * Selects a card. Pressing it again plays it if it has exactly one move, and deselects it otherwise. A phase that asks
   * for cards, such as paying, takes them at the first press.
   */
  press(card: number): void {
    const { isOpen, selected, moves } = this.view;
    const [only, ...more] = moves().filter((move) => move.card === card);
    const isAsked = !isOpen && only?.to === undefined;
    if (only && more.length === 0 && (card === selected || isAsked)) this.play(only);
    else this.select(card === selected ? undefined : card);
  }

  play(move: Move): void {
    const { table, history } = this.view;
    const watch = this.#watchAt(table);
    const why = this.dealer.play(table, move);
    const pauses = watch?.taken();
    if (why === undefined)
      this.#show(this.#position(table, withMove(history, move, table.answers)), undefined, "", pauses);
    else this.tell("free" in move ? why : (this.whyNot(move) ?? why));
  }

  /** Why the rules forbid a move now, or undefined if they allow it. */
  whyNot(move: Ruled): string | undefined {
    const refusal = this.dealer.whyNot(this.view.table, move);
    return refusal && ((move.do === "pass" ? this.#asksFirst() : undefined) ?? refusalText(refusal));
  }

  /** Shows a message and changes nothing else. */
  tell(said: string): void {
    this.#show(this.view, this.view.selected, said);
  }

  /** Lights one move and says why, until the next press. */
  hint(): void {
    const { view, dealer } = this;
    const advice = dealer.advise(view.table);
    if (!advice) {
      this.tell("There is nothing to do now.");
      return;
    }
    const { move, says } = advice;
    const { where } = dealer.says(view.table, move);
    const names = [...(move.card === undefined ? [] : [view.table.known(move.card)]), ...(where ? [where] : [])];
    const what = names.length > 0 ? names.join(" → ") : this.#wordsOf(view.table, move);
    this.#show(view, move.card, `${what}: ${sentencesOf(says)[0]}`, [], move);
  }

  /** Marks cards that something is said about. The answer takes the marks away, unless a move has done so. */
  point(cards: readonly number[]): () => void {
    const mark = (about: readonly number[]) => this.#show({ ...this.view, about }, this.view.selected, this.view.said);
    const before = this.view.about;
    mark(cards);
    return () => {
      if (this.view.about === cards) mark(before);
    };
  }

  /** Goes to the moment after this many moves. Later moves are kept until another move is made. */
  goTo(at: number): void {
    const { history } = this.view;
    const { length } = history.moves;
    if (at >= 0 && at <= length && at !== history.at) this.#replay({ ...history, at }, `Move ${at} of ${length}.`);
  }

  /**
   * Deals the same deck again: a new seed gives a new hand, and the same seed gives the same one. What was chosen before
   * the first hand is chosen again, unless other choices are given.
   */
  deal(seed: string, chosen: readonly Move[] = this.setup().flatMap(({ moves }) => moves)): void {
    this.#start = { ...this.#start, seed };
    this.#replay(this.#dealt(chosen));
  }

  /** What was chosen before the first hand. */
  setup(): readonly SetupStep[] {
    return setupSteps(this.dealer, this.#start, this.view.history);
  }

  /** Takes another option of the setup, and deals anew. */
  choose(step: SetupStep, move: Ruled): void {
    this.deal(this.seed, withOption(this.setup(), step.phase, move));
  }

  /** Puts somebody else opposite, and deals anew. */
  face(opponent: Opponent): void {
    this.#sit(facing(withOpponent(this.#start, opponent), opponent));
    this.deal(this.seed);
  }

  /** Shows a moment of another game of this deck, or answers that it is no game of today's. */
  open(moment: Moment): boolean {
    const shown = shownIn(this.dealer, this.#start, moment);
    if ("is" in shown) return false;
    this.#sit(shown.start);
    this.#replay(shown.history, shown.said);
    return true;
  }

  /** Plays several moves in a row and shows the last. */
  playAll(moves: readonly Ruled[]): void {
    const { table } = this.view;
    let { history } = this.view;
    const watch = this.#watchAt(table);
    for (const move of moves)
      if (this.dealer.play(table, move) === undefined) history = withMove(history, move, table.answers);
    this.#show(this.#position(table, history), undefined, "", watch?.taken());
  }

  /** Lets the autopilot play one step, to the end of the turn, or to the end of the game. */
  auto(until: "step" | "turn" | "end"): void {
    const { table } = this.view;
    let { history } = this.view;
    const turn = Math.max(table.turn, 1);
    const watch = until === "step" ? this.#watchAt(table) : undefined;
    for (let steps = 0; steps < MOST_AUTOMATIC; steps++) {
      const advice = this.dealer.advise(table);
      if (!advice) break;
      this.autopilotSays = `Autopilot played: ${this.#wordsOf(table, advice.move)}. Why: ${advice.says}`;
      const why = this.dealer.play(table, advice.move);
      if (why !== undefined) throw new Error(`the autopilot’s move was refused: ${why}`);
      history = withMove(history, advice.move, table.answers);
      if (until === "step" || (until === "turn" && table.turn > turn)) break;
    }
    this.#show(this.#position(table, history), undefined, "", watch?.taken());
  }

  /** Somebody who watches the next press, if its moves are to be shown one after the other. */
  #watchAt(table: Table): Pauses | undefined {
    return this.beat() > 0 ? new Pauses(table) : undefined;
  }

  /** A move in words, which for a pass are those of its button. */
  #wordsOf(table: Table, move: Ruled): string {
    if (move.do === "pass") return this.dealer.phase(table).passing ?? "Next phase";
    return moveWords(this.dealer, table, move);
  }

  /** Takes the cards and seats that the game is played with from now on. */
  #sit(start: Start): void {
    this.#start = start;
    this.#fingerprint = fingerprintOf(this.dealer.goldfish, start);
    this.#called = new Map(start.cards.map((dealt) => [dealt.label, dealt]));
    this.#labels = [...this.#called.keys()].sort((a, b) => b.length - a.length);
  }

  /** A game that has just come to its first hand. */
  #dealt(chosen?: readonly Move[]): History {
    const { moves, table } = playedToHand(this.dealer, this.#start, chosen);
    return { moves, at: moves.length, answers: table.answers ?? [] };
  }

  /** What must be done first, in the words of its buttons. */
  #asksFirst(): string | undefined {
    const { table, moves } = this.view;
    const can = new Set(moves().map((move) => this.dealer.says(table, move).what));
    return can.size === 0 ? undefined : `${this.dealer.phase(table).name} comes first: ${[...can].join(", ")}.`;
  }

  #replay(history: History, about?: string): void {
    const { position, said } = this.#replayed(history, about);
    this.#show(position, undefined, said);
  }

  #replayed(history: History, about = ""): { readonly position: Position; readonly said: string } {
    const { table, refused } = replayed(this.dealer, this.#start, history);
    if (!refused) return { position: this.#position(table, history), said: about };
    // Only moves that a link has ahead of its own moment can be refused here.
    const { moves } = history;
    const said = `Move ${refused.at + 1} of ${moves.length} is not allowed by today’s rules, so the game ends before it.`;
    return this.#replayed({ ...history, moves: moves.slice(0, refused.at), at: refused.at }, said);
  }

  #position(table: Table, history: History): Position {
    const whole = { ...history, at: history.moves.length };
    return {
      table,
      history,
      about: this.dealer.isOver(table) ? [] : (this.dealer.phase(table).about?.(table) ?? []),
      isOpen: this.dealer.isOpen(table),
      isWatched: false,
      moves: once(() => this.dealer.moves(table)),
      story: once(() => {
        const end = history.at === whole.at ? table : replayed(this.dealer, this.#start, whole).table;
        return [...(end.log ?? [])];
      }),
    };
  }

  #viewOf(
    position: Position,
    selected: number | undefined,
    said: string,
    before?: GameView,
    hinted?: Ruled | undefined,
  ): GameView {
    const { table, about, isOpen, moves } = position;
    const targets = selected === undefined ? NO_TARGETS : targetsOf(this.dealer, table, moves(), selected);
    const board = boardOf(
      { zones: this.plan.all, table, selected, about, isOpen, targets, hinted, dealer: this.dealer },
      moves(),
    );
    return {
      ...position,
      selected,
      said,
      hinted,
      targets,
      board: shared(before?.board, board),
      plan: shared(before?.plan, shownPlan(this.plan, table)),
    };
  }

  /** The game before a move of the other side. Its history is the same, so that its log says what is past. */
  #paused(position: Position, { table, changed }: Pause): GameView {
    const still = { isOpen: false, isWatched: true, moves: () => [], story: () => table.log ?? [] };
    const { history } = position;
    return this.#viewOf({ ...still, table, about: changed, history: { ...history } }, undefined, "", this.store.now);
  }

  /** Every change ends here. The page shows the cards at once, and the rest after that paint. */
  #show(position: Position, selected?: number, said = "", pauses: readonly Pause[] = [], hinted?: Ruled): void {
    const view = this.#viewOf(position, selected, said, this.store.now, hinted);
    this.#view = view;
    const before = pauses.map((pause) => () => this.#paused(position, pause));
    this.#playback.run([...before, () => view], this.beat());
  }
}

/** Computes something when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
