// What cards are worth to the autopilot of Conquest of Orion, and where it plays them.
import { memoPerKey } from "../../../core/memo.ts";
import type { Ruled } from "../../../core/table/move.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { CHANGED } from "../table/costs.ts";
import { isCastable, placesFor } from "../table/economy.ts";
import { inPlay, isInPlay } from "../table/galaxy.ts";
import { type GalaxyTable, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { hasDeck, OPPONENT, opponentOf, placeOf } from "../table/whereabouts.ts";
import { neededFor } from "../texts/effects.ts";
import { texts } from "../texts/texts.ts";

/** For what is of no use against anybody. */
const NEVER = 3;

/** Who has to be opposite so that what texts change is of use. */
const STATS: Readonly<Record<string, number>> = {
  damage: OPPONENT.nobody,
  siege: OPPONENT.nobody,
  swiftness: OPPONENT.nobody,
  draws: OPPONENT.nobody,
  colonise: OPPONENT.nobody,
  cost: OPPONENT.nobody,
  "cheap-trade": OPPONENT.nobody,
  health: OPPONENT.planets,
  shields: OPPONENT.planets,
  regeneration: OPPONENT.planets,
};

/** Whom a card that is no unit is of use against. */
const against = memoPerKey((card: ConquestOfOrionCard): number => {
  const all = texts.abilities(card);
  const isForPlanets = card.classification?.includes("planet") === true;
  // What defends is of use only if somebody assaults.
  if (card.type === "satellite") return card.keywords?.includes("Traveler") ? OPPONENT.nobody : OPPONENT.deck;
  if (card.keywords?.includes("Armament")) return isForPlanets ? OPPONENT.deck : OPPONENT.nobody;
  let least = all.some(({ moment }) => moment) ? OPPONENT.nobody : NEVER;
  for (const { standing } of all)
    for (const { stat } of standing) {
      const own = STATS[stat] ?? NEVER;
      if (own < least) least = isForPlanets && own === OPPONENT.planets ? OPPONENT.deck : own;
    }
  return least;
});

/** Who has to be opposite so that playing an ability, or using one of a card, is worth anything. */
const needed = memoPerKey((card: ConquestOfOrionCard): number => {
  let least: number = NEVER;
  for (const { use, moment, steps } of texts.abilities(card)) {
    if (!use && moment?.event !== "played") continue;
    const first = steps[use?.costs.filter(({ step }) => step).length ?? 0];
    least = Math.min(least, first ? neededFor(first) : NEVER);
  }
  return least;
});

/** Who has to be opposite so that a card is of use at all. */
function usedAgainst(card: ConquestOfOrionCard): number {
  if (card.type === "unit" || card.produces) return OPPONENT.nobody;
  return card.type === "ability" ? needed(card) : against(card);
}

/** The cards whose abilities can be used, by who has to be opposite. */
const users = memoPerKey((cards: GalaxyTable["start"]["cards"]): readonly (readonly number[])[] =>
  [OPPONENT.nobody, OPPONENT.planets, OPPONENT.deck].map((opponent) =>
    cards.flatMap(({ card }, id) =>
      texts.abilities(card).some(({ use }) => use) && needed(card) <= opponent ? [id] : [],
    ),
  ),
);

/** Whether a card can do something for the player against whoever is opposite. What an ability does depends on the moment. */
export function isOfUse(table: GalaxyTable, id: number): boolean {
  return usedAgainst(table.card(id)) <= opponentOf(table);
}

/** Whether a card does something on its own as soon as it is played, whenever that is. */
export function isLasting(table: GalaxyTable, id: number): boolean {
  return traitsOf(table, id).type !== "ability" && isOfUse(table, id);
}

const NOBODY: readonly number[] = [];

/** The cards with an ability that may be worth more than their attack. */
export function usersOf(table: GalaxyTable): readonly number[] {
  return users(table.start.cards)[opponentOf(table)] ?? NOBODY;
}

/** The ability in play that is worth most now, if it is worth anything. */
export function bestUse(table: GalaxyTable): Ruled | undefined {
  return usersOf(table).some((id) => isInPlay(table, id)) ? texts.best(table) : undefined;
}

/** Whether what an ability does now is worth about its price. */
function pays(table: GalaxyTable, id: number): boolean {
  return texts.worth(table, id, "played") > traitsOf(table, id).price / 2;
}

/** Red conquers planets. While there are any, it is not spent on what lasts, unless that makes conquests cheaper. */
function isSpendthrift(table: GalaxyTable, id: number): boolean {
  const { isUnit, cost } = traitsOf(table, id);
  if (isUnit || !cost || cost[2] === 0 || table.count(ZONE.neutral) === 0) return false;
  return !texts
    .abilities(table.card(id))
    .some(({ standing }) => standing.some(({ stat }) => stat === CHANGED.conquest));
}

/** Whether a card is worth playing now. A second copy of a Unique card is not. */
export function isWorthy(table: GalaxyTable, id: number): boolean {
  const { isUnique, type, isFast } = traitsOf(table, id);
  if (!isOfUse(table, id)) return false;
  // Fast abilities wait for combat.
  if (type === "ability") return !isFast && pays(table, id);
  if (isSpendthrift(table, id)) return false;
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
  if (consumes === undefined && type !== "attachment") return hasDeck(table) ? mostHeld(table, places) : places[0];
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

/** The planet where most units stand: together they strike back, and fewer planets are worth an assault. */
function mostHeld(table: GalaxyTable, places: readonly string[]): string | undefined {
  const held = (place: string) => table.count(table.under(Number(place.slice(1))));
  return places.reduce((best, place) => (place !== "" && held(place) > held(best) ? place : best), places[0] ?? "");
}

/** The first of some abilities that is in hand and worth its price now. */
export function payingCard(table: GalaxyTable, among: readonly number[]): Ruled | undefined {
  const card = among.find(
    (id) => table.zoneOf(id) === ZONE.hand && isOfUse(table, id) && isCastable(table, id) && pays(table, id),
  );
  return card === undefined ? undefined : { do: "play", card };
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
