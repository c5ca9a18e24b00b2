import type { Card } from "../card/card.ts";
import { Dice } from "../random.ts";
import type { Args, Board, Player, Start } from "./board.ts";
import type { TextsOf } from "./card-texts.ts";
import { type Frame, frameOf, type LogLine, NO_ARGS } from "./frame.ts";
import type { Ruled } from "./move.ts";
import { dealtAnew, putOnTop, shuffle, takeOut } from "./piles.ts";
import type { Score } from "./result.ts";
import { Tokens } from "./tokens.ts";
import { type Lie, type ZoneIndex, zoneIndexOf } from "./zone-index.ts";

const UP = 1;
const EXHAUSTED = 2;
const SEEN = 4;
const NOTHING: readonly number[] = [];
/** How cards lie on or under another card. */
const ON_CARD: Lie = { isPile: false, isPlay: true, isUp: true };

export type CardTexts<C extends Card = Card, P extends string = string> = TextsOf<C, Table<C, P>>;

/** What a table is laid out with, and what carries out the texts of its cards. */
type Ground<C extends Card> = Board<C> & { readonly texts?: CardTexts<C> };

/** A game as it stands. Cards and zones are numbered from 0. Moves change the table in place. */
export class Table<C extends Card = Card, P extends string = string> {
  readonly board: Ground<C>;
  readonly index: ZoneIndex<C>;
  readonly start: Start<C>;
  readonly dice: Dice;
  /** How many turns have begun, 0 during the setup, and how many moves have been played. */
  turn = 0;
  played = 0;
  /** The last move by the rules before which the player could have made free moves, counted from 1. */
  lastOpen = 0;
  readonly stack: Frame[];
  readonly notes = new Map<number, string>();
  /** Nothing is logged while this is undefined. */
  log: LogLine[] | undefined;
  /** Is told at the end of each turn but the last one what the rulebook counts. A copy tells nobody. */
  turnEnds: ((score: Score) => void) | undefined;
  /** The cards that have left the place where they were dealt, or that the player has looked at. Not noted while undefined. */
  touched: Set<number> | undefined;
  /**
   * What whoever is opposite has done: before the player's first move, and after each one. A copy does not note it.
   */
  answers: Ruled[][] | undefined;
  /** The phase whose move, beginning or end is being played. */
  running: Frame;
  readonly #texts: CardTexts<C, P> | undefined;
  readonly #zones: (number[] | undefined)[];
  readonly #zoneOf: number[];
  readonly #flags: number[];
  readonly #tokens: Tokens;
  readonly #counters: number[];
  readonly #used = new Set<number>();
  #side: Player;
  readonly #owners: readonly Player[];

