// The zones and counters of Conquest of Fates: The Battle Zone (p.6-7), statuses of Keywords and Terms (p.15).
import { type Counter, countersOf, type Zone, zonesOf } from "../../../core/table/board.ts";
import type { Area, MoveKind, Phase } from "../../../core/table/goldfish.ts";
import type { Need } from "../../../core/table/needs.ts";
import type { Table } from "../../../core/table/table.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface FatesIds {
  readonly phase:
    | "opposite"
    | "mulligan"
    | "supply-drop"
    | "celestial-1"
    | "deployment-1"
    | "action-1"
    | "celestial-2"
    | "deployment-2"
    | "action-2"
    | "end-of-battle"
    | "tally"
    | "clean-up"
    | "after-battles"
    | "hand-maximum"
    | "accordion"
    | "answer"
    | "text";
  readonly zone: (typeof zones)[number]["id"];
  readonly section: SectionId;
}

export type FatesTable = Table<ConquestOfFatesCard, FatesIds["phase"]>;
export type FatesNeed = Need<ConquestOfFatesCard, FatesIds["phase"]>;
export type FatesMove = MoveKind<ConquestOfFatesCard, FatesIds["phase"]>;
export type FatesPhase = Phase<ConquestOfFatesCard, FatesIds["phase"]>;

/** Units that an effect brings to a location lie face up. Only the Deployment Phase plays units face down. */
export const zones = [
  { id: "draw", name: "Deck", face: "down", as: "pile" },
  { id: "hand", name: "Hand", face: "up", as: "hand" },
  { id: "L1", name: "Location 1", face: "up", as: "play" },
  { id: "L2", name: "Location 2", face: "up", as: "play" },
  { id: "L3", name: "Location 3", face: "up", as: "play" },
  { id: "L4", name: "Location 4", face: "up", as: "play" },
  { id: "L5", name: "Location 5", face: "up", as: "play" },
  { id: "L6", name: "Location 6", face: "up", as: "play" },
  { id: "L7", name: "Location 7", face: "up", as: "play" },
  { id: "extra", name: "Extra Locations", face: "up", as: "play" },
  { id: "celestials", name: "Celestials", face: "up", as: "play" },
  { id: "discard", name: "Discard Pile", face: "up", as: "pile" },
  { id: "void", name: "The Void", face: "up", as: "pile" },
  { id: "upload", name: "Upload Zone", face: "up", as: "pile" },
  { id: "E1", name: "Enemy at 1", face: "up", as: "play", hides: true },
  { id: "E2", name: "Enemy at 2", face: "up", as: "play", hides: true },
  { id: "E3", name: "Enemy at 3", face: "up", as: "play", hides: true },
  { id: "E4", name: "Enemy at 4", face: "up", as: "play", hides: true },
  { id: "E5", name: "Enemy at 5", face: "up", as: "play", hides: true },
  { id: "E6", name: "Enemy at 6", face: "up", as: "play", hides: true },
  { id: "E7", name: "Enemy at 7", face: "up", as: "play", hides: true },
  { id: "enemies", name: "Enemy Deck", face: "down", as: "pile", hides: true },
  { id: "enemy-discard", name: "Enemy Discard Pile", face: "up", as: "pile" },
  { id: "enemy-hand", name: "Enemy Hand", face: "down", as: "hand", hides: true },
  { id: "enemy-extra", name: "Enemy Extra Locations", face: "up", as: "play", hides: true },
  { id: "enemy-celestials", name: "Enemy Celestials", face: "up", as: "play" },
  { id: "enemy-void", name: "The Enemy’s Void", face: "up", as: "pile" },
  { id: "enemy-upload", name: "Enemy Upload Zone", face: "up", as: "pile" },
  { id: "box", name: "Box", face: "down", as: "pile", isAside: true },
] as const satisfies readonly Zone[];

export const counters = [
  { id: "conquest", name: "Conquest Pool", mayBeNegative: true },
  { id: "battle", name: "Battle" },
  { id: "skirmish", name: "Skirmish" },
  { id: "enemy-conquest", name: "Enemy Conquest Pool", mayBeNegative: true },
  { id: "over", name: "All battles are over", hidden: true },
  { id: "opposed", name: "An enemy is opposite", hidden: true },
  { id: "waiting", name: "The enemy is the Active Player", hidden: true },
  { id: "revealed", name: "Units revealed in this battle", hidden: true },
  { id: "fallen", name: "Enemy units destroyed in this battle", hidden: true },
  { id: "promised", name: "CQ to add after all battles", hidden: true },
  { id: "more", name: "More cards in the next supply drop", hidden: true },
  { id: "enemy-fallen", name: "The player’s units destroyed in this battle", hidden: true },
  { id: "enemy-promised", name: "CQ to add for the enemy after all battles", hidden: true },
  { id: "enemy-more", name: "More cards in the enemy’s next supply drop", hidden: true },
] as const satisfies readonly Counter[];

export const tokens = [
  { id: "cq", name: "CQ changed by", sign: "CQ", mayBeNegative: true, stat: "cq" },
  { id: "plagued", name: "Plagued" },
  { id: "muted", name: "Muted" },
  { id: "forcefield", name: "Forcefield" },
  { id: "counter", name: "Counters" },
  { id: "order", name: "Revealed as number", hidden: true },
  { id: "placed", name: "Placed face down", hidden: true },
  { id: "announced", name: "Is announced and not changed by others yet", hidden: true },
  { id: "ended", name: "Its effect at the end of battle has happened", hidden: true },
  { id: "moved", name: "Has moved instead of being destroyed", hidden: true },
] as const satisfies readonly Counter[];

