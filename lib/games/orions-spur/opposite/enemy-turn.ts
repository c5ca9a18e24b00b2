// What the enemy does between the player's turns, if the player wants it to fire back. (Main Attack Action, p.6; Card
// Types, p.11)

import * as book from "../book/rulebook.ts";
import { isAdjacent } from "../table/aim.ts";
import { energyOf, weaponOf } from "../table/attacking.ts";
import { effect, hit, watchHulls } from "../table/damage.ts";
import { vpOf } from "../table/flagship.ts";
import {
  COUNTER,
  enemies,
  fleet,
  has,
  isInFleet,
  type SpurMove,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "../table/table.ts";
import { lessen, strikeBack, whole } from "../texts/deeds.ts";
import { isAnswer, isWhole } from "../texts/texts.ts";

const KILL = 1000;
const ROWS = [ZONE.front, ZONE.middle, ZONE.flagship];

/** The player's ships that an enemy ship may fire at: those in front, and with Artillery those one row back. */
function reach(table: SpurTable, ship: number): readonly number[] {
  const [front, back] = ROWS.filter((row) => table.count(row) > 0);
  if (front === undefined) return [];
  const isFar = back !== undefined && has(table, ship, "Artillery") && ROWS.indexOf(back) === ROWS.indexOf(front) + 1;
  return isFar ? [...table.in(front), ...table.in(back)] : table.in(front);
}

interface Shot {
  readonly ship: number;
  readonly target: number;
  readonly damage: number;
}

/** The damage of an attack on a ship, less what a text has taken off each attack on it. */
function damageOn(table: SpurTable, target: number, damage: number): number {
  return Math.max(damage - table.token(target, TOKEN.shelter), 0);
}

/** The weapon and the target that destroy the ship of the highest VP, or else do the most damage. */
function bestShot(table: SpurTable): Shot | undefined {
  let best: Shot | undefined;
  let most = 0;
  for (const ship of enemies(table)) {
    const weapon = weaponOf(table, ship);
    if (!weapon || weapon.energy > energyOf(table, ship) || table.isExhausted(ship)) continue;
    for (const target of reach(table, ship)) {
      const { taken, kills } = effect(table, target, damageOn(table, target, weapon.damage));
      const worth = kills ? KILL + vpOf(table, target) : taken;
      if (worth <= most) continue;
      most = worth;
      best = { ship, target, damage: damageOn(table, target, weapon.damage) };
    }
  }
  return best;
}

function regenerate(table: SpurTable): void {
  const spent = enemies(table).filter((id) => energyOf(table, id) < (table.card(id).energy ?? 0));
  if (spent.length === 0) return;
  for (const id of spent) table.setToken(id, TOKEN.energy, table.card(id).energy ?? 0);
  table.say(() => "The enemy regroups: its ships have their energy back.");
}

/** One enemy ship fires its weapon once. If none can, the enemy regroups. */
export function fireBack(table: SpurTable): void {
  const shot = bestShot(table);
  if (!shot) {
    regenerate(table);
    return;
  }
  const { ship, target, damage } = shot;
  table.setToken(ship, TOKEN.energy, energyOf(table, ship) - (weaponOf(table, ship)?.energy ?? 0));
  table.setToken(target, TOKEN.incoming, damage);
  table.say(() => `The enemy's ${table.label(ship)} fires at ${table.label(target)}: ${damage} damage.`);
  table.call("answer", { ship, target });
}

/** The attacked ship, if it can react. (Overcharged, p.10) */
function reacting(table: SpurTable): number | undefined {
  const { target = -1 } = table.args;
  return isInFleet(table, target) && !table.isExhausted(target) ? target : undefined;
}

/** The reaction cards in hand that the attacked ship can pay for. */
export function reactions(table: SpurTable): readonly number[] {
  const ship = reacting(table);
  if (ship === undefined) return [];
  return table.in(ZONE.hand).filter((id) => {
    const { type, energy } = table.card(id);
    const isReaction = type === "reaction" || type === "attack-reaction";
    return isReaction && typeof energy === "number" && energy <= energyOf(table, ship);
  });
}

const ALONE: readonly string[] = [""];

/**
 * What an attack/reaction card is aimed at whose text says nothing about reactions: the attacking ship, or the attack
 * itself, as Particle Beam is in the rulebook's example. (p.7)
 */
function aims(table: SpurTable, id: number): readonly string[] {
  const { ship = -1, target = -1 } = table.args;
  const card = table.card(id);
  const isPlain = card.type === "attack-reaction" && isWhole(card) && !isAnswer(card) && whole(card) > 0;
  return isPlain ? [`#${ship}`, `#${target}`] : ALONE;
}

function retaliate(table: SpurTable, card: number, at: string): void {
  if (at === `#${table.args.ship}`) strikeBack(table, card);
  else lessen(table, (damage) => damage - whole(table.card(card)));
}

const react: SpurMove = {
  do: "react",
  says: "Play a reaction card with the attacked ship",
  cards: reactions,
  targets: aims,
  names: (table, to) => (to === `#${table.args.ship}` ? "hit the attacking ship" : "take its damage off the attack"),
  play: (table, card, to) => {
    const { target = -1 } = table.args;
    const { energy, text } = table.card(card);
    table.setToken(target, TOKEN.energy, energyOf(table, target) - (energy ?? 0));
    table.use(card);
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(target)} reacts with ${table.label(card)} for ${energy ?? 0} energy.`);
    table.tell("react", card);
    if (to !== "") retaliate(table, card, to);
    else if (!text) table.say(() => `${table.label(card)} has no text, so what it does is left to you.`);
  },
};

/** How much energy the attacked ship can spend on Bracing. */
export function bracing(table: SpurTable): number {
  const ship = reacting(table);
  if (ship === undefined || !has(table, ship, "Bracing")) return 0;
  return Math.min(energyOf(table, ship), table.token(ship, TOKEN.incoming));
}

const brace: SpurMove = {
  do: "brace",
  says: "Bracing: spend energy to take off as much damage",
  targets: (table) => Array.from({ length: bracing(table) }, (_, n) => `x:${n + 1}`),
  names: (_, to) => `${to.slice(2)} energy`,
  play: (table, _, to) => {
    const { target = -1 } = table.args;
    const energy = Number(to.slice(2));
    table.setToken(target, TOKEN.energy, energyOf(table, target) - energy);
    lessen(table, (damage) => damage - energy);
  },
};

/** The ships beside the attacked one that can take a point of damage off. */
export function guards(table: SpurTable): readonly number[] {
  const { target = -1 } = table.args;
  if (table.token(target, TOKEN.incoming) === 0) return [];
  return fleet(table).filter(
    (id) =>
      has(table, id, "Interference") &&
      energyOf(table, id) > 0 &&
      !table.isExhausted(id) &&
      table.token(id, TOKEN.guarded) !== table.turn &&
      isAdjacent(table, id, target),
  );
}

const interfere: SpurMove = {
  do: "interfere",
  says: "Interference: spend 1 energy to take 1 damage off the attack on an adjacent ship",
  cards: guards,
  play: (table, card) => {
    table.setToken(card, TOKEN.energy, energyOf(table, card) - 1);
    table.setToken(card, TOKEN.guarded, table.turn);
    table.say(() => `${table.label(card)} interferes for 1 energy.`);
    lessen(table, (damage) => damage - 1);
  },
};

/** A ship of the player is fired at. A text may lead the damage to another one. */
export const answer: SpurPhase = {
  id: "answer",
  name: "Enemy attack",
  cite: book.MAIN_ATTACK,
  says: "An enemy ship fires. The attacked ship may react, with reaction cards, Bracing or Interference. Then the damage is dealt.",
  isOpen: true,
  asks: (table) => {
    const { ship = -1, target = -1 } = table.args;
    const damage = table.token(target, TOKEN.incoming);
    return `${table.label(ship)} fires at ${table.label(target)} for ${damage} damage: react, or pass to take it.`;
  },
  about: ({ args: { ship = -1, target = -1 } }) => [ship, target],
  moves: [react, brace, interfere],
  end: (table, { ship = -1 }) => {
    for (const id of fleet(table)) {
      const damage = table.token(id, TOKEN.incoming);
      if (damage <= 0) continue;
      table.setToken(id, TOKEN.incoming, 0);
      hit(table, id, damage, table.label(ship));
    }
    watchHulls(table, "enemy");
  },
};

/** Whether the enemy fires back in this game. */
export function firesBack(table: SpurTable): boolean {
  return table.get(COUNTER.answers) > 0;
}
