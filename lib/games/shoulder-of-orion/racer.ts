// What the autopilot buys to take the opponent's life soonest. Every card in hand is worth one energy, so a card costs
// itself and its energy, and a hero its Transform cost.
import { keptPer } from "../../core/kept-per.ts";
import type { ShoulderOfOrionCard } from "./card.ts";
import { healthLeft, warriors } from "./combat.ts";
import { rally } from "./deeds.ts";
import { costOf, mayUseCache } from "./paying.ts";
import { mayAttack } from "./play-step.ts";
import { attackOf, COUNTER, type OrionTable, printedAttack, ZONE } from "./table.ts";
import { texts } from "./texts.ts";

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
export function turnsLeft(table: OrionTable): number {
  let attack = 0;
  // What is attached counts, and what depends on other cards is left out: this is asked all the time.
  for (const id of table.in(ZONE.ao)) {
    attack += printedAttack(table.card(id)) ?? 0;
    for (const augment of table.in(table.under(id))) attack += raceOf(table.card(augment)).adds;
  }
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

/** What a card's text does for the race. */
interface Race {
  /** Whether it rallies warriors, which then attack again. */
  readonly rallies: boolean;
  /** How much attack it adds to what it augments. */
  readonly adds: number;
}

export const raceOf = keptPer((card: ShoulderOfOrionCard): Race => {
  const abilities = texts.abilities(card);
  const lasting = abilities.flatMap(({ standing }) => standing);
  return {
    rallies: abilities.some(({ moment, steps }) => moment && steps.some(({ does }) => does === rally)),
    adds: lasting.reduce((sum, { stat, about = 0, if: when }) => sum + (stat === "attack" && !when ? about : 0), 0),
  };
});

/** The warrior that an augment does most for: one that is ready and lasts, or -1. */
export function bearer(table: OrionTable): number {
  let [found, most] = [-1, -1];
  for (const id of warriors(table)) {
    const value = (table.isExhausted(id) ? 0 : 100) + healthLeft(table, id) - 10 * table.count(table.under(id));
    if (value > most) [found, most] = [id, value];
  }
  return found;
}

/** The damage that a card of the hand or the orbit would do for the race. */
function damageFor(table: OrionTable, id: number, turns: number): number {
  const card = table.card(id);
  const { type } = card;
  if (type === "warrior") return (card.attack ?? 0) * turns + (raceOf(card).rallies ? again(table, id, "enters") : 0);
  if (type === "attack-action") {
    if (!mayAttack(table)) return 0;
    return (attackOf(table, id) ?? 0) + (raceOf(card).rallies ? again(table, id, "played") : 0);
  }
  if (type === "augment") {
    const onto = bearer(table);
    if (onto < 0) return 0;
    const attacks = turns + (table.isExhausted(onto) || !mayAttack(table) ? 0 : 1);
    return raceOf(card).adds * attacks;
  }
  return raceOf(card).rallies && (type === "action" || type === "instant") ? again(table, id, "played") : 0;
}

/** What the attack of the warriors is that a text would rally now. */
function again(table: OrionTable, id: number, event: string): number {
  return mayAttack(table) ? Math.max(texts.worth(table, id, event), 0) : 0;
}

/** What a card of the hand, of the orbit or a hero would do for the race, or undefined if it does nothing alone. */
function purchaseOf(table: OrionTable, id: number, level: number, turns: number): Purchase | undefined {
  const card = table.card(id);
  const { type, tier } = card;
  if (type === "hero") {
    const { transform, frontline } = card;
    if (typeof transform !== "number" || typeof frontline?.attack !== "number") return undefined;
    return { id, cards: transform, damage: frontline.attack * turns };
  }
  if (typeof tier !== "number" || tier > level) return undefined;
  const damage = damageFor(table, id, turns);
  const cost = damage > 0 ? costOf(table, id) : undefined;
  if (cost === undefined) return undefined;
  return { id, cards: cost + (table.zoneOf(id) === ZONE.hand ? 1 : 0), damage };
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
function options(table: OrionTable, level: number, without: number, turns: number): Option[] {
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
export function planOf(table: OrionTable, level: number, spend: number, without = -1, turns = turnsLeft(table)): Plan {
  if (spend < 0) return NO_PLAN;
  const all = options(table, level, without, turns);
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
