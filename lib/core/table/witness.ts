// Whoever watches a table for one side, and writes down the beats that this side sees.
import type { Card } from "../card/card.ts";
import type { Beat } from "./beats.ts";
import type { Player } from "./board.ts";
import type { Watch } from "./frame.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Move } from "./move.ts";
import { numbered, type Sight, seenCard, sightOf, withNumbers } from "./seen.ts";
import { type CardState, cardState, isOver } from "./state.ts";
import type { Table } from "./table.ts";

export class Witness<C extends Card = Card> implements Watch {
  readonly #goldfish: Goldfish<C>;
  readonly #table: Table<C>;
  readonly #by: Player;
  #beats: Beat[] = [];
  /** What the beats have told so far: where each card lies, what it is and whether it is known, what is counted. */
  readonly #cards: CardState[] = [];
  #sight: Sight;
  readonly #counters: number[];
  #head: Extract<Beat, { is: "phase" }>["now"];
  /** How many lines the log had then. */
  #lines: number;

  /** It sees the table as a side does, the person's if no other is said. */
  constructor(goldfish: Goldfish<C>, table: Table<C>, by: Player = table.person) {
    this.#goldfish = goldfish;
    this.#table = table;
    this.#by = by;
    this.#sight = this.#looks();
    for (const [zone, cards] of this.#sight.zones.entries())
      for (const id of cards) this.#cards[id] = this.#cardIn(id, zone);
    this.#counters = goldfish.counters.map((_, at) => table.as(by, () => table.get(at)));
    this.#head = this.#headNow(true);
    this.#lines = table.log?.length ?? 0;
  }

  /** What has happened since the last press, in its order. */
  beats(): readonly Beat[] {
    this.#catchUp(true);
    return this.#beats;
  }

  begin(): void {
    this.#beats = [];
  }

  move(side: Player, move: Move): void {
    this.#catchUp();
    this.#beats.push({ is: "move", side, move: withNumbers(this.#table, move, this.#sight.numbers) });
  }

  card(id: number): void {
    this.#catchUp();
    this.#see(id);
  }

  counter(counter: number): void {
    this.#catchUp();
    const at = this.#table.index.counterFor(this.#by, counter);
    const { id } = this.#goldfish.counters[at] ?? {};
    const [was = 0, now] = [this.#counters[at], this.#table.as(this.#by, () => this.#table.get(at))];
    if (id === undefined || was === now) return;
    this.#counters[at] = now;
    this.#beats.push({ is: "counter", id, was, now });
    this.#see();
  }

  shuffle(zone: number): void {
    this.#catchUp();
    this.#sight = this.#looks();
    this.#tellOrder(this.#table.index.zoneFor(this.#by, zone));
    this.#see();
  }

  #looks(): Sight {
    return this.#table.as(this.#by, () => sightOf(this.#table, this.#by));
  }

  #cardIn(id: number, zone: number): CardState {
    return this.#table.as(this.#by, () => cardState(this.#table, id, zone, this.#by));
  }

  #headNow(isDone: boolean) {
    const { turn, played, top } = this.#table;
    // In the middle of a move nobody can say whether the game is over.
    const over = isDone ? isOver(this.#goldfish, this.#table) : this.#head.over;
    return { turn, phase: top.phase, over, played };
  }

  /** Tells what nobody has said to have changed: the phase, and lines of the log, which are the person's to read. */
  #catchUp(isDone = false): void {
    const { log = [], person } = this.#table;
    const lines = log.slice(this.#lines);
    this.#lines = log.length;
    if (person === this.#by) for (const line of lines) this.#beats.push({ is: "say", line });
    const [was, now] = [this.#head, this.#headNow(isDone)];
    this.#head = now;
    if (JSON.stringify(was) !== JSON.stringify(now)) this.#beats.push({ is: "phase", now });
  }

  /** Tells of a card, then of others that are known or not because of it, then of piles whose order this has shown. */
  #see(id?: number): void {
    const now = this.#looks();
    if (id !== undefined) this.#tellCard(id, now);
    for (const other of this.#cards.keys())
      if (this.#sight.numbers.has(other) !== now.numbers.has(other)) this.#tellCard(other, now);
    const told = this.#sight.zones;
    this.#sight = now;
    for (const [zone, cards] of now.zones.entries())
      if (cards.some((card, place) => card !== told[zone]?.[place])) this.#tellOrder(zone);
  }

  /** Tells where a card lies and how, if that is something new to this side. */
  #tellCard(id: number, now: Sight): void {
    const [before, { numbers }] = [this.#cards[id] as CardState, this.#sight];
    const zone = now.zones.findIndex((cards) => cards.includes(id));
    const card = this.#cardIn(id, zone);
    const was = seenCard(this.#table, before, numbers);
    const place = now.zones[zone]?.indexOf(id) ?? 0;
    const wasAt = this.#sight.zones.flat().indexOf(id);
    const zones = this.#sight.zones.map((cards) => (cards.includes(id) ? cards.filter((one) => one !== id) : cards));
    const at = zones.slice(0, zone).reduce((sum, { length }) => sum + length, place);
    zones[zone] = zones[zone]?.toSpliced(place, 0, id) ?? [id];
    const isHidden = (one: number) => (one === id ? now : this.#sight).numbers.has(one);
    this.#sight = { zones, numbers: numbered(zones.slice(0, this.#table.index.spots.length), isHidden) };
    this.#cards[id] = card;
    const seen = seenCard(this.#table, card, this.#sight.numbers);
    if (at !== wasAt || JSON.stringify(was) !== JSON.stringify(seen))
      this.#beats.push({ is: "card", was, now: seen, at });
    // What lies on a card whose name is gone lies on a number.
    if (numbers.has(id) || !this.#sight.numbers.has(id)) return;
    for (const on of zones[this.#table.under(id)] ?? []) {
      const lies = this.#cards[on] as CardState;
      const [named, nameless] = [numbers, this.#sight.numbers].map((by) => seenCard(this.#table, lies, by));
      if (named && nameless) this.#beats.push({ is: "card", was: named, now: nameless, at: zones.flat().indexOf(on) });
    }
  }

  #tellOrder(zone: number): void {
    const ids = this.#sight.zones[zone] ?? [];
    for (const id of ids) this.#cards[id] = this.#cardIn(id, zone);
    const cards = ids.map((id) => seenCard(this.#table, this.#cards[id] as CardState, this.#sight.numbers));
    this.#beats.push({ is: "order", zone: this.#table.nameOf(zone), cards });
  }
}
