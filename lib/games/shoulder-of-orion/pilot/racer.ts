// What the autopilot buys to take the opponent's life soonest. Every card in hand is worth one energy, so a card costs
// itself and its energy, and a hero its Transform cost.

import { memoPerKey } from "../../../core/memo.ts";
import { type Choice, knapsack } from "../../../core/plan/knapsack.ts";
import { kept } from "../../../core/table/kept.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { warriors } from "../table/combat.ts";
import { costOf, mayUseCache } from "../table/paying.ts";
import { mayAttack } from "../table/play-step.ts";
import { attackOf, COUNTER, isWarrior, type OrionTable, printedAttack, ZONE } from "../table/table.ts";
import { rally } from "../texts/deeds.ts";
import { texts } from "../texts/texts.ts";

/** The attack that a turn usually adds to the AO: four cards a turn, and about one attack a card. */
const GROWTH = 4;
/** How many turns the race is looked ahead. */
const FAR = 8;
/**
 * The damage a turn that a card kept for later is worth: little. Over 400 games of Walls within Walls, 0.2 won after 6.3
 * turns and 1 after 14.7.
 */
const KEPT = 0.2;

/** What a card is for the race, before anything else in the game. */
export interface Race {
  readonly type: ShoulderOfOrionCard["type"];
  readonly tier: number | undefined;
  /** Its printed attack, or how much attack it adds to the warrior that it augments. */
  readonly attack: number;
  /** Its printed health. */
  readonly health: number;
  /** Whether its text rallies warriors, which then attack again. */
  readonly rallies: boolean;
  /** Whether it asks for a warrior as an additional cost. */
  readonly sacrifices: boolean;
  /** Its attack for each card that it takes. Warriors and augments attack more than once. */
  readonly rate: number;
  readonly transform: number | undefined;
  /** The ability that the player uses: one that rallies warriors needs one that is exerted. */
  readonly use: "none" | "rally" | "other";
}

const NOTHING: Race = {
  type: "item",
  tier: undefined,
  attack: 0,
  health: 0,
  rallies: false,
  sacrifices: false,
  rate: 0,
  transform: undefined,
  use: "none",
};

function usedFor(used: ReturnType<typeof texts.abilities>): Race["use"] {
  if (used.length === 0) return "none";
  return used.every(({ steps }) => steps.some(({ does }) => does === rally)) ? "rally" : "other";
}

const raceOfCard = memoPerKey((card: ShoulderOfOrionCard): Race => {
  const { type, tier, cost, transform } = card;
  const abilities = texts.abilities(card);
  const lasting = abilities.flatMap(({ standing }) => standing);
  const adds = lasting.reduce(
    (sum, { stat, about = 0, if: when }) => sum + (stat === "attack" && !when ? about : 0),
    0,
  );
  const attack = type === "augment" ? adds : (printedAttack(card) ?? 0);
  return {
    type,
    tier: tier ?? undefined,
    attack,
    health: (type === "hero" ? card.frontline?.health : card.health) ?? 0,
    rallies: abilities.some(({ moment, steps }) => moment && steps.some(({ does }) => does === rally)),
    sacrifices: lasting.some(({ stat }) => stat === "sacrifice"),
    rate: typeof cost === "number" ? (attack * (type === "attack-action" ? 5 : 10)) / (cost + 1) : 0,
    transform: transform ?? undefined,
    use: usedFor(abilities.filter(({ use }) => use)),
  };
});

/** What a card of the game is for the race. */
export function raceOf(table: OrionTable, id: number): Race {
  return id < 0 ? NOTHING : raceOfCard(table.card(id));
}

/** In how many more turns the opponent will be without life. A warrior that is bought now attacks in each of them. */
const turnsLeft = kept((table: OrionTable): number => {
  let attack = 0;
  // What is attached counts, and what depends on other cards is left out: this is asked all the time.
  for (const id of table.in(ZONE.ao)) {
    attack += raceOf(table, id).attack;
    for (const augment of table.in(table.under(id))) attack += raceOf(table, augment).attack;
  }
  let life = table.get(COUNTER.dummyLife) - attack;
  let turns = 1;
  for (; life > 0 && turns < FAR; turns++) {
    attack += GROWTH;
    life -= attack;
  }
  return turns;
});

