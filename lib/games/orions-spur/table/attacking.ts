// Main Attack Action (p.6), Everything We've Got! (p.7).

import { isOpposed } from "../../../core/table/seats.ts";
import * as book from "../book/rulebook.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { isWhole, moreDamage, reachesBack } from "../texts/texts.ts";
import { aimAt } from "./aim.ts";
import { type Damage, hit, inFront, oneRowBack, watchHulls, withMore } from "./damage.ts";
import { mayRevise, revise, use } from "./secondary.ts";
import {
  COUNTER,
  ENEMIES,
  fleet,
  has,
  isInFleet,
  PRIMARY,
  type SpurMove,
  type SpurNeed,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** What the number `over` of an attack says: the extra point of an overcharge is there, or it is spent. */
const OVER = { none: 0, extra: 1, spent: 2 } as const;

export function energyOf(table: SpurTable, ship: number): number {
  return table.token(ship, TOKEN.energy);
}

/** Attack cards in hand that this much energy can pay for. A card with an unknown cost is played by hand. */
export function attacksFor(table: SpurTable, energy: number): number[] {
  return table.in(ZONE.hand).filter((id) => isAttackFor(table, id, energy));
}

function isAttackFor(table: SpurTable, id: number, energy: number): boolean {
  return isAttack(table, id) && isStatedAttack(table, id) && (table.card(id).energy ?? 0) <= energy;
}

function isAttack(table: SpurTable, id: number): boolean {
  const { type } = table.card(id);
  return type === "attack" || type === "attack-reaction";
}

/** Whether the cost and the damage of an attack card are both known. */
function isStatedAttack(table: SpurTable, id: number): boolean {
  const { energy, damage } = table.card(id);
  return typeof energy === "number" && damage !== undefined && damage !== null;
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

/** Whether there is anybody to attack. Some enemy ship is always in front. */
function hasTarget(table: SpurTable, ship: number, held?: number): boolean {
  if (held !== undefined) return targetsOf(table, ship, held).length > 0;
  return ENEMIES.some((row) => table.count(row) > 0);
}

function isArmed(table: SpurTable, ship: number, energy: number): boolean {
  return canFire(table, ship, energy) || hasAttackFor(table, energy);
}

/** Whether a ship has something to attack with for this much energy, and something to attack. */
export function canAttack(table: SpurTable, ship: number, energy: number, held?: number): boolean {
  return isAble(table, ship) && hasTarget(table, ship, held) && isArmed(table, ship, energy);
}

function isAble(table: SpurTable, ship: number): boolean {
  return !table.isExhausted(ship) && isInFleet(table, ship);
}

export const enabled: SpurNeed = {
  id: "enabled",
  cite: book.MAIN_ATTACK,
  holds: isAble,
  lacks: () => "it is disabled until the fleet regroups",
};

/** What a ship needs to be activated, overcharged if need be. */
export const activated: readonly SpurNeed[] = [
  enabled,
  {
    id: "target",
    cite: book.MAIN_ATTACK,
    holds: (table, ship) => hasTarget(table, ship),
    lacks: () => "there is no enemy ship that it could attack",
  },
  {
    id: "armed",
    cite: book.MAIN_ATTACK,
    holds: (table, ship) => isArmed(table, ship, energyOf(table, ship) + 1),
    lacks: (table, ship) => {
      const energy = energyOf(table, ship);
      return `has ${energy} energy, and 1 more by overcharging: neither its own weapon nor an attack card in your hand costs as little`;
    },
  },
];

/**
 * The enemy ships that a ship may attack. If Suppressing Fire holds one of them down, all others up to one row back can
 * be attacked.
 */
export function targetsOf(table: SpurTable, ship: number, held?: number): readonly number[] {
  if (held !== undefined) return [...inFront(table), ...oneRowBack(table)].filter((id) => id !== held);
  return has(table, ship, "Artillery") ? [...inFront(table), ...oneRowBack(table)] : inFront(table);
}

/** The ships that can attack, overcharged if need be. */
export function attackers(table: SpurTable, held?: number): number[] {
  return fleet(table).filter((id) => canAttack(table, id, energyOf(table, id) + 1, held));
}

export function isFresh(table: SpurTable): boolean {
  return table.get(COUNTER.primary) === PRIMARY.none;
}

/** One primary action a turn: a main attack, a special ability or a regroup. */
export const fresh: SpurNeed = {
  id: "primary",
  cite: book.PRIMARY_ACTIONS,
  holds: isFresh,
  lacks: () => "the primary action of this turn is taken",
};

export const activate: SpurMove = {
  do: "activate",
  says: "Main attack with a ship",
  of: "a ship of your fleet",
  cards: fleet,
  needs: [fresh, ...activated],
  play: (table, card) => {
    table.set(COUNTER.primary, PRIMARY.attack);
    table.say(() => `${table.label(card)} is activated.`);
    table.use(card);
    table.call("attack", { ship: card });
  },
};

function words(ships: readonly number[]): readonly string[] {
  return ships.map((id) => `#${id}`);
}

/** The enemy ships that the activated ship may attack, with a card that may reach one row back. */
export function aims(table: SpurTable, card = -1): readonly number[] {
  const { ship = -1, held } = table.args;
  if (!isInFleet(table, ship) || table.isExhausted(ship)) return [];
  const usual = targetsOf(table, ship, held);
  if (held !== undefined || !reachesBack(table, card < 0 ? ship : card, ship)) return usual;
  return [...usual, ...oneRowBack(table).filter((id) => !usual.includes(id))];
}

/** Whether the activated ship can attack with this much additional energy. */
function canGoOn(table: SpurTable, more: number): boolean {
  const { ship = -1, held } = table.args;
  return canAttack(table, ship, energyOf(table, ship) + more, held);
}

/** Whether a card in hand could still bring energy or another attack card. Those that repair do neither. */
function hasHelp(table: SpurTable): boolean {
  const helps = (id: number) => table.card(id).type === "draw" || table.card(id).type === "special";
  return mayRevise(table) || table.in(ZONE.hand).some(helps);
}

/** What the counter `struck` says: nobody was hit yet, or the last card's text is left to the player. */
const STRUCK = { no: 0, yes: 1, left: 2 } as const;

/** Attacks with a card, or with the ship's own weapon. Somebody who plays by the same rules may answer first. */
function strike(table: SpurTable, target: number, damage: Damage, card = -1): void {
  const { ship = -1 } = table.args;
  const source = card < 0 ? ship : card;
  const more = moreDamage(table, source, ship, target) + table.get(COUNTER.boost);
  if (more > 0) table.say(() => `${table.label(source)} deals ${more} more damage.`);
  if (table.get(COUNTER.target) === 0) table.add(COUNTER.attackers, 1);
  table.setToken(target, TOKEN.struck, table.token(target, TOKEN.struck) + 1);
  table.set(COUNTER.boost, 0);
  if (isOpposed(table.start)) aimAt(table, { ship, target, card }, withMore(damage, more));
  else {
    hit(table, target, withMore(damage, more), table.label(source));
    land(table, target, card);
  }
}

/** An attack has hit. Then the text of its card is carried out. */
export function land(table: SpurTable, target: number, card: number): void {
  watchHulls(table);
  table.set(COUNTER.target, target + 1);
  table.set(COUNTER.struck, card < 0 || isWhole(table.card(card)) ? STRUCK.yes : STRUCK.left);
  if (card >= 0) table.tell("attack", card);
}

/**
 * An attack with overcharge disables the ship and ends its attacks. Otherwise the attack is over when nothing in hand
 * and no text of the last card could let it go on.
 */
function goOn(table: SpurTable): void {
  // A text may have destroyed the attacking ship itself.
  watchHulls(table);
  if (!isInFleet(table, table.args.ship ?? -1)) {
    table.leave();
    return;
  }
  const struck = table.get(COUNTER.struck);
  if (struck === STRUCK.no) return;
  table.set(COUNTER.struck, STRUCK.no);
  const isOver = (table.args.over ?? OVER.none) !== OVER.none || aims(table).length === 0;
  if (isOver || !(struck === STRUCK.left || canGoOn(table, 1) || hasHelp(table))) table.leave();
}

function spend(table: SpurTable, energy: number): void {
  const { ship = -1, over = OVER.none } = table.args;
  table.setToken(ship, TOKEN.energy, energyOf(table, ship) - energy);
  if (over === OVER.extra && energy > 0) table.note("over", OVER.spent);
}

/** The ship that attacks. */
function active(table: SpurTable): number {
  return table.args.ship ?? -1;
}

const fire: SpurMove = {
  do: "fire",
  says: "Fire the ship's own weapon",
  at: () => "an enemy ship that it can attack",
  targets: (table) => words(aims(table)),
  needs: [
    {
      id: "weapon",
      cite: book.MAIN_ATTACK,
      holds: (table) => {
        const { weapon } = table.card(active(table));
        return weapon === null ? false : isStated(weapon) || undefined;
      },
      lacks: (table) =>
        table.card(active(table)).weapon === null
          ? "it has no weapon of its own"
          : "not known: what its own weapon costs or deals was never published",
    },
    {
      id: "energy",
      cite: book.MAIN_ATTACK,
      isPrice: true,
      holds: (table) => (weaponOf(table, active(table))?.energy ?? 0) <= energyOf(table, active(table)),
      lacks: (table) =>
        `costs ${weaponOf(table, active(table))?.energy} energy, it has ${energyOf(table, active(table))}`,
    },
  ],
  play: (table, _, to) => {
    const ship = table.args.ship ?? -1;
    const weapon = weaponOf(table, ship);
    spend(table, weapon?.energy ?? 0);
    strike(table, Number(to.slice(1)), weapon?.damage ?? 0);
  },
};

const playAttack: SpurMove = {
  do: "play",
  says: "Play an attack card",
  of: "a card in your hand",
  at: () => "an enemy ship that it can attack",
  cards: (table) => table.in(ZONE.hand),
  targets: (table, card) => words(aims(table, card)),
  needs: [
    {
      id: "type",
      cite: book.MAIN_ATTACK,
      holds: isAttack,
      lacks: () => "it is no attack card",
    },
    {
      id: "known",
      cite: book.MAIN_ATTACK,
      holds: (table, card) => !isAttack(table, card) || isStatedAttack(table, card) || undefined,
      lacks: () => "not known: its cost or its damage was never published",
    },
    {
      id: "energy",
      cite: book.MAIN_ATTACK,
      isPrice: true,
      holds: (table, card) =>
        !isAttack(table, card) || (table.card(card).energy ?? 0) <= energyOf(table, active(table)),
      lacks: (table, card) =>
        `costs ${table.card(card).energy} energy, ${table.label(active(table))} has ${energyOf(table, active(table))}`,
    },
  ],
  play: (table, card, to) => {
    const { energy, damage } = table.card(card);
    spend(table, energy ?? 0);
    table.use(card);
    table.move(card, ZONE.discard);
    strike(table, Number(to.slice(1)), damage ?? 0, card);
  },
};

const overcharge: SpurMove = {
  do: "overcharge",
  says: "Overcharge for 1 energy more",
  key: "o",
  needs: [
    {
      id: "once",
      cite: book.MAIN_ATTACK,
      holds: (table) => (table.args.over ?? OVER.none) === OVER.none,
      lacks: () => "it is overcharged already",
    },
    {
      id: "use",
      cite: book.MAIN_ATTACK,
      holds: (table) => canGoOn(table, 1),
      lacks: () => "with 1 energy more it could attack nothing either",
    },
  ],
  play: (table) => {
    const ship = table.args.ship ?? -1;
    table.setToken(ship, TOKEN.energy, energyOf(table, ship) + 1);
    table.note("over", OVER.extra);
    table.say(() => `${table.label(ship)} is overcharged.`);
  },
};

/** Which ships were hit counts for one attacking ship. */
function forget(table: SpurTable): void {
  table.set(COUNTER.target, 0);
  table.set(COUNTER.struck, STRUCK.no);
  for (const row of ENEMIES) for (const id of table.in(row)) table.setToken(id, TOKEN.struck, 0);
}

/** A ship attacks, as often as it can pay. */
export const attack: SpurPhase = {
  id: "attack",
  name: "Main attack",
  cite: book.MAIN_ATTACK,
  says: "The activated ship spends energy on attack cards or its own weapon, again and again while it can pay.",
  isOpen: true,
  passing: "End the attack",
  begin: forget,
  run: goOn,
  asks: (table) => {
    const ship = table.args.ship ?? -1;
    return `${table.label(ship)} has ${energyOf(table, ship)} energy: attack cards or its own weapon, while it can pay.`;
  },
  about: (table) => [table.args.ship ?? -1],
  moves: [fire, playAttack, overcharge, use, revise],
  // The extra point may only be spent on an attack.
  mayPass: (table) => (table.args.over ?? OVER.none) === OVER.none || !canGoOn(table, 0),
  end: (table, { ship = -1, over = OVER.none }) => {
    const hasHit = table.get(COUNTER.target) > 0;
    forget(table);
    if (!isInFleet(table, ship)) return;
    if (hasHit) table.tell("attack-over", ship, over !== OVER.none);
    if (over === OVER.none) return;
    if (over === OVER.extra) table.setToken(ship, TOKEN.energy, Math.max(energyOf(table, ship) - 1, 0));
    table.exhaust(ship);
    table.say(() => `${table.label(ship)} is disabled until it is re-enabled.`);
  },
};
