// What the autopilot buys to take the opponent's life soonest. Every card in hand is worth one energy, so a card costs
// itself and its energy, and a hero its Transform cost.
import { warriors } from "./combat.ts";
import { mayUseCache } from "./paying.ts";
import { mayAttack } from "./play-step.ts";
import { attackOf, COUNTER, type OrionTable, ZONE } from "./table.ts";

/** The attack that a turn usually adds to the AO: four cards a turn, and about one attack a card. */
const GROWTH = 4;
/** How many turns the race is looked ahead. */
const FAR = 8;
/**
 * The damage a turn that a card kept for later is worth: little. Over 400 games of Walls within Walls, 0.2 won after 6.3
 * turns and 1 after 14.7.
 */
const KEPT = 0.2;

/** In how many more turns the opponent will be without life. A warrior that is bought now attacks in each of them. */
function turnsLeft(table: OrionTable): number {
  let attack = 0;
  for (const id of warriors(table)) attack += attackOf(table, id) ?? 0;
  let life = table.get(COUNTER.dummyLife) - attack;
  let turns = 1;
  for (; life > 0 && turns < FAR; turns++) {
    attack += GROWTH;
    life -= attack;
  }
  return turns;
}

interface Purchase {
  readonly id: number;
  /** How many cards it takes. */
  readonly cards: number;
  /** The damage that it will do. */
  readonly damage: number;
}

/** What a card of the hand, of the orbit or a hero would do for the race, or undefined if it does nothing alone. */
function purchaseOf(table: OrionTable, id: number, level: number, turns: number): Purchase | undefined {
  const card = table.card(id);
  const { type, cost, tier, attack } = card;
  if (type === "hero") {
    const { transform, frontline } = card;
    if (typeof transform !== "number" || typeof frontline?.attack !== "number") return undefined;
    return { id, cards: transform, damage: frontline.attack * turns };
  }
  const isAction = type === "attack-action";
  if (type !== "warrior" && !isAction) return undefined;
  if (typeof cost !== "number" || typeof attack !== "number" || typeof tier !== "number" || tier > level)
    return undefined;
  if (isAction && !mayAttack(table)) return undefined;
  const own = table.zoneOf(id) === ZONE.hand ? 1 : 0;
  return { id, cards: cost + own, damage: isAction ? attack : attack * turns };
}

const SOURCES: readonly number[] = [ZONE.hand, ZONE.orbit, ZONE.heroes];

/** How many cards can be spent: the hand, energy in the pool, and the cache where it may be used. */
export function means(table: OrionTable): number {
  return table.count(ZONE.hand) + table.get(COUNTER.energy) + (mayUseCache(table) ? table.count(ZONE.cache) : 0);
}

interface Plan {
  readonly ids: readonly number[];
  /** The damage that it does beyond that of the cards kept for later. */
  readonly gain: number;
}

const NO_PLAN: Plan = { ids: [], gain: 0 };

/** More purchases than this are never weighed: their choice is kept in the bits of a number. */
const MOST_WEIGHED = 30;

interface Option {
  readonly one: Purchase;
  readonly gain: number;
}

/** What could be bought, each with its gain. */
function options(table: OrionTable, level: number, without: number): Option[] {
  const turns = turnsLeft(table);
  const perCard = (turns - 1) * KEPT;
  const found: Option[] = [];
  for (const zone of SOURCES) {
    for (const id of table.in(zone)) {
      const isHero = table.card(id).type === "hero";
      const isOut = id === without || isHero !== (zone === ZONE.heroes);
      const one = isOut ? undefined : purchaseOf(table, id, level, turns);
      const gain = one ? one.damage - one.cards * perCard : 0;
      if (one && gain > 0 && found.length < MOST_WEIGHED) found.push({ one, gain });
    }
  }
  return found;
}

/** The purchases that do the most damage for what can be spent, against keeping the cards. `without` is left out. */
export function planOf(table: OrionTable, level: number, spend: number, without = -1): Plan {
  if (spend < 0) return NO_PLAN;
  const all = options(table, level, without);
  let [cards, gain] = [0, 0];
  for (const option of all) {
    cards += option.one.cards;
    gain += option.gain;
  }
  if (cards <= spend) return { ids: all.map(({ one }) => one.id), gain };
  return bestOf(all, spend);
}

/** The purchases of the highest gain that a number of cards pays for. */
function bestOf(all: readonly Option[], spend: number): Plan {
  // The best gain for each number of cards, and which purchases make it, as bits.
  const gains = new Float64Array(spend + 1);
  const chosen = new Int32Array(spend + 1);
  let bit = 1;
  for (const { one, gain } of all) {
    for (let at = spend; at >= one.cards; at--) {
      const better = (gains[at - one.cards] as number) + gain;
      if (better <= (gains[at] as number)) continue;
      gains[at] = better;
      chosen[at] = (chosen[at - one.cards] as number) | bit;
    }
    bit <<= 1;
  }
  const bits = chosen[spend] as number;
  return { ids: all.filter((_, at) => bits & (1 << at)).map(({ one }) => one.id), gain: gains[spend] as number };
}
