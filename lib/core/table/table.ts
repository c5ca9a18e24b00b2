import type { Card } from "../card/card.ts";
import { Dice } from "../random.ts";
import type { Args, Board, Player, Start } from "./board.ts";
import type { TextsOf } from "./card-texts.ts";
import { EXHAUSTED, Flags, SEEN, UP } from "./flags.ts";
import { type Frame, frameOf, type LogLine, NO_ARGS, UNKNOWN, type Watch } from "./frame.ts";
import { Kept } from "./kept.ts";
import type { Ruled } from "./move.ts";
import { dealtAnew, putOnTop, shuffle, takeOut } from "./piles.ts";
import type { Score } from "./result.ts";
import { Tokens } from "./tokens.ts";
import { type ZoneIndex, zoneIndexOf } from "./zone-index.ts";

const NOTHING: readonly number[] = [];

export type CardTexts<C extends Card = Card, P extends string = string> = TextsOf<C, Table<C, P>>;

/** A game as it stands. Cards and zones are numbered from 0. Moves change the table in place. */
export class Table<C extends Card = Card, P extends string = string> {
  /** What it is laid out with, and what carries out the texts of its cards. */
  readonly board: Board<C> & { readonly texts?: CardTexts<C> };
  readonly index: ZoneIndex<C>;
  readonly start: Start<C>;
  readonly dice: Dice;
  readonly kept = new Kept();
  /** How many turns have begun, 0 during the setup, and how many moves have been played. */
  turn: number;
  played: number;
  /** The last move by the rules before which the player could have made free moves, counted from 1. */
  lastOpen: number;
  readonly #stack: Frame[];
  readonly notes: Map<number, string>;
  /** Nothing is logged while this is undefined. */
  log: LogLine[] | undefined;
  /** Is told at the end of each turn but the last one what the rulebook counts. A copy tells nobody. */
  turnEnds: ((score: Score) => void) | undefined;
  /** The cards that have left the place where they were dealt, or that the player has looked at. Not noted while undefined. */
  touched: Set<number> | undefined;
  /** What whoever is opposite has done: before the player's first move, and after each one. A copy does not note it. */
  answers: Ruled[][] | undefined;
  /** Notes what happens, beat by beat. Nobody does while this is undefined, nor at a copy. */
  beats: Watch | undefined;
  /** The cards that the last move used. Not noted without a log. */
  readonly used = new Set<number>();
  /** The phase whose move, beginning or end is being played. */
  running: Frame;
  readonly #zones: (number[] | undefined)[];
  readonly #zoneOf: number[];
  readonly #flags: Flags;
  readonly #tokens: Tokens;
  readonly #counters: number[];
  /** The side that is asked, and whose view words and pictures take. */
  readonly person: Player;
  #side: Player;
  readonly #owners: readonly Player[];

