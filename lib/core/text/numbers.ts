// The numbers of cards that texts in play change for as long as they are in play.
import type { Card } from "../card/card.ts";
import { kept } from "../table/kept.ts";
import type { CardTexts, Table } from "../table/table.ts";
import type { Run } from "./ability.ts";
import type { Change } from "./ability-index.ts";

type Asked<C extends Card, V> = (table: Table<C>, card: number) => V;

/** A number of cards, such as their attack, or one of no card, which is asked of -1. */
export class Stat<C extends Card> {
  readonly #inForce: (table: Table<C>, side: 0) => readonly Change<C>[];
  readonly sum: Asked<C, number>;
  readonly said: Asked<C, readonly number[]>;

  constructor(changes: (table: Table<C>) => readonly Change<C>[], acts: Asked<C, boolean>) {
    const isInForce = (table: Table<C>, { card, anywhere }: Change<C>) =>
      !isAside(table, card) && (anywhere || acts(table, card));
    this.#inForce = kept((table) => changes(table).filter((change) => isInForce(table, change)), true);
    const partsOf = (table: Table<C>, card: number) => {
      const parts: number[] = [];
      for (const change of this.#inForce(table, 0)) {
        const by = said(table, change, card);
        if (by !== undefined) parts.push(by);
      }
      return parts;
    };
    this.said = kept(partsOf, true);
    this.sum = kept((table, card) => partsOf(table, card).reduce((sum, by) => sum + by, 0), true);
  }

  parts(table: Table<C>, card: number): ReturnType<CardTexts<C>["parts"]> {
    const parts = this.#inForce(table, 0).map((change) => ({ card: change.card, by: said(table, change, card) ?? 0 }));
    return parts.filter(({ by }) => by !== 0);
  }
}

/** Whether a card waits in a box, where it is not part of the game. */
function isAside<C extends Card>(table: Table<C>, id: number): boolean {
  return table.index.spots[table.zoneOf(id)]?.zone.isAside === true;
}

/**
 * What a text in force says of a number of a card, if that holds now, as the owner of the text sees the table. A number of
 * no card is one of whoever acts, so only texts of that side speak of it.
 */
function said<C extends Card>(table: Table<C>, change: Change<C>, card: number): number | undefined {
  const { card: self, to, if: when, by } = change;
  if (card < 0 && table.isTheirs(self)) return undefined;
  const before = table.turnTo(table.controllerOf(self));
  const run: Run = { self, subject: card, it: card, before: -1, seen: 0 };
  const value = to(table, card, run) && (!when || when(table, { ...run, it: -1 })) ? by(table, card, self) : undefined;
  table.turnTo(before);
  return value;
}
