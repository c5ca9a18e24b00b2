import type { Card } from "../core/card/card.ts";
import type { Known } from "../core/card/fact.ts";
import { laidOver } from "../core/card/overlay.ts";
import type { Game } from "../core/game.ts";
import { once } from "../core/memo.ts";
import { keyOf, knownIn, labelOf, layerBelow, Pool, type PoolCard } from "./pool.ts";

/**
 * A pool that lies over another one: the same as the pool of the sets of both. What one of them has alone is neither made
 * nor listed again, and a card that both have is combined when somebody asks for it.
 */
export class PoolOver<C extends Card = Card> extends Pool<C> {
  readonly #below: Pool<C>;
  readonly #above: Pool<C>;
  /** Cards of the lower pool, as they are with what the upper one says of them. */
  readonly #instead = new Map<PoolCard<C>, PoolCard<C>>();
  /** Cards of the upper pool that have become part of those. */
  readonly #gone = new Set<PoolCard<C>>();
  readonly #families = new Map<string, readonly PoolCard<C>[]>();
  /** What the labels mean that a combined card has or had. */
  readonly #keys = new Map<string, PoolCard<C> | undefined>();
  readonly #combined = new Map<Known<C>, PoolCard<C>>();
  readonly #cards = once(() => this.#listed());
  readonly #known = once(() => this.cards.map(({ known }) => known));

  constructor(below: Pool<C>, above: Pool<C>) {
    super(below.game, [...below.sets, ...above.sets], new Map(), false);
    this.#below = below;
    this.#above = above;
    for (const name of above.names()) {
      const under = below.family(name);
      if (under) this.#families.set(name, this.#joined(under, above.family(name) ?? []));
    }
    const moved = [...this.#instead].flat().concat([...this.#gone]);
    for (const { folded } of moved) this.#keys.set(folded, undefined);
    if (moved.length > 0)
      for (const entry of this.cards) if (this.#keys.has(entry.folded)) this.#keys.set(entry.folded, entry);
  }

  override get cards(): readonly PoolCard<C>[] {
    return this.#cards();
  }

  override get known(): readonly Known<C>[] {
    return this.#known();
  }

  override keyed(key: string): PoolCard<C> | undefined {
    return this.#keys.has(key) ? this.#keys.get(key) : (this.#above.keyed(key) ?? this.#below.keyed(key));
  }

  override family(folded: string): readonly PoolCard<C>[] | undefined {
    return this.#families.get(folded) ?? this.#above.family(folded) ?? this.#below.family(folded);
  }

  override *names(): Iterable<string> {
    yield* this.#below.names();
    for (const name of this.#above.names()) if (!this.#families.has(name)) yield name;
  }

  override named(folded: string): readonly Known<C>[] {
    const both = this.#families.get(folded);
    if (both) return both.map(({ known }) => known);
    return (this.#above.family(folded) ? this.#above : this.#below).named(folded);
  }

  override byCode(code: number): PoolCard<C> | undefined {
    const over = this.#above.byCode(code);
    if (over && !this.#gone.has(over)) return over;
    const under = this.#below.byCode(code);
    return under && (this.#instead.get(under) ?? under);
  }

  override has(known: Known<C>): PoolCard<C> | undefined {
    return this.#combined.get(known) ?? this.#above.has(known) ?? this.#below.has(known);
  }

  #listed(): readonly PoolCard<C>[] {
    const under = this.#below.cards.map((entry) => this.#instead.get(entry) ?? entry);
    return under.concat(this.#above.cards.filter((entry) => !this.#gone.has(entry)));
  }

  /** The cards of a name that both pools have. */
  #joined(under: readonly PoolCard<C>[], over: readonly PoolCard<C>[]): readonly PoolCard<C>[] {
    const { game } = this;
    const [below, above] = [under[0], over[0]];
    if (game.numbered === undefined && below && above) {
      this.#gone.add(above);
      return [this.#combine(below, () => laidOver(game.kind, below.card, above.card))];
    }
    const layers: { card: C; last: string; readonly entry: PoolCard<C> }[] = [];
    for (const entry of under) layers.push({ card: entry.card, last: "", entry });
    for (const entry of over) {
      const layer = layerBelow(game, entry.card, entry.set, layers);
      if (!layer) layers.push({ card: entry.card, last: entry.set, entry });
      else {
        layer.card = laidOver(game.kind, layer.card, entry.card);
        layer.last = entry.set;
        this.#gone.add(entry);
      }
    }
    return layers.map(({ card, entry }) => (card === entry.card ? entry : this.#combine(entry, () => card)));
  }

  #combine(below: PoolCard<C>, make: () => C): PoolCard<C> {
    const made = new Combined(this.game, below, make, this.#combined);
    this.#instead.set(below, made);
    return made;
  }
}

/** A card of two pools. */
class Combined<C extends Card> implements PoolCard<C> {
  readonly folded: string;
  readonly names: readonly string[];
  readonly set: string;
  readonly place: number;
  declare readonly code?: number;
  readonly #game: Game<C>;
  readonly #make: () => C;
  readonly #byKnown: Map<Known<C>, PoolCard<C>>;
  #card: C | undefined;
  #known: Known<C> | undefined;

  /** `byKnown` is told as what the rules see it. */
  constructor(game: Game<C>, below: PoolCard<C>, make: () => C, byKnown: Map<Known<C>, PoolCard<C>>) {
    this.#game = game;
    this.#make = make;
    this.#byKnown = byKnown;
    const plain = below.names.at(-1) ?? below.folded;
    // Without numbers, a name is all that there is to a label.
    this.folded = game.numbered === undefined ? below.folded : keyOf(game, this.card);
    this.names = this.folded === plain ? [plain] : [this.folded, plain];
    this.set = below.set;
    this.place = below.place;
    if (below.code !== undefined) this.code = below.code;
  }

  get card(): C {
    this.#card ??= this.#make();
    return this.#card;
  }

  get label(): string {
    return labelOf(this.#game, this.card);
  }

  get known(): Known<C> {
    if (this.#known === undefined) {
      this.#known = knownIn(this.#game, this.card, this.label, this.set);
      this.#byKnown.set(this.#known, this);
    }
    return this.#known;
  }
}
