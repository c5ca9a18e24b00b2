// World-by-World Resolution (p.10-11). There is no orbital or surface conflict at this table.

import { ask, askIf } from "../../../core/table/ask.ts";
import { placed } from "../../../core/table/place-names.ts";
import { ownersOf } from "../../../core/table/sides.ts";
import { listed } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { isSecondOf, struckPlace } from "../opposite/opposite.ts";
import { PLACES, placeIn, WORLD, type WorldsMove, type WorldsPhase, type WorldsTable, ZONE } from "./table.ts";
import { canSwap, facilitiesAt, meets, roomAt, worldAt } from "./worlds.ts";

/** Puts a card on its owner's Trash Heap, face down. Its player may look at it at any time. */
export function trash(table: WorldsTable, id: number): void {
  table.move(id, ownersOf(table, id, ZONE.trash));
  table.see(id);
}

/** A card that a free move puts there is known to the player too. (Your Trash Heap, p.14) */
export function lookAtTrash(table: WorldsTable, id: number): void {
  if (table.zoneOf(id) === ZONE.trash) table.see(id);
}

const NONE: readonly number[] = [];

function stagedAt(
  table: WorldsTable,
  place: number,
  kind: OpenWorldsCard["kind"],
  zone: number = ZONE.staged,
): readonly number[] {
  const staged = table.in(zone + place);
  // What the other side has turned face down by hand is not there until its place is resolved again.
  const isThere = (id: number) => table.isKnownTo(table.side, id) && table.card(id).kind === kind;
  return staged.some(isThere) ? staged.filter(isThere) : NONE;
}

function isPending(table: WorldsTable, place: number): boolean {
  return table.count(ZONE.staged + place) + table.count(ZONE["enemy-staged"] + place) > 0;
}

/** The first place from the left at which somebody has staged a card, or -1. */
export function firstPending(table: WorldsTable): number {
  return PLACES.find((place) => isPending(table, place)) ?? -1;
}

/** The steps at one world, in order. */
const STEPS = ["install", "station", "deploy", "trigger"] as const;

const resolve: WorldsMove = {
  do: "resolve",
  says: "Resolve a world",
  at: () => "a world",
  targets: () => WORLD,
  needs: [
    {
      id: "staged",
      cite: book.WORLD_BY_WORLD,
      holds: (table, _, to) => isPending(table, placeIn(to)),
      lacks: () => "nothing is staged there any more",
    },
  ],
  play: (table, _, to) => {
    const world = worldAt(table, placeIn(to));
    table.say(() => `${world < 0 ? placed(table, table.zone(to)) : table.label(world)} is resolved.`);
    // What is called last comes first.
    for (const step of STEPS.toReversed()) ask(table, step, "active-first", { place: placeIn(to) });
  },
};

export const resolution: WorldsPhase = {
  id: "resolve",
  name: "World-by-World Resolution",
  cite: book.WORLD_BY_WORLD,
  says: "Resolve the worlds in an order of your choice: facilities, orbitals, ground forces, then catastrophes.",
  begin: askIf((table) => firstPending(table) >= 0),
  moves: [resolve],
  isForBoth: true,
  mayPass: (table) => firstPending(table) < 0,
  end: (table) => {
    const place = isSecondOf(table) ? struckPlace(table) : -1;
    if (place < 0) return;
    table.say(() => `An opponent's Asteroid Strike hits ${table.label(worldAt(table, place))}.`);
    for (const kind of ["facility", "ground"] as const) hitUnits(table, place, kind, ASTEROID_DAMAGE);
  },
};

/** What an Asteroid Strike deals to each facility and ground force. (Catastrophes, p.5; Trigger Catastrophes, p.11) */
const ASTEROID_DAMAGE = 15;

/** Whether the other side has this step after the one that acts. */
function isFollowed(table: WorldsTable, step: (typeof STEPS)[number]): boolean {
  return table.stack.some(({ phase, side }) => phase === step && side !== table.side);
}

/** Facilities at a place whose requirement was met when they arrived. There must be room for all of them. */
function newcomers(table: WorldsTable, place: number): readonly number[] {
  return stagedAt(table, place, "facility");
}

