// The zones and counters of Conquest of Orion: 1.2 Terminology, 1.3 Game Start, 1.13 Outer space, 1.16 Archive Card.
import { type Counter, countersOf } from "../../../core/table/board.ts";
import { type Area, type MoveKind, type Phase, piles } from "../../../core/table/goldfish.ts";
import type { Need } from "../../../core/table/needs.ts";
import { HIDDEN, twoSided } from "../../../core/table/sides.ts";
import type { Table } from "../../../core/table/table.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";

export interface GalaxyIds {
  readonly phase:
    | "figures"
    | "order"
    | "exchange"
    | "beginning"
    | "economy"
    | "assault"
    | "defender"
    | "pre-combat"
    | "combat"
    | "retreat"
    | "post-economy"
    | "movement"
    | "ending"
    | "clean-up"
    | "defense"
    | "readiness"
    | "battle"
    | "answer"
    | "strike"
    | "shift"
    | "pay"
    | "gain"
    | "unique"
    | "market"
    | "text";
  readonly zone: (typeof zones)[number]["id"];
  readonly section: SectionId;
}

export type GalaxyTable = Table<ConquestOfOrionCard, GalaxyIds["phase"]>;
export type GalaxyNeed = Need<ConquestOfOrionCard, GalaxyIds["phase"]>;
export type GalaxyMove = MoveKind<ConquestOfOrionCard, GalaxyIds["phase"]>;
export type GalaxyPhase = Phase<ConquestOfOrionCard, GalaxyIds["phase"]>;

export const { zones, counters, sides, ZONE, COUNTER } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Deck", face: "down", as: "pile", theirs: HIDDEN },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: HIDDEN },
      { id: "planets", name: "Planets", face: "up", as: "play", theirs: { id: "enemy", name: "Opponent's planets" } },
      { id: "space", name: "Outer space", face: "up", as: "play" },
      { id: "achievements", name: "Achievements", face: "up", as: "play" },
      { id: "graveyard", name: "Graveyard", face: "up", as: "pile" },
      { id: "removed", name: "Removed from existence", face: "up", as: "pile" },
    ],
    counters: [
      { id: "blue", name: "Blue" },
      { id: "gold", name: "Gold" },
      { id: "red", name: "Red" },
      { id: "tier", name: "Tier" },
      { id: "dealt", name: "Damage dealt", theirs: { hidden: true } },
      { id: "ascending", name: "The next Tier is paid", hidden: true },
      { id: "first", name: "Goes first", hidden: true },
      { id: "exchanged", name: "Cards exchanged", hidden: true },
      { id: "wasted", name: "Resources over the cap", hidden: true },
      { id: "ended", name: "There was no card to draw", hidden: true },
      { id: "attacks", name: "Attacks this turn", hidden: true },
      { id: "traded", name: "Cheap trades this turn", hidden: true },
    ],
  },
  between: {
    zones: [
      { id: "neutral", name: "Neutral planets", face: "up", as: "play" },
      { id: "planets-deck", name: "Pile of unique planets", face: "down", as: "pile" },
    ],
    counters: [
      { id: "innate", name: "Innate income", hidden: true },
      { id: "innateColour", name: "Colour of the innate income", hidden: true },
      { id: "startBlue", name: "Blue that the first player starts with", hidden: true },
      { id: "startGold", name: "Gold that the first player starts with", hidden: true },
      { id: "startRed", name: "Red that the first player starts with", hidden: true },
      { id: "tierCost", name: "Cost of the next Tier", hidden: true },
    ],
  },
  theirs: (name) => `Their ${name}`,
});

export const tokens = [
  { id: "damage", name: "Damage" },
  { id: "time", name: "Time counters" },
  { id: "counter", name: "Counters" },
  { id: "entered", name: "The turn in which it entered", hidden: true },
  { id: "hurt", name: "Damage at the last income", hidden: true },
  { id: "assaulted", name: "The side's turn in which it assaulted", hidden: true },
  { id: "absorbed", name: "Damage that its shields prevented", hidden: true },
  { id: "shielded", name: "The turn in which they did", hidden: true },
  { id: "facing", name: "The planet that it assaults, and one more", hidden: true },
  { id: "boost", name: "Damage changed by", sign: "damage", mayBeNegative: true, stat: "damage" },
  { id: "immobile", name: "Immobile" },
  { id: "binder", name: "The side that made it immobile, and one more", hidden: true },
  { id: "asleep", name: "Does not ready next turn" },
  { id: "doomed", name: "Destroyed at end of turn" },
  { id: "stealthed", name: "The combat in which it is stealthed", hidden: true },
  { id: "was", name: "The planet that it was on, and one more", hidden: true },
] as const satisfies readonly Counter[];

export const TOKEN = countersOf(tokens);

export const RESOURCES = ["blue", "gold", "red"] as const;
export type Resource = (typeof RESOURCES)[number];

export const areas: readonly Area<GalaxyIds["zone"]>[] = [
  { zone: "neutral", row: 1, column: 1, span: 5, side: "shared", as: "row" },
  { zone: "enemy-space", row: 1, column: 6, span: 2, side: "enemy", as: "row" },
  { zone: "enemy-achievements", row: 1, column: 8, span: 3, side: "enemy", as: "row" },
  { zone: "enemy", row: 2, column: 1, span: 10, side: "enemy", as: "row", height: 1.3 },
  { zone: "planets", row: 3, column: 1, span: 10, side: "mine", as: "row", height: 1.5 },
  { zone: "achievements", row: 4, column: 1, span: 6, side: "mine", as: "row" },
  { zone: "space", row: 4, column: 7, span: 4, side: "mine", as: "row" },
  { zone: "hand", side: "mine", as: "fan" },
  ...piles("mine", "draw", "graveyard", "removed"),
  ...piles("shared", "planets-deck"),
  ...piles("enemy", "enemy-hand", "enemy-draw", "enemy-graveyard", "enemy-removed"),
];

/** Whether a card lies in the planet row, where units lie on it. */
export function isPlanet({ type }: ConquestOfOrionCard): boolean {
  return type === "planet" || type === "satellite";
}
