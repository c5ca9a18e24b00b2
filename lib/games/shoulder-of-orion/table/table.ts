// The zones and counters of Shoulder of Orion: Area of Operations, Hero Zone, Energy stack, Cache, Orbit, Tech levels.
import { type Counter, countersOf } from "../../../core/table/board.ts";
import { type Area, type MoveKind, type Phase, piles } from "../../../core/table/goldfish.ts";
import type { Need } from "../../../core/table/needs.ts";
import { bothOf, HIDDEN, twoSided } from "../../../core/table/sides.ts";
import type { Table } from "../../../core/table/table.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface OrionIds {
  readonly phase:
    | "sideboarding"
    | "order"
    | "opening"
    | "first-cache"
    | "beginning"
    | "play"
    | "rally"
    | "cleanup"
    | "draw"
    | "orbit"
    | "hand"
    | "pay"
    | "resolve"
    | "answer"
    | "instants"
    | "cache-draw"
    | "sacrifice"
    | "strike"
    | "block"
    | "damage"
    | "text";
  readonly zone: (typeof zones)[number]["id"];
  readonly section: SectionId;
}

export type OrionTable = Table<ShoulderOfOrionCard, OrionIds["phase"]>;
export type OrionNeed = Need<ShoulderOfOrionCard, OrionIds["phase"]>;
export type OrionMove = MoveKind<ShoulderOfOrionCard, OrionIds["phase"]>;
export type OrionPhase = Phase<ShoulderOfOrionCard, OrionIds["phase"]>;

export const { zones, counters, sides, ZONE, COUNTER } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Deck", face: "down", as: "pile", theirs: HIDDEN },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: HIDDEN },
      { id: "heroes", name: "Hero Zone", face: "up", as: "play" },
      { id: "ao", name: "AO", face: "up", as: "play" },
      { id: "cache", name: "Cache", face: "up", as: "hand" },
      { id: "energy", name: "Energy Stack", face: "up", as: "hand" },
      { id: "orbit", name: "Orbit", face: "down", as: "hand", theirs: HIDDEN },
      { id: "discard", name: "Discard", face: "up", as: "pile" },
      { id: "removed", name: "Removed", face: "up", as: "pile" },
    ],
    counters: [
      { id: "energy", name: "Energy Pool", theirs: { hidden: true } },
      { id: "techLevel", name: "Tech Level" },
      { id: "life", name: "Life", theirs: { id: "dummyLife" } },
      { id: "handSize", name: "Maximum hand size", theirs: { hidden: true } },
      { id: "first", name: "Goes first", hidden: true },
      { id: "cached", name: "The cache was added to", hidden: true },
      { id: "spent", name: "The cache was used for energy", hidden: true },
      { id: "warriors", name: "Warriors played this turn", hidden: true },
      { id: "tide", name: "Tide warriors played this turn", hidden: true },
      { id: "instants", name: "Instants played this turn", hidden: true },
      { id: "attackActions", name: "Attack Actions played this turn", hidden: true },
      { id: "techCheaper", name: "The next Tech Level costs less by", hidden: true },
      { id: "shield", name: "Damage prevented this turn", hidden: true },
      { id: "warded", name: "Fortifications take no damage this turn", hidden: true },
    ],
  },
  between: {
    zones: [{ id: "sideboard", name: "Sideboard", face: "up", as: "hand" }],
    counters: [
      { id: "attacker", name: "The card that attacks, plus 1", hidden: true },
      { id: "denied", name: "The attack has no effect", hidden: true },
    ],
  },
  theirs: (name) => `Their ${name}`,
});

/** Where both sides begin. */
export const LIFE = 30;

export const tokens = [
  { id: "damage", name: "Damage" },
  { id: "attack", name: "Attack changed by", sign: "attack", stat: "attack", mayBeNegative: true },
  { id: "health", name: "Health changed by", sign: "health", stat: "health", mayBeNegative: true },
  { id: "counter", name: "Counters" },
  { id: "blocked", name: "Has blocked this turn", hidden: true },
  { id: "blocking", name: "Blocks this attack", hidden: true },
  { id: "attackNow", name: "Attack changed this turn by", sign: "attack", mayBeNegative: true },
  { id: "healthNow", name: "Health changed this turn by", sign: "health", mayBeNegative: true },
  { id: "harmless", name: "Deals no damage this turn" },
  { id: "used", name: "Was used this turn", hidden: true },
  { id: "returned", name: "Was played from the discard pile", hidden: true },
] as const satisfies readonly Counter[];