/** Those of both sides. Which ones of the other side come is not settled before its own step. */
function newcomersOfBoth(table: WorldsTable, place: number): readonly number[] {
  const theirs = stagedAt(table, place, "facility", ZONE["enemy-staged"]);
  if (theirs.length === 0) return newcomers(table, place);
  const isComing = (id: number) => table.as(table.ownerOf(id), () => meets(table, table.card(id), place));
  return [...newcomers(table, place), ...(isFollowed(table, "install") ? theirs.filter(isComing) : theirs)];
}

/** Whether all facilities that come to a place find room there. Otherwise none of them does. (Room on the World, p.10) */
export function isRoomForAll(table: WorldsTable, place: number): boolean {
  return newcomersOfBoth(table, place).length <= roomAt(table, place);
}

/**
 * Trashes the cards that cannot enter play, before any others are placed. A facility that has to make room later may be
 * the one that met a requirement.
 */
function trashUnfit(table: WorldsTable, place: number, kind: OpenWorldsCard["kind"]): readonly number[] {
  const staged = stagedAt(table, place, kind);
  if (staged.length === 0) return staged;
  const unfit = staged.filter((id) => !meets(table, table.card(id), place));
  for (const id of unfit) {
    trash(table, id);
    table.say(() => `${table.label(id)} is trashed: its requirement is not met.`);
  }
  return unfit.length === 0 ? staged : stagedAt(table, place, kind);
}

function swappable(table: WorldsTable, place: number): readonly number[] {
  const coming = newcomers(table, place);
  if (coming.length === 0) return NONE;
  return facilitiesAt(table, place).filter((id) =>
    coming.some((newcomer) => canSwap(table.card(id), table.card(newcomer))),
  );
}

const swap: WorldsMove = {
  do: "swap",
  says: "Swap: return a facility to the hand",
  of: "a facility there with Swap for what is installed",
  cards: (table) => swappable(table, table.args.place ?? 0),
  play: (table, card) => {
    const place = table.args.place ?? 0;
    const swapped = (table.args.swapped ?? 0) + 1;
    table.move(card, ZONE.hand);
    table.say(() => `${table.label(card)} returns to the hand.`);
    table.note("swapped", swapped);
    if (swapped >= newcomers(table, place).length || swappable(table, place).length === 0) table.leave();
  },
};

/** Installs what both sides bring, once each of them has made room or not. */
function install(table: WorldsTable, place: number): void {
  if (isFollowed(table, "install")) return;
  const hasRoom = isRoomForAll(table, place);
  for (const id of newcomersOfBoth(table, place)) {
    table.as(table.ownerOf(id), () => {
      if (hasRoom) table.move(id, ZONE.facilities + place);
      else trash(table, id);
      table.say(() => `${table.label(id)} is ${hasRoom ? "installed" : "trashed: there is no room"}.`);
    });
  }
}

/** Brings the staged cards of a kind into play, except those whose requirement is not met. */
function enter(table: WorldsTable, place: number, kind: "orbital" | "ground", zone: number, says: string): void {
  for (const id of trashUnfit(table, place, kind)) {
    table.move(id, zone + place);
    table.say(() => `${table.label(id)} is ${says}.`);
  }
}

/** The damage of all catastrophes at a world is cumulative, whose ever they are. (Trigger Catastrophes, p.11) */
function trigger(table: WorldsTable, place: number): void {
  if (isFollowed(table, "trigger") || !isPending(table, place)) return;
  const zones = [ZONE.staged, ZONE["enemy-staged"]];
  const events = zones.flatMap((zone) => stagedAt(table, place, "catastrophe", zone));
  if (events.length > 0) strike(table, place, events);
  for (const id of zones.flatMap((zone) => [...table.in(zone + place)])) {
    if (table.card(id).kind !== "catastrophe")
      table.say(() => `${table.label(id)} is trashed: it cannot enter play so.`);
    trash(table, id);
  }
}

