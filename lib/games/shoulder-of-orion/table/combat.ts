// Attack actions; Blocking; Supertypes: who blocks an attack, and where its damage goes.
import * as book from "../book/rulebook.ts";
import {
  attackOf,
  COUNTER,
  damageOf,
  healthOf,
  isWarrior,
  type OrionPhase,
  type OrionTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** The opponent blocks rather than fall to this much life or less. */
const CAUTIOUS = 10;

/** Land meets air, and air meets space. */
const HEIGHTS: readonly (string | undefined)[] = ["land", "air", "space"];

export function warriors(table: OrionTable, zone: number = ZONE.ao): number[] {
  const found: number[] = [];
  for (const id of table.in(zone)) if (isWarrior(table, id)) found.push(id);
  return found;
}

function heightOf(table: OrionTable, id: number): number {
  const card = table.card(id);
  if (table.sum("is-air", id) > 0) return HEIGHTS.indexOf("air");
  return HEIGHTS.indexOf((card.type === "hero" ? card.frontline?.supertype : card.supertype) ?? undefined);
}

/** How much more damage destroys a warrior. One of unknown health takes none. */
export function healthLeft(table: OrionTable, id: number): number {
  return Math.max((healthOf(table, id) ?? 0) - table.token(id, TOKEN.damage), 0);
}

/**
 * Whether a ready warrior may block an attack that comes from this card. An attack that does not come from a warrior has
 * no supertype, so that anyone may block it.
 */
export function mayBlock(table: OrionTable, id: number, attacker: number): boolean {
  if (table.isExhausted(id) && table.sum("blocks-exerted", id) === 0) return false;
  const blocked = table.token(id, TOKEN.blocked);
  // “A second attack” is not a sum: two such texts do not let it block a third one.
  if (blocked > (table.sum("blocks-again", id) > 0 ? 1 : 0)) return false;
  if (healthOf(table, id) === undefined || (attacker >= 0 && isEvaded(table, id, attacker))) return false;
  if (attacker < 0 || !isWarrior(table, attacker)) return true;
  const [own, other] = [heightOf(table, id), heightOf(table, attacker)];
  return own < 0 || other < 0 || Math.abs(own - other) <= 1;
}

/** What an attack cannot be blocked by: these heights, or warriors with at most so much attack or health. */
export const EVADES = { land: "evades-land", air: "evades-air", space: "evades-space" } as const;
const EVADED: readonly (string | undefined)[] = HEIGHTS.map((height) => `evades-${height}`);

/** Whether a text keeps a warrior from blocking an attack. */
function isEvaded(table: OrionTable, id: number, attacker: number): boolean {
  const height = EVADED[heightOf(table, id)];
  if (height !== undefined && table.sum(height, attacker) > 0) return true;
  return (
    table.said("evades-attack", attacker).some((most) => (attackOf(table, id) ?? 0) <= most) ||
    table.said("evades-health", attacker).some((most) => (healthOf(table, id) ?? 0) <= most)
  );
}

/** The blocker of the least value, or -1. */
function least(ids: readonly number[], value: (id: number) => number): number {
  return ids.reduce((best, id) => (best < 0 || value(id) < value(best) ? id : best), -1);
}

/**
 * The opponent's blocker, or -1. It blocks with the weakest warrior that survives, else with one that destroys the
 * attacker, and to stay above 10 life with the one of the most health.
 */
export function opposingBlocker(table: OrionTable, attacker: number, damage: number): number {
  const can = table.count(ZONE["enemy-ao"]) === 0 || damage <= 0 ? [] : warriors(table, ZONE["enemy-ao"]);
  const ready = can.filter((id) => mayBlock(table, id, attacker));
  const left = (id: number) => healthLeft(table, id);
  const safe = ready.filter((id) => left(id) > damage);
  if (safe.length > 0) return least(safe, left);
  const even = isWarrior(table, attacker)
    ? ready.filter((id) => damageOf(table, id) >= healthLeft(table, attacker))
    : [];
  if (even.length > 0) return least(even, left);
  return table.get(COUNTER.dummyLife) - damage <= CAUTIOUS ? least(ready, (id) => -left(id)) : -1;
}

/** How much damage of an attack action a blocker of the player's stops. A text may reduce what it takes. */
export function stops(table: OrionTable, id: number): number {
  return healthLeft(table, id) + reduced(table, id);
}

/** Only the garrison's attack counts as an attack action, and only the player's cards have a text. */
function reduced(table: OrionTable, id: number): number {
  return table.get(COUNTER.attacking) > 0 ? table.sum("hardened", id) : 0;
}

/** Deals damage to a blocker up to its health, and answers what is left of the damage. */
export function absorb(table: OrionTable, blocker: number, damage: number): number {
  const spared = reduced(table, blocker);
  const taken = Math.min(damage, healthLeft(table, blocker) + spared);
  table.setToken(blocker, TOKEN.damage, table.token(blocker, TOKEN.damage) + Math.max(taken - spared, 0));
  return damage - taken;
}

/** How much of some damage is left after what is prevented this turn. */
function unshielded(table: OrionTable, damage: number): number {
  const shield = table.get(COUNTER.shield);
  if (shield > 0) table.set(COUNTER.shield, Math.max(shield - damage, 0));
  return Math.max(damage - shield, 0);
}

/** Deals damage to a card, and answers how much it takes. */
export function hurt(table: OrionTable, id: number, damage: number): number {
  const isOwnWall = table.card(id).type === "fortification" && table.zoneOf(id) === ZONE.ao;
  if (isOwnWall && table.get(COUNTER.warded) > 0) return 0;
  const dealt = isOwnWall ? unshielded(table, damage) : damage;
  table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) + dealt);
  return dealt;
}

