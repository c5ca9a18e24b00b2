// 1.12 Damage, Stats, and Destruction; 1.13 Outer space; Unique, Stationary and Half life of 2.1.
import type { Counter } from "../../../core/table/board.ts";
import type { Free } from "../../../core/table/move.ts";
import { ownersOf } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import { arrive, isControlled, isInPlay } from "./galaxy.ts";
import { MOST_STORED } from "./resources.ts";
import { isLost } from "./stats.ts";
import {
  counters,
  type GalaxyMove,
  type GalaxyPhase,
  type GalaxyTable,
  RESOURCES,
  TOKEN,
  tokens,
  ZONE,
} from "./table.ts";
import { traitsOf, watched } from "./traits.ts";
import { placeOf, wordFor } from "./whereabouts.ts";

const NOBODY: readonly number[] = [];
const ROWS = [ZONE.planets, ZONE.enemy];

/** Handles what lay on a card that leaves play: attachments go to the graveyard, and units are in outer space. */
export function strand(table: GalaxyTable, host: number): void {
  for (const id of [...table.in(table.under(host))]) {
    const isUnit = table.card(id).type === "unit";
    if (!isUnit) strand(table, id);
    table.move(id, ownersOf(table, id, isUnit ? ZONE.space : ZONE.graveyard));
    table.setToken(id, TOKEN.was, host + 1);
    table.say(() => `${wordFor(table, id)} ${isUnit ? "is in outer space now" : "goes to the graveyard"}.`);
  }
}

/** A neutral planet keeps nothing of what happened to it. */
function refresh(table: GalaxyTable, id: number): void {
  table.exhaust(id, false);
  for (const token of [TOKEN.damage, TOKEN.facing, TOKEN.asleep, TOKEN.was]) table.setToken(id, token, 0);
}

/** Destroys a card. A planet becomes neutral again. Anything else goes to its owner's graveyard. */
export function destroy(table: GalaxyTable, id: number): void {
  const isNeutral = table.card(id).type === "planet";
  const [was, name] = [placeOf(table, id), wordFor(table, id)];
  strand(table, id);
  table.move(id, isNeutral ? ZONE.neutral : ownersOf(table, id, ZONE.graveyard));
  if (isNeutral) refresh(table, id);
  else table.setToken(id, TOKEN.was, was + 1);
  table.say(() => `${name} is destroyed${isNeutral ? " and neutral again" : ""}.`);
  table.tell("destroyed", id);
}

function lethal(table: GalaxyTable, zone: number, found: number[]): void {
  for (const id of table.in(zone)) if (isLost(table, id)) found.push(id);
}

/** A clean-up destroys everything with lethal damage, on both sides. */
export function cleanUp(table: GalaxyTable): void {
  const dead: number[] = [];
  for (const row of ROWS) {
    for (const planet of table.in(row)) lethal(table, table.under(planet), dead);
    lethal(table, row === ZONE.planets ? ZONE.space : ZONE["enemy-space"], dead);
    lethal(table, row, dead);
  }
  for (const id of dead) destroy(table, id);
}

/**
 * The consequences of a free move: what happens to cards on a card that left play, and what begins when a card enters
 * play.
 */
export function afterFreeMove(table: GalaxyTable, card: number, moved: number): void {
  const from = table.isTheirs(card) ? table.index.zoneFor(1, moved) : moved;
  table.as(table.controllerOf(card), () => {
    const to = table.zoneOf(card);
    if (!isControlled(table, to)) strand(table, card);
    else if (from === ZONE.neutral) table.setToken(card, TOKEN.hurt, table.token(card, TOKEN.damage));
    else if (!isControlled(table, from)) arrive(table, card);
    if (to === ZONE.neutral) refresh(table, card);
  });
}

/** Where a card can never be and which counts are impossible, whatever a text says. */
export function forbids(table: GalaxyTable, move: Free): string | undefined {
  const { free, card = -1, to = "" } = move;
  if (free === "counter") return forbidsCount(table, move);
  const zone = table.zone(to);
  if (free !== "move" || zone < 0) return undefined;
  const host = zone - table.under(0);
  const mirrored = table.index.zoneFor(1, zone);
  // The zones of the side that acts come first.
  const isOpposite = host >= 0 ? table.isTheirs(host) : mirrored < zone;
  const why =
    host >= 0
      ? table.as(table.controllerOf(host), () => forbidsOn(table, card, host))
      : forbidsIn(table, card, Math.min(zone, mirrored), isOpposite);
  if (why !== undefined || traitsOf(table, card).type === "planet" || (host < 0 && mirrored === zone)) return why;
  const isStray = isOpposite === (table.ownerOf(card) === table.side);
  return isStray ? `${table.known(card)} is ${isOpposite ? "not " : ""}the opponent's.` : undefined;
}

