import type { Args, Board, Start } from "./board.ts";
import type { Card } from "./card.ts";
import { Dice } from "./random.ts";
import { type Sheet, sheetOf } from "./sheet.ts";

/** A phase that is going on: the turn's own at the bottom, those that were called above it. */
export interface Frame {
  readonly phase: string;
  args: Args;
  begun: boolean;
  leaving: boolean;
}

/** A line of the log, and how many moves had been played when it was said, the one that said it included. */
export interface Said {
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly text: string;
  readonly free?: true;
}

const UP = 1;
const EXHAUSTED = 2;
const SEEN = 4;
const NOTHING: readonly number[] = [];
const NO_ARGS: Args = {};
/** The phase before the first. */
const BEFORE: Frame = { phase: "", args: NO_ARGS, begun: true, leaving: true };

/** A game as it stands. Cards are numbers from 0, zones too: a table of moves is played in place. */
export class Table<C extends Card = Card> {
  readonly board: Board<C>;
  readonly sheet: Sheet<C>;
  readonly start: Start<C>;
  readonly dice: Dice;
  /** How many turns have begun; 0 during the setup. */
  turn = 0;
  /** How many moves have been played. */
  played = 0;
  readonly stack: Frame[];
  readonly notes = new Map<number, string>();
  /** Nothing is said while there is none. */
  log: Said[] | undefined;
  /** The phase whose move, beginning or end is being played. */
  running: Frame;
  readonly #zones: (number[] | undefined)[];
  readonly #zoneOf: Int16Array;
  readonly #flags: Uint8Array;
  readonly #tokens: Int16Array;
  readonly #counters: Int32Array;

  constructor(board: Board<C>, start: Start<C>, from?: Table<C>) {
    this.board = board;
    this.sheet = from?.sheet ?? sheetOf(board);
    this.start = start;
    const size = start.cards.length;
    this.dice = from ? from.dice.copy() : Dice.of(start.seed);
    this.#zones = from ? from.#zones.map((zone) => zone?.slice()) : [];
    this.#zoneOf = from ? from.#zoneOf.slice() : new Int16Array(size);
    this.#flags = from ? from.#flags.slice() : new Uint8Array(size);
    this.#tokens = from ? from.#tokens.slice() : new Int16Array(size * board.tokens.length);
    this.#counters = from ? from.#counters.slice() : new Int32Array(board.counters.length);
    this.stack = from ? from.stack.map((frame) => ({ ...frame })) : [{ ...BEFORE }];
    this.running = this.top;
    this.log = from?.log?.slice();
    if (from) this.#copyCounts(from);
    else this.#deal();
  }

  /** A table of its own with all that lies on this one. */
  copy(): Table<C> {
    return new Table(this.board, this.start, this);
  }

  get size(): number {
    return this.start.cards.length;
  }

  get top(): Frame {
    return this.stack[this.stack.length - 1] as Frame;
  }

  /** The card with all that is said of it, stand-ins too. */
  card(id: number): C {
    return (this.start.cards[id] as Start<C>["cards"][number]).card;
  }

  label(id: number): string {
    return this.start.cards[id]?.label ?? "";
  }

  // Zones

  /** The number of a zone by its name, or -1: `hand`, `worlds:3`, `under:12`. */
  zone(name: string): number {
    return this.sheet.number(name, this.start.cards);
  }

  nameOf(zone: number): string {
    const under = zone - this.sheet.spots.length;
    return under < 0 ? (this.sheet.spots[zone]?.name ?? "") : `${this.sheet.holder(this.card(under))}:${under}`;
  }

  /** The zone of the cards that lie on, or under, a card. */
  under(id: number): number {
    return this.sheet.spots.length + id;
  }

  /** Whether cards of a zone are in play; those on or under a card are. */
  isInPlay(zone: number): boolean {
    return (this.sheet.spots[zone]?.zone.as ?? "play") === "play";
  }

  /** The cards of a zone; the first is on top. */
  in(zone: number): readonly number[] {
    return this.#zones[zone] ?? NOTHING;
  }

  count(zone: number): number {
    return this.#zones[zone]?.length ?? 0;
  }

  /** The first card of a zone, or -1. */
  first(zone: number): number {
    return this.#zones[zone]?.[0] ?? -1;
  }

  zoneOf(id: number): number {
    return this.#zoneOf[id] ?? -1;
  }

  /** The card that a card lies under, or -1. */
  hostOf(id: number): number {
    return Math.max(this.zoneOf(id) - this.sheet.spots.length, -1);
  }

