// The economy phases: 1.7 Tier, 1.8 Card Types, 1.10 Turn Structure, and the conquest of neutral planets in 1.8.2.

import type { Args } from "../../../core/table/board.ts";
import { idleNow } from "../../../core/text/idle.ts";
import * as book from "../book/rulebook.ts";
import { texts } from "../texts/texts.ts";
import { destroy } from "./clean-up.ts";
import { conquestCost, costOf } from "./costs.ts";
import { enter, goes, isNew, moves, planets, units } from "./galaxy.ts";
import { FOR, pay } from "./paying.ts";
import { amountsInWords, canPay, storedInWords, TRADES, tradeFor, tradeNeeds, tradeRate } from "./resources.ts";
import { COUNTER, type GalaxyMove, type GalaxyNeed, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { type Amounts, traitsOf } from "./traits.ts";
import { wordFor } from "./whereabouts.ts";

export const HIGHEST_TIER = 9;
const ALONE: readonly string[] = [""];

/** A card with an unknown cost is played by hand. */
const knownCost: GalaxyNeed = {
  id: "cost",
  cite: book.RESOURCES,
  holds: (table, id) => (traitsOf(table, id).cost === undefined ? undefined : true),
  lacks: () => "not known: its cost or its Tier was never published",
};

const tierReached: GalaxyNeed = {
  id: "tier",
  cite: book.TIER,
  isPrice: true,
  holds: (table, id) => traitsOf(table, id).tier <= table.get(COUNTER.tier),
  lacks: (table, id) => `needs Tier ${traitsOf(table, id).tier}, you are at ${table.get(COUNTER.tier)}`,
};

/** Resources for an amount, and for what texts make of it. Without an amount, something else is missing. */
function resourcesFor(
  printed: (table: GalaxyTable, card: number, to: string) => Amounts | undefined,
  changed: (table: GalaxyTable, card: number, to: string) => Amounts | undefined,
): GalaxyNeed {
  return {
    id: "resources",
    cite: book.RESOURCES,
    isPrice: true,
    holds: (table, card, to) => {
      const cost = printed(table, card, to);
      // Texts only make it cheaper.
      return cost === undefined || canPay(table, cost) || canPay(table, changed(table, card, to) ?? cost);
    },
    lacks: (table, card, to) => {
      const cost = changed(table, card, to) ?? printed(table, card, to);
      return `costs ${cost ? amountsInWords(cost) : "nothing"}, you have ${storedInWords(table)}`;
    },
  };
}

const CAST: readonly GalaxyNeed[] = [
  knownCost,
  tierReached,
  resourcesFor((table, card) => traitsOf(table, card).cost, costOf),
];

/** Whether a card in hand can be paid for at this Tier. */
export function isCastable(table: GalaxyTable, id: number): boolean {
  for (const need of CAST) if (need.holds(table, id, "") !== true) return false;
  return true;
}

/** A card as the target of a move. */
export function nameOf(id: number): string {
  return `#${id}`;
}

/**
 * Where a card may be played: units on a planet, attachments on what they are for, other cards on their own. A unit
 * that consumes another one is played on it and takes its place.
 */
export function placesFor(table: GalaxyTable, id: number): readonly string[] {
  const { type, isForUnits, isForPlanets, consumes } = traitsOf(table, id);
  if (consumes !== undefined)
    return units(table)
      .filter((food) => isOf(table, food, consumes))
      .map(nameOf);
  if (type === "unit") return planets(table).map(nameOf);
  if (type !== "attachment") return ALONE;
  const onPlanets = isForUnits ? [] : planets(table).map(nameOf);
  return isForPlanets ? onPlanets : [...onPlanets, ...units(table).map(nameOf), ...table.in(ZONE.space).map(nameOf)];
}

function isOf(table: GalaxyTable, id: number, classification: string): boolean {
  return classification === "" || traitsOf(table, id).classification.split(" ").includes(classification);
}

function target(to: string): number {
  return to === "" ? -1 : Number(to.slice(1));
}

function placesInWords(table: GalaxyTable, id: number): string {
  const { type, isForUnits, isForPlanets, consumes } = traitsOf(table, id);
  if (consumes !== undefined) return `a unit of yours that it consumes${consumes === "" ? "" : ` (${consumes})`}`;
  if (type === "unit" || isForPlanets) return "a planet of yours";
  return isForUnits ? "a unit of yours" : "a planet or a unit of yours";
}

export const playCard: GalaxyMove = {
  do: "play",
  says: "Play",
  of: "a card in your hand",
  at: placesInWords,
  cards: (table) => table.in(ZONE.hand),
  targets: placesFor,
  needs: CAST,
  wastes: (table, card) => idleNow(texts, table, card, "played"),
  play: (table, card, to) => {
    table.say(() => `${table.label(card)} is played.`);
    const cost = costOf(table, card);
    if (cost) pay(table, cost, { for: FOR.card, card, onto: target(to) });
  },
};

/** A unit with Deploy is played as an achievement, and becomes a unit in an opponent's turn. (2.2) */
export const deploy: GalaxyMove = {
  do: "deploy",
  says: "Deploy a unit as an achievement",
  cite: book.RACIAL,
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "deploy",
      cite: book.RACIAL,
      holds: (table, id) => traitsOf(table, id).deploy !== undefined,
      lacks: () => "it has no Deploy",
    },
    tierReached,
    resourcesFor(
      (table, card) => traitsOf(table, card).deploy,
      () => undefined,
    ),
  ],
  play: (table, card) => {
    table.say(() => `${table.label(card)} is deployed.`);
    const cost = traitsOf(table, card).deploy;
    if (cost) pay(table, cost, { for: FOR.card, card, onto: -1 });
  },
};