/** The player takes damage. */
export function loseLife(table: OrionTable, damage: number): void {
  table.set(COUNTER.life, Math.max(table.get(COUNTER.life) - unshielded(table, damage), 0));
}

/** The opponent's blocker takes what it can, and deals its own damage if a warrior attacks. */
function blocked(table: OrionTable, attacker: number, blocker: number, damage: number): number {
  table.exhaust(blocker);
  table.setToken(blocker, TOKEN.blocked, 1);
  const dealt = isWarrior(table, attacker) ? damageOf(table, blocker) : 0;
  const through = absorb(table, blocker, damage);
  const hurt = dealt - absorb(table, attacker, dealt);
  table.say(() => {
    const back = hurt > 0 ? ` and deals ${hurt} to ${table.label(attacker)}` : "";
    return `${table.label(blocker)} blocks, takes ${damage - through}${back}.`;
  });
  return through;
}

/** How much of a blocked attack goes through, before the words for the life that is left. */
export function partInWords(damage: number, through: number): string {
  if (through === damage) return "";
  if (through === 0) return " nothing goes through, and";
  return ` ${through} of it ${through === 1 ? "goes" : "go"} through, and`;
}

export function lifeInWords(life: number): string {
  return life === 0 ? "no life left" : `${life} life`;
}

/** An attack of the player's on the opponent. What a blocker cannot take goes through. */
function strike(table: OrionTable, card: number): void {
  const damage = damageOf(table, card);
  const blocker = opposingBlocker(table, card, damage);
  const through = blocker < 0 ? damage : blocked(table, card, blocker, damage);
  const left = Math.max(table.get(COUNTER.dummyLife) - through, 0);
  table.set(COUNTER.dummyLife, left);
  table.say(
    () =>
      `${table.label(card)} attacks for ${damage}:${partInWords(damage, through)} the opponent has ${lifeInWords(left)}.`,
  );
  table.tell(blocker < 0 ? "unblocked" : "blocked", card);
  if (through > 0) table.tell("damages", card);
}

/** The attack itself, after what texts do before it. A warrior that has left the AO by then does not attack. */
export const striking: OrionPhase = {
  id: "strike",
  name: "Attack",
  cite: book.ATTACK_ACTIONS,
  says: "The opponent may block. What its blocker cannot take goes through.",
  begin: (table, { card = -1 }) => {
    if (!isWarrior(table, card) || table.zoneOf(card) === ZONE.ao) strike(table, card);
  },
  moves: [],
};

const OF_THIS_TURN: readonly number[] = [TOKEN.attackNow, TOKEN.healthNow, TOKEN.harmless, TOKEN.used];
const THIS_TURN: readonly number[] = [
  COUNTER.warriors,
  COUNTER.tide,
  COUNTER.instants,
  COUNTER.techCheaper,
  COUNTER.shield,
  COUNTER.warded,
];

/** A turn ends: damage comes off all warriors, each may block again, and what was said of this turn is over. */
export function mend(table: OrionTable): void {
  for (const zone of [ZONE.ao, ZONE.heroes, ZONE["enemy-ao"]]) {
    for (const id of table.in(zone)) {
      for (const token of OF_THIS_TURN) table.setToken(id, token, 0);
      for (const augment of table.in(table.under(id))) table.setToken(augment, TOKEN.used, 0);
      if (!isWarrior(table, id)) continue;
      table.setToken(id, TOKEN.damage, 0);
      table.setToken(id, TOKEN.blocked, 0);
    }
  }
  for (const counter of THIS_TURN) table.set(counter, 0);
}
