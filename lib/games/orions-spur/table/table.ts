// The zones and counters of Orion's Spur: Arranging Your Fleet (p.5), and the enemy fleet.
import { type Counter, countersOf } from "../../../core/table/board.ts";
import { type Area, type MoveKind, type Phase, piles } from "../../../core/table/goldfish.ts";
import { kept } from "../../../core/table/kept.ts";
import type { Need } from "../../../core/table/needs.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { bothOf, HIDDEN, theirsOf, twoSided } from "../../../core/table/sides.ts";
import type { Table } from "../../../core/table/table.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface SpurIds {
  readonly phase:
    | "formation"
    | "opening"
    | "actions"
    | "end"
    | "enemy"
    | "attack"
    | "cover"
    | "answer"
    | "block"
    | "resources"
    | "recruit"
    | "reorganize"
    | "rearrange"
    | "text";
  readonly zone: (typeof zones)[number]["id"];
  readonly section: SectionId;
}

export type SpurTable = Table<OrionsSpurCard, SpurIds["phase"]>;
export type SpurNeed = Need<OrionsSpurCard, SpurIds["phase"]>;
export type SpurMove = MoveKind<OrionsSpurCard, SpurIds["phase"]>;
export type SpurPhase = Phase<OrionsSpurCard, SpurIds["phase"]>;

/** The types of the cards that secondary actions use. (Secondary Actions, p.9) */
export const SECONDARY: readonly unknown[] = ["draw", "repair", "special"];

/** How many ships a row holds. */
export const ROW = 5;

/** What the flagship spends to call a ship with Flock. (Flock, p.10) */
export const FLOCK_COST = 2;

export const { zones, counters, sides, ZONE, COUNTER } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Tactics deck", face: "down", as: "pile", theirs: HIDDEN },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: HIDDEN },
      { id: "front", name: "Front row", face: "up", as: "play", columns: "column" },
      { id: "middle", name: "Middle row", face: "up", as: "play", columns: "column" },
      { id: "flagship", name: "Flagship", face: "up", as: "play" },
      { id: "reserve", name: "Reserve", face: "up", as: "hand" },
      { id: "discard", name: "Discard", face: "up", as: "pile" },
      {
        id: "trophies",
        name: "Ships destroyed",
        face: "up",
        as: "pile",
        theirs: { name: "Ships the enemy has destroyed" },
      },
    ],
    counters: [
      { id: "recruitment", name: "Recruitment points" },
      { id: "vp", name: "VP", theirs: { id: "taken", name: "Enemy VP" } },
      { id: "kills", name: "Enemy ships destroyed this turn", hidden: true },
      { id: "losses", name: "Ships lost since the last turn", hidden: true },
    ],
  },
  between: {
    zones: [],
    counters: [
      { id: "primary", name: "Primary action taken", hidden: true },
      { id: "revised", name: "Tactics revised", hidden: true },
      { id: "attackers", name: "Ships that have attacked this turn", hidden: true },
      { id: "boost", name: "More damage of the next attack", hidden: true },
      { id: "target", name: "The ship that the main attack hit last, plus 1", hidden: true },
      { id: "struck", name: "What the main attack has just done", hidden: true },
    ],
  },
  theirs: (name) => `Enemy ${name.toLowerCase()}`,
});

export const tokens = [
  { id: "shield", name: "Shield", isStock: true },
  { id: "hull", name: "Hull", isStock: true },
  { id: "energy", name: "Energy", isStock: true },
  { id: "counter", name: "Counters" },
  { id: "incoming", name: "Hit for" },
  { id: "column", name: "Column in its row", hidden: true },
  { id: "flocked", name: "Turn in which the flock called it", hidden: true },
  { id: "shelter", name: "Less damage from each attack" },
  { id: "struck", name: "Attacks on it by the attacking ship", hidden: true },
  { id: "guarded", name: "Turn in which it interfered", hidden: true },
] as const satisfies readonly Counter[];

