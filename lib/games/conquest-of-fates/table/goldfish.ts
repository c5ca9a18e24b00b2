import type { Goldfish } from "../../../core/table/goldfish.ts";
import type { Free } from "../../../core/table/move.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { first, opponents } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { readings } from "./interpretations.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { result, score, unscored } from "./result.ts";
import {
  areas,
  BATTLE_ZONE,
  counters,
  cqOf,
  type FatesIds,
  type FatesTable,
  moveWhole,
  sides,
  TOKEN,
  tokens,
  ZONE,
  zones,
} from "./table.ts";
import { AFTER_BATTLES, called, phases, setup, watchHand } from "./turn.ts";
import { hasForcefield, isInBattle } from "./units.ts";

/**
 * What a free move must not do, because no card's text asks for it: reach into the Void or the uploads, get past
 * Forcefield, change the CQ of a plagued unit, or attach anything outside the Battle Zone.
 */
function forbids(table: FatesTable, move: Free): string | undefined {
  const { free, card = -1, to, by = 1 } = move;
  if (card < 0) return undefined;
  const isMarked = free === "counter" && by > 0 && (to === "plagued" || to === "muted");
  if (free === "counter" && to === "cq" && table.token(card, TOKEN.plagued) > 0)
    return `${table.label(card)} is plagued: its CQ is -1 and cannot be changed. Take Plagued off it first.`;
  if ((isMarked || isDestroyed(table, move)) && hasForcefield(table, card))
    return `${table.label(card)} has Forcefield and cannot be ${isMarked ? to : "destroyed"}. ${wayOut(table, card)}`;
  return free === "note" ? undefined : (outOfReach(table, card) ?? cannotHold(table, move));
}

/** How a player gets past a Forcefield that is a token, or that the text of a card gives. */
function wayOut(table: FatesTable, card: number): string {
  const [from] = texts.parts(table, "forcefield", card);
  return from ? `The text of ${table.label(from.card)} gives it.` : "Take Forcefield off it first.";
}

/**
 * A unit can only be attached to another unit in the Battle Zone, which may itself be attached. (Keywords and Terms,
 * p.15)
 */
function cannotHold(table: FatesTable, { free, to = "" }: Free): string | undefined {
  const host = free === "move" ? table.zone(to) - table.under(0) : -1;
  if (host < 0) return undefined;
  let top = host;
  while (table.hostOf(top) >= 0) top = table.hostOf(top);
  if (isInBattle(table, top)) return undefined;
  return `Nothing can be attached to ${table.label(host)}: it is not a unit in the Battle Zone.`;
}

/** A unit that goes from the Battle Zone to the discard pile is destroyed. (Keywords and Terms, p.15) */
function isDestroyed(table: FatesTable, { free, card = -1, to }: Free): boolean {
  return free === "move" && to === "discard" && BATTLE_ZONE.includes(table.zoneOf(card));
}

/** The Battle Zone (p.7), Keywords and Terms (p.15). */
function outOfReach(table: FatesTable, card: number): string | undefined {
  const zone = table.zoneOf(card);
  if (zone === ZONE.void) return `${table.label(card)} is in the Void: out of the game to its end.`;
  if (zone !== ZONE.upload || table.top.phase === AFTER_BATTLES) return undefined;
  return `${table.label(card)} is uploaded: nothing can be done with it until all battles are over.`;
}

/** A unit that leaves the Battle Zone takes its attached units along. (Keywords and Terms, p.15) */
function afterFreeMove(table: FatesTable, card: number): void {
  const zone = table.zoneOf(card);
  if (BATTLE_ZONE.includes(zone) || table.hostOf(card) >= 0 || table.count(table.under(card)) === 0) return;
  moveWhole(table, card, zone, table.first(zone) === card ? "usual" : "bottom");
  table.say(() => `What was attached to ${table.label(card)} goes along.`);
}

export const goldfish: Goldfish<ConquestOfFatesCard, FatesIds> = {
  texts,
  zones,
  counters,
  tokens,
  begins: { main: "draw" },
  sides: { ...sides, name: "The enemy" },
  opponents,
  setup,
  phases,
  called,
  result,
  score,
  unscored,
  counts: (table, card) => ({ cq: cqOf(table, card) }),
  measures,
  plans,
  opening,
  first,
  enforce: watchHand,
  forbids,
  // A muted unit does nothing. (Keywords and Terms, p.15)
  carriesOut: (table, card) => table.token(card, TOKEN.muted) > 0,
  afterFreeMove,
  areas,
  autopilot,
  lineNumbers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  readings,
};