  /** Brings a card to a zone, where it lies as the zone says. */
  move(id: number, zone: number, where: "usual" | "bottom" = "usual"): void {
    const from = this.#zones[this.zoneOf(id)] as number[];
    if (from[0] === id) from.shift();
    else from.splice(from.indexOf(id), 1);
    const kind = this.sheet.spots[zone]?.zone;
    const to = this.#open(zone);
    if (kind?.as === "pile" && where === "usual") to.unshift(id);
    else to.push(id);
    this.#zoneOf[id] = zone;
    const flags = this.#flags[id] ?? 0;
    const isPlay = kind === undefined || kind.as === "play";
    const up = kind === undefined || kind.face === "up" ? UP : 0;
    this.#flags[id] = up | (isPlay ? flags & EXHAUSTED : 0);
    if (!isPlay) this.#bare(id);
  }

  /** Moves so many cards from the top of one zone to another, as far as there are any, and says how many. */
  draw(from: number, to: number, count: number): number {
    let drawn = 0;
    for (; drawn < count; drawn++) {
      const id = this.first(from);
      if (id < 0) break;
      this.move(id, to);
    }
    return drawn;
  }

  shuffle(zone: number): void {
    const cards = this.#open(zone);
    this.dice.shuffle(cards);
    for (const id of cards) this.#flags[id] = (this.#flags[id] ?? 0) & ~SEEN;
  }

  // What lies on a card

  isUp(id: number): boolean {
    return ((this.#flags[id] ?? 0) & UP) !== 0;
  }

  turnUp(id: number, isUp = true): void {
    this.#flag(id, UP, isUp);
  }

  isExhausted(id: number): boolean {
    return ((this.#flags[id] ?? 0) & EXHAUSTED) !== 0;
  }

  exhaust(id: number, isExhausted = true): void {
    this.#flag(id, EXHAUSTED, isExhausted);
  }

  /** Whether the player has looked at a card that lies face down. */
  isSeen(id: number): boolean {
    return ((this.#flags[id] ?? 0) & SEEN) !== 0;
  }

  see(id: number): void {
    this.#flag(id, SEEN, true);
  }

  token(id: number, token: number): number {
    return this.#tokens[token * this.size + id] ?? 0;
  }

  setToken(id: number, token: number, value: number): void {
    this.#tokens[token * this.size + id] = value;
  }

  // Numbers of the game

  get(counter: number): number {
    return this.#counters[counter] ?? 0;
  }

  set(counter: number, value: number): void {
    this.#counters[counter] = value;
  }

  add(counter: number, by: number): void {
    this.#counters[counter] = this.get(counter) + by;
  }

  // Phases

  /** What the phase that is going on was given. */
  get args(): Args {
    return this.running.args;
  }

  /** Changes one of the numbers that the phase was given. */
  note(name: string, value: number): void {
    this.running.args = { ...this.running.args, [name]: value };
  }

  /** Puts a phase above the one that goes on; when it ends, that one goes on. The last one called is the first to run. */
  call(id: string, args: Args = NO_ARGS): void {
    this.stack.push({ phase: id, args, begun: false, leaving: false });
  }

  /** Ends the phase that goes on, once this move (or its beginning) is done. */
  leave(): void {
    this.running.leaving = true;
  }

  say(text: () => string): void {
    this.log?.push({ at: this.played, turn: this.turn, phase: this.running.phase, text: text() });
  }

  #deal(): void {
    for (const [id, { from }] of this.start.cards.entries()) {
      const zone = this.zone(this.board.begins[from] ?? "");
      if (zone < 0) throw new Error(`no zone begins with ${from}`);
      this.#open(zone).push(id);
      this.#zoneOf[id] = zone;
      if (this.sheet.spots[zone]?.zone.face === "up") this.#flags[id] = UP;
    }
  }

  #copyCounts(from: Table<C>): void {
    this.turn = from.turn;
    this.played = from.played;
    for (const [id, note] of from.notes) this.notes.set(id, note);
  }

  #open(zone: number): number[] {
    let cards = this.#zones[zone];
    if (!cards) {
      cards = [];
      this.#zones[zone] = cards;
    }
    return cards;
  }

  #flag(id: number, flag: number, on: boolean): void {
    const flags = this.#flags[id] ?? 0;
    this.#flags[id] = on ? flags | flag : flags & ~flag;
  }

  #bare(id: number): void {
    for (let at = id; at < this.#tokens.length; at += this.size) this.#tokens[at] = 0;
    this.notes.delete(id);
  }
}