function forbidsIn(table: GalaxyTable, card: number, zone: number, isOpposite: boolean): string | undefined {
  const [name, traits] = [table.label(card), traitsOf(table, card)];
  if (zone === ZONE.planets && !traits.isPlanet && isOpposite) return `Only planets lie opposite, and ${name} is none.`;
  if (zone === ZONE.planets && !traits.isPlanet)
    return `Only planets and satellites lie in the planet row. Put a unit onto one of them.`;
  if (zone === ZONE.space && !traits.isUnit) return `Only units can be in outer space, and ${name} is none.`;
  if ((zone === ZONE.neutral || zone === ZONE["planets-deck"]) && traits.type !== "planet")
    return `Only planets can be neutral, and ${name} is none.`;
  if (zone === ZONE.achievements && traits.isPlanet) return `${name} lies in the planet row, or nowhere.`;
  const isOfDeck = zone === ZONE.graveyard || zone === ZONE.hand || zone === ZONE.draw;
  return isOfDeck && traits.type === "planet"
    ? `${name} belongs to no deck: a planet that is lost is neutral.`
    : undefined;
}

/**
 * No count goes below zero, at most six of a resource are stored, and the Tier is at least 1. (1.5 Resources, 1.7 Tier)
 */
function forbidsCount(table: GalaxyTable, { card, to = "", by = 1 }: Free): string | undefined {
  const list = card === undefined ? counters : tokens;
  const at = list.findIndex(({ id }) => id === to);
  const { name, mayBeNegative }: Counter = list[at] ?? { id: "", name: "" };
  if (mayBeNegative) return undefined;
  const now = card === undefined ? table.get(at) : table.token(card, at);
  const least = to === "tier" || to === "enemy-tier" ? 1 : 0;
  if (by < 0 && now + by < least) return `${name} cannot fall below ${least} (now ${now}).`;
  const isStored = card === undefined && RESOURCES.some((one) => to === one || to === `enemy-${one}`);
  return isStored && by > 0 && now + by > MOST_STORED
    ? `At most ${MOST_STORED} of a resource are stored (${name} now ${now}).`
    : undefined;
}

function forbidsOn(table: GalaxyTable, card: number, host: number): string | undefined {
  const { isPlanet, isUnit } = traitsOf(table, card);
  if (isPlanet) return `${table.label(card)} lies in the planet row, on no other card.`;
  if (!isInPlay(table, host)) return `${wordFor(table, host)} is not in play on your side: nothing can lie on it.`;
  const isGround = traitsOf(table, host).isPlanet;
  return isUnit && !isGround ? `${table.label(card)} is a unit. Put it on a planet or satellite.` : undefined;
}

/** Unique cards of which the player has more than one copy. */
export function twins(table: GalaxyTable): readonly number[] {
  const { unique } = watched(table);
  if (unique.length < 2) return NOBODY;
  const there = unique.filter((id) => isInPlay(table, id));
  return there.filter((id) => there.some((other) => other !== id && table.label(other) === table.label(id)));
}

/**
 * Enforces what the rules demand at all times: no stationary unit in outer space, and no second copy of a Unique card.
 */
export function watchGalaxy(table: GalaxyTable): void {
  for (const id of watched(table).stationary) {
    const zone = table.zoneOf(id);
    if (zone === ZONE.space || zone === ZONE["enemy-space"]) destroy(table, id);
  }
  for (const row of ROWS)
    for (const id of table.in(row)) {
      // Damage that was removed no longer counts as old, so that new damage is measured from here.
      const damage = table.token(id, TOKEN.damage);
      if (damage < table.token(id, TOKEN.hurt)) table.setToken(id, TOKEN.hurt, damage);
    }
  if (!table.isIn("unique") && twins(table).length > 0) table.call("unique");
}

const keep: GalaxyMove = {
  do: "keep",
  says: "Keep this one of a Unique card",
  of: "a Unique card of which you have a second one",
  cards: twins,
  play: (table, card) => {
    for (const id of twins(table).filter((other) => other !== card && table.label(other) === table.label(card))) {
      strand(table, id);
      table.move(id, ZONE.removed);
      table.say(() => `A second ${table.label(id)} is removed from existence.`);
    }
    if (twins(table).length === 0) table.leave();
  },
};

export const unique: GalaxyPhase = {
  id: "unique",
  name: "Unique",
  cite: book.KEYWORDS,
  says: "Only one copy of a Unique card stays in play. The others are removed from existence.",
  moves: [keep],
  mayPass: () => false,
};
