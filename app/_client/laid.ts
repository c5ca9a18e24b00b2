import type { Start } from "../../lib/core/table/board.ts";
import type { Laid } from "../_server/tables.ts";

/** What a game starts with, from what the server sent: there each card stands once, here each copy. */
export function startFrom({ cards: kinds, copies, format, options, house }: Laid, seed: string): Start {
  const cards = copies.flatMap(([place, from]) => {
    const card = kinds[place];
    return card ? [{ ...card, from }] : [];
  });
  return { seed, format, options, house, cards };
}
