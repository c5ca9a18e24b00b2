// Main Attack Action (p.6), Everything We've Got! (p.7), Special Ability Action (p.8), Species Special Abilities (p.10).
import type { OrionsSpurCard } from "./card.ts";
import { hit, inFront, oneRowBack, watchHulls } from "./damage.ts";
import * as book from "./rulebook.ts";
import { mayRevise, revise } from "./secondary.ts";
import { COUNTER, fleet, has, PRIMARY, type SpurMove, type SpurPhase, type SpurTable, TOKEN, ZONE } from "./table.ts";

export const FLOCK_COST = 2;

export function energyOf(table: SpurTable, ship: number): number {
  return table.token(ship, TOKEN.energy);
}

/** Attack cards in hand that this much energy can pay for. A card with an unknown cost is played by hand. */
export function attacksFor(table: SpurTable, energy: number): number[] {
  return table.in(ZONE.hand).filter((id) => isAttackFor(table, id, energy));
}

function isAttackFor(table: SpurTable, id: number, energy: number): boolean {
  const { type, energy: cost, damage } = table.card(id);
  if (type !== "attack" && type !== "attack-reaction") return false;
  return typeof cost === "number" && cost <= energy && damage !== undefined && damage !== null;
}

function hasAttackFor(table: SpurTable, energy: number): boolean {
  return table.in(ZONE.hand).some((id) => isAttackFor(table, id, energy));
}

interface Weapon {
  readonly energy: number;
  readonly damage: number;
}

function isStated(weapon: OrionsSpurCard["weapon"]): weapon is Weapon {
  return typeof weapon?.energy === "number" && typeof weapon.damage === "number";
}

/** The weapon of a ship, if its cost and its damage are both known. Otherwise it is fired by hand. */
export function weaponOf(table: SpurTable, ship: number): Weapon | undefined {
  const { weapon } = table.card(ship);
  return isStated(weapon) ? weapon : undefined;
}

function canFire(table: SpurTable, ship: number, energy: number): boolean {
  const weapon = weaponOf(table, ship);
  return weapon !== undefined && weapon.energy <= energy;
}

/** Whether a ship has something to attack with for this much energy, and something to attack. */
function canAttack(table: SpurTable, ship: number, energy: number, isSuppressed = false): boolean {
  if (table.isExhausted(ship) || targetsOf(table, ship, isSuppressed).length === 0) return false;
  return canFire(table, ship, energy) || hasAttackFor(table, energy);
}

/** The enemy ships that a ship may attack. Suppressing Fire reaches those one row back. */
export function targetsOf(table: SpurTable, ship: number, isSuppressed: boolean): readonly number[] {
  if (isSuppressed) return oneRowBack(table);
  return has(table, ship, "Artillery") ? [...inFront(table), ...oneRowBack(table)] : inFront(table);
}

function attackers(table: SpurTable): number[] {
  return fleet(table).filter((id) => canAttack(table, id, energyOf(table, id) + 1));
}

function isFresh(table: SpurTable): boolean {
  return table.get(COUNTER.primary) === PRIMARY.none;
}

export const activate: SpurMove = {
  do: "activate",
  says: "Main attack: activate a ship",
  cards: (table) => (isFresh(table) ? attackers(table) : []),
  play: (table, card) => {
    table.set(COUNTER.primary, PRIMARY.attack);
    table.say(() => `${table.label(card)} is activated.`);
    table.use(card);
    table.call("attack", { ship: card });
  },
};

export const flock: SpurMove = {
  do: "flock",
  says: "Flock: the flagship spends 2 energy to activate a ship",
  cards: (table) => {
    const primary = table.get(COUNTER.primary);
    const flagship = table.first(ZONE.flagship);
    const isOpen = (primary === PRIMARY.none || primary === PRIMARY.flock) && flagship >= 0;
    if (!isOpen || table.isExhausted(flagship) || energyOf(table, flagship) < FLOCK_COST) return [];
    return attackers(table).filter((id) => id !== flagship && has(table, id, "Flock"));
  },
  play: (table, card) => {
    const flagship = table.first(ZONE.flagship);
    table.setToken(flagship, TOKEN.energy, energyOf(table, flagship) - FLOCK_COST);
    table.set(COUNTER.primary, PRIMARY.flock);
    table.say(() => `${table.label(flagship)} spends ${FLOCK_COST} energy: ${table.label(card)} is activated.`);
    table.use(card);
    table.call("attack", { ship: card });
  },
};

function willing(table: SpurTable, ability: string): number[] {
  const able = (id: number) => has(table, id, ability) && energyOf(table, id) > 0 && !table.isExhausted(id);
  return isFresh(table) ? fleet(table).filter(able) : [];
}

