// The consequences of free moves, and free moves that no text can ask for. (Arranging Your Fleet, p.5; Damage Dealt,
// p.7)
import type { Free } from "../../../core/table/move.ts";
import { bothOf } from "../../../core/table/sides.ts";
import { win } from "./damage.ts";
import { promote } from "./flagship.ts";
import { commission, ENEMIES, enterRow, FLEET, FLEETS, ROW, type SpurTable, sides, ZONE } from "./table.ts";

const TACTICS_ONLY = bothOf(sides, [ZONE.draw, ZONE.hand]);
const SHIPS_ONLY = bothOf(sides, [...FLEET, ZONE.reserve, ZONE.trophies]);
const BEHIND = bothOf(sides, [ZONE.flagship]);

/** Where a card can never be, whatever a text says. */
export function forbids(table: SpurTable, { free, card = -1, to = "" }: Free): string | undefined {
  const zone = table.zone(to);
  if (free !== "move" || zone < 0 || zone === table.zoneOf(card)) return undefined;
  if (zone >= table.under(0)) return "Nothing lies on another card in this game.";
  const isShip = table.card(card).kind === "ship";
  if (isShip && TACTICS_ONLY.includes(zone)) return `${table.label(card)} is a ship: it is never in the hand or deck.`;
  if (!isShip && SHIPS_ONLY.includes(zone)) return `Only ships stand there, and ${table.label(card)} is none.`;
  if (BEHIND.includes(zone) && table.count(zone) > 0) return "There is one flagship: the ship of the highest VP.";
  return FLEETS.includes(zone) && table.count(zone) >= ROW ? `A row has room for ${ROW} ships.` : undefined;
}

/** A ship that joins a fleet gets all its tokens, a destroyed ship gives its VP, and the flagship is chosen again. */
export function afterFreeMove(table: SpurTable, card: number, from: number): void {
  const to = table.zoneOf(card);
  if (FLEETS.includes(to) && !FLEETS.includes(from)) commission(table, card);
  if (FLEETS.includes(to)) enterRow(table, card, to);
  if (to === ZONE.trophies && ENEMIES.includes(from)) win(table, card);
  promote(table, FLEET);
  promote(table, ENEMIES);
}
