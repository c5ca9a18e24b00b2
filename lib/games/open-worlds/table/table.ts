// The zones and counters of Open Worlds: The Play Areas (p.8).
import { type Counter, countersOf } from "../../../core/table/board.ts";
import { type Area, type MoveKind, type Phase, piles } from "../../../core/table/goldfish.ts";
import type { Need } from "../../../core/table/needs.ts";
import { bothOf, HIDDEN, twoSided } from "../../../core/table/sides.ts";
import type { Table } from "../../../core/table/table.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface WorldsIds {
  readonly phase:
    | "deal"
    | "adjust"
    | "beginning"
    | "stage"
    | "move"
    | "reveal"
    | "resolve"
    | "income"
    | "trash"
    | "draw"
    | "install"
    | "station"
    | "deploy"
    | "trigger"
    | "text"
    | "react"
    | "research"
    | "indicator";
  readonly zone: (typeof zones)[number]["id"];
  readonly section: SectionId;
}

export type WorldsTable = Table<OpenWorldsCard, WorldsIds["phase"]>;
export type WorldsNeed = Need<OpenWorldsCard, WorldsIds["phase"]>;
export type WorldsMove = MoveKind<OpenWorldsCard, WorldsIds["phase"]>;
export type WorldsPhase = Phase<OpenWorldsCard, WorldsIds["phase"]>;

/** The number of worlds in the row. Neighbours are one parsec apart. */
export const WORLDS = 5;

const AT_WORLDS = { slots: WORLDS, by: "worlds" } as const;

export const { zones, counters, sides, ZONE, COUNTER } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Player Deck", face: "down", as: "pile", theirs: { name: "Rival’s deck", hides: true } },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: HIDDEN },
      {
        id: "trash",
        name: "Trash Heap",
        face: "down",
        as: "pile",
        theirs: { name: "Rival’s Trash Heap", hides: true },
      },
      {
        id: "staged",
        name: "Staged at",
        ...AT_WORLDS,
        face: "down",
        as: "play",
        theirs: { name: "Rival’s card at", hides: true },
      },
      { id: "facilities", name: "Facilities at", ...AT_WORLDS, face: "up", as: "play" },
      { id: "orbitals", name: "Orbitals at", ...AT_WORLDS, face: "up", as: "play" },
      { id: "ground", name: "Ground Forces at", ...AT_WORLDS, face: "up", as: "play" },
    ],
    counters: [
      { id: "income", name: "Income" },
      { id: "priorIncome", name: "Income last turn", theirs: { hidden: true } },
      { id: "adjusted", name: "Cards put away while adjusting", hidden: true },
      { id: "supported", name: "Staged ships over the Class limit stay this turn", hidden: true },
    ],
  },
  // The worlds, their indicators and the Worlds Deck are shared.
  between: {
    zones: [
      { id: "worlds", name: "World", ...AT_WORLDS, face: "up", as: "play" },
      { id: "indicators", name: "Indicators at", ...AT_WORLDS, face: "up", as: "play" },
      { id: "worlds-deck", name: "Worlds Deck", face: "down", as: "pile" },
    ],
    counters: [
      { id: "last", name: "The last card is drawn", hidden: true },
      { id: "final", name: "The final turn goes on", hidden: true },
      { id: "scored", name: "The final income is counted", hidden: true },
      { id: "clock", name: "Turn in which an opponent draws the last card", hidden: true },
      { id: "asteroids", name: "Turns from one asteroid strike of an opponent to the next", hidden: true },
      { id: "waiting", name: "The rival has Priority", hidden: true },
    ],
  },
  theirs: (name) => `Rival’s ${name.toLowerCase()}`,
});

export const tokens = [
  { id: "h2o", name: "H2O change", mayBeNegative: true },
  { id: "res", name: "RES change", mayBeNegative: true },
  { id: "counter", name: "Counters" },
  { id: "moved", name: "Parsecs moved this turn", hidden: true },
] as const satisfies readonly Counter[];

export const TOKEN = countersOf(tokens);

/** The units at a place: those of whoever acts, and those of both. */
export const OWN_UNITS: readonly number[] = [ZONE.facilities, ZONE.orbitals, ZONE.ground];
export const ALL_UNITS = bothOf(sides, OWN_UNITS);

/** The places of the row, from left to right. */
export const PLACES: readonly number[] = Array.from({ length: WORLDS }, (_, place) => place);

function named(zone: "staged" | "orbitals" | "worlds"): readonly string[] {
  return PLACES.map((place) => `${zone}:${place + 1}`);
}

export const STAGED = named("staged");
export const ORBITALS = named("orbitals");
export const WORLD = named("worlds");

/** The last character of the first slot's name. */
const FIRST = "1".charCodeAt(0);

/** The place in the row that a slot's name stands for: 0 for `staged:1`. */
export function placeIn(to: string): number {
  return to.charCodeAt(to.length - 1) - FIRST;
}

const WORLD_BY_WORLD = { step: 8, as: "row" } as const;
const WHOLE_WORLD = { column: 1, span: 8, ...WORLD_BY_WORLD } as const;

/**
 * Each world has eight columns: the world and the card staged at it stand beside each other, the rival's units above. A
 * phone shows them in this order, a world a line.
 */
export const areas: readonly Area<WorldsIds["zone"]>[] = [
  { zone: "worlds", row: 3, column: 1, span: 5, ...WORLD_BY_WORLD, side: "shared", label: "", height: 0.7 },
  { zone: "staged", row: 3, column: 6, span: 3, ...WORLD_BY_WORLD, side: "mine", label: "", height: 0.7 },
  { zone: "orbitals", row: 4, ...WHOLE_WORLD, side: "mine", label: "Orbitals" },
  { zone: "facilities", row: 5, ...WHOLE_WORLD, side: "mine", label: "Facilities" },
  { zone: "ground", row: 6, ...WHOLE_WORLD, side: "mine", label: "Ground Forces" },
  { zone: "indicators", row: 7, ...WHOLE_WORLD, side: "shared", label: "Indicators", height: 0.4 },
  { zone: "enemy-staged", row: 1, column: 1, span: 3, ...WORLD_BY_WORLD, side: "enemy", label: "", height: 0.75 },
  { zone: "enemy-orbitals", row: 1, column: 4, span: 3, ...WORLD_BY_WORLD, side: "enemy", label: "", height: 0.75 },
  { zone: "enemy-ground", row: 1, column: 7, span: 2, ...WORLD_BY_WORLD, side: "enemy", label: "", height: 0.75 },
  { zone: "enemy-facilities", row: 2, ...WHOLE_WORLD, side: "enemy", label: "Rival", height: 0.75 },
  { zone: "hand", side: "mine", as: "fan" },
  ...piles("mine", "draw", "trash"),
  ...piles("shared", "worlds-deck"),
  ...piles("enemy", "enemy-hand", "enemy-draw", "enemy-trash"),
];