function strike(table: WorldsTable, place: number, events: readonly number[]): void {
  const damage = (kind: Unit) =>
    events.reduce((sum, id) => {
      const hits = hitsOf(table, id);
      return sum + (hits?.kinds.includes(kind) ? hits.damage : 0);
    }, 0);
  for (const id of events) {
    const hits = hitsOf(table, id);
    table.say(() => `${table.label(id)}: ${hits ? hitsInWords(hits) : "its effect is done by hand"}.`);
  }
  for (const [kind] of UNITS) hitUnits(table, place, kind, damage(kind));
}

/** Deals damage to each unit of a kind at a place, whose ever it is. (Trigger Catastrophes, p.11) */
export function hitUnits(table: WorldsTable, place: number, kind: Unit, damage: number): void {
  const zones = UNITS.find(([one]) => one === kind)?.[1] ?? [];
  for (const id of damage === 0 ? [] : zones.flatMap((zone) => [...table.in(zone + place)])) {
    const { defense } = table.card(id);
    if (typeof defense !== "number" || damage < defense) continue;
    trash(table, id);
    table.say(() => `${table.label(id)} is destroyed: ${damage} damage against ${defense}.`);
  }
}

type Unit = (typeof UNITS)[number][0];

interface Hits {
  readonly damage: number;
  readonly kinds: readonly Unit[];
}

function isStated(hits: OpenWorldsCard["hits"]): hits is Hits {
  return typeof hits?.damage === "number" && Boolean(hits.kinds);
}

/** What a catastrophe does. If its damage or its target is unknown, the player carries it out by hand. */
function hitsOf(table: WorldsTable, id: number): Hits | undefined {
  const { hits } = table.card(id);
  return isStated(hits) ? hits : undefined;
}

function hitsInWords({ damage, kinds }: Hits): string {
  return `${damage} damage to each ${listed(kinds.map((kind) => (kind === "ground" ? "ground force" : kind)))}`;
}

const UNITS = [
  ["facility", [ZONE.facilities, ZONE["enemy-facilities"]]],
  ["orbital", [ZONE.orbitals, ZONE["enemy-orbitals"]]],
  ["ground", [ZONE.ground, ZONE["enemy-ground"]]],
] as const;

/** Which facilities enter play, and whether there is room for all of them. */
function comingInWords(table: WorldsTable, place: number): string {
  const coming = newcomersOfBoth(table, place);
  const room = roomAt(table, place);
  const [are, they] = coming.length === 1 ? ["is", "it is"] : ["are", "they are"];
  const told = room > 0 ? `there is room for ${room}` : "there is no room";
  const unless =
    room < coming.length ? `, and ${they} trashed unless ${room > 0 ? "more is made" : "one returns"}` : "";
  return `${listed(coming.map((id) => table.label(id)))} ${are} to be installed: ${told}${unless}`;
}

export const subSteps: readonly WorldsPhase[] = [
  {
    id: "install",
    name: "Install Facilities",
    cite: book.INSTALL,
    says: "A facility is installed if its requirement is met and there is room. One with Swap may return to the hand.",
    begin: (table, { place = 0 }) => {
      trashUnfit(table, place, "facility");
      if (swappable(table, place).length === 0) table.leave();
    },
    asks: (table) => {
      const place = table.args.place ?? 0;
      return `${comingInWords(table, place)}. A facility with Swap may return to the hand.`;
    },
    about: (table) => newcomers(table, table.args.place ?? 0),
    moves: [swap],
    end: (table, { place = 0 }) => install(table, place),
  },
  {
    id: "station",
    name: "Station Orbitals",
    cite: book.STATION,
    says: "Orbitals whose requirement is met are stationed.",
    begin: (table, { place = 0 }) => enter(table, place, "orbital", ZONE.orbitals, "stationed"),
    moves: [],
  },
  {
    id: "deploy",
    name: "Deploy Ground Forces",
    cite: book.DEPLOY,
    says: "Ground forces whose requirement is met are deployed. Capacity is that of all your facilities and orbitals there.",
    begin: (table, { place = 0 }) => enter(table, place, "ground", ZONE.ground, "deployed"),
    moves: [],
  },
  {
    id: "trigger",
    name: "Trigger Catastrophes",
    cite: book.TRIGGER,
    says: "Catastrophes hit every unit there that they name. Damage at or above its defense trashes it.",
    begin: (table, { place = 0 }) => trigger(table, place),
    moves: [],
  },
];
