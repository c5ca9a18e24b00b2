// The garrison that may sit opposite: one warrior a turn, and an attack that grows. Active and inactive player; Blocking.

import * as book from "../book/rulebook.ts";
import { absorb, hurt, lifeInWords, loseLife, mayBlock, mend, partInWords, stops, warriors } from "../table/combat.ts";
import { playInstant } from "../table/play-step.ts";
import { COUNTER, type OrionMove, type OrionPhase, type OrionTable, TOKEN, ZONE } from "../table/table.ts";

/** The garrison's attack grows by 1 a turn up to this: 30 damage by its tenth turn, if nobody blocks. */
const MOST_ATTACK = 4;

export function isFaced(table: OrionTable): boolean {
  return table.get(COUNTER.faced) > 0;
}

/** How many turns the opponent has begun, the present one included. It begins before a player who goes second. */
function turnsOf(table: OrionTable): number {
  return table.turn + 1 - table.get(COUNTER.first);
}

/** The garrison does not attack in its first turn. */
export function garrisonAttack(table: OrionTable): number {
  return Math.min(turnsOf(table) - 1, MOST_ATTACK);
}

function field(table: OrionTable): void {
  const card = table.first(ZONE["enemy-reserve"]);
  if (card < 0) return;
  table.move(card, ZONE["enemy-ao"]);
  table.exhaust(card);
  table.say(() => `The opponent fields ${table.label(card)}.`);
}

function rallyOpposite(table: OrionTable): void {
  for (const id of table.in(ZONE["enemy-ao"])) table.exhaust(id, false);
}

/** Puts the garrison opposite. If it goes first, its first turn is over before the game comes to the player. */
export function oppose(table: OrionTable): void {
  table.set(COUNTER.faced, 1);
  table.say(() => "A garrison sits opposite. It fields a warrior each turn and attacks from its second turn.");
  if (table.get(COUNTER.first) > 0) return;
  field(table);
  rallyOpposite(table);
}

/** The warriors that the player may block the garrison's attack with. The attack comes from no warrior. */
export function possibleBlockers(table: OrionTable): number[] {
  return warriors(table).filter((id) => mayBlock(table, id, -1));
}

const block: OrionMove = {
  do: "block",
  says: "Block with a warrior",
  cards: possibleBlockers,
  play: (table, card) => {
    table.exhaust(card);
    table.setToken(card, TOKEN.blocked, table.token(card, TOKEN.blocked) + 1);
    table.use(card);
    table.say(() => `${table.label(card)} blocks.`);
    table.tell("blocks", card);
  },
};

function blockersOf(table: OrionTable): number[] {
  return warriors(table).filter((id) => table.token(id, TOKEN.blocked) > 0);
}

/** The fortification that a text makes the opponent attack instead of the player, or -1. */
function lure(table: OrionTable): number {
  return table.in(ZONE.ao).find((id) => table.sum("lure", id) > 0) ?? -1;
}

/** Whether a text lets attack actions of this attack do nothing to the player. */
function isShrugged(table: OrionTable, attack: number): boolean {
  return table.said("shrugs", -1).includes(attack);
}

/** How much life the garrison's attack would take from the player as things stand. */
export function garrisonThrough(table: OrionTable): number {
  const attack = garrisonAttack(table);
  if (table.get(COUNTER.denied) > 0 || isShrugged(table, attack) || lure(table) >= 0) return 0;
  const stopped = blockersOf(table).reduce((sum, id) => sum + stops(table, id), 0);
  return Math.max(attack - stopped - table.get(COUNTER.shield), 0);
}

/** The damage goes to the blockers, those of the least health first, and what they cannot take goes through. */
function resolve(table: OrionTable): void {
  const damage = garrisonAttack(table);
  if (damage <= 0) return;
  if (table.get(COUNTER.denied) > 0) {
    table.say(() => "The opponent’s attack has no effect.");
    return;
  }
  const blockers = blockersOf(table);
  let through = damage;
  for (const id of blockers.sort((a, b) => stops(table, a) - stops(table, b))) through = absorb(table, id, through);
  const target = lure(table);
  if (target >= 0) {
    const dealt = hurt(table, target, through);
    table.say(() => `The opponent attacks ${table.label(target)} for ${damage}: it takes ${dealt}.`);
    return;
  }
  if (isShrugged(table, damage)) through = 0;
  loseLife(table, through);
  table.say(
    () =>
      `The opponent attacks for ${damage}:${partInWords(damage, through)} you have ${lifeInWords(table.get(COUNTER.life))}.`,
  );
}

/** The abilities of the player's cards. */
interface Abilities {
  readonly use: OrionMove;
  canUse(table: OrionTable): boolean;
}

/** Whether the player has an answer to the attack: blocks, instants and abilities. */
function canAnswer(table: OrionTable, abilities: Abilities): boolean {
  const isOffered = ({ cards }: OrionMove) => (cards?.(table).length ?? 0) > 0;
  return isOffered(block) || isOffered(playInstant) || abilities.canUse(table);
}

/** `destroy` takes the destroyed warriors away, before damage comes off those that are left. */
export function opponentTurn(destroy: (table: OrionTable) => void, abilities: Abilities): OrionPhase {
  return {
    id: "opponent",
    name: "Opponent’s turn",
    cite: book.ACTIVE_PLAYER,
    says: "A garrison fields a warrior and attacks you. Your warriors may exert to block, and what they cannot take goes through. A warrior that blocks stays exerted, so it does not attack in your next turn.",
    asks: (table) => {
      const target = lure(table);
      const whom = target < 0 ? "you" : table.label(target);
      return `The opponent attacks ${whom} for ${garrisonAttack(table)}. Choose the warriors that block, then pass. A warrior that blocks does not attack in your next turn.`;
    },
    about: (table) => [lure(table)].filter((id) => id >= 0),
    begin: (table) => {
      if (!isFaced(table)) {
        table.leave();
        return;
      }
      field(table);
      table.set(COUNTER.cached, 0);
      table.set(COUNTER.spent, 0);
      if (garrisonAttack(table) <= 0) table.leave();
      else table.set(COUNTER.attacking, 1);
      if (garrisonAttack(table) > 0) table.tell("attacked", -1);
    },
    run: (table) => {
      if (!canAnswer(table, abilities)) table.leave();
    },
    moves: [block, playInstant, abilities.use],
    end: (table) => {
      if (!isFaced(table)) return;
      resolve(table);
      destroy(table);
      rallyOpposite(table);
      mend(table);
      endTurn(table);
    },
  };
}

/** What was paid in the opponent's turn goes to the bottom of the deck. (Energy stack) */
function endTurn(table: OrionTable): void {
  for (const id of [...table.in(ZONE.energy)]) table.move(id, ZONE.draw, "bottom");
  for (const counter of [COUNTER.energy, COUNTER.attacking, COUNTER.denied]) table.set(counter, 0);
}
