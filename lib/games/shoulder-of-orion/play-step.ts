// Turn: play step, caching cards, orbiting cards; Attack actions, Tech levels, Heroes and transforming, Resolving cards.
import type { Args } from "../../core/table/board.ts";
import { strike, warriors } from "./combat.ts";
import { afterLeaving } from "./leaving.ts";
import { canPay, FOR, pay } from "./paying.ts";
import { attackOf, COUNTER, type OrionMove, type OrionTable, ZONE } from "./table.ts";

export const TECH_COST = 2;

/** The player who goes first cannot use attack actions until the first turn is over. */
export function mayAttack(table: OrionTable): boolean {
  return table.turn > 1 || table.get(COUNTER.first) === 0;
}

/** Whether a card can be played from where it is. If something that it needs is unknown, it is played by hand. */
export function isPlayable(table: OrionTable, id: number): boolean {
  const { type, tier, cost } = table.card(id);
  if (type === "hero" || typeof tier !== "number" || typeof cost !== "number") return false;
  if (tier > table.get(COUNTER.techLevel) || (type === "attack-action" && !mayAttack(table))) return false;
  return canPay(table, cost, id);
}

const NOWHERE: readonly string[] = [""];

export const playCard: OrionMove = {
  do: "play",
  says: "Play",
  cards: (table) => [...table.in(ZONE.hand), ...table.in(ZONE.orbit)].filter((id) => isPlayable(table, id)),
  targets: (table, card) => (table.card(card).type === "augment" ? warriors(table).map((id) => `#${id}`) : NOWHERE),
  play: (table, card, to) => {
    const { cost } = table.card(card);
    table.say(() => `${table.label(card)} is played for ${cost} energy.`);
    pay(table, { for: FOR.card, cost: cost ?? 0, card, onto: to === "" ? -1 : Number(to.slice(1)) });
  },
};

export const cacheCard: OrionMove = {
  do: "cache",
  says: "Cache a card, and draw one",
  cards: (table) => (table.get(COUNTER.cached) === 0 && table.get(COUNTER.spent) === 0 ? table.in(ZONE.hand) : []),
  play: (table, card) => {
    table.move(card, ZONE.cache);
    table.set(COUNTER.cached, 1);
    table.say(() => `${table.label(card)} goes to the cache.`);
    if (table.count(ZONE.draw) > 0) table.call("cache-draw");
  },
};

export const orbitCard: OrionMove = {
  do: "orbit",
  says: "Put a card into orbit",
  cards: (table) => (table.count(ZONE.orbit) < table.get(COUNTER.techLevel) ? table.in(ZONE.hand) : []),
  play: (table, card) => {
    table.move(card, ZONE.orbit);
    table.say(() => `${table.label(card)} goes into orbit.`);
  },
};

export const raiseTech: OrionMove = {
  do: "tech",
  says: "Raise the Tech Level by 1 for 2 energy",
  key: "t",
  allows: (table) => canPay(table, TECH_COST, -1),
  play: (table) => pay(table, { for: FOR.tech, cost: TECH_COST, card: -1, onto: -1 }),
};

export const transform: OrionMove = {
  do: "transform",
  says: "Transform a hero",
  cards: (table) => [...table.in(ZONE.heroes), ...table.in(ZONE.ao)].filter((id) => mayTransform(table, id)),
  play: (table, card) => {
    const cost = table.card(card).transform ?? 0;
    table.say(() => `${table.label(card)} transforms for ${cost} energy.`);
    pay(table, { for: FOR.transform, cost, card, onto: -1 });
  },
};

function mayTransform(table: OrionTable, id: number): boolean {
  const { type, transform: cost } = table.card(id);
  return type === "hero" && typeof cost === "number" && canPay(table, cost, -1);
}

export const attack: OrionMove = {
  do: "attack",
  says: "Attack the opponent",
  cards: (table) =>
    mayAttack(table) ? warriors(table).filter((id) => !table.isExhausted(id) && attackOf(table, id) !== undefined) : [],
  play: (table, card) => {
    table.exhaust(card);
    table.use(card);
    strike(table, card, attackOf(table, card) ?? 0);
  },
};

const RESOLVED: readonly string[] = ["action", "attack-action", "instant"];

/** Carries out what has been paid for. */
export function paidFor(table: OrionTable, { for: what = 0, card = -1, onto = -1 }: Args): void {
  if (what === FOR.tech) {
    table.add(COUNTER.techLevel, 1);
    table.say(() => `The Tech Level rises to ${table.get(COUNTER.techLevel)}.`);
  } else if (what === FOR.transform) turned(table, card);
  else if (what === FOR.ability || what === FOR.exertion) {
    if (what === FOR.exertion) table.exhaust(card);
    table.use(card);
    table.say(() => `${table.label(card)}: the cost is paid. Do by hand what the ability says.`);
  } else resolved(table, card, onto);
}

function turned(table: OrionTable, card: number): void {
  if (table.zoneOf(card) === ZONE.heroes) {
    table.move(card, ZONE.ao);
    table.exhaust(card);
    table.use(card);
    table.say(() => `${table.label(card)} enters the AO exerted.`);
    return;
  }
  table.move(card, ZONE.heroes);
  afterLeaving(table, card);
  table.say(() => `${table.label(card)} returns to the Hero Zone.`);
}

function resolved(table: OrionTable, card: number, onto: number): void {
  const { type, attack: printed } = table.card(card);
  const isAttack = type === "attack-action" && typeof printed === "number";
  if (isAttack) strike(table, card, printed);
  if (RESOLVED.includes(type)) {
    table.use(card);
    table.move(card, ZONE.discard);
    if (!isAttack) table.say(() => `${table.label(card)} resolves: do by hand what it says.`);
    return;
  }
  table.move(card, onto >= 0 ? table.under(onto) : ZONE.ao);
  if (type === "warrior") table.exhaust(card);
  const told =
    onto >= 0 ? `is attached to ${table.label(onto)}` : `enters the AO${type === "warrior" ? " exerted" : ""}`;
  table.say(() => `${table.label(card)} ${told}.`);
}
