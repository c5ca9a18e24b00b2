// What cards are worth to the autopilot of Conquest of Orion, and where it plays them.
import { keptPer } from "../../core/kept-per.ts";
import type { Ruled } from "../../core/table/goldfish.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { isCastable, placesFor } from "./economy.ts";
import { inPlay } from "./galaxy.ts";
import { type GalaxyTable, ZONE } from "./table.ts";
import { texts } from "./texts.ts";
import { traitsOf } from "./traits.ts";
import { hasFleet, hasOpponent, placeOf } from "./where.ts";

/** Whom a card is of use against, by what its text changes. */
const AGAINST = { anybody: 0, opponent: 1, fleet: 2, nobody: 3 } as const;
type Against = (typeof AGAINST)[keyof typeof AGAINST];

const STATS: Readonly<Record<string, Against>> = {
  damage: AGAINST.anybody,
  siege: AGAINST.anybody,
  swiftness: AGAINST.anybody,
  draws: AGAINST.anybody,
  "colonise-blue": AGAINST.anybody,
  "colonise-gold": AGAINST.anybody,
  "colonise-red": AGAINST.anybody,
  "cost-blue": AGAINST.anybody,
  "cost-gold": AGAINST.anybody,
  "cost-red": AGAINST.anybody,
  "cheap-trade": AGAINST.anybody,
  health: AGAINST.opponent,
  shields: AGAINST.opponent,
  regeneration: AGAINST.opponent,
};

/** Whom a card that is no unit is of use against. */
const against = keptPer((card: ConquestOfOrionCard): Against => {
  const all = texts.abilities(card);
  const isForPlanets = card.classification?.includes("planet") === true;
  // What defends is of use only if somebody assaults.
  if (card.type === "satellite") return card.keywords?.includes("Traveler") ? AGAINST.anybody : AGAINST.fleet;
  if (card.keywords?.includes("Armament")) return isForPlanets ? AGAINST.fleet : AGAINST.anybody;
  let least: Against = all.some(({ moment }) => moment) ? AGAINST.anybody : AGAINST.nobody;
  for (const { standing } of all)
    for (const { stat } of standing) {
      const own = STATS[stat] ?? AGAINST.nobody;
      if (own < least) least = isForPlanets && own === AGAINST.opponent ? AGAINST.fleet : own;
    }
  return least;
});

/** Whether a card does something for the player against whoever is opposite. What an ability does depends on the moment. */
export function isOfUse(table: GalaxyTable, id: number): boolean {
  const { isUnit, earns, type } = traitsOf(table, id);
  if (isUnit || earns > 0) return true;
  if (type === "ability") return false;
  const there = hasFleet(table) ? AGAINST.fleet : hasOpponent(table) ? AGAINST.opponent : AGAINST.anybody;
  return against(table.card(id)) <= there;
}

/** Whether a card is worth playing now. A second copy of a Unique card is not. */
export function isWorthy(table: GalaxyTable, id: number): boolean {
  const { isUnique, type, price } = traitsOf(table, id);
  if (type === "ability") return texts.worth(table, id, "played") > price / 2;
  if (!isOfUse(table, id)) return false;
  return !isUnique || !inPlay(table).some((other) => table.label(other) === table.label(id));
}

/** Plays the dearest card that can be paid for and has a place. */
export function dearest(table: GalaxyTable): Ruled | undefined {
  let best: Ruled | undefined;
  let most = -1;
  for (const card of table.in(ZONE.hand)) {
    const { price } = traitsOf(table, card);
    if (price <= most || !isCastable(table, card) || !isWorthy(table, card)) continue;
    const to = placeFor(table, card);
    if (to === undefined) continue;
    best = to === "" ? { do: "play", card } : { do: "play", card, to };
    most = price;
  }
  return best;
}

/** The best place for a card: it consumes the weakest unit, or is attached to the dearest one. */
export function placeFor(table: GalaxyTable, card: number): string | undefined {
  const { type, consumes, damage } = traitsOf(table, card);
  const places = placesFor(table, card);
  if (consumes === undefined && type !== "attachment") return hasFleet(table) ? leastHeld(table, places) : places[0];
  let found: string | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const id = Number(place.slice(1));
    const host = traitsOf(table, id);
    if (consumes !== undefined && host.damage >= damage) continue;
    const worth = consumes === undefined ? hostWorth(table, id) : -host.damage;
    if (worth <= best) continue;
    found = place;
    best = worth;
  }
  return found;
}

/** A unit with Half life or one that never assaults is a poor host, and so is one that has an attachment. */
function hostWorth(table: GalaxyTable, id: number): number {
  const { life, price, isBound, isPlanet, earns } = traitsOf(table, id);
  if (isPlanet) return earns - table.count(table.under(id)) / 10;
  return life > 0 || isBound ? -1 : price - table.count(table.under(id));
}

/** The planet with the fewest units, where somebody may assault it. */
function leastHeld(table: GalaxyTable, places: readonly string[]): string | undefined {
  let [found, least] = [places[0], Number.POSITIVE_INFINITY];
  for (const place of places) {
    if (place === "") return place;
    const held = table.count(table.under(Number(place.slice(1))));
    if (held < least) [found, least] = [place, held];
  }
  return found;
}

/** A fast card that is worth its price now, or a unit with Ambush where somebody assaults. */
export function fastCard(table: GalaxyTable): Ruled | undefined {
  for (const card of table.in(ZONE.hand)) {
    const { isFast, type, price } = traitsOf(table, card);
    if (!isFast || type !== "ability" || !isCastable(table, card)) continue;
    if (texts.worth(table, card, "played") > price / 2) return { do: "play", card };
  }
  return undefined;
}

/** A unit with Ambush for a planet that is assaulted. */
export function ambush(table: GalaxyTable, planet: number): Ruled | undefined {
  for (const card of table.in(ZONE.hand)) {
    const { isFast, isUnit } = traitsOf(table, card);
    if (!isFast || !isUnit || !isCastable(table, card)) continue;
    const to = placesFor(table, card).find((place) => placeOf(table, Number(place.slice(1))) === planet);
    if (to !== undefined) return { do: "play", card, to };
  }
  return undefined;
}