  constructor(board: Ground<C>, start: Start<C>, from?: Table<C, P>, dice?: Dice) {
    this.board = board;
    this.#texts = board.texts;
    this.index = from?.index ?? zoneIndexOf(board);
    this.start = start;
    this.#owners = this.index.owners(start.cards);
    const { zones, zoneOf } = from ? { zones: from.#zones, zoneOf: from.#zoneOf } : this.index.deal(start.cards);
    this.dice = dice ?? (from ? from.dice.copy() : Dice.of(start.seed));
    this.#zones = zones.map((zone) => zone?.slice());
    this.#zoneOf = zoneOf.slice();
    this.#flags = from ? from.#flags.slice() : zoneOf.map((zone) => (this.#lie(zone).isUp ? UP : 0));
    this.#tokens = from ? from.#tokens.copy() : new Tokens(start.cards.length);
    this.#counters = from ? from.#counters.slice() : board.counters.map(() => 0);
    this.stack = from ? from.stack.map((frame) => ({ ...frame })) : [{ ...frameOf("", 0), begun: true, leaving: true }];
    this.running = this.top;
    this.log = from?.log?.slice();
    this.#side = from?.side ?? 0;
    if (!from) return;
    this.turn = from.turn;
    this.played = from.played;
    this.lastOpen = from.lastOpen;
    for (const [id, note] of from.notes) this.notes.set(id, note);
  }

  /** An independent copy of this table. */
  copy(): Table<C, P> {
    return new Table(this.board, this.start, this);
  }

  /**
   * A table that the player could be sitting at: what is known is the same, cards that the player does not know are dealt
   * anew among their places, and later throws are those of these dice.
   */
  imagined(dice: Dice): Table<C, P> {
    const table = new Table(this.board, this.start, this, dice);
    table.log = undefined;
    const hidden: number[] = [];
    for (const [zone, { isPile, isUp, zone: of }] of this.index.spots.entries()) {
      if (of.hides) hidden.push(zone);
      else if (isPile && !isUp) table.#dealAnew([zone]);
    }
    table.#dealAnew(hidden);
    return table;
  }

  get size(): number {
    return this.start.cards.length;
  }

  get top(): Frame {
    return this.stack[this.stack.length - 1] as Frame;
  }

  isIn(phase: P): boolean {
    return this.top.phase === phase;
  }

  /** Who acts: the player, or whoever is opposite. */
  get side(): Player {
    return this.#side;
  }

  /** Lets a side act from now on: the zones and counters of a pair are swapped while the other side does. */
  turnTo(side: Player): void {
    this.#side = side;
  }

  /** What something is in the view of a side. */
  as<T>(side: Player, view: () => T): T {
    if (side === this.#side) return view();
    const before = this.#side;
    this.#side = side;
    const seen = view();
    this.#side = before;
    return seen;
  }

  ownerOf(id: number): Player {
    return this.#owners[id] ?? 0;
  }

  /** Who has a card: whose zone it lies in, or else its owner. A card on another one is its owner's. */
  controllerOf(id: number): Player {
    return this.index.sides[this.#zoneOf[id] ?? -1] ?? this.ownerOf(id);
  }

  /** Whether a card belongs to the other side than the one that acts. */
  isTheirs(id: number): boolean {
    return this.ownerOf(id) !== this.#side;
  }

  /** The zone that a number means to whoever acts, and the other way round. */
  #seen(zone: number): number {
    return this.#side === 0 ? zone : (this.index.mirroredZones[zone] ?? zone);
  }

  #seenCounter(counter: number): number {
    return this.#side === 0 ? counter : (this.index.mirroredCounters[counter] ?? counter);
  }

  /** The card with everything known about it, including placeholders. */
  card(id: number): C {
    return (this.start.cards[id] as Start<C>["cards"][number]).card;
  }

  label(id: number): string {
    return this.start.cards[id]?.label ?? "";
  }

  /** A zone by its name (`hand`, `worlds:3`, `under:12`), or -1. */
  zone(name: string): number {
    return this.index.number(name, this.start.cards);
  }

  nameOf(zone: number): string {
    const under = zone - this.index.spots.length;
    return under < 0 ? (this.index.spots[zone]?.name ?? "") : `${this.index.holder(this.card(under))}:${under}`;
  }

  /** The zone of the cards that lie on or under a card. */
  under(id: number): number {
    return this.index.spots.length + id;
  }

  /** Whether a zone's cards are in play. Cards on or under another card are. */
  isInPlay(zone: number): boolean {
    return this.#lie(this.#seen(zone)).isPlay;
  }

  /** The cards of a zone. The first one is on top. */
  in(zone: number): readonly number[] {
    return this.#zones[this.#seen(zone)] ?? NOTHING;
  }

  count(zone: number): number {
    return this.#zones[this.#seen(zone)]?.length ?? 0;
  }

  /** The first card of a zone, or -1. */
  first(zone: number): number {
    return this.#zones[this.#seen(zone)]?.[0] ?? -1;
  }

  zoneOf(id: number): number {
    return this.#seen(this.#zoneOf[id] ?? -1);
  }

  /** The card that a card lies under, or -1. */
  hostOf(id: number): number {
    return Math.max(this.zoneOf(id) - this.index.spots.length, -1);
  }

  /** Moves a card to a zone, where it lies as the zone prescribes. */
  move(id: number, zone: number, where: "usual" | "bottom" = "usual"): void {
    takeOut(this.#zones[this.#zoneOf[id] ?? -1] as number[], id);
    this.#lay(id, this.#seen(zone), where);
  }

  /** Moves up to `count` cards from the top of one zone to another, and answers how many were moved. */
  draw(from: number, to: number, count: number): number {
    const drawn = this.#zones[this.#seen(from)]?.splice(0, Math.max(Math.ceil(count), 0)) ?? NOTHING;
    for (const id of drawn) this.#lay(id, this.#seen(to), "usual");
    return drawn.length;
  }

  shuffle(zone: number): void {
    const cards = this.#open(this.#seen(zone));
    shuffle(cards, this.nameOf(this.#seen(zone)), this);
    for (const id of cards) this.#flags[id] = (this.#flags[id] ?? 0) & ~SEEN;
  }

  isUp(id: number): boolean {
    return ((this.#flags[id] ?? 0) & UP) !== 0;
  }

  turnUp(id: number, isUp = true): void {
    if (isUp && !this.isUp(id) && this.isInPlay(this.zoneOf(id))) this.use(id);
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

  /** Whether the player knows a card: it is face up, was looked at, or is the top card of a pile that a text bares. */
  isKnown(id: number): boolean {
    if (this.isUp(id) || this.isSeen(id)) return true;
    const zone = this.#zoneOf[id] ?? -1;
    return this.#lie(zone).isPile && this.#zones[zone]?.[0] === id && this.sum("bare", id) > 0;
  }

  /** Whether the player does not know what a card is. */
  isHidden(id: number): boolean {
    return this.index.spots[this.#zoneOf[id] ?? -1]?.isSecret === true && !this.isKnown(id);
  }

  /** What the player calls a card. */
  known(id: number): string {
    return this.isHidden(id) ? "A face-down card" : this.label(id);
  }

  /** Notes that the player has looked at a card. What the other side looks at stays unknown. */
  see(id: number): void {
    this.touched?.add(id);
    if (this.#side === 0) this.#flag(id, SEEN, true);
  }

  token(id: number, token: number): number {
    return this.#tokens.get(id, token);
  }

  setToken(id: number, token: number, value: number): void {
    this.#tokens.set(id, token, value);
  }

  /** Whether any card has had tokens of this kind in this game. */
  hasHad(token: number): boolean {
    return this.#tokens.hasHad(token);
  }

  get(counter: number): number {
    return this.#counters[this.#seenCounter(counter)] ?? 0;
  }

  set(counter: number, value: number): void {
    // A single -0 from a product would make the whole list one of fractions, which is slow to read.
    this.#counters[this.#seenCounter(counter)] = value | 0;
  }

  add(counter: number, by: number): void {
    this.set(counter, this.get(counter) + by);
  }

  /** What the running phase was given. */
  get args(): Args {
    return this.running.args;
  }

  /** Changes one of the numbers that the phase was given. */
  note(name: string, value: number): void {
    this.running.args = { ...this.running.args, [name]: value };
  }

  /**
   * Puts a phase on top of the running one, which continues when the new one ends. If several are called, the last one
   * runs first.
   */
  call(id: P, args: Args = NO_ARGS, side: Player = this.#side): void {
    this.stack.push(frameOf(id, side, args));
  }

  /** Tells texts in play of an event about a card. Their abilities are carried out when the present move is done. */
  tell(event: string, card: number, isSilent = false): void {
    this.#texts?.tell(this, event, card, isSilent);
  }

  /** By how much texts in play change a number of a card. */
  sum(stat: string, card: number): number {
    return this.#texts?.sum(this, stat, card) ?? 0;
  }

  /** What each text in play says of a number that is no sum: a limit (“is 10”), or a replacement (“instead of one”). */
  said(stat: string, card: number): readonly number[] {
    return this.#texts?.said(this, stat, card) ?? NOTHING;
  }

  /** Ends the running phase once the present move, or the phase's beginning, is done. */
  leave(): void {
    this.running.leaving = true;
  }

  /** Notes that a card is used. A card that comes face up into play is noted without this. */
  use(id: number): void {
    if (this.log) this.#used.add(id);
  }

  /** The cards that were used since this was last asked, and that do not lie face down in play. */
  takeUsed(): readonly number[] {
    if (this.#used.size === 0) return NOTHING;
    const used = [...this.#used].filter((id) => this.isUp(id) || !this.isInPlay(this.zoneOf(id)));
    this.#used.clear();
    return used;
  }

  /** Writes a line into the log, which may leave the text of a card to the player. */
  say(text: () => string, left?: number): void {
    if (!this.log) return;
    const { played: at, turn, running } = this;
    const head = this.#side === 1 ? `${this.board.mirror?.name}: ` : "";
    const line = { at, turn, phase: running.phase, text: `${head}${text()}` };
    this.log.push(left === undefined ? line : { ...line, left });
  }

  #lie(zone: number): Lie {
    return this.index.spots[zone] ?? ON_CARD;
  }

  /** Deals the cards of some zones anew among their places, except for those that the player knows. */
  #dealAnew(zones: readonly number[]): void {
    const piles = zones.map((zone) => this.#zones[zone] ?? []);
    const known = (id: number) => this.isKnown(id);
    for (const [id, pile] of dealtAnew(piles, known, this.dice)) this.#zoneOf[id] = zones[pile] ?? -1;
  }

  /** Puts a card that has just left its zone into another one. */
  #lay(id: number, zone: number, where: "usual" | "bottom"): void {
    const lie = this.#lie(zone);
    const to = this.#open(zone);
    this.touched?.add(id);
    if (this.log && lie.isPlay && lie.isUp && !(this.isUp(id) && this.#lie(this.#zoneOf[id] ?? -1).isPlay))
      this.use(id);
    if (lie.isPile && where === "usual") putOnTop(to, id);
    else to.push(id);
    this.#zoneOf[id] = zone;
    this.#flags[id] = (lie.isUp ? UP : 0) | (lie.isPlay ? (this.#flags[id] ?? 0) & EXHAUSTED : 0);
    if (!lie.isPlay) this.#bare(id);
  }

  #open(zone: number): number[] {
    this.#zones[zone] ??= [];
    return this.#zones[zone];
  }

  #flag(id: number, flag: number, on: boolean): void {
    const flags = this.#flags[id];
    if (flags !== undefined) this.#flags[id] = on ? flags | flag : flags & ~flag;
  }

  #bare(id: number): void {
    this.#tokens.clear(id);
    if (this.notes.size > 0) this.notes.delete(id);
  }
}
