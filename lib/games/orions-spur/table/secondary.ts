import { isOffered } from "../../../core/table/why-not.ts";
import { idleNow } from "../../../core/text/idle.ts";
import * as book from "../book/rulebook.ts";
import { deck } from "../texts/deeds.ts";
import { isWhole, texts } from "../texts/texts.ts";
import { COUNTER, fleet, SECONDARY, type SpurMove, type SpurNeed, type SpurTable, TOKEN, ZONE } from "./table.ts";

/** Whether a ship can pay for a card. If the table does not carry out its text, the player pays by hand. */
export function isPayable(table: SpurTable, id: number): boolean {
  const { energy } = table.card(id);
  if (!energy || !isWhole(table.card(id))) return true;
  return fleet(table).some((ship) => table.token(ship, TOKEN.energy) >= energy);
}

export const use: SpurMove = {
  do: "use",
  says: "Use a draw, repair or special card",
  cite: book.SECONDARY_ACTIONS,
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "type",
      cite: book.SECONDARY_ACTIONS,
      holds: (table, card) => SECONDARY.includes(table.card(card).type),
      lacks: () => "it is no draw, repair or special card",
    },
    {
      id: "energy",
      cite: book.SECONDARY_ACTIONS,
      isPrice: true,
      holds: isPayable,
      lacks: (table, card) => `costs ${table.card(card).energy} energy of one ship, and no ship has as much`,
    },
  ],
  wastes: (table, card) => idleNow(texts, table, card, "use"),
  play: (table, card) => {
    const { energy } = table.card(card);
    const rest = isWhole(table.card(card)) ? "" : ": do by hand what it says";
    table.use(card);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(card)} is used${energy ? ` for ${energy} energy` : ""}${rest}.`);
    table.tell("use", card);
  },
};

/** Whether tactics can still be revised this turn. */
export function mayRevise(table: SpurTable): boolean {
  return isOffered(table, revise);
}

const REVISE: readonly SpurNeed[] = [
  {
    id: "once",
    cite: book.SECONDARY_ACTIONS,
    holds: (table) => table.get(COUNTER.revised) === 0,
    lacks: () => "once a turn, and you have revised your tactics",
  },
  {
    id: "deck",
    cite: book.SECONDARY_ACTIONS,
    holds: (table) => table.count(ZONE.draw) > 0,
    lacks: () => "the deck is empty, so that nothing would be drawn",
  },
];

/** Allowed once a turn, at any time during it. */
export const revise: SpurMove = {
  do: "revise",
  isElsewhere: true,
  says: "Revise tactics: replace a card",
  cite: book.SECONDARY_ACTIONS,
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: REVISE,
  play: (table, card) => {
    table.set(COUNTER.revised, 1);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(card)} is discarded to draw another.`);
    deck.drawCards(table, 1);
  },
};
