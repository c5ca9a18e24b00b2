import type { Card, CardSet } from "../core/card/card.ts";
import { fact, type Known, know } from "../core/card/fact.ts";
import { laidOver } from "../core/card/overlay.ts";
import type { Game } from "../core/game.ts";
import type { Cards } from "../core/judge/rule.ts";
import { fold } from "../core/words.ts";

/** A card of the pool: what all loaded sets together say of it. */
export interface PoolCard<C extends Card = Card> {
  readonly card: C;
  /** The name that tells it from all others: with its number behind it where the game writes one. */
  readonly label: string;
  /** The label as names are compared. */
  readonly folded: string;
  /** All that it can be called, as names are compared: its label, and its name where that is another. */
  readonly names: readonly string[];
  /** The set that brought it. */
  readonly set: string;
  /** Its place in the pool's own order. */
  readonly place: number;
  /** The card's number in deck codes, for ever; cards outside the built-in sets have none. */
  readonly code?: number;
  readonly known: Known<C>;
}

/** Cards that are taken in between two pauses. */
const SLICE = 250;

/** No card has a name as long as this, whatever its spacing. */
const MOST_LETTERS = 200;

export type NameMatch<C extends Card = Card> = PoolCard<C> | readonly PoolCard<C>[] | undefined;

/** What tells a card from all others: its name and, where the game numbers cards of one name, that number. */
export function keyOf(game: Game, card: Card): string {
  return fold(labelOf(game, card));
}

export function labelOf(game: Game, card: Card): string {
  const number = game.numbered === undefined ? undefined : fact(card, game.numbered);
  return number === undefined || number === null ? card.name : `${card.name} ${number}`;
}

/** The cards of some sets of one game, laid over each other: a fact beats a stand-in, a later fact an earlier one. */
export class Pool<C extends Card = Card> implements Cards<C> {
  readonly game: Game<C>;
  readonly sets: readonly CardSet<C>[];
  readonly #cards: PoolCard<C>[] = [];
  readonly #known: Known<C>[] = [];
  readonly cards: readonly PoolCard<C>[] = this.#cards;
  readonly known: readonly Known<C>[] = this.#known;
  readonly #byKey = new Map<string, PoolCard<C>>();
  readonly #byName = new Map<string, PoolCard<C>[]>();
  readonly #byCode = new Map<number, PoolCard<C>>();
  readonly #named = new Map<string, readonly Known<C>[]>();
  readonly #typed = new Map<string, NameMatch<C>>();
  readonly #cardOf = new Map<Known<C>, PoolCard<C>>();

  constructor(
    game: Game<C>,
    sets: readonly CardSet<C>[],
    codes: ReadonlyMap<string, number> = new Map(),
    isFilledAtOnce = true,
  ) {
    this.game = game;
    this.sets = sets;
    if (isFilledAtOnce) for (const _ of this.#filled(codes));
  }

  /** The same pool, filled in slices: a server goes on answering others while it takes in thousands of cards. */
  static async inSlices<C extends Card>(
    game: Game<C>,
    sets: readonly CardSet<C>[],
    codes: ReadonlyMap<string, number>,
    pause: () => Promise<void>,
  ): Promise<Pool<C>> {
    const pool = new Pool(game, sets, codes, false);
    for (const _ of pool.#filled(codes)) await pause();
    return pool;
  }

  /** Lays the cards over each other and takes them in; it stops after each slice. */
  *#filled(codes: ReadonlyMap<string, number>): Generator<void> {
    const layers = new Layers(this.game);
    let done = 0;
    for (const set of this.sets) {
      for (const card of set.cards) {
        layers.add(card, set.id);
        if (++done % SLICE === 0) yield;
      }
    }
    for (const [place, { card, set, first }] of layers.all.entries()) {
      const entry = this.#entry(card, set, place, codes.get(first));
      this.#cards.push(entry);
      this.#known.push(entry.known);
      if (++done % SLICE === 0) yield;
    }
    for (const [name, cards] of this.#byName)
      this.#named.set(
        name,
        cards.map((entry) => entry.known),
      );
  }

  /** The card that a name means, or the several that it could mean. */
  find(name: string): NameMatch<C> {
    const before = this.#typed.get(name);
    if (before !== undefined) return before;
    if (name.length > MOST_LETTERS) return undefined;
    const key = fold(name);
    const named = this.#byName.get(key);
    const found = this.#byKey.get(key) ?? (named?.length === 1 ? named[0] : named);
    // Only names that mean something are remembered, so that what people type cannot fill the memory.
    if (found !== undefined && this.#typed.size < 8 * this.cards.length) this.#typed.set(name, found);
    return found;
  }

  named(folded: string): readonly Known<C>[] {
    return this.#named.get(folded) ?? [];
  }

  labelled(label: string): Known<C> | undefined {
    const found = this.find(label);
    return found !== undefined && "card" in found ? found.known : undefined;
  }

  byCode(code: number): PoolCard<C> | undefined {
    return this.#byCode.get(code);
  }

  of(known: Known<C>): PoolCard<C> {
    const entry = this.#cardOf.get(known);
    if (!entry) throw new Error(`${known.label} is not of this pool`);
    return entry;
  }

  /** The shortest way to write a card so that it is read again as the same one. */
  shortest(entry: PoolCard<C>): string {
    return this.find(entry.card.name) === entry ? entry.card.name : entry.label;
  }

  #entry(card: C, set: string, place: number, code: number | undefined): PoolCard<C> {
    const label = labelOf(this.game, card);
    const known = know(card, { attributes: this.game.attributes, kind: this.game.kind, label, set });
    const folded = fold(label);
    const names = folded === known.folded ? [folded] : [folded, known.folded];
    const entry = { card, label, folded, names, set, place, known, ...(code === undefined ? {} : { code }) };
    this.#byKey.set(folded, entry);
    this.#byName.set(known.folded, [...(this.#byName.get(known.folded) ?? []), entry]);
    this.#cardOf.set(known, entry);
    if (code !== undefined) this.#byCode.set(code, entry);
    return entry;
  }
}

interface Layer<C extends Card> {
  card: C;
  /** The set that brought it, and what told it from others there. */
  readonly set: string;
  readonly first: string;
  last: string;
}

/** Lays the cards of sets over each other, as they come. */
class Layers<C extends Card> {
  readonly all: Layer<C>[] = [];
  readonly #game: Game<C>;
  readonly #byName = new Map<string, Layer<C>[]>();

  constructor(game: Game<C>) {
    this.#game = game;
  }

  add(card: C, set: string): void {
    const name = fold(card.name);
    const family = this.#byName.get(name) ?? [];
    const below = this.#below(card, set, family);
    if (below) {
      below.card = laidOver(this.#game.kind, below.card, card);
      below.last = set;
      return;
    }
    const layer = { card, set, first: keyOf(this.#game, card), last: set };
    this.all.push(layer);
    this.#byName.set(name, [...family, layer]);
  }

  /** The entry of earlier sets that this one is about. Where one of both does not know the number behind the name, the
   * only card that it could be. */
  #below(card: C, set: string, family: readonly Layer<C>[]): Layer<C> | undefined {
    const key = keyOf(this.#game, card);
    const same = family.find((layer) => keyOf(this.#game, layer.card) === key);
    if (same) return same;
    const isOpen = (of: Card) => this.#game.numbered !== undefined && fact(of, this.#game.numbered) === undefined;
    const possible = family.filter((layer) => layer.last !== set && (isOpen(card) || isOpen(layer.card)));
    return possible.length === 1 ? possible[0] : undefined;
  }
}