/** Fast abilities and units with Ambush can also be played during combat. */
export const playFast: GalaxyMove = {
  ...playCard,
  says: "Play a fast card",
  needs: [
    {
      id: "fast",
      cite: book.COMBAT,
      holds: (table, id) => traitsOf(table, id).isFast,
      lacks: () => "it is neither a fast ability nor a unit with Ambush",
    },
    ...CAST,
  ],
};

const CONQUER: readonly GalaxyNeed[] = [
  ...moves,
  {
    id: "settled",
    cite: book.PLANETS,
    holds: (table, id) => !isNew(table, id),
    lacks: () => "it entered play this turn",
  },
];

/** Whether a unit on a planet can conquer now: it is ready, not new, and able to move. */
export function canConquer(table: GalaxyTable, id: number): boolean {
  for (const need of CONQUER) if (need.holds(table, id, "") !== true) return false;
  return true;
}

/** A planet with an unknown cost is conquered by hand. */
const PAYS: readonly GalaxyNeed[] = [
  {
    id: "cost",
    cite: book.PLANETS,
    holds: (table, _, to) => (target(to) >= 0 && traitsOf(table, target(to)).colonise === undefined ? undefined : true),
    lacks: () => "not known: what it costs to conquer was never published",
  },
  resourcesFor(
    (table, _, to) => (target(to) < 0 ? undefined : traitsOf(table, target(to)).colonise),
    (table, card, to) => conquestCost(table, target(to), card),
  ),
];

/** Whether a neutral planet can be paid for. */
export function isOpen(table: GalaxyTable, planet: number, unit: number): boolean {
  return PAYS.every((need) => need.holds(table, unit, nameOf(planet)) === true);
}

export const conquer: GalaxyMove = {
  do: "conquer",
  says: "Conquer a neutral planet",
  cite: book.PLANETS,
  of: "a unit on a planet of yours",
  at: () => "a neutral planet",
  cards: units,
  targets: (table) => table.in(ZONE.neutral).map(nameOf),
  needs: [...CONQUER, ...PAYS],
  play: (table, card, to) => {
    const cost = conquestCost(table, target(to), card);
    if (cost) pay(table, cost, { for: FOR.conquest, card, onto: target(to) });
  },
};

export const land: GalaxyMove = {
  do: "land",
  says: "Move a unit from outer space onto a planet",
  cite: book.OUTER_SPACE,
  of: "a unit in outer space",
  at: () => "a planet of yours",
  cards: (table) => table.in(ZONE.space),
  needs: moves,
  targets: (table) => planets(table).map(nameOf),
  play: goes("lands on"),
};

export const ascend: GalaxyMove = {
  do: "ascend",
  says: "Pay for the next Tier",
  key: "t",
  cite: book.TIER,
  needs: [
    {
      id: "ascending",
      cite: book.TIER,
      holds: (table) => table.get(COUNTER.ascending) === 0,
      lacks: () => "the next Tier is paid for and comes next turn",
    },
    {
      id: "highest-tier",
      cite: book.TIER,
      holds: (table) => table.get(COUNTER.tier) < HIGHEST_TIER,
      lacks: () => `Tier ${HIGHEST_TIER} is the highest`,
    },
    {
      id: "gold",
      cite: book.TIER,
      holds: (table) => table.get(COUNTER.gold) >= table.get(COUNTER.tierCost),
      lacks: (table) => `costs ${table.get(COUNTER.tierCost)} gold, you have ${table.get(COUNTER.gold)}`,
    },
  ],
  play: (table) => {
    table.add(COUNTER.gold, -table.get(COUNTER.tierCost));
    table.set(COUNTER.ascending, 1);
    table.say(
      () => `${table.get(COUNTER.tierCost)} gold are paid: Tier ${table.get(COUNTER.tier) + 1} comes next turn.`,
    );
  },
};

export const trade: GalaxyMove = {
  do: "trade",
  says: "Trade",
  cite: book.RESOURCES,
  at: () => "one resource for another",
  targets: () => TRADES,
  needs: tradeNeeds(tradeRate),
  names: (table, to) => to.replace(/^(.+)>(.+)$/, `${tradeRate(table)} $1 for 1 $2`),
  play: (table, _, to) => tradeFor(table, to),
};

/** Carries out what has been paid for. */
export function paidFor(table: GalaxyTable, { for: what = 0, card = -1, onto = -1 }: Args): void {
  if (what === FOR.conquest) conquered(table, card, onto);
  else entered(table, card, onto);
}

function conquered(table: GalaxyTable, unit: number, planet: number): void {
  table.move(planet, ZONE.planets);
  table.move(unit, table.under(planet));
  table.exhaust(unit);
  table.use(unit);
  table.use(planet);
  table.setToken(planet, TOKEN.hurt, table.token(planet, TOKEN.damage));
  table.say(() => `${table.label(unit)} conquers ${wordFor(table, planet)} and is exhausted.`);
  table.tell("conquers", unit);
  table.tell("conquered", planet);
}

function entered(table: GalaxyTable, card: number, onto: number): void {
  const { type, consumes } = traitsOf(table, card);
  if (type === "ability") {
    table.use(card);
    table.move(card, ZONE.graveyard);
    const isWhole = texts.read(table.card(card)).every(({ ability }) => ability !== undefined);
    table.say(() => `${table.label(card)} resolves${isWhole ? "" : ": do by hand what is left of its text"}.`);
    table.tell("played", card);
    return;
  }
  const host = consumes === undefined ? onto : table.hostOf(onto);
  if (host !== onto) {
    table.say(() => `${table.label(card)} consumes ${table.label(onto)}.`);
    destroy(table, onto);
  }
  enter(table, card, host);
}
