// The numbers of cards that texts in play change for as long as they are in play.
import type { Card } from "../card/card.ts";
import type { CardTexts, Table } from "../table/table.ts";
import type { Run } from "./ability.ts";
import type { Change } from "./ability-index.ts";

export class Numbers<C extends Card> {
  readonly #isActive: (table: Table<C>, card: number) => boolean;

  constructor(isActive: (table: Table<C>, card: number) => boolean) {
    this.#isActive = isActive;
  }

  sum(table: Table<C>, changes: readonly Change<C>[], card: number): number {
    let sum = 0;
    for (const change of changes) sum += this.#part(table, change, card);
    return sum;
  }

  parts(table: Table<C>, changes: readonly Change<C>[], card: number): ReturnType<CardTexts<C>["parts"]> {
    return changes.map((one) => ({ card: one.card, by: this.#part(table, one, card) })).filter(({ by }) => by !== 0);
  }

  said(table: Table<C>, changes: readonly Change<C>[], card: number): readonly number[] {
    return changes.flatMap((one) => this.#said(table, one, card) ?? []);
  }

  #part(table: Table<C>, change: Change<C>, card: number): number {
    return this.#said(table, change, card) ?? 0;
  }

  /**
   * What a text says of a number of a card, if that holds now, as the owner of the text sees the table. A number of no
   * card is one of whoever acts, so only texts of that side speak of it.
   */
  #said(table: Table<C>, { card: self, anywhere, to, if: when, by }: Change<C>, card: number): number | undefined {
    if (card < 0 && table.isTheirs(self)) return undefined;
    return table.as(table.controllerOf(self), () => {
      if (!anywhere && !this.#isActive(table, self)) return undefined;
      const run: Run = { self, subject: card, it: card, before: -1, seen: 0 };
      return to(table, card, run) && (!when || when(table, { ...run, it: -1 })) ? by(table, card, self) : undefined;
    });
  }
}
