// The words that texts of Orion's Spur have for ships, for kinds of tactics cards, and for what ships have.

import { kept } from "../../../core/table/kept.ts";
import { bothOf } from "../../../core/table/sides.ts";
import { phrase, type Test } from "../../../core/text/ability.ts";
import { namedBy, type Suffix, suffixesOf } from "../../../core/text/nouns.ts";
import { oneOf, type Reader } from "../../../core/text/pattern.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { aimOf, attackOf, isAdjacent, isEnemy, isInBattle } from "../table/aim.ts";
import { FLEETS, has, isInFleet, type SpurTable, sides, TOKEN, ZONE } from "../table/table.ts";
import type { Stat } from "./deeds.ts";

type C = OrionsSpurCard;
type On = Test<C>;

const isShip: On = (table, id) => table.card(id).kind === "ship";
const isMine: On = (table, id) => isInFleet(table, id);
const ofClass =
  (shipClass: string): On =>
  (table, id) =>
    table.card(id).shipClass === shipClass;
const FLAGSHIPS = bothOf(sides, [ZONE.flagship]);
const isFlagship: On = (table, id) => FLAGSHIPS.includes(table.zoneOf(id));

/** The ship that a text calls "this ship". A reaction is played by the attacked one, an attack by the attacking one. */
export function ownShip(table: SpurTable, self: number): number {
  if (table.card(self).kind === "ship") return self;
  const frame = attackOf(table);
  return (frame?.phase === "answer" ? frame.args.target : frame?.args.ship) ?? -1;
}

export const STAT = oneOf<Stat>("shield, hull or energy", { shield: "shield", hull: "hull", energy: "energy" });

export const ABILITY = oneOf("ability", {
  armored: "Armored",
  artillery: "Artillery",
  interference: "Interference",
  bracing: "Bracing",
  flock: "Flock",
  ram: "Ram",
  "suppressing fire": "Suppressing Fire",
  "laser light": "Laser Light",
  "laser medium": "Laser Medium",
  "laser heavy": "Laser Heavy",
});

const TYPE = oneOf("type", {
  attack: "attack",
  reaction: "reaction",
  "attack/reaction": "attack-reaction",
  draw: "draw",
  repair: "repair",
  special: "special",
});

/** Tactics cards of one type or several: "repair card or reaction card". */
export const TYPES: Reader<readonly string[]> = {
  name: "types of cards",
  read: (words, at) =>
    TYPE.read(words, at).flatMap(([one, next]) => {
      const end = words[next] === "card" || words[next] === "cards" ? next + 1 : next;
      const more = words[end] === "or" ? TYPES.read(words, end + 1) : [];
      return [[[one], end] as const, ...more.map(([rest, to]) => [[one, ...rest], to] as const)];
    }),
};

const { is } = suffixesOf<C>();

const suffixes = [
  is("in your front row", "Restore 1 hull to each ship in your front row.", (t, id) => t.zoneOf(id) === ZONE.front),
  is("in your middle row", "Restore 1 hull to each ship in your middle row.", (t, id) => t.zoneOf(id) === ZONE.middle),
  is("next to this one", "When you regroup, restore 1 hull to each ship next to this one.", (table, id, { self }) =>
    isAdjacent(table, id, ownShip(table, self)),
  ),
  is("of yours", "Change places with an adjacent ship of yours.", isMine),
  is(
    "that is|are not the flagship",
    "Change places with an adjacent ship of yours that is not the flagship.",
    (table, id, run) => !isFlagship(table, id, run),
  ),
  is(
    "that have|has no shield left",
    "Restore 1 shield to each of your ships that have no shield left.",
    (table, id) => table.token(id, TOKEN.shield) === 0,
  ),
  phrase<Suffix<C>, { ability: typeof ABILITY }>(
    "with {ability}",
    "Restore 1 energy to each of your ships with Ram.",
    { ability: ABILITY },
    ({ ability }) => ({ is: (table, id) => has(table, id, ability) }),
  ),
];

function standing(table: SpurTable, id: number): readonly number[] {
  return isInBattle(table, id) ? [id] : [];
}

/** What lies in the rows of both fleets. */
const inFormation = kept((table: SpurTable) => FLEETS.flatMap((row) => table.in(row)));

/** Ships that a text names. If it does not say where, they are those of both fleets. */
export const ships = namedBy<C>({
  name: "ships",
  nouns: {
    "ship(s)": isShip,
    "frigate(s)": ofClass("frigate"),
    "destroyer(s)": ofClass("destroyer"),
    "light cruiser(s)": ofClass("light-cruiser"),
    "heavy cruiser(s)": ofClass("heavy-cruiser"),
    "carrier(s)": ofClass("carrier"),
    "battleship(s)": ofClass("battleship"),
    "flagship(s)": isFlagship,
  },
  adjectives: {
    your: isMine,
    "of your": isMine,
    enemy: isEnemy,
    other: (table, id, { self }) => id !== ownShip(table, self),
    adjacent: (table, id, { self }) => isAdjacent(table, id, ownShip(table, self)),
    overcharged: (table, id) => table.isExhausted(id),
  },
  suffixes,
  references: {
    "this ship": (table, { self }) => standing(table, ownShip(table, self)),
    // On a tactics card, it is the ship that was chosen, if one was.
    it: (table, { self, it }) => standing(table, it >= 0 || table.card(self).kind !== "ship" ? it : self),
    "the target": (table, run) => standing(table, aimOf(table, run).target),
    "the attacking ship": (table, run) => standing(table, aimOf(table, run).ship),
  },
  usually: (table) => inFormation(table),
});