/** The warrior that an augment does most for: one that is ready and lasts, or -1. */
export function bearer(table: OrionTable): number {
  let [found, most] = [-1, -1];
  for (const id of table.in(ZONE.ao)) {
    if (!isWarrior(table, id)) continue;
    const value = (table.isExhausted(id) ? 0 : 100) + raceOf(table, id).health - 10 * table.count(table.under(id));
    if (value > most) [found, most] = [id, value];
  }
  return found;
}

/** The damage that a card of the hand or the orbit would do for the race. */
function damageFor(table: OrionTable, id: number, race: Race, turns: number): number {
  const { type, attack, rallies } = race;
  if (type === "hero") return attack * turns;
  if (type === "warrior") return attack * turns + (rallies ? again(table, id, "enters") : 0);
  if (type === "attack-action") {
    if (!mayAttack(table)) return 0;
    const given = race.sacrifices ? leastAttack(table) * turns : 0;
    return (attackOf(table, id) ?? 0) + (rallies ? again(table, id, "played") : 0) - given;
  }
  if (type === "augment") return attack > 0 ? attack * attacksOf(table, bearer(table), turns) : 0;
  return rallies && (type === "action" || type === "instant") ? again(table, id, "played") : 0;
}

/** The least attack of a warrior of the AO. Without a warrior, nothing can be given. */
function leastAttack(table: OrionTable): number {
  return Math.min(...warriors(table).map((id) => attackOf(table, id) ?? 0));
}

/** How often a warrior of the AO still attacks, if there is one. */
function attacksOf(table: OrionTable, id: number, turns: number): number {
  if (id < 0) return 0;
  return turns + (table.isExhausted(id) || !mayAttack(table) ? 0 : 1);
}

/** Whether there is a card with an ability that the player might use now. */
export function hasAbilities(table: OrionTable): boolean {
  for (const zone of USED_IN) {
    for (const id of table.in(zone)) {
      const { use } = raceOf(table, id);
      if (use === "none" || table.isExhausted(id)) continue;
      if (use === "other" || table.in(ZONE.ao).some((one) => table.isExhausted(one))) return true;
    }
  }
  return false;
}

/** What the attack of the warriors is that a text would rally now. */
function again(table: OrionTable, id: number, event: string): number {
  return mayAttack(table) ? Math.max(texts.worth(table, id, event), 0) : 0;
}

const USED_IN: readonly number[] = [ZONE.heroes, ZONE.ao];
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

/** A card that can be bought, the cards that it takes, and its damage beyond theirs if they were kept. */
interface Purchase extends Choice {
  readonly id: number;
}

/** All that gains anything at a Tech Level. `without` is left out. */
function purchases(table: OrionTable, level: number, without: number): Purchase[] {
  const found: Purchase[] = [];
  for (const zone of SOURCES) {
    for (const id of table.in(zone)) {
      const one = raceOf(table, id);
      if (id === without || (one.type === "hero") !== (zone === ZONE.heroes)) continue;
      const purchase = one.type === "hero" || (one.tier ?? FAR) <= level ? purchaseOf(table, id) : undefined;
      if (purchase) found.push(purchase);
    }
  }
  return found;
}

const purchaseOf = kept((table: OrionTable, id): Purchase | undefined => {
  const [one, turns] = [raceOf(table, id), turnsLeft(table)];
  const damage = damageFor(table, id, one, turns);
  const price = damage > 0 ? (one.transform ?? costOf(table, id)) : undefined;
  if (price === undefined) return undefined;
  const cost = price + (table.zoneOf(id) === ZONE.hand ? 1 : 0);
  const gain = damage - cost * (turns - 1) * KEPT;
  return gain > 0 ? { id, cost, gain } : undefined;
});

/** The purchases that do the most damage for what can be spent, against keeping the cards. `without` is left out. */
export function planOf(table: OrionTable, level: number, spend: number, without = -1): Plan {
  const all = spend < 0 ? [] : purchases(table, level, without);
  const { taken, gain } = knapsack(all, spend);
  return { ids: taken.flatMap((at) => all[at]?.id ?? []), gain };
}
