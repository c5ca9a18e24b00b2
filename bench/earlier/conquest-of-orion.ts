// The autopilot of Conquest of Orion before its texts were carried out (64b9645): it spends its resources on the
// dearest cards but abilities, conquers when that pays back within three turns, and raises its Tier when the hand needs
// it.
import type { Policy, Ruled } from "../../lib/core/table/goldfish.ts";
import { firstToHurt } from "../../lib/games/conquest-of-orion/assault.ts";
import type { ConquestOfOrionCard } from "../../lib/games/conquest-of-orion/card.ts";
import { twins } from "../../lib/games/conquest-of-orion/clean-up.ts";
import {
  canConquer,
  HIGHEST_TIER,
  isCastable,
  isOpen,
  land,
  nameOf,
  placesFor,
} from "../../lib/games/conquest-of-orion/economy.ts";
import { inPlay, isNew, unitsThat } from "../../lib/games/conquest-of-orion/galaxy.ts";
import { enemies } from "../../lib/games/conquest-of-orion/opponent.ts";
import { MOST_STORED, PAIRS } from "../../lib/games/conquest-of-orion/resources.ts";
import { healthLeft } from "../../lib/games/conquest-of-orion/stats.ts";
import {
  COUNTER,
  type GalaxyIds,
  type GalaxyTable,
  RESOURCES,
  type Resource,
  ZONE,
} from "../../lib/games/conquest-of-orion/table.ts";
import { traitsOf } from "../../lib/games/conquest-of-orion/traits.ts";
import { facedBy } from "../../lib/games/conquest-of-orion/where.ts";

const PAYS_BACK_WITHIN = 3;
/** More than the health of any planet. */
const FINISHED = 1000;
const EARLY_TIER = 1;
const EARLY_COST = 3;

/**
 * Whether a card is worth playing. Abilities are not, because their value is in their text, and neither is a second
 * copy of a Unique card.
 */
function isWorthy(table: GalaxyTable, id: number): boolean {
  const { type, isUnique } = traitsOf(table, id);
  if (type === "ability") return false;
  return !isUnique || !inPlay(table).some((other) => table.label(other) === table.label(id));
}

/** Plays the dearest card that can be paid for and has a place. */
function dearest(table: GalaxyTable): Ruled | undefined {
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
function placeFor(table: GalaxyTable, card: number): string | undefined {
  const { type, consumes, damage } = traitsOf(table, card);
  const places = placesFor(table, card);
  if (consumes === undefined && type !== "attachment") return places[0];
  let found: string | undefined;
  let best = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const host = traitsOf(table, Number(place.slice(1)));
    if (consumes !== undefined && host.damage >= damage) continue;
    // A unit with Half life is a poor host, because it will soon be gone.
    const worth = consumes === undefined ? (host.life > 0 ? -1 : host.price) : -host.damage;
    if (worth <= best) continue;
    found = place;
    best = worth;
  }
  return found;
}

/** The neutral planet whose conquest pays back soonest, if that is soon enough, or -1. */
function worthConquering(table: GalaxyTable): number {
  let [found, soonest] = [-1, Number.POSITIVE_INFINITY];
  for (const id of table.in(ZONE.neutral)) {
    const { paysBackIn } = traitsOf(table, id);
    if (paysBackIn <= PAYS_BACK_WITHIN && paysBackIn < soonest && isOpen(table, id, -1))
      [found, soonest] = [id, paysBackIn];
  }
  return found;
}

/** The unit whose loss hurts the assault least. */
function weakest(table: GalaxyTable): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const id of unitsThat(table, canConquer)) {
    const { damage } = traitsOf(table, id);
    if (damage < least) [found, least] = [id, damage];
  }
  return found;
}

function needsTier(table: GalaxyTable): boolean {
  const tier = table.get(COUNTER.tier);
  let [above, all] = [0, 0];
  for (const id of table.in(ZONE.hand)) {
    const traits = traitsOf(table, id);
    if (traits.type === "ability") continue;
    all++;
    if (traits.tier > tier) above++;
  }
  return above > 0 && (above * 2 >= all || table.get(COUNTER.gold) >= MOST_STORED);
}

function richest(table: GalaxyTable, among: readonly Resource[]): Resource {
  return among.reduce(
    (best, one) => (table.get(COUNTER[one]) > table.get(COUNTER[best]) ? one : best),
    among[0] ?? "blue",
  );
}

