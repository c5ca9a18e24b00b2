// Attack actions; Blocking; Supertypes: who blocks an attack, and where its damage goes.
import { attackOf, COUNTER, healthOf, isWarrior, type OrionTable, TOKEN, ZONE } from "./table.ts";

/** The opponent blocks rather than fall to this much life or less. */
const CAUTIOUS = 10;

/** Land meets air, and air meets space. */
const HEIGHTS: readonly (string | undefined)[] = ["land", "air", "space"];

export function warriors(table: OrionTable, zone: number = ZONE.ao): number[] {
  return table.in(zone).filter((id) => isWarrior(table, id));
}

function heightOf(table: OrionTable, id: number): number {
  const card = table.card(id);
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
  if (table.isExhausted(id) || table.token(id, TOKEN.blocked) > 0 || healthOf(table, id) === undefined) return false;
  if (attacker < 0 || !isWarrior(table, attacker)) return true;
  const [own, other] = [heightOf(table, id), heightOf(table, attacker)];
  return own < 0 || other < 0 || Math.abs(own - other) <= 1;
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
    ? ready.filter((id) => (attackOf(table, id) ?? 0) >= healthLeft(table, attacker))
    : [];
  if (even.length > 0) return least(even, left);
  return table.get(COUNTER.dummyLife) - damage <= CAUTIOUS ? least(ready, (id) => -left(id)) : -1;
}

/** Deals damage to a blocker up to its health, and answers what is left of the damage. */
export function absorb(table: OrionTable, blocker: number, damage: number): number {
  const taken = Math.min(damage, healthLeft(table, blocker));
  table.setToken(blocker, TOKEN.damage, table.token(blocker, TOKEN.damage) + taken);
  return damage - taken;
}

/** The opponent's blocker takes what it can, and deals its own damage if a warrior attacks. */
function blocked(table: OrionTable, attacker: number, blocker: number, damage: number): number {
  table.exhaust(blocker);
  table.setToken(blocker, TOKEN.blocked, 1);
  const dealt = isWarrior(table, attacker) ? (attackOf(table, blocker) ?? 0) : 0;
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
export function strike(table: OrionTable, card: number, damage: number): void {
  const blocker = opposingBlocker(table, card, damage);
  const through = blocker < 0 ? damage : blocked(table, card, blocker, damage);
  const left = Math.max(table.get(COUNTER.dummyLife) - through, 0);
  table.set(COUNTER.dummyLife, left);
  table.say(
    () =>
      `${table.label(card)} attacks for ${damage}:${partInWords(damage, through)} the opponent has ${lifeInWords(left)}.`,
  );
}

/** Damage comes off all warriors, and each may block again. */
export function mend(table: OrionTable): void {
  for (const zone of [ZONE.ao, ZONE["enemy-ao"]]) {
    for (const id of table.in(zone)) {
      if (!isWarrior(table, id)) continue;
      table.setToken(id, TOKEN.damage, 0);
      table.setToken(id, TOKEN.blocked, 0);
    }
  }
}
