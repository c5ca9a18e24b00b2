// Turn: play step, caching cards, orbiting cards; Attack actions, Tech levels, Heroes and transforming, Resolving cards.
import { luresIn, warriors } from "./combat.ts";
import { canPay, costOf, FOR, mayCache, pay, techCost } from "./paying.ts";
import { COUNTER, healthOf, type OrionMove, type OrionTable, printedAttack, ZONE } from "./table.ts";

/** The player who goes first cannot use attack actions until the first turn is over. */
export function mayAttack(table: OrionTable): boolean {
  return table.turn > 1 || table.get(COUNTER.first) === 0;
}

/** Whether a card can be played from where it is. If something that it needs is unknown, it is played by hand. */
export function isPlayable(table: OrionTable, id: number): boolean {
  const { type, tier } = table.card(id);
  if (type === "hero" || typeof tier !== "number" || tier > table.get(COUNTER.techLevel)) return false;
  if (type === "attack-action" && !(mayAttack(table) && canSacrifice(table, id))) return false;
  if (type === "augment") return warriors(table).some((onto) => isAffordable(table, id, onto));
  return isAffordable(table, id, -1);
}

/** Whether the warrior that a card may ask for as an additional cost is there. */
function canSacrifice(table: OrionTable, id: number): boolean {
  return table.sum("sacrifice", id) === 0 || warriors(table).length > 0;
}

function isAffordable(table: OrionTable, id: number, onto: number): boolean {
  const cost = costOf(table, id, onto);
  return cost !== undefined && canPay(table, cost, id);
}

const NOWHERE: readonly string[] = [""];

/** What may be attacked: the other player, or a fortification of theirs. A text may say which one it must be. */
export function attackTargets(table: OrionTable): readonly string[] {
  const lures = luresIn(table, ZONE["enemy-ao"]);
  if (lures.length > 0) return lures.map((id) => `#${id}`);
  const walls = table.in(ZONE["enemy-ao"]).filter((id) => table.card(id).type === "fortification");
  return walls.length === 0 ? NOWHERE : ["", ...walls.filter((id) => isStanding(table, id)).map((id) => `#${id}`)];
}

function isStanding(table: OrionTable, id: number): boolean {
  return healthOf(table, id) !== undefined;
}

/** Where cards are played from: the hand and the orbit, and the discard pile if a card says so itself. */
function candidates(table: OrionTable): readonly number[] {
  const found = [...table.in(ZONE.hand), ...table.in(ZONE.orbit)];
  for (const id of table.in(ZONE.discard)) if (table.sum("from-discard", id) > 0) found.push(id);
  return found;
}

export const playCard: OrionMove = {
  do: "play",
  says: "Play",
  cards: candidates,
  targets: (table, card) => {
    const { type } = table.card(card);
    if (type === "attack-action") return attackTargets(table);
    if (type !== "augment") return NOWHERE;
    const onto = warriors(table).filter((id) => isAffordable(table, card, id));
    return onto.map((id) => `#${id}`);
  },
  allows: isPlayable,
  play: (table, card, to) => {
    const onto = to === "" ? -1 : Number(to.slice(1));
    const cost = costOf(table, card, onto) ?? 0;
    table.say(() => `${table.label(card)} is played for ${cost} energy.`);
    pay(table, { for: FOR.card, cost, card, onto });
  },
};

/** Instants are played at any time, so in the opponent's turn too. */
export const playInstant: OrionMove = {
  ...playCard,
  cards: (table) => candidates(table).filter((id) => table.card(id).type === "instant" && isPlayable(table, id)),
};

export const cacheCard: OrionMove = {
  do: "cache",
  says: "Cache a card, and draw one",
  cards: (table) => (mayCache(table) ? table.in(ZONE.hand) : []),
  play: (table, card) => {
    table.move(card, ZONE.cache);
    table.set(COUNTER.cached, 1);
    table.say(() => `${table.label(card)} goes to the cache.`);
    if (table.count(ZONE.draw) > 0) table.call("cache-draw");
    table.tell("cached", card);
  },
};

export const orbitCard: OrionMove = {
  do: "orbit",
  says: "Put a card into orbit",
  cards: (table) => (table.count(ZONE.orbit) < table.get(COUNTER.techLevel) ? table.in(ZONE.hand) : []),
  play: (table, card) => {
    table.move(card, ZONE.orbit);
    table.say(() => `${table.known(card)} goes into orbit.`);
  },
};

export const raiseTech: OrionMove = {
  do: "tech",
  says: "Raise the Tech Level by 1 for 2 energy",
  key: "t",
  allows: (table) => canPay(table, techCost(table), -1),
  play: (table) => pay(table, { for: FOR.tech, cost: techCost(table), card: -1, onto: -1 }),
};

export const transform: OrionMove = {
  do: "transform",
  says: "Transform a hero",
  cards: (table) => [...table.in(ZONE.heroes), ...table.in(ZONE.ao)],
  allows: mayTransform,
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
  says: "Attack",
  names: (table, to) => (to === "" ? "the opponent" : table.label(Number(to.slice(1)))),
  cards: (table) =>
    mayAttack(table)
      ? warriors(table).filter((id) => !table.isExhausted(id) && printedAttack(table.card(id)) !== undefined)
      : [],
  targets: attackTargets,
  play: (table, card, to) => {
    table.exhaust(card);
    table.use(card);
    table.call("strike", { card, onto: to === "" ? -1 : Number(to.slice(1)) });
    table.tell("attacks", card);
  },
};
