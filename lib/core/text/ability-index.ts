// The abilities of all cards of a game, found by what they wait for.
import type { Card } from "../card/card.ts";
import type { Start } from "../table/board.ts";
import { type Ability, aboutItself, type Moment, type Standing } from "./ability.ts";

/** An ability of one copy of a card, by its place among the card's abilities. */
export interface CardAbility<T> {
  readonly card: number;
  readonly at: number;
  readonly has: T;
}

/** The abilities of all cards of a game, by the event or the number that they are about. */
export interface Index<C extends Card> {
  readonly events: ReadonlyMap<string, Waiting<C>>;
  readonly stats: ReadonlyMap<string, readonly Change<C>[]>;
  readonly uses: readonly CardAbility<Ability<C>>[];
  /** The cards that have abilities which the player uses, each once. */
  readonly users: readonly number[];
}

/** Abilities that wait for an event. */
interface Waiting<C extends Card> {
  /** Those that wait for it to be about their own card, by that card. */
  readonly own: Map<number, CardAbility<Ability<C>>[]>;
  readonly others: CardAbility<Ability<C>>[];
}

/** What one copy of a card changes a number by. */
export interface Change<C extends Card> extends Standing<C> {
  readonly card: number;
}

export function indexOf<C extends Card>(
  cards: Start<C>["cards"],
  abilities: (card: C) => readonly Ability<C>[],
): Index<C> {
  const events = new Map<string, Waiting<C>>();
  const stats = new Map<string, Change<C>[]>();
  const uses: CardAbility<Ability<C>>[] = [];
  for (const [id, { card }] of cards.entries())
    for (const [at, ability] of abilities(card).entries()) {
      const held = { card: id, at, has: ability };
      if (ability.moment) wait(events, held, ability.moment);
      if (ability.use) uses.push(held);
      for (const standing of ability.standing) put(stats, standing.stat, { ...standing, card: id });
    }
  return { events, stats, uses, users: [...new Set(uses.map(({ card }) => card))] };
}

function wait<C extends Card>(
  events: Map<string, Waiting<C>>,
  held: CardAbility<Ability<C>>,
  { event, of }: Moment<C>,
): void {
  const waiting = events.get(event) ?? { own: new Map<number, CardAbility<Ability<C>>[]>(), others: [] };
  events.set(event, waiting);
  if (of === aboutItself) put(waiting.own, held.card, held);
  else waiting.others.push(held);
}

function put<K, T>(map: Map<K, T[]>, key: K, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