function poorest(table: GalaxyTable, among: readonly Resource[]): Resource {
  return among.reduce(
    (best, one) => (table.get(COUNTER[one]) < table.get(COUNTER[best]) ? one : best),
    among[0] ?? "blue",
  );
}

function pairOf(at: number): readonly Resource[] {
  const words = PAIRS[at]?.split("/") ?? [];
  return RESOURCES.filter((one) => words.includes(one));
}

/**
 * The planet of the opponent that a card attacks: one that is assaulted already, because a planet strikes only once a
 * turn, and then the one with the least health left. It is -1 without an opponent.
 */
function easiest(table: GalaxyTable, card: number): number {
  const faced = facedBy(table, card);
  if (faced >= 0) return faced;
  const known = new Set(inPlay(table).map((id) => facedBy(table, id)));
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const id of enemies(table)) {
    const left = healthLeft(table, id);
    const worth = left <= 0 ? FINISHED : left - (known.has(id) ? FINISHED : 0);
    if (worth < least) [found, least] = [id, worth];
  }
  return found;
}

const ECONOMY = ["economy", "post-economy"] as const;

export const policies: readonly Policy<ConquestOfOrionCard, GalaxyIds["phase"]>[] = [
  { says: "Go first: a turn ahead of the opponent.", in: ["order"], choose: () => ({ do: "go", to: "first" }) },
  {
    says: "Exchange what cannot be played in the first turns.",
    in: ["exchange"],
    choose: (table) => {
      // Replacements are drawn after all exchanges, so that none of them is exchanged again.
      const card = table.in(ZONE.hand).find((id) => {
        const { tier, price } = traitsOf(table, id);
        return tier > EARLY_TIER || price > EARLY_COST;
      });
      return card === undefined ? undefined : { do: "exchange", card };
    },
  },
  {
    says: "A unit in outer space can only move onto a planet: bring it there.",
    in: ECONOMY,
    choose: (table) => {
      const card = land.cards?.(table)[0];
      const to = card === undefined ? undefined : land.targets?.(table, card)[0];
      return card === undefined || to === undefined ? undefined : { do: "land", card, to };
    },
  },
  {
    says: "A neutral planet pays back within three turns: conquer it.",
    in: ECONOMY,
    choose: (table) => {
      const planet = worthConquering(table);
      const unit = planet < 0 ? -1 : weakest(table);
      return unit < 0 ? undefined : { do: "conquer", card: unit, to: nameOf(planet) };
    },
  },
  {
    says: "The hand needs a higher Tier: pay for it.",
    in: ECONOMY,
    choose: (table) => {
      const isOpenNow = table.get(COUNTER.ascending) === 0 && table.get(COUNTER.gold) >= table.get(COUNTER.tierCost);
      return isOpenNow && table.get(COUNTER.tier) < HIGHEST_TIER && needsTier(table) ? { do: "ascend" } : undefined;
    },
  },
  {
    says: "Play the dearest card that can be paid.",
    in: ECONOMY,
    choose: dearest,
  },
  {
    says: "A resource is at its cap: trade three of it for what is short.",
    in: ["post-economy"],
    choose: (table) => {
      const from = RESOURCES.find((one) => table.get(COUNTER[one]) >= MOST_STORED);
      const to = poorest(table, RESOURCES);
      return from === undefined || table.get(COUNTER[to]) >= MOST_STORED
        ? undefined
        : { do: "trade", to: `${from}>${to}` };
    },
  },
  {
    says: "Assault with all that can.",
    in: ["assault"],
    choose: (table) => {
      const card = firstToHurt(table, []);
      if (card < 0) return undefined;
      const planet = easiest(table, card);
      return planet < 0 ? { do: "assault", card } : { do: "assault", card, to: nameOf(planet) };
    },
  },
  {
    says: "Pay with what there is more of.",
    in: ["pay"],
    choose: (table) => {
      const { pair0 = 0, pair1 = 0 } = table.args;
      return { do: "pay", to: richest(table, pairOf(pair0 > 0 ? 0 : pair1 > 0 ? 1 : 2)) };
    },
  },
  {
    says: "Gain what there is less of.",
    in: ["gain"],
    choose: (table) => ({ do: "gain", to: poorest(table, pairOf(table.args.pair ?? 0)) }),
  },
  {
    says: "Keep the copy of a Unique card that was there before.",
    in: ["unique"],
    choose: (table) => {
      const both = twins(table);
      const card = both.find((id) => !isNew(table, id)) ?? both[0];
      return card === undefined ? undefined : { do: "keep", card };
    },
  },
];