export const TOKEN = countersOf(tokens);

/** The primary action of this turn so far. A flock may continue with more ships. */
export const PRIMARY = { none: 0, attack: 1, regroup: 2, flock: 3 } as const;

export const areas: readonly Area<SpurIds["zone"]>[] = [
  { zone: "enemy-middle", row: 1, column: 1, span: 8, side: "enemy", as: "row", label: "Middle row" },
  { zone: "enemy-front", row: 2, column: 1, span: 8, side: "enemy", as: "row", label: "Front row" },
  { zone: "enemy-flagship", row: 1, rows: 2, column: 9, span: 2, side: "enemy", as: "row", label: "Flagship" },
  { zone: "front", row: 3, column: 1, span: 8, side: "mine", as: "row" },
  { zone: "middle", row: 4, column: 1, span: 8, side: "mine", as: "row" },
  { zone: "flagship", row: 3, rows: 2, column: 9, span: 2, side: "mine", as: "row" },
  { zone: "hand", side: "mine", as: "fan" },
  ...piles("mine", "draw", "discard", "reserve", "trophies"),
  ...piles("enemy", "enemy-reserve", "enemy-hand", "enemy-draw", "enemy-discard", "enemy-trophies"),
];

/** The places of each fleet, the flagship's last, and those of both. */
export const FLEET: readonly number[] = [ZONE.front, ZONE.middle, ZONE.flagship];
export const ENEMIES = theirsOf(sides, FLEET);
export const FLEETS = bothOf(sides, FLEET);

function shipsIn(table: SpurTable, rows: readonly number[]): number[] {
  const found: number[] = [];
  for (const row of rows) for (const id of table.in(row)) if (table.card(id).kind === "ship") found.push(id);
  return found;
}

export const fleet = kept((table: SpurTable): readonly number[] => shipsIn(table, FLEET));
export const enemies = kept((table: SpurTable): readonly number[] => shipsIn(table, ENEMIES));

/** Whether a ship stands in the player's fleet. A card's text may have taken it away. */
export function isInFleet(table: SpurTable, id: number): boolean {
  return FLEET.includes(table.zoneOf(id));
}

/** Whose a ship is, in front of its name. */
export function whose(table: SpurTable, id: number): string {
  return table.as(0, () => ENEMIES.includes(table.zoneOf(id))) ? "the enemy's " : "";
}

/** A fleet that holds its fire does nothing of what its cards say. */
export function holdsFire({ side, start }: SpurTable): boolean {
  return side === 1 && !isOpposed(start);
}

/** The column of a ship, which keeps it until it is moved: one that is destroyed leaves a gap. (Breaks in Formation, p.7) */
export function columnOf(table: SpurTable, id: number): number {
  return table.token(id, TOKEN.column);
}

/** The first column of a row, from the left, that no other ship stands in. */
export function freeColumn(table: SpurTable, card: number, row: number): number {
  let column = 0;
  while (table.in(row).some((id) => id !== card && columnOf(table, id) === column)) column++;
  return column;
}

/** Puts a ship into a column of a row, the first free one if none is named. The ships of a row lie from the left. */
export function enterRow(table: SpurTable, card: number, row: number, column = freeColumn(table, card, row)): void {
  table.move(card, row);
  table.setToken(card, TOKEN.column, column);
  for (const id of table.in(row).filter((other) => columnOf(table, other) > column)) table.move(id, row);
}

export function has(table: SpurTable, id: number, ability: string): boolean {
  return table.card(id).abilities?.includes(ability) === true;
}

/** Gives a ship the tokens that its card states. */
export function commission(table: SpurTable, id: number): void {
  const { shield, hull, energy } = table.card(id);
  table.setToken(id, TOKEN.shield, shield ?? 0);
  table.setToken(id, TOKEN.hull, hull ?? 0);
  table.setToken(id, TOKEN.energy, energy ?? 0);
}