export const suppress: SpurMove = {
  do: "suppress",
  says: "Suppressing Fire: spend all energy, so that another ship attacks one row back",
  cards: (table) => (oneRowBack(table).length > 0 ? willing(table, "Suppressing Fire") : []),
  targets: (table, card) =>
    attackers(table)
      .filter((id) => id !== card)
      .map((id) => `#${id}`),
  play: (table, card, to) => {
    const ship = Number(to.slice(1));
    table.setToken(card, TOKEN.energy, 0);
    table.set(COUNTER.primary, PRIMARY.attack);
    table.say(() => `${table.label(card)} gives Suppressing Fire: ${table.label(ship)} attacks one row back.`);
    table.call("attack", { ship, back: 1 });
  },
};

export const ram: SpurMove = {
  do: "ram",
  says: "Ram: spend all energy to deal the ship's whole hull",
  cards: (table) => willing(table, "Ram").filter((id) => (table.card(id).hull ?? 0) > 0),
  targets: (table, card) => targetsOf(table, card, false).map((id) => `#${id}`),
  play: (table, card, to) => {
    const hull = table.card(card).hull ?? 0;
    table.set(COUNTER.primary, PRIMARY.attack);
    table.setToken(card, TOKEN.energy, 0);
    hit(table, Number(to.slice(1)), { hull }, table.label(card));
    hit(table, card, { hull: Math.ceil(hull / 2) }, "The ram");
  },
};

function targets(table: SpurTable): readonly string[] {
  const { ship = -1, back = 0 } = table.args;
  return targetsOf(table, ship, back > 0).map((id) => `#${id}`);
}

/** Whether the activated ship can attack with this much additional energy. */
function canGoOn(table: SpurTable, more: number): boolean {
  const { ship = -1, back = 0 } = table.args;
  return canAttack(table, ship, energyOf(table, ship) + more, back > 0);
}

/** An attack with overcharge disables the ship and ends its attacks. It could continue only with a revised hand. */
function attacked(table: SpurTable): void {
  watchHulls(table);
  const isOver = (table.args.over ?? 0) > 0 || targets(table).length === 0;
  if (isOver || !(canGoOn(table, 1) || mayRevise(table))) table.leave();
}

function spend(table: SpurTable, energy: number): void {
  const ship = table.args.ship ?? -1;
  table.setToken(ship, TOKEN.energy, energyOf(table, ship) - energy);
}

const fire: SpurMove = {
  do: "fire",
  says: "Fire the ship's own weapon",
  targets,
  allows: (table) => {
    const ship = table.args.ship ?? -1;
    return canFire(table, ship, energyOf(table, ship));
  },
  play: (table, _, to) => {
    const ship = table.args.ship ?? -1;
    const weapon = weaponOf(table, ship);
    spend(table, weapon?.energy ?? 0);
    hit(table, Number(to.slice(1)), weapon?.damage ?? 0, table.label(ship));
    attacked(table);
  },
};

const playAttack: SpurMove = {
  do: "play",
  says: "Play an attack card",
  cards: (table) => attacksFor(table, energyOf(table, table.args.ship ?? -1)),
  targets,
  play: (table, card, to) => {
    const { energy, damage } = table.card(card);
    spend(table, energy ?? 0);
    table.use(card);
    table.move(card, ZONE.discard);
    hit(table, Number(to.slice(1)), damage ?? 0, table.label(card));
    attacked(table);
  },
};

const overcharge: SpurMove = {
  do: "overcharge",
  says: "Overcharge the ship: 1 energy more, then it is disabled",
  key: "o",
  allows: (table) => (table.args.over ?? 0) === 0 && canGoOn(table, 1),
  play: (table) => {
    const ship = table.args.ship ?? -1;
    table.setToken(ship, TOKEN.energy, energyOf(table, ship) + 1);
    // The energy that the ship had, plus one. None of the extra point is kept.
    table.note("over", energyOf(table, ship));
    table.say(() => `${table.label(ship)} is overcharged.`);
  },
};

/** A ship attacks, as often as it can pay. */
export const attack: SpurPhase = {
  id: "attack",
  name: "Main attack",
  cite: book.MAIN_ATTACK,
  says: "The activated ship spends energy on attack cards or its own weapon, again and again while it can pay.",
  asks: (table) => {
    const ship = table.args.ship ?? -1;
    return `${table.label(ship)} has ${energyOf(table, ship)} energy: attack cards or its own weapon, while it can pay.`;
  },
  about: (table) => [table.args.ship ?? -1],
  moves: [fire, playAttack, overcharge, revise],
  // The extra point may only be spent on an attack.
  mayPass: (table) => (table.args.over ?? 0) === 0 || !canGoOn(table, 0),
  end: (table, { ship = -1, over = 0 }) => {
    if (over === 0 || fleet(table).every((id) => id !== ship)) return;
    table.setToken(ship, TOKEN.energy, Math.min(energyOf(table, ship), over - 1));
    table.exhaust(ship);
    table.say(() => `${table.label(ship)} is disabled until it is re-enabled.`);
  },
};
