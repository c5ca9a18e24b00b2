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

  override get size(): number {
    return this.#below.size + this.#above.size - this.#gone.size;
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
    const layers: PoolCard<C>[] = [...under];
    const touched = new Set<PoolCard<C>>();
    for (const entry of over) {
      // Cards of one label are combined when somebody asks. If a number is open, the label depends on what they say.
      const same = layers.find(({ folded }) => folded === entry.folded);
      const below = same ?? openBelow(this.game, entry, layers, touched);
      const made = below ? this.#combine(below, entry, same !== undefined) : entry;
      touched.add(made);
      if (!below) layers.push(entry);
      else {
        layers[layers.indexOf(below)] = made;
        this.#gone.add(entry);
      }
    }
    for (const [at, entry] of under.entries()) {
      const instead = layers[at];
      if (instead && instead !== entry) this.#instead.set(entry, instead);
    }
    return layers;
  }

  #combine(below: PoolCard<C>, above: PoolCard<C>, hasSameLabel: boolean): PoolCard<C> {
    const made = new Combined(this.game, below, above, this.#combined);
    if (!hasSameLabel) made.relabel();
    return made;
  }
}

/** A card of two pools. */
class Combined<C extends Card> implements PoolCard<C> {
  folded: string;
  names: readonly string[];
  readonly set: string;
  readonly place: number;
  declare readonly code?: number;
  readonly #game: Game<C>;
  readonly #below: PoolCard<C>;
  readonly #above: PoolCard<C>;
  readonly #byKnown: Map<Known<C>, PoolCard<C>>;
  #card: C | undefined;
  #known: Known<C> | undefined;

  /** `byKnown` is told as what the rules see it. */
  constructor(game: Game<C>, below: PoolCard<C>, above: PoolCard<C>, byKnown: Map<Known<C>, PoolCard<C>>) {
    this.#game = game;
    this.#below = below;
    this.#above = above;
    this.#byKnown = byKnown;
    this.folded = below.folded;
    this.names = below.names;
    this.set = below.set;
    this.place = below.place;
    if (below.code !== undefined) this.code = below.code;
  }

  /** Combines the cards now, because what they say of their number changes the label. */
  relabel(): void {
    const plain = this.names.at(-1) ?? "";
    this.folded = keyOf(this.#game, this.card);
    this.names = this.folded === plain ? [plain] : [this.folded, plain];
  }

  get card(): C {
    this.#card ??= laidOver(this.#game.kind, this.#below.card, this.#above.card);
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

/** The only card that one with an open number could be, or that could be one with a number, among those not found already. */
function openBelow<C extends Card>(
  game: Game<C>,
  { card }: PoolCard<C>,
  layers: readonly PoolCard<C>[],
  touched: ReadonlySet<PoolCard<C>>,
): PoolCard<C> | undefined {
  if (game.numbered === undefined) return undefined;
  const family = layers.map((entry) => ({ entry, card: entry.card, last: touched.has(entry) ? "above" : "below" }));
  return layerBelow(game, card, "above", family)?.entry;
}
