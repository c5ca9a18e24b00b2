// The consequences of free moves, and free moves that no text can ask for. (Arranging Your Fleet, p.5; Damage Dealt,
// p.7)
import type { Free } from "../../core/table/goldfish.ts";
import { win } from "./damage.ts";
import { seeEnd } from "./ending.ts";
import { freeColumn } from "./enemy-fleet.ts";
import { promote } from "./flagship.ts";
import { commission, counters, ENEMIES, FLEET, ROW, type SpurTable, TOKEN, tokens, ZONE } from "./table.ts";

const TACTICS_ONLY: readonly number[] = [ZONE.draw, ZONE.hand];
const SHIPS_ONLY: readonly number[] = [
  ...FLEET,
  ...ENEMIES,
  ZONE.reserve,
  ZONE["enemy-reserve"],
  ZONE.dock,
  ZONE.trophies,
];
const BEHIND: readonly number[] = [ZONE.flagship, ZONE["enemy-flagship"]];

function isInFleet(zone: number): boolean {
  return FLEET.includes(zone) || ENEMIES.includes(zone);
}

/**
 * No count goes below zero: damage beyond a shield goes to the hull, and damage beyond the hull is lost. (Damage Dealt,
 * p.7)
 */
function forbidsCount(table: SpurTable, { card, to = "", by = 1 }: Free): string | undefined {
  // A counter that a card's text uses for itself may be negative.
  if (by >= 0 || to === "counter") return undefined;
  const list = card === undefined ? counters : tokens;
  const at = list.findIndex(({ id }) => id === to);
  const now = card === undefined ? table.get(at) : table.token(card, at);
  return now + by < 0 ? `${list[at]?.name} cannot fall below 0 (now ${now}).` : undefined;
}

/** Where a card can never be and which counts are impossible, whatever a text says. */
export function forbids(table: SpurTable, move: Free): string | undefined {
  const { free, card = -1, to = "" } = move;
  if (free === "counter") return forbidsCount(table, move);
  const zone = table.zone(to);
  if (free !== "move" || zone < 0 || zone === table.zoneOf(card)) return undefined;
  if (zone >= table.under(0)) return "Nothing lies on another card in this game.";
  const isShip = table.card(card).kind === "ship";
  if (isShip && TACTICS_ONLY.includes(zone)) return `${table.label(card)} is a ship: it is never in the hand or deck.`;
  if (!isShip && SHIPS_ONLY.includes(zone)) return `Only ships stand there, and ${table.label(card)} is none.`;
  if (BEHIND.includes(zone) && table.count(zone) > 0) return "There is one flagship: the ship of the highest VP.";
  return isInFleet(zone) && table.count(zone) >= ROW ? `A row has room for ${ROW} ships.` : undefined;
}

/** A ship that joins a fleet gets all its tokens, a destroyed ship gives its VP, and the flagship is chosen again. */
export function afterFreeMove(table: SpurTable, card: number, from: number): void {
  const to = table.zoneOf(card);
  if (isInFleet(to) && !isInFleet(from)) commission(table, card);
  if (ENEMIES.includes(to)) table.setToken(card, TOKEN.column, freeColumn(table, card, to));
  if (to === ZONE.trophies && ENEMIES.includes(from)) win(table, card);
  promote(table, FLEET);
  promote(table, ENEMIES);
  if ((ENEMIES.includes(from) || from === ZONE["enemy-reserve"]) && !ENEMIES.includes(to)) seeEnd(table);
}
