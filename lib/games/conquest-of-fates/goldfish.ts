import type { Free, Goldfish } from "../../core/goldfish.ts";
import { autopilot } from "./autopilot.ts";
import type { ConquestOfFatesCard } from "./card.ts";
import { areas, BATTLE_ZONE, counters, type FatesTable, TOKEN, tokens, ZONE, zones } from "./table.ts";
import { called, discardWhole, isOver, phases, setup, watchHand } from "./turn.ts";

/** What Forcefield keeps off: it cannot be destroyed, plagued or muted. (Keywords and Terms, p.15) */
function forbids(table: FatesTable, { free, card = -1, to = "", by = 1 }: Free): string | undefined {
  if (card < 0 || table.token(card, TOKEN.forcefield) <= 0) return undefined;
  const isDestroyed = free === "move" && to === "discard" && BATTLE_ZONE.includes(table.zoneOf(card));
  const isMarked = free === "counter" && by > 0 && (to === "plagued" || to === "muted");
  if (!isDestroyed && !isMarked) return undefined;
  return `${table.label(card)} has Forcefield and cannot be ${isDestroyed ? "destroyed" : to}; take Forcefield off it first.`;
}

/** A destroyed unit takes along what is attached to it. (Keywords and Terms, p.15) */
function freed(table: FatesTable, card: number): void {
  if (table.zoneOf(card) === ZONE.discard) discardWhole(table, card);
}

export const goldfish: Goldfish<ConquestOfFatesCard> = {
  version: 1,
  zones,
  counters,
  tokens,
  begins: { main: "draw" },
  setup,
  phases,
  called,
  over: isOver,
  watch: watchHand,
  forbids,
  freed,
  areas,
  autopilot,
};
