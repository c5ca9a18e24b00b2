import { COUNTER, type SpurMove, type SpurTable, ZONE } from "./table.ts";

/** Draws tactics cards. An empty deck gives none. */
export function drawTactics(table: SpurTable, count: number): void {
  const drawn = table.draw(ZONE.draw, ZONE.hand, Math.max(count, 0));
  table.say(() => `${drawn} ${drawn === 1 ? "card is" : "cards are"} drawn.`);
}

const SECONDARY: readonly unknown[] = ["draw", "repair", "special"];

export const use: SpurMove = {
  do: "use",
  says: "Use a draw, repair or special card",
  cards: (table) => table.in(ZONE.hand).filter((id) => SECONDARY.includes(table.card(id).type)),
  play: (table, card) => {
    const { energy } = table.card(card);
    table.use(card);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(card)} is used${energy ? ` for ${energy} energy` : ""}: do by hand what it says.`);
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
    drawTactics(table, 1);
  },
};
