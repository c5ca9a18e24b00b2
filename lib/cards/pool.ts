import type { Card, CardSet } from "../core/card/card.ts";
import { fact, type Known, know } from "../core/card/fact.ts";
import { laidOver } from "../core/card/overlay.ts";
import type { Game } from "../core/game.ts";
import type { Cards } from "../core/judge/rule.ts";
import { fold } from "../core/words.ts";

/** A card of the pool, combined from all loaded sets. */
export interface PoolCard<C extends Card = Card> {
  readonly card: C;
  /** The name that no other card has. It includes the number if the game numbers names. */
  readonly label: string;
  /** The label, folded for comparison. */
  readonly folded: string;
  /** All names of the card, folded: its label, and its plain name if that is different. */
  readonly names: readonly string[];
  /** The set that the card came from. */
  readonly set: string;
  /** Its position among the cards of its set and those below. */
  readonly place: number;
  /** The card's permanent number in deck codes. Cards outside the built-in sets have none. */
  readonly code?: number;
  readonly known: Known<C>;
}

/** How many cards to add before letting other work run. */
const SLICE = 250;

/** No card has a longer name, whatever its spacing. */
const MOST_LETTERS = 200;

export type NameMatch<C extends Card = Card> = PoolCard<C> | readonly PoolCard<C>[] | undefined;

/** A card as the rules see it. */
export function knownIn<C extends Card>({ attributes, kind }: Game<C>, card: C, label: string, set: string): Known<C> {
  return know(card, { attributes, kind, label, set });
}

/** What identifies a card: its name and, if the game numbers names, its number. */
export function keyOf(game: Game, card: Card): string {
  return fold(labelOf(game, card));
}

export function labelOf(game: Game, card: Card): string {
  const number = game.numbered === undefined ? undefined : fact(card, game.numbered);
  return number === undefined || number === null ? card.name : `${card.name} ${number}`;
}

/**
 * The cards of some sets of one game, combined. A fact wins over a placeholder, and a later fact over an earlier one.
 */
export class Pool<C extends Card = Card> implements Cards<C> {
  readonly game: Game<C>;
  readonly sets: readonly CardSet<C>[];
  readonly #cards: PoolCard<C>[] = [];
  readonly #known: Known<C>[] = [];
  readonly #byKey = new Map<string, PoolCard<C>>();
  readonly #byName = new Map<string, PoolCard<C>[]>();
  readonly #byCode = new Map<number, PoolCard<C>>();
  readonly #named = new Map<string, readonly Known<C>[]>();
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

  /** Makes the same pool in slices, so that a server can answer other requests while it loads thousands of cards. */
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

  /** Combines the cards and adds them to the pool, pausing after each slice. */
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

  get size(): number {
    return this.#cards.length;
  }

  get cards(): readonly PoolCard<C>[] {
    return this.#cards;
  }

  get known(): readonly Known<C>[] {
    return this.#known;
  }

  /** The card that a name means, or the several cards that it could mean. */
  find(name: string): NameMatch<C> {
    if (name.length > MOST_LETTERS) return undefined;
    const key = fold(name);
    const labelled = this.keyed(key);
    if (labelled) return labelled;
    const named = this.family(key);
    return named?.length === 1 ? named[0] : named;
  }

  /** The card with a folded label. */
  keyed(key: string): PoolCard<C> | undefined {
    return this.#byKey.get(key);
  }

  /** The cards with a folded name. */
  family(folded: string): readonly PoolCard<C>[] | undefined {
    return this.#byName.get(folded);
  }

  /** The folded names of its cards. */
  names(): Iterable<string> {
    return this.#byName.keys();
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
    const entry = this.has(known);
    if (!entry) throw new Error(`${known.label} is not of this pool`);
    return entry;
  }

  has(known: Known<C>): PoolCard<C> | undefined {
    return this.#cardOf.get(known);
  }

  /** The shortest text that is read back as the same card. */
  shortest(entry: PoolCard<C>): string {
    return this.find(entry.card.name) === entry ? entry.card.name : entry.label;
  }

  #entry(card: C, set: string, place: number, code: number | undefined): PoolCard<C> {
    const label = labelOf(this.game, card);
    const known = knownIn(this.game, card, label, set);
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
  /** The set that the card came from, and what identified it there. */
  readonly set: string;
  readonly first: string;
  last: string;
}

/** Combines the cards of sets as they arrive. */
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
    const below = layerBelow(this.#game, card, set, family);
    if (below) {
      below.card = laidOver(this.#game.kind, below.card, card);
      below.last = set;
      return;
    }
    const layer = { card, set, first: keyOf(this.#game, card), last: set };
    this.all.push(layer);
    this.#byName.set(name, [...family, layer]);
  }
}

/**
 * The entry of earlier sets that a card belongs to, among those of its name. If one of the two does not know the number after
 * the name, the entry is the only card that it could be.
 */
export function layerBelow<C extends Card, L extends Pick<Layer<C>, "card" | "last">>(
  game: Game<C>,
  card: C,
  set: string,
  family: readonly L[],
): L | undefined {
  const key = keyOf(game, card);
  const same = family.find((layer) => keyOf(game, layer.card) === key);
  if (same) return same;
  const isOpen = (of: Card) => game.numbered !== undefined && fact(of, game.numbered) === undefined;
  const possible = family.filter((layer) => layer.last !== set && (isOpen(card) || isOpen(layer.card)));
  return possible.length === 1 ? possible[0] : undefined;
}
