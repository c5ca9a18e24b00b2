import { fact } from "../core/card/fact.ts";
import type { Game } from "../core/game.ts";
import { type Bits, noBits } from "./bits.ts";
import { CodedColumn } from "./coded-column.ts";
import { folded, type Row, type Stated, statedOf, type Value, wordsOf } from "./rows.ts";
import { WordIndex } from "./word-index.ts";

/** The cards of a game, prepared for search: their words, and their values once somebody has asked for them. */
export class CardIndex<R extends Row = Row> {
  readonly rows: R[] = [];
  readonly #game: Game;
  /** Names and labels, and the names alone. */
  readonly #names = new WordIndex();
  readonly #plain: string[] = [];
  readonly #texts = new WordIndex();
  readonly #values = new Map<number, CodedColumn<Value>>();
  readonly #stated = new Map<number, CodedColumn<Stated>>();
  #sets: CodedColumn<string> | undefined;
  #standIns: CodedColumn<boolean> | undefined;

  constructor(game: Game, rows: readonly R[] = []) {
    this.#game = game;
    for (const [place, row] of rows.entries()) this.put(place, row);
  }

  get size(): number {
    return this.rows.length;
  }

  /** Puts a card at a place: a new one at the end, or another in place of what was there. */
  put(place: number, row: R): void {
    const { card, label } = row;
    this.rows[place] = row;
    const name = wordsOf(card.name);
    const shown = label === card.name ? name : wordsOf(label);
    // The gap keeps a phrase from matching across both names.
    const names = `${shown} `.startsWith(`${name} `) ? shown : `${name}  ${shown}`;
    this.#names.put(place, ` ${names} `);
    this.#plain[place] = ` ${name} `;
    this.#texts.put(place, ` ${wordsOf(card.text ?? "")} `);
    for (const columns of [this.#values, this.#stated]) for (const column of columns.values()) column.put(place);
    this.#sets?.put(place);
    this.#standIns?.put(place);
  }

  /** The cards whose names have these words side by side, the last of them perhaps only begun. */
  named(sought: string): Bits {
    return this.#names.beginning(sought, this.size);
  }

  /** The cards whose texts have these words side by side, the last of them perhaps only begun. */
  saying(sought: string): Bits {
    return this.#texts.beginning(sought, this.size);
  }

  /** The cards that have this name and no other word in it. */
  called(words: string): Bits {
    const whole = ` ${words} `;
    return this.#names.fitting(words, this.size, (names, place) => names === whole || this.#plain[place] === whole);
  }

  /** The cards whose value of an attribute fits. */
  where(attribute: number, fits: (value: Value) => boolean): Bits {
    return kept(this.#values, attribute, () => {
      const { name } = this.#game.attributes[attribute] ?? { name: "" };
      return new CodedColumn(this.size, (place) => this.#cardValue(place, name), folded);
    }).where(fits);
  }

  /** The cards about whose attribute this is stated. The text comes behind all attributes. */
  stated(attribute: number, as: Stated): Bits {
    return kept(this.#stated, attribute, () => {
      const about = this.#game.attributes[attribute] ?? { name: "text" };
      return new CodedColumn(
        this.size,
        (place) => this.#statedAt(place, about),
        (stated) => (stated === "yes" || stated === "none" ? stated : "unknown"),
      );
    }).where((stated) => stated === as);
  }

  /** The cards of the sets whose ids fit. */
  ofSets(fits: (set: string) => boolean): Bits {
    this.#sets ??= new CodedColumn(this.size, (place) => this.rows[place]?.set, String);
    return this.#sets.where(fits);
  }

  /** The cards with a value that is a placeholder. */
  withPlaceholders(): Bits {
    this.#standIns ??= new CodedColumn(this.size, (place) => this.rows[place]?.card.standIn?.length ?? 0, Boolean);
    return this.#standIns.where((has) => has);
  }

  none(): Bits {
    return noBits(this.size);
  }

  #cardValue(place: number, name: string): unknown {
    const card = this.rows[place]?.card;
    return card && Reflect.get(card, name);
  }

  #statedAt(place: number, about: Parameters<typeof statedOf>[1]): Stated {
    const card = this.rows[place]?.card;
    return card ? statedOf(card, about, fact(card, this.#game.kind)) : "unknown";
  }
}

function kept<C>(columns: Map<number, C>, at: number, make: () => C): C {
  let column = columns.get(at);
  if (column === undefined) {
    column = make();
    columns.set(at, column);
  }
  return column;
}

/** What is searched: the cards of a game in their order. */
interface Searched<R extends Row> {
  readonly game: Game;
  readonly cards: readonly R[];
}

const indexes = new WeakMap<object, CardIndex<Row>>();

/** The index of these cards. It is made when it is first asked for. */
export function indexOf<R extends Row>(searched: Searched<R>): CardIndex<R> {
  let index = indexes.get(searched);
  if (index === undefined) {
    index = new CardIndex<Row>(searched.game, searched.cards);
    indexes.set(searched, index);
  }
  // The rows of an index are those that it was made of.
  return index as CardIndex<R>;
}

/** Prepares cards for search before the first query, one slice at a time. */
export async function prepare<R extends Row>(searched: Searched<R>, pause: () => Promise<void>): Promise<void> {
  const index = new CardIndex<R>(searched.game);
  for (const [place, row] of searched.cards.entries()) {
    index.put(place, row);
    if (place % SLICE === SLICE - 1) await pause();
  }
  indexes.set(searched, index as CardIndex<Row>);
}

/** How many cards to prepare before letting other work run. */
const SLICE = 250;
