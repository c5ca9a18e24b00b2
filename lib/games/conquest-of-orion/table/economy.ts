// The economy phases: 1.7 Tier, 1.8 Card Types, 1.10 Turn Structure, and the conquest of neutral planets in 1.8.2.
import type { Args } from "../../../core/table/board.ts";
import { texts } from "../texts/texts.ts";
import { destroy } from "./clean-up.ts";
import { conquestCost, costOf } from "./costs.ts";
import { canMove, enter, isNew, moveTo, planets, tire, units, unitsThat } from "./galaxy.ts";
import { FOR, pay } from "./paying.ts";
import { canPay, mayTrade, TRADES, tradeFor } from "./resources.ts";
import { COUNTER, type GalaxyMove, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";
import { wordFor } from "./whereabouts.ts";

export const HIGHEST_TIER = 9;
const ALONE: readonly string[] = [""];

/** Whether a card in hand can be paid for at this Tier. A card with an unknown cost is played by hand. */
export function isCastable(table: GalaxyTable, id: number): boolean {
  const { tier, cost } = traitsOf(table, id);
  if (cost === undefined || tier > table.get(COUNTER.tier)) return false;
  // Texts only make it cheaper.
  return canPay(table, cost) || canPay(table, costOf(table, id) ?? cost);
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

export const playCard: GalaxyMove = {
  do: "play",
  says: "Play",
  cards: (table) => table.in(ZONE.hand),
  targets: placesFor,
  allows: isCastable,
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
  cards: (table) => table.in(ZONE.hand).filter((id) => isDeployable(table, id)),
  play: (table, card) => {
    table.say(() => `${table.label(card)} is deployed.`);
    const cost = traitsOf(table, card).deploy;
    if (cost) pay(table, cost, { for: FOR.card, card, onto: -1 });
  },
};

function isDeployable(table: GalaxyTable, id: number): boolean {
  const { deploy: cost, tier } = traitsOf(table, id);
  return cost !== undefined && tier <= table.get(COUNTER.tier) && canPay(table, cost);
}

/** Fast abilities and units with Ambush can also be played during combat. */
export const playFast: GalaxyMove = {
  ...playCard,
  says: "Play a fast card",
  cards: (table) => table.in(ZONE.hand).filter((id) => traitsOf(table, id).isFast),
};

/** Whether a unit on a planet can conquer now: it is ready, not new, and able to move. */
export function canConquer(table: GalaxyTable, id: number): boolean {
  return canMove(table, id) && !isNew(table, id);
}

/** Whether a neutral planet can be paid for. A planet with an unknown cost is conquered by hand. */
export function isOpen(table: GalaxyTable, planet: number, unit: number): boolean {
  const { colonise } = traitsOf(table, planet);
  if (colonise === undefined) return false;
  return canPay(table, colonise) || canPay(table, conquestCost(table, planet, unit) ?? colonise);
}

export const conquer: GalaxyMove = {
  do: "conquer",
  says: "Conquer a neutral planet",
  cards: (table) => unitsThat(table, canConquer),
  targets: (table) => table.in(ZONE.neutral).map(nameOf),
  allows: (table, card, to) => isOpen(table, target(to), card),
  play: (table, card, to) => {
    const cost = conquestCost(table, target(to), card);
    if (cost) pay(table, cost, { for: FOR.conquest, card, onto: target(to) });
  },
};

export const land: GalaxyMove = {
  do: "land",
  says: "Move a unit from outer space onto a planet",
  cards: (table) => table.in(ZONE.space).filter((id) => canMove(table, id)),
  targets: (table) => planets(table).map(nameOf),
  play: (table, card, to) => {
    const planet = target(to);
    moveTo(table, card, planet);
    const isTired = tire(table, card, planet);
    table.say(() => `${table.label(card)} lands on ${wordFor(table, planet)}${isTired ? " and is exhausted" : ""}.`);
  },
};

export const ascend: GalaxyMove = {
  do: "ascend",
  says: "Pay for the next Tier",
  key: "t",
  allows: (table) =>
    table.get(COUNTER.ascending) === 0 &&
    table.get(COUNTER.tier) < HIGHEST_TIER &&
    table.get(COUNTER.gold) >= table.get(COUNTER.tierCost),
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
  says: "Trade for one of another",
  targets: () => TRADES,
  allows: (table, _, to) => mayTrade(table, to),
  names: (_, to) => to.replace(">", " for "),
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
