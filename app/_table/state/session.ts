import type { Start } from "../../../lib/core/table/board.ts";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Move, Ruled } from "../../../lib/core/table/goldfish.ts";
import {
  FRESH,
  fingerprintOf,
  type History,
  type Moment,
  replayed,
  withMove,
  writeMoment,
} from "../../../lib/core/table/replay.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import { type Place, placesOf } from "./places.ts";
import { NOWHERE, type Reach, reachOf } from "./targets.ts";
import { NO_SCENE, type Scene, sceneOf } from "./view-model.ts";

/** How a game stands: made new by every step. */
interface Step {
  readonly table: Table;
  readonly history: History;
  readonly selected: number | undefined;
  /** The cards that what goes on now is about. */
  readonly about: readonly number[];
  /** What the last step has to say: a refusal, or the autopilot's reason. */
  readonly said: string;
  /** What can be done now. */
  readonly moves: () => readonly Ruled[];
  /** The whole log, that of the moves ahead too. */
  readonly story: () => NonNullable<Table["log"]>;
}

/** What is seen of it; what can wait is worked out when it is first asked for. */
export interface Seen extends Step {
  readonly reach: Reach;
  /** The cards as they lie now, lit as they were before. */
  readonly laid: Scene;
  /** Whether all cards lie as they did. */
  readonly isStill: boolean;
  /** All of it as it is now. */
  readonly scene: () => Scene;
}

const MOST_AUTOMATIC = 5000;

/** One player's game: every step of it is seen at once. The table is played in place and laid anew for steps back. */
export class Sitting {
  readonly dealer: Dealer;
  readonly places: readonly Place[];
  #start: Start;
  /** Of all cards and terms: the seed does not change it. */
  readonly #fingerprint: string;
  #seen: Seen;
  /** What was drawn last. */
  #drawn = NO_SCENE;
  readonly #heard = new Set<() => void>();

  constructor(dealer: Dealer, start: Start, moment?: Moment) {
    this.dealer = dealer;
    this.#start = moment ? { ...start, seed: moment.seed } : start;
    this.#fingerprint = fingerprintOf(dealer.goldfish, start);
    const step = this.#opened(moment ?? FRESH, moment && this.#misfit(moment));
    this.places = placesOf(dealer.goldfish, step.table);
    this.#seen = this.#looked(step);
  }

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  };

  readonly seen = (): Seen => this.#seen;

  get seed(): string {
    return this.#start.seed;
  }

  /** This moment, as it stands behind the # of the page's address. */
  get link(): string {
    const { history } = this.#seen;
    return writeMoment({ seed: this.#start.seed, fingerprint: this.#fingerprint, ...history });
  }

  select(card: number | undefined): void {
    this.#show({ ...this.#seen, selected: card, said: "" });
  }

  /** A press on a card picks it up; a second one plays it if there is one thing to do with it, else puts it down. */
  press(card: number): void {
    const { selected, moves } = this.#seen;
    const [only, ...more] = card === selected ? moves().filter((move) => move.card === card) : [];
    if (only && more.length === 0) this.play(only);
    else this.select(card === selected ? undefined : card);
  }

  play(move: Move): void {
    const { table, history } = this.#seen;
    const why = this.dealer.play(table, move);
    if (why === undefined) this.#show(this.#laid(table, withMove(history, move), ""));
    else this.tell("free" in move ? why : (this.#asksFirst() ?? why));
  }

  /** Says something about this moment that changes nothing. */
  tell(said: string): void {
    this.#show({ ...this.#seen, said });
  }

  /** To the moment after so many moves; nothing that lies ahead is lost until another move is made. */
  goTo(at: number): void {
    const { history } = this.#seen;
    if (at < 0 || at > history.moves.length || at === history.at) return;
    this.#show(this.#opened({ ...history, at }, `Move ${at} of ${history.moves.length}.`));
  }

  back(): void {
    this.goTo(this.#seen.history.at - 1);
  }

  forth(): void {
    this.goTo(this.#seen.history.at + 1);
  }

  /** The same deck with another seed, or with the same one from its start. */
  again(seed: string): void {
    this.#start = { ...this.#start, seed };
    this.#show(this.#opened(FRESH));
  }

  open(moment: Moment): void {
    this.#start = { ...this.#start, seed: moment.seed };
    this.#show(this.#opened(moment, this.#misfit(moment)));
  }

  /** Lets the autopilot play one step, to the end of the turn, or to the end of the game. */
  auto(until: "step" | "turn" | "end"): void {
    let { history } = this.#seen;
    const { table } = this.#seen;
    const turn = Math.max(table.turn, 1);
    let said = "";
    for (let steps = 0; steps < MOST_AUTOMATIC; steps++) {
      const advice = this.dealer.advise(table);
      if (!advice) break;
      said = advice.says;
      const why = this.dealer.play(table, advice.move);
      if (why !== undefined) throw new Error(`the autopilot’s move was refused: ${why}`);
      history = withMove(history, advice.move);
      if (until === "step" || (until === "turn" && table.turn > turn)) break;
    }
    // How the game ended is all there is to say then.
    const isSaid = said !== "" && !this.dealer.isOver(table);
    this.#show(this.#laid(table, history, isSaid ? `Autopilot: ${said}` : ""));
  }

  /** What has to be done before anything else can be, in the words of its buttons. */
  #asksFirst(): string | undefined {
    const { table, moves } = this.#seen;
    const can = new Set(moves().map((move) => this.dealer.says(table, move).what));
    return can.size === 0 ? undefined : `${this.dealer.phase(table).name} comes first: ${[...can].join("; ")}.`;
  }

  #misfit({ fingerprint }: Moment): string {
    return fingerprint === this.#fingerprint
      ? ""
      : "This link was made with other cards or an older version of the rules: the game may have gone on differently.";
  }

  #opened(history: History, about = ""): Step {
    const { table, refused } = replayed(this.dealer, this.#start, history);
    if (!refused) return this.#laid(table, { moves: history.moves, at: history.at }, about);
    const moves = history.moves.slice(0, refused.at);
    const said = `This game no longer fits: its move ${refused.at + 1} of ${history.moves.length} is not allowed any more. It is shown up to there.`;
    return this.#laid(table, { moves, at: moves.length }, said);
  }

  #laid(table: Table, history: History, said: string): Step {
    const moves = once(() => this.dealer.moves(table));
    const isWhole = history.at === history.moves.length;
    const whole = () =>
      isWhole ? table : replayed(this.dealer, this.#start, { ...history, at: history.moves.length }).table;
    const story = once(() => [...(whole().log ?? [])]);
    const about = this.dealer.isOver(table) ? [] : (this.dealer.phase(table).about?.(table) ?? []);
    return { table, history, selected: undefined, about, said, moves, story };
  }

  #looked(step: Step): Seen {
    const { table, moves, selected, about } = step;
    const reach = selected === undefined ? NOWHERE : reachOf(this.dealer, table, moves(), selected);
    const before = this.#drawn;
    const drawn = (offered?: readonly Ruled[]) => {
      this.#drawn = sceneOf({ places: this.places, table, offered, selected, about, reach }, this.#drawn);
      return this.#drawn;
    };
    const laid = drawn();
    return { ...step, reach, laid, isStill: laid === before, scene: once(() => drawn(moves())) };
  }

  #show(step: Step): void {
    this.#seen = this.#looked(step);
    for (const heard of this.#heard) heard();
  }
}

/** Works something out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
