// The phrases that texts of most games have for the deck: draw, discard, look at the top, take some, leave the rest.
import type { Card } from "../card/card.ts";
import type { Table } from "../table/table.ts";
import { type Cards, type Effect, phrase, type TextPhrase } from "./ability.ts";
import { number } from "./pattern.ts";

type Does<C extends Card> = Effect<C>["does"];
type Worth<C extends Card> = NonNullable<Effect<C>["worth"]>;
/** How much an effect is worth to the autopilot of a game. */
type Value<C extends Card> = Pick<Effect<C>, "worth" | "about">;
type Done<C extends Card> = TextPhrase<Effect<C> | readonly Effect<C>[]>;

export class DeckPhrases<C extends Card> {
  readonly #draw: number;
  readonly #hand: number;
  /** The log says this of an empty deck. */
  readonly #isEmpty: string | undefined;

  constructor(zones: { readonly draw: number; readonly hand: number }, isEmpty?: string) {
    this.#draw = zones.draw;
    this.#hand = zones.hand;
    this.#isEmpty = isEmpty;
  }

  // Each of these answers whether anything came of it, so that “if you do” can hang on it.

  drawCards(table: Table<C>, n: number): boolean {
    const drawn = table.draw(this.#draw, this.#hand, n);
    table.say(() => (drawn === 1 ? "1 card is drawn." : `${drawn} cards are drawn.`));
    return drawn > 0;
  }

  look(table: Table<C>, n: number): boolean {
    const seen = table.in(this.#draw).slice(0, n);
    for (const id of seen) table.see(id);
    table.note("seen", seen.length);
    const isEmpty = this.#isEmpty;
    if (seen.length === 0 && isEmpty !== undefined) table.say(() => isEmpty);
    return seen.length > 0;
  }

  /** Puts cards that the text has looked at on the bottom of the deck, but for one that stays. */
  toBottom(table: Table<C>, count: number, stays = -1): boolean {
    const rest = table
      .in(this.#draw)
      .slice(0, Math.max(count, 0))
      .filter((id) => id !== stays);
    for (const id of rest) table.move(id, this.#draw, "bottom");
    return rest.length > 0;
  }

  /** The cards on top of the deck that the text has looked at. */
  readonly seen: Cards<C> = (table, { seen }) => table.in(this.#draw).slice(0, seen);

  draw(words: string, example: string, value: (n: number) => Value<C>): Done<C> {
    const does = (n: number) => (table: Table<C>) => this.drawCards(table, n);
    return phrase(words, example, { n: number }, ({ n }) => ({ does: does(n), ...value(n) }));
  }

  discard(words: string, example: string, does: Does<C>, value: (n: number) => Value<C>): Done<C> {
    const cards = (table: Table<C>) => table.in(this.#hand);
    return phrase(words, example, { n: number }, ({ n }) => ({
      with: { choose: { least: n, most: n }, cards },
      does,
      ...value(n),
    }));
  }

  lookAtTop(words: string, example: string, value: (n: number) => Value<C> = () => ({})): Done<C> {
    const does = (n: number) => (table: Table<C>) => this.look(table, n);
    return phrase(words, example, { n: number }, ({ n }) => ({ does: does(n), ...value(n) }));
  }

  /** Takes n of the cards that the text has looked at. The rest go to the bottom of the deck. */
  take(n: number, does: Does<C>, worth: Worth<C>, value: Value<C> = {}): readonly Effect<C>[] {
    return [
      {
        with: { choose: { least: n, most: n }, cards: this.seen },
        does: (table, id, run) => {
          does(table, id, run);
          table.note("seen", run.seen - 1);
        },
        worth,
      },
      this.rest(value),
    ];
  }

  /** Puts what the text has looked at, and nobody has taken, on the bottom of the deck. */
  rest(value: Value<C> = {}): Effect<C> {
    return { does: (table, _, { seen }) => this.toBottom(table, seen), ...value };
  }
}
