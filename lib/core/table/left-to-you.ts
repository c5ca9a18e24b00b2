// What cards ask for and the table does not carry out. The log recalls it when a card is used, and the page shows it.

import type { Card } from "../card/card.ts";
import { sentencesOf } from "../sentences.ts";
import type { LogLine } from "./frame.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Table } from "./table.ts";

/** The sentences of a card's text that the table does not carry out, or undefined if there are none. */
export function leftToYou<C extends Card>(goldfish: Goldfish<C>, table: Table<C>, card: number): string | undefined {
  const left = sentencesOf(table.card(card).text).filter(
    (sentence) =>
      !goldfish.texts?.carriesOut(table.card(card), sentence) && !goldfish.carriesOut?.(table, card, sentence),
  );
  return left.length === 0 ? undefined : left.join(" ");
}

/** Recalls the texts of the cards that the last move used. */
export function sayWhatIsLeft<C extends Card>(goldfish: Goldfish<C>, table: Table<C>): void {
  for (const card of table.used) {
    const isDown = !table.isUp(card) && table.isInPlay(table.zoneOf(card));
    const left = isDown ? undefined : leftToYou(goldfish, table, card);
    if (left !== undefined) table.say(() => `${table.label(card)}: ${left}`, card);
  }
}

/**
 * The lines of the log that leave something to the player now. They stay until a move by the rules is made where a free
 * move could have been made instead.
 */
export function leftNow({ log = [], lastOpen }: Table): readonly LogLine[] {
  return log.filter(({ left, at }) => left !== undefined && at >= lastOpen);
}