export const ZONE = zonesOf(zones);
export const COUNTER = countersOf(counters);
export const TOKEN = countersOf(tokens);

/** The locations of each skirmish, from left to right. */
export const SKIRMISHES = [
  ["L1", "L2", "L3", "L4"],
  ["L5", "L6", "L7"],
] as const;

/** All zones whose face-up units count for the player at the end of a battle. */
export const BATTLE_ZONE: readonly number[] = [...SKIRMISHES.flat().map((location) => ZONE[location]), ZONE.extra];

/** The same zones of the enemy. */
export const ENEMY_ZONE: readonly number[] = [
  ZONE.E1,
  ZONE.E2,
  ZONE.E3,
  ZONE.E4,
  ZONE.E5,
  ZONE.E6,
  ZONE.E7,
  ZONE["enemy-extra"],
];

/** Locations have numbers from 1 to this. */
export const LOCATIONS = 7;

/** The two sides: what is whose. */
export const sides = {
  zones: [
    ["draw", "enemies"],
    ["hand", "enemy-hand"],
    ["L1", "E1"],
    ["L2", "E2"],
    ["L3", "E3"],
    ["L4", "E4"],
    ["L5", "E5"],
    ["L6", "E6"],
    ["L7", "E7"],
    ["extra", "enemy-extra"],
    ["celestials", "enemy-celestials"],
    ["discard", "enemy-discard"],
    ["void", "enemy-void"],
    ["upload", "enemy-upload"],
  ],
  counters: [
    ["conquest", "enemy-conquest"],
    ["fallen", "enemy-fallen"],
    ["promised", "enemy-promised"],
    ["more", "enemy-more"],
  ],
} as const;

const PLAGUED_CQ = -1;

/**
 * The CQ of a unit: -1 while it is plagued, else its printed CQ plus the changes by effects and the CQ of attached
 * units.
 */
export function cqOf(table: FatesTable, id: number): number {
  if (table.token(id, TOKEN.plagued) > 0) return PLAGUED_CQ;
  // An attached unit has no identity, so texts that name units do not mean it.
  const byTexts = table.hostOf(id) < 0 ? table.sum("cq", id) : 0;
  let cq = (table.card(id).cq ?? 0) + table.token(id, TOKEN.cq) + byTexts;
  for (const below of table.in(table.under(id))) cq += cqOf(table, below);
  return cq;
}

/** Moves a unit to a zone, with everything that is attached to it, directly or indirectly. */
export function moveWhole(table: FatesTable, id: number, zone: number, where: "usual" | "bottom" = "usual"): void {
  if (table.zoneOf(id) !== zone) table.move(id, zone, where);
  const under = table.under(id);
  while (table.count(under) > 0) moveWhole(table, table.first(under), zone, where);
}

export const areas: readonly Area<FatesIds["zone"]>[] = [
  // Each side has its four locations at the line of battle and its three behind them, which touch them.
  { zone: "E5", row: 1, column: 4, span: 2, side: "enemy", as: "row", label: "E5" },
  { zone: "E6", row: 1, column: 6, span: 2, side: "enemy", as: "row", label: "E6" },
  { zone: "E7", row: 1, column: 8, span: 2, side: "enemy", as: "row", label: "E7" },
  { zone: "E1", row: 2, column: 3, span: 2, side: "enemy", as: "row", label: "E1" },
  { zone: "E2", row: 2, column: 5, span: 2, side: "enemy", as: "row", label: "E2" },
  { zone: "E3", row: 2, column: 7, span: 2, side: "enemy", as: "row", label: "E3" },
  { zone: "E4", row: 2, column: 9, span: 2, side: "enemy", as: "row", label: "E4" },
  { zone: "celestials", row: 3, column: 1, span: 2, side: "mine", as: "row" },
  { zone: "L1", row: 3, column: 3, span: 2, side: "mine", as: "row", label: "L1" },
  { zone: "L2", row: 3, column: 5, span: 2, side: "mine", as: "row", label: "L2" },
  { zone: "L3", row: 3, column: 7, span: 2, side: "mine", as: "row", label: "L3" },
  { zone: "L4", row: 3, column: 9, span: 2, side: "mine", as: "row", label: "L4" },
  { zone: "extra", row: 4, column: 1, span: 3, side: "mine", as: "row" },
  { zone: "L5", row: 4, column: 4, span: 2, side: "mine", as: "row", label: "L5" },
  { zone: "L6", row: 4, column: 6, span: 2, side: "mine", as: "row", label: "L6" },
  { zone: "L7", row: 4, column: 8, span: 2, side: "mine", as: "row", label: "L7" },
  { zone: "hand", side: "mine", as: "fan" },
  { zone: "draw", side: "mine", as: "pile" },
  { zone: "discard", side: "mine", as: "pile" },
  { zone: "void", side: "mine", as: "pile" },
  { zone: "upload", side: "mine", as: "pile" },
  { zone: "enemy-celestials", row: 2, column: 1, span: 2, side: "enemy", as: "row", label: "Enemy" },
  { zone: "enemy-extra", row: 1, column: 1, span: 3, side: "enemy", as: "row", label: "Enemy" },
  { zone: "enemy-hand", side: "enemy", as: "pile" },
  { zone: "enemies", side: "enemy", as: "pile" },
  { zone: "enemy-void", side: "enemy", as: "pile" },
  { zone: "enemy-upload", side: "enemy", as: "pile" },
  { zone: "enemy-discard", side: "enemy", as: "pile" },
];
