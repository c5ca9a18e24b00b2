// The economy phases: 1.7 Tier, 1.8 Card Types, 1.10 Turn Structure; conquest of neutral planets 1.8.2.
import type { Args } from "../../core/board.ts";
import type { MoveKind } from "../../core/goldfish.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { FOR, pay } from "./paying.ts";
import { amountsOf, canPay, mayTrade, TRADES, tradeFor } from "./resources.ts";
import { COUNTER, canMove, type GalaxyTable, isNew, isPlanet, planets, TOKEN, units, ZONE } from "./table.ts";

type Kind = MoveKind<ConquestOfOrionCard>;

const HIGHEST_TIER = 9;
const ALONE: readonly string[] = [""];

/** Whether a card of the hand can be paid for at this Tier; what nobody has stated of it is left to be done by hand. */
export function isCastable(table: GalaxyTable, id: number): boolean {
  const { type, tier, cost } = table.card(id);
  if (type === "planet" || typeof tier !== "number" || !cost) return false;
  return tier <= table.get(COUNTER.tier) && canPay(table, amountsOf(cost));
}

function named(ids: readonly number[]): readonly string[] {
  return ids.map((id) => `#${id}`);
}

/** Where a card may be played: units on a planet, attachments on what they are for, others alone. */
export function placesFor(table: GalaxyTable, id: number): readonly string[] {
  const { type, classification } = table.card(id);
  if (type === "unit") return named(planets(table));
  if (type !== "attachment") return ALONE;
  const isForPlanets = classification?.includes("planet") === true;
  const isForUnits = classification?.includes("unit") === true;
  return named([...(isForUnits ? [] : planets(table)), ...(isForPlanets ? [] : units(table))]);
}

function target(to: string): number {
  return to === "" ? -1 : Number(to.slice(1));
}

export const playCard: Kind = {
  do: "play",
  says: "Play",
  cards: (table) => table.in(ZONE.hand).filter((id) => isCastable(table, id)),
  targets: placesFor,
  play: (table, card, to) => {
    table.say(() => `${table.label(card)} is played.`);
    pay(table, amountsOf(table.card(card).cost), { for: FOR.card, card, onto: target(to) });
  },
};

/** Units that can conquer now: ready, not new, able to move, and on a planet. */
export function conquerors(table: GalaxyTable): number[] {
  return units(table).filter((id) => canMove(table, id) && !isNew(table, id));
}

/** Whether a neutral planet can be paid for; a planet whose cost nobody has stated is conquered by hand. */
export function isOpen(table: GalaxyTable, planet: number): boolean {
  const { colonise } = table.card(planet);
  return colonise !== undefined && canPay(table, amountsOf(colonise));
}

export const conquer: Kind = {
  do: "conquer",
  says: "Conquer a neutral planet",
  cards: conquerors,
  targets: (table) => named(table.in(ZONE.neutral).filter((planet) => isOpen(table, planet))),
  play: (table, card, to) => {
    pay(table, amountsOf(table.card(target(to)).colonise), { for: FOR.conquest, card, onto: target(to) });
  },
};

export const land: Kind = {
  do: "land",
  says: "Move a unit from outer space onto a planet",
  cards: (table) => table.in(ZONE.space).filter((id) => canMove(table, id)),
  targets: (table) => named(planets(table)),
  play: (table, card, to) => {
    table.move(card, table.under(target(to)));
    table.exhaust(card);
    table.say(() => `${table.label(card)} lands on ${table.label(target(to))} and is exhausted.`);
  },
};

export const ascend: Kind = {
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

export const trade: Kind = {
  do: "trade",
  says: "Trade three for one",
  targets: () => TRADES,
  allows: (table, _, to) => mayTrade(table, to),
  names: (_, to) => to.replace(">", " for "),
  play: (table, _, to) => tradeFor(table, to),
};

/** What was paid for happens. */
export function paidFor(table: GalaxyTable, { for: what = 0, card = -1, onto = -1 }: Args): void {
  if (what === FOR.conquest) conquered(table, card, onto);
  else entered(table, card, onto);
}

function conquered(table: GalaxyTable, unit: number, planet: number): void {
  table.move(planet, ZONE.planets);
  table.move(unit, table.under(planet));
  table.exhaust(unit);
  table.setToken(planet, TOKEN.hurt, table.token(planet, TOKEN.damage));
  table.say(() => `${table.label(unit)} conquers ${table.label(planet)} and is exhausted.`);
}

const HALF_LIFE = "Half life ";

function entered(table: GalaxyTable, card: number, onto: number): void {
  const { type, keywords } = table.card(card);
  if (type === "ability") {
    table.move(card, ZONE.graveyard);
    table.say(() => `${table.label(card)} resolves: do by hand what it says.`);
    return;
  }
  const alone = isPlanet(table.card(card)) ? ZONE.planets : ZONE.achievements;
  table.move(card, onto >= 0 ? table.under(onto) : alone);
  table.setToken(card, TOKEN.entered, table.turn);
  const life = keywords?.find((word) => word.startsWith(HALF_LIFE));
  if (life !== undefined) table.setToken(card, TOKEN.time, Number(life.slice(HALF_LIFE.length)) || 0);
  table.say(() => `${table.label(card)} enters the galaxy${onto >= 0 ? ` on ${table.label(onto)}` : ""}.`);
}
