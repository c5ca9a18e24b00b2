// The zones and counters of Conquest of Fates: The Battle Zone (p.6-7), statuses of Keywords and Terms (p.15).
import { type Counter, countersOf } from "../../../core/table/board.ts";
import { type Area, type MoveKind, type Phase, piles } from "../../../core/table/goldfish.ts";
import type { Need } from "../../../core/table/needs.ts";
import { HIDDEN, theirsOf, twoSided } from "../../../core/table/sides.ts";
import type { Table } from "../../../core/table/table.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface FatesIds {
  readonly phase:
    | "toss"
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

/** An effect brings units here face up. Only the Deployment Phase plays them face down: the enemy's are not known then. */
const location = <N extends number>(n: N) =>
  ({
    id: `L${n}`,
    name: `Location ${n}`,
    face: "up",
    as: "play",
    theirs: { id: `E${n}`, name: `Enemy at ${n}`, hides: true },
  }) as const;

export const { zones, counters, sides, ZONE, COUNTER } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Deck", face: "down", as: "pile", theirs: { id: "enemies", hides: true } },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: HIDDEN },
      location(1),
      location(2),
      location(3),
      location(4),
      location(5),
      location(6),
      location(7),
      { id: "extra", name: "Extra Locations", face: "up", as: "play", theirs: { hides: true } },
      { id: "celestials", name: "Celestials", face: "up", as: "play" },
      { id: "discard", name: "Discard Pile", face: "up", as: "pile" },
      { id: "void", name: "The Void", face: "up", as: "pile", theirs: { name: "Enemy Void" } },
      { id: "upload", name: "Upload Zone", face: "up", as: "pile" },
    ],
    counters: [
      { id: "conquest", name: "Conquest Pool", mayBeNegative: true },
      { id: "fallen", name: "Enemy units destroyed in this battle", hidden: true },
      { id: "promised", name: "CQ to add after all battles", hidden: true },
      { id: "more", name: "More cards in the next supply drop", hidden: true },
    ],
  },
  between: {
    zones: [],
    counters: [
      { id: "battle", name: "Battle" },
      { id: "skirmish", name: "Skirmish" },
      { id: "over", name: "All battles are over", hidden: true },
      { id: "waiting", name: "The enemy is the Active Player", hidden: true },
      { id: "revealed", name: "Units revealed in this battle", hidden: true },
    ],
  },
  theirs: (name) => `Enemy ${name}`,
});

export const tokens = [
  { id: "cq", name: "CQ changed by", sign: "CQ", mayBeNegative: true, stat: "cq" },
  { id: "plagued", name: "Plagued" },
  { id: "muted", name: "Muted" },
  { id: "forcefield", name: "Forcefield" },
  { id: "counter", name: "Counters" },
  { id: "order", name: "Revealed as number", hidden: true },
  { id: "placed", name: "Placed face down", hidden: true },
  { id: "announced", name: "Steps of its accordion to come", hidden: true },
  { id: "ended", name: "Its effect at the end of battle has happened", hidden: true },
  { id: "moved", name: "Has moved instead of being destroyed", hidden: true },
] as const satisfies readonly Counter[];

export const TOKEN = countersOf(tokens);

/** How far a unit's accordion is. Its token is 0 once its own lasting effects and triggers have begun. (p.13) */
export const [ANNOUNCED, MET] = [2, 1];

/** The locations of each skirmish, from left to right. */
export const SKIRMISHES = [
  ["L1", "L2", "L3", "L4"],
  ["L5", "L6", "L7"],
] as const;

/** All zones whose face-up units count for the player at the end of a battle. */
export const BATTLE_ZONE: readonly number[] = [...SKIRMISHES.flat().map((location) => ZONE[location]), ZONE.extra];

/** The same zones of the enemy. */
export const ENEMY_ZONE = theirsOf(sides, BATTLE_ZONE);

/** Locations have numbers from 1 to this. */
export const LOCATIONS = 7;

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

type Row = readonly FatesIds["zone"][];

/** Locations beside each other in a row of the board. */
const locationsIn = (row: number, first: number, side: "mine" | "enemy", zones: Row) =>
  zones.map((zone, at) => ({ zone, row, column: first + 2 * at, span: 2, side, as: "row", label: zone }) as const);

export const areas: readonly Area<FatesIds["zone"]>[] = [
  // Each side has its four locations at the line of battle and its three behind them, which touch them.
  ...locationsIn(1, 4, "enemy", ["E5", "E6", "E7"]),
  ...locationsIn(2, 3, "enemy", ["E1", "E2", "E3", "E4"]),
  { zone: "celestials", row: 3, column: 1, span: 2, side: "mine", as: "row" },
  ...locationsIn(3, 3, "mine", ["L1", "L2", "L3", "L4"]),
  { zone: "extra", row: 4, column: 1, span: 3, side: "mine", as: "row" },
  ...locationsIn(4, 4, "mine", ["L5", "L6", "L7"]),
  { zone: "hand", side: "mine", as: "fan" },
  ...piles("mine", "draw", "discard", "void", "upload"),
  { zone: "enemy-celestials", row: 2, column: 1, span: 2, side: "enemy", as: "row", label: "Enemy" },
  { zone: "enemy-extra", row: 1, column: 1, span: 3, side: "enemy", as: "row", label: "Enemy" },
  ...piles("enemy", "enemy-hand", "enemies", "enemy-void", "enemy-upload", "enemy-discard"),
];