export const TOKEN = countersOf(tokens);

/** The AO of either player. */
export const AOS = bothOf(sides, [ZONE.ao]);

/** Whether the opponent of the player who acts is attacking. */
export function isAttacked(table: OrionTable): boolean {
  const attacker = table.get(COUNTER.attacker) - 1;
  return attacker >= 0 && table.isTheirs(attacker);
}

export const areas: readonly Area<OrionIds["zone"]>[] = [
  { zone: "enemy-ao", row: 1, column: 1, span: 7, side: "enemy", as: "row" },
  { zone: "enemy-heroes", row: 1, column: 8, span: 3, side: "enemy", as: "row" },
  { zone: "ao", row: 2, column: 1, span: 10, side: "mine", as: "row", height: 1.1 },
  { zone: "heroes", row: 3, column: 1, span: 6, side: "mine", as: "row" },
  { zone: "orbit", row: 3, column: 7, span: 4, side: "mine", as: "row" },
  { zone: "cache", row: 4, column: 1, span: 5, side: "mine", as: "row" },
  { zone: "energy", row: 4, column: 6, span: 5, side: "mine", as: "row" },
  { zone: "hand", side: "mine", as: "fan" },
  ...piles("mine", "draw", "discard", "removed", "sideboard"),
  ...piles("enemy", "enemy-hand", "enemy-draw", "enemy-cache", "enemy-energy"),
  ...piles("enemy", "enemy-orbit", "enemy-discard", "enemy-removed"),
];

/** The most cards that may be kept in hand. A limit is not a sum: of several, the lowest holds. */
export function handMaximum(table: OrionTable): number {
  const limits = table.said("hand-maximum", -1);
  return limits.length === 0 ? table.get(COUNTER.handSize) : Math.min(...limits);
}

/** How many cards the hand has above its maximum. */
export function overMaximum(table: OrionTable): number {
  return Math.max(table.count(ZONE.hand) - handMaximum(table), 0);
}

/** Whether a card in the AO is a warrior. A hero there is in its frontline form and counts as one. */
export function isWarrior(table: OrionTable, id: number): boolean {
  const { type } = table.card(id);
  return type === "warrior" || type === "hero";
}

/** The printed attack of a warrior in the AO or of an attack action, or undefined if it is unknown. */
export function printedAttack(card: ShoulderOfOrionCard): number | undefined {
  const printed = card.type === "hero" ? card.frontline?.attack : card.attack;
  return typeof printed === "number" ? printed : undefined;
}

/** The attack of a warrior in the AO or of an attack action, or undefined if it is unknown. */
export function attackOf(table: OrionTable, id: number): number | undefined {
  const card = table.card(id);
  const printed = printedAttack(card);
  if (printed === undefined) return undefined;
  if (card.type === "attack-action") return Math.max(printed + table.sum("rider", id), 0);
  const changed = table.token(id, TOKEN.attack) + table.token(id, TOKEN.attackNow) + table.sum("attack", id);
  return Math.max(printed + changed, 0);
}

/** The damage that a warrior or an attack action deals. */
export function damageOf(table: OrionTable, id: number): number {
  return table.token(id, TOKEN.harmless) > 0 ? 0 : (attackOf(table, id) ?? 0);
}

/** The health of a warrior or fortification before what lasts, or undefined if it is unknown. */
function ownHealth(table: OrionTable, id: number): number | undefined {
  const card = table.card(id);
  const printed = card.type === "hero" ? card.frontline?.health : card.health;
  if (typeof printed !== "number") return undefined;
  return printed + table.token(id, TOKEN.health) + table.token(id, TOKEN.healthNow);
}

/** Whether it is known how much damage a warrior or fortification takes. */
export function hasHealth(table: OrionTable, id: number): boolean {
  return ownHealth(table, id) !== undefined;
}

/** The health of a warrior or fortification in the AO, or undefined if it is unknown. */
export function healthOf(table: OrionTable, id: number): number | undefined {
  const own = ownHealth(table, id);
  return own === undefined ? undefined : own + table.sum("health", id);
}

/**
 * Whether a card has as much damage as health. Texts are only asked if there is damage enough without them, or if one of
 * them takes health away.
 */
export function isDestroyed(table: OrionTable, id: number, isAnyFrail: boolean): boolean {
  const own = ownHealth(table, id);
  if (own === undefined) return false;
  const damage = table.token(id, TOKEN.damage);
  return (isAnyFrail || damage >= own) && damage >= own + table.sum("health", id);
}
