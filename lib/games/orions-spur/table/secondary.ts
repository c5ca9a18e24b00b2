import { deck } from "../texts/deeds.ts";
import { isWhole } from "../texts/texts.ts";
import { COUNTER, fleet, SECONDARY, type SpurMove, type SpurTable, TOKEN, ZONE } from "./table.ts";

/** Whether a ship can pay for a card. If the table does not carry out its text, the player pays by hand. */
export function isPayable(table: SpurTable, id: number): boolean {
  const { energy } = table.card(id);
  if (!energy || !isWhole(table.card(id))) return true;
  return fleet(table).some((ship) => table.token(ship, TOKEN.energy) >= energy);
}

/** The cards in hand that a secondary action uses. */
function secondaries(table: SpurTable): readonly number[] {
  return table.in(ZONE.hand).filter((id) => SECONDARY.includes(table.card(id).type) && isPayable(table, id));
}

export const use: SpurMove = {
  do: "use",
  says: "Use a draw, repair or special card",
  cards: secondaries,
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
  return table.get(COUNTER.revised) === 0 && table.count(ZONE.draw) > 0 && table.count(ZONE.hand) > 0;
}

/** Allowed once a turn, at any time during it. */
export const revise: SpurMove = {
  do: "revise",
  says: "Revise tactics: discard a card to draw a card",
  cards: (table) => (mayRevise(table) ? table.in(ZONE.hand) : []),
  play: (table, card) => {
    table.set(COUNTER.revised, 1);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(card)} is discarded to draw another.`);
    deck.drawCards(table, 1);
  },
};