  constructor(board: Table<C>["board"], start: Start<C>, from?: Table<C, P>, dice?: Dice) {
    this.board = board;
    this.index = from?.index ?? zoneIndexOf(board);
    this.start = start;
    this.#owners = this.index.owners(start.cards);
    const { zones, zoneOf } = from ? { zones: from.#zones, zoneOf: from.#zoneOf } : this.index.deal(start.cards);
    this.dice = dice ?? (from ? from.dice.copy() : Dice.of(start.seed));
    this.#zones = zones.map((zone) => zone?.slice());
    this.#zoneOf = zoneOf.slice();
    const flags = from ? from.#flags.all : zoneOf.map((zone) => (this.index.lie(zone).isUp ? UP : 0));
    this.#flags = new Flags(this.kept, flags);
    this.#tokens = new Tokens(this.kept, start.cards.length, from ? from.#tokens : undefined);
    this.#counters = from ? from.#counters.slice() : board.counters.map(() => 0);
    this.#stack = (from ? from.#stack : [frameOf("", 0)]).map((frame) => ({ ...frame }));
    this.running = this.top;
    this.log = dice ? undefined : from?.log?.slice();
    this.#side = from?.side ?? 0;
    this.person = start.seats[1] === "person" ? 1 : 0;
    this.turn = from?.turn ?? 0;
    this.played = from?.played ?? 0;
    this.lastOpen = from?.lastOpen ?? 0;
    this.notes = new Map(from?.notes);
  }

  copy(): Table<C, P> {
    return new Table(this.board, this.start, this);
  }

  /** A table that a side could be sitting at: what it does not know is dealt anew among its places, with other dice. */
  imagined(dice: Dice, by: Player = this.person): Table<C, P> {
    const table = new Table(this.board, this.start, this, dice);
    const hidden: number[] = [];
    for (const [zone, { isPile, isUp, zone: of }] of this.index.spots.entries()) {
      const seen = this.index.zoneFor(by, zone);
      if (of.hides) hidden.push(seen);
      else if (isPile && !isUp) table.#dealAnew([seen], by);
    }
    table.#dealAnew(hidden, by);
    return table;
  }

  get size(): number {
    return this.start.cards.length;
  }

  /** The running phases. Whoever asks for them may change them. */
  get stack(): Frame[] {
    this.kept.depth = 2;
    this.kept.others++;
    return this.#stack;
  }

  get top(): Frame {
    this.kept.depth = 2;
    return this.#stack[this.#stack.length - 1] as Frame;
  }

  isIn(phase: P): boolean {
    return this.top.phase === phase;
  }

  /** Who acts: the player, or whoever is opposite. */
  get side(): Player {
    return this.#side;
  }

  /** Whether it is the person at the table who acts. */
  get isPersons(): boolean {
    return this.#side === this.person;
  }

  /** Lets a side act from now on: the zones and counters of a pair are swapped while the other side does. Answers who did. */
  turnTo(side: Player): Player {
    const before = this.#side;
    this.#side = side;
    return before;
  }

  /** What something is in the view of a side. */
  as<T>(side: Player, view: () => T): T {
    const before = this.turnTo(side);
    const seen = view();
    this.turnTo(before);
    return seen;
  }

  /** Whose deck a card is from: where it goes when it leaves play. */
  ownerOf(id: number): Player {
    return this.#owners[id] ?? 0;
  }

  /** Whose a card is now: of the side that holds or has it in play, and of its owner on a pile or between the sides. */
  controllerOf(id: number): Player {
    return this.index.holders[this.#zoneOf[id] ?? -1] ?? this.ownerOf(id);
  }

  /** Whether a card is the other side's than the one that acts. */
  isTheirs(id: number): boolean {
    return this.controllerOf(id) !== this.#side;
  }

  /** The zone that a number means to whoever acts, and the other way round. */
  #seen(zone: number): number {
    return this.index.zoneFor(this.#side, zone);
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
    return this.index.lie(this.#seen(zone)).isPlay;
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

  /** Moves a card to a zone, where it lies as the zone prescribes if nobody says whether it lies face up. */
  move(id: number, zone: number, where: "usual" | "bottom" = "usual", isUp?: boolean): void {
    const from = this.#zoneOf[id] ?? -1;
    takeOut(this.#zones[from] as number[], id);
    const at = this.#seen(zone);
    const lie = this.index.lie(at);
    const to = this.#zones[at] ?? [];
    this.#zones[at] = to;
    this.kept.moves++;
    this.touched?.add(id);
    if (this.log && lie.isPlay && (isUp ?? lie.isUp) && !(this.isUp(id) && this.index.lie(from).isPlay)) this.use(id);
    if (lie.isPile && where === "usual") putOnTop(to, id);
    else to.push(id);
    this.#zoneOf[id] = at;
    this.#flags.lay(id, isUp ?? lie.isUp, lie.isPlay);
    if (!lie.isPlay) this.#tokens.clear(id);
    if (!lie.isPlay) this.notes.delete(id);
    this.beats?.card(id);
  }

  /** Moves up to `count` cards from the top of one zone to another, and answers how many were moved. */
  draw(from: number, to: number, count: number): number {
    const drawn = this.in(from).slice(0, Math.max(Math.ceil(count), 0));
    for (const id of drawn) this.move(id, to);
    return drawn.length;
  }

  shuffle(zone: number): void {
    const at = this.#seen(zone);
    const cards = this.#zones[at] ?? [];
    this.kept.moves++;
    shuffle(cards, this.nameOf(at), this);
    for (const id of cards) this.#flags.unsee(id);
    this.beats?.shuffle(at);
  }

  isUp(id: number): boolean {
    return this.#flags.has(id, UP);
  }

  turnUp(id: number, isUp = true): void {
    if (isUp && !this.isUp(id) && this.isInPlay(this.zoneOf(id))) this.use(id);
    this.#flags.put(id, UP, isUp);
    this.beats?.card(id);
  }

  isExhausted(id: number): boolean {
    return this.#flags.has(id, EXHAUSTED);
  }

  exhaust(id: number, isExhausted = true): void {
    this.#flags.put(id, EXHAUSTED, isExhausted);
    this.beats?.card(id);
  }

  /** Whether the player has looked at a card that lies face down. */
  isSeen(id: number, by: Player = this.person): boolean {
    return this.#flags.has(id, SEEN[by]);
  }

  /** Whether the player knows a card: it is face up, was looked at, or is the top card of a pile that a text bares. */
  isKnown(id: number, by: Player = this.person): boolean {
    const zone = this.#zoneOf[id] ?? -1;
    if (this.isSeen(id, by) || (this.isUp(id) && !this.index.isHeld(zone, by))) return true;
    return this.index.lie(zone).isPile && this.#zones[zone]?.[0] === id && this.sum("bare", id) > 0;
  }

  /** Whether a side knows what a card is that lies where it lies. Of its own deck it knows the cards, not their order. */
  isKnownTo(side: Player, id: number): boolean {
    const spot = this.index.spots[this.index.zoneFor(side, this.#zoneOf[id] ?? -1)];
    return spot?.isSecret !== true || this.isKnown(id, side);
  }

  /** Whether the player does not know what a card is. */
  isHidden(id: number): boolean {
    return !this.isKnownTo(this.person, id);
  }

  /** What the player calls a card. */
  known(id: number): string {
    return this.isHidden(id) ? UNKNOWN : this.label(id);
  }

  /** Notes that whoever acts has looked at a card. */
  see(id: number): void {
    this.touched?.add(id);
    this.#flags.put(id, SEEN[this.#side], true);
    this.beats?.card(id);
  }

  token(id: number, token: number): number {
    return this.#tokens.get(id, token);
  }

  setToken(id: number, token: number, value: number): void {
    this.#tokens.set(id, token, value);
    this.beats?.card(id);
  }

  /** Whether any card has had tokens of this kind in this game. */
  hasHad(token: number): boolean {
    return this.#tokens.hasHad(token);
  }

  get(counter: number): number {
    this.kept.depth = 2;
    return this.#counters[this.index.counterFor(this.#side, counter)] ?? 0;
  }

  set(counter: number, value: number): void {
    // A single -0 from a product would make the whole list one of fractions, which is slow to read.
    const at = this.index.counterFor(this.#side, counter);
    this.#counters[at] = value | 0;
    this.kept.others++;
    this.beats?.counter(at);
  }

  add(counter: number, by: number): void {
    this.set(counter, this.get(counter) + by);
  }

  /** What the running phase was given. */
  get args(): Args {
    this.kept.depth = 2;
    return this.running.args;
  }

  /** Changes one of the numbers that a phase was given. */
  note(name: string, value: number, frame = this.running): void {
    frame.args = { ...frame.args, [name]: value };
    this.kept.others++;
  }

  /**
   * Puts a phase on top of the running one, which continues when the new one ends. If several are called, the last one
   * runs first.
   */
  call(id: P, args: Args = NO_ARGS, side: Player = this.#side): void {
    this.stack.push(frameOf(id, side, args));
  }

  /** Tells texts in play of an event about a card. They are carried out behind the move. A silent card has none of its own. */
  tell(event: string, card: number, isSilent = false): void {
    this.board.texts?.tell(this, event, card, isSilent);
  }

  /** By how much texts in play change a number of a card. */
  sum(stat: string, card: number): number {
    return this.board.texts?.sum(this, stat, card) ?? 0;
  }

  /** What each text in play says of a number that is no sum: a limit (“is 10”), or a replacement (“instead of one”). */
  said(stat: string, card: number): readonly number[] {
    return this.board.texts?.said(this, stat, card) ?? NOTHING;
  }

  /** Ends the running phase once the present move, or the phase's beginning, is done. */
  leave(): void {
    this.running.leaving = true;
  }

  /** Notes that a card is used. A card that comes face up into play is noted without this. */
  use(id: number): void {
    if (this.log) this.used.add(id);
  }

  /** Writes a line into the log, which may leave the text of a card to the player. */
  say(text: () => string, left?: number): void {
    if (!this.log) return;
    const { played: at, turn, running } = this;
    const head = this.isPersons ? "" : `${this.board.sides?.name}: `;
    const of = left === undefined ? {} : { left };
    this.log.push({ at, turn, phase: running.phase, text: `${head}${text()}`, ...of });
  }

  /** Deals the cards of some zones anew among their places, but for those that a side knows, or sees others lie on. */
  #dealAnew(zones: readonly number[], by: Player): void {
    const piles = zones.map((zone) => this.#zones[zone] ?? []);
    const before = piles.flat();
    const stays = (id: number) => this.isKnown(id, by) || this.count(this.under(id)) > 0;
    for (const [id, pile] of dealtAnew(piles, stays, this.dice)) this.#zoneOf[id] = zones[pile] ?? -1;
    // A place is as it was, whatever lies there now.
    this.#flags.follow(before, piles.flat());
    this.#tokens.follow(before, piles.flat());
  }
}
