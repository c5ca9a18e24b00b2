// Attack actions; Blocking; Supertypes: who blocks an attack, and where its damage goes.
import type { Cite } from "../../../core/judge/rule.ts";
import { ask } from "../../../core/table/ask.ts";
import type { Player } from "../../../core/table/board.ts";
import { kept } from "../../../core/table/kept.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { otherOf } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import { watchDamage } from "./leaving.ts";
import {
  attackOf,
  COUNTER,
  damageOf,
  hasHealth,
  healthOf,
  isWarrior,
  type OrionNeed,
  type OrionPhase,
  type OrionTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** Land meets air, and air meets space. */
const HEIGHTS: readonly (string | undefined)[] = ["land", "air", "space"];

/** The warriors of a zone, or of one's own AO. */
export const warriors = kept((table: OrionTable, zone): readonly number[] =>
  table.in(zone < 0 ? ZONE.ao : zone).filter((id) => isWarrior(table, id)),
);

function heightOf(table: OrionTable, id: number): number {
  const card = table.card(id);
  if (table.sum("is-air", id) > 0) return HEIGHTS.indexOf("air");
  return HEIGHTS.indexOf((card.type === "hero" ? card.frontline?.supertype : card.supertype) ?? undefined);
}

/** How much more damage destroys a warrior. One of unknown health takes none. */
export function healthLeft(table: OrionTable, id: number): number {
  return Math.max((healthOf(table, id) ?? 0) - table.token(id, TOKEN.damage), 0);
}

/** One thing that a warrior needs to block an attack that comes from a card, or from none (-1). */
interface BlockNeed {
  readonly id: string;
  readonly cite: Cite;
  holds(table: OrionTable, id: number, attacker: number): boolean | undefined;
  lacks(table: OrionTable, id: number, attacker: number): string;
}

const BLOCK_NEEDS: readonly BlockNeed[] = [
  {
    id: "rallied",
    cite: book.ATTACK_ACTIONS,
    holds: (table, id) => !table.isExhausted(id) || table.sum("blocks-exerted", id) > 0,
    lacks: () => "it is exerted",
  },
  {
    id: "blocks",
    cite: book.BLOCKING,
    // “A second attack” is not a sum: two such texts do not let it block a third one.
    holds: (table, id) => table.token(id, TOKEN.blocked) <= (table.sum("blocks-again", id) > 0 ? 1 : 0),
    lacks: () => "a warrior blocks one attack a turn, and it has blocked",
  },
  {
    id: "health",
    cite: book.ATTACK_ACTIONS,
    holds: (table, id) => hasHealth(table, id) || undefined,
    lacks: () => "not known: its health was never published",
  },
  {
    id: "evaded",
    cite: book.ATTACK_ACTIONS,
    holds: (table, id, attacker) => attacker < 0 || !isEvaded(table, id, attacker),
    lacks: (table, _, attacker) => `a text of ${table.label(attacker)} says that it cannot be blocked by this warrior`,
  },
  {
    id: "supertype",
    cite: book.SUPERTYPES,
    // An attack that does not come from a warrior has no supertype, so that anyone may block it.
    holds: (table, id, attacker) => {
      if (attacker < 0 || !isWarrior(table, attacker)) return true;
      const [own, other] = [heightOf(table, id), heightOf(table, attacker)];
      return own < 0 || other < 0 || Math.abs(own - other) <= 1;
    },
    lacks: (table, id, attacker) =>
      `${HEIGHTS[heightOf(table, id)]} does not meet ${HEIGHTS[heightOf(table, attacker)]}`,
  },
];

/** Whether a ready warrior may block an attack that comes from this card. */
export function mayBlock(table: OrionTable, id: number, attacker: number): boolean {
  for (const need of BLOCK_NEEDS) if (need.holds(table, id, attacker) !== true) return false;
  return true;
}

/** What a warrior needs to block the present attack. */
export const blockNeeds: readonly OrionNeed[] = BLOCK_NEEDS.map(({ id, cite, holds, lacks }) => ({
  id,
  cite,
  holds: (table, card) => holds(table, card, attackerOf(table)),
  lacks: (table, card) => lacks(table, card, attackerOf(table)),
}));

/** What an attack cannot be blocked by: these heights, or warriors with at most so much attack or health. */
export const EVADES = { land: "evades-land", air: "evades-air", space: "evades-space" } as const;
const EVADED: readonly (string | undefined)[] = HEIGHTS.map((height) => `evades-${height}`);

/** Whether a text keeps a warrior from blocking an attack. */
function isEvaded(table: OrionTable, id: number, attacker: number): boolean {
  const height = EVADED[heightOf(table, id)];
  if (height !== undefined && table.sum(height, attacker) > 0) return true;
  for (const most of table.said("evades-attack", attacker)) if ((attackOf(table, id) ?? 0) <= most) return true;
  for (const most of table.said("evades-health", attacker)) if ((healthOf(table, id) ?? 0) <= most) return true;
  return false;
}

/** The card that attacks, or -1. A warrior that has left the AO does not attack any more, wherever it has gone. */
export function attackerOf(table: OrionTable): number {
  const id = table.get(COUNTER.attacker) - 1;
  const zone = table.zoneOf(id);
  if (zone === ZONE.ao || zone === ZONE["enemy-ao"]) return id;
  return id >= 0 && table.isKnownTo(table.side, id) && !isWarrior(table, id) ? id : -1;
}

/** How much damage of an attack a blocker stops. A text may reduce what it takes from attack actions. */
export function stops(table: OrionTable, id: number): number {
  return healthLeft(table, id) + reduced(table, id);
}

function reduced(table: OrionTable, id: number): number {
  const attacker = attackerOf(table);
  return attacker >= 0 && table.card(attacker).type === "attack-action" ? table.sum("hardened", id) : 0;
}

/** Deals damage to a warrior up to its health, and answers what is left of the damage. */
export function absorb(table: OrionTable, id: number, damage: number): number {
  const spared = reduced(table, id);
  const taken = Math.min(damage, healthLeft(table, id) + spared);
  table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) + Math.max(taken - spared, 0));
  return damage - taken;
}

/** How much of some damage to a side is left after what is prevented this turn. */
function unshielded(table: OrionTable, side: Player, damage: number): number {
  return table.as(side, () => {
    const shield = table.get(COUNTER.shield);
    if (shield > 0) table.set(COUNTER.shield, Math.max(shield - damage, 0));
    return Math.max(damage - shield, 0);
  });
}

/** Deals damage to a card, and answers how much it takes. */
export function hurt(table: OrionTable, id: number, damage: number): number {
  const side = table.controllerOf(id);
  const isWall = table.card(id).type === "fortification";
  if (isWall && table.as(side, () => table.get(COUNTER.warded)) > 0) return 0;
  const dealt = isWall ? unshielded(table, side, damage) : damage;
  table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) + dealt);
  return dealt;
}

/** How much of a blocked attack goes through, before the words for the life that is left. */
function partInWords(damage: number, through: number): string {
  if (through === damage) return "";
  if (through === 0) return " nothing goes through, and";
  return ` ${through} of it ${through === 1 ? "goes" : "go"} through, and`;
}

function lifeInWords(life: number): string {
  return life === 0 ? "no life left" : `${life} life`;
}

/** The warriors that block the present attack, the one that stops least first. */
export const blockersIn = kept((table: OrionTable, zone): readonly number[] => {
  const found = table.in(zone).filter((id) => table.token(id, TOKEN.blocking) > 0);
  return found.sort((a, b) => stops(table, a) - stops(table, b));
});

/** The fortifications of an AO of which a text makes the attacker choose one. */
export const luresIn = kept((table: OrionTable, zone): readonly number[] =>
  table.in(zone).filter((id) => table.sum("lure", id) > 0),
);

/** Whether a text of the attacked player lets an attack of this much deal no damage to them. */
export function isShrugged(table: OrionTable, card: number, attack: number): boolean {
  return table.as(otherOf(table.ownerOf(card)), () => table.said("shrugs", -1).includes(attack));
}

/** Each blocker takes what it can, and deals its own damage if a warrior attacks. Answers what goes through. */
function meet(table: OrionTable, attacker: number, damage: number): number {
  let through = damage;
  for (const blocker of blockersIn(table, ZONE["enemy-ao"])) {
    const dealt = isWarrior(table, attacker) ? damageOf(table, blocker) : 0;
    const before = through;
    through = absorb(table, blocker, through);
    const taken = before - through;
    const back = dealt - absorb(table, attacker, dealt);
    table.say(() => {
      const strikes = back > 0 ? ` and deals ${back} to ${table.label(attacker)}` : "";
      return `${table.label(blocker)} blocks, takes ${taken}${strikes}.`;
    });
  }
  return through;
}

/** What no blocker stops hits the fortification that is attacked, or else the other player. */
function land(table: OrionTable, card: number, damage: number, through: number): number {
  const target = table.args.onto ?? -1;
  if (target >= 0 && table.zoneOf(target) !== ZONE["enemy-ao"]) {
    table.say(() => `${table.label(target)} has left: the rest of the attack hits nothing.`);
    return 0;
  }
  if (target >= 0) {
    const more = through > 0 ? table.sum("breaks", card) : 0;
    const dealt = hurt(table, target, through + more);
    table.say(() => `${table.label(card)} attacks ${table.label(target)} for ${damage}: it takes ${dealt}.`);
    return 0;
  }
  const dealt = isShrugged(table, card, damage) ? 0 : unshielded(table, otherOf(table.side), through);
  const left = Math.max(table.get(COUNTER.dummyLife) - dealt, 0);
  table.set(COUNTER.dummyLife, left);
  const who = table.isPersons ? "the opponent has" : "you have";
  const [part, life] = [partInWords(damage, dealt), lifeInWords(left)];
  table.say(() => `${table.label(card)} attacks for ${damage}:${part} ${who} ${life}.`);
  return dealt;
}

/** The damage of an attack, after blocks. */
function strike(table: OrionTable, card: number): void {
  if (table.get(COUNTER.denied) > 0) {
    table.say(() => `The attack of ${table.label(card)} has no effect.`);
    return;
  }
  const damage = damageOf(table, card);
  const isBlocked = blockersIn(table, ZONE["enemy-ao"]).length > 0;
  const dealt = land(table, card, damage, meet(table, card, damage));
  table.tell(isBlocked ? "blocked" : "unblocked", card);
  if (dealt > 0) table.tell("damages", card);
}

/** Whether an attack goes on. A warrior that has left the AO does not attack. */
function isOn(table: OrionTable, card: number): boolean {
  return !isWarrior(table, card) || table.zoneOf(card) === ZONE.ao;
}

/** The attack itself, after what texts do before it: the other player may answer, and then it deals its damage. */
export const striking: OrionPhase = {
  id: "strike",
  name: "Attack",
  cite: book.ATTACK_ACTIONS,
  says: "The opponent may block. What its blocker cannot take goes through.",
  begin: (table, { card = -1, onto = -1 }) => {
    if (!isOn(table, card)) return;
    const target = onto < 0 ? (luresIn(table, ZONE["enemy-ao"])[0] ?? -1) : onto;
    table.set(COUNTER.attacker, card + 1);
    table.call("damage", { card, onto: target });
    if (!isOpposed(table.start)) return;
    table.call("instants", { card, onto: target });
    ask(table, "block", "other-only", { card, onto: target });
    table.tell("attacked", card);
  },
  moves: [],
};

/** What the attack does once blocks are declared. */
export const damaging: OrionPhase = {
  id: "damage",
  name: "Damage",
  cite: book.ATTACK_ACTIONS,
  says: "Blockers take the damage of the attack first. The rest goes through.",
  begin: (table, { card = -1 }) => {
    // What texts did before blocks may have destroyed the attacker.
    watchDamage(table);
    if (isOn(table, card)) strike(table, card);
    table.set(COUNTER.attacker, 0);
    table.set(COUNTER.denied, 0);
    for (const id of table.in(ZONE["enemy-ao"])) table.setToken(id, TOKEN.blocking, 0);
  },
  moves: [],
};

const OF_THIS_TURN: readonly number[] = [TOKEN.attackNow, TOKEN.healthNow, TOKEN.harmless, TOKEN.used];
const COUNTED = ["energy", "warriors", "tide", "instants", "attackActions", "techCheaper", "shield", "warded"] as const;

/** A turn ends for a side: damage comes off all warriors, each may block again, and what was said of this turn is over. */
export function mend(table: OrionTable): void {
  for (const id of [...table.in(ZONE.ao), ...table.in(ZONE.heroes)]) {
    for (const token of OF_THIS_TURN) table.setToken(id, token, 0);
    for (const augment of table.in(table.under(id))) table.setToken(augment, TOKEN.used, 0);
    if (!isWarrior(table, id)) continue;
    table.setToken(id, TOKEN.damage, 0);
    table.setToken(id, TOKEN.blocked, 0);
  }
  for (const id of COUNTED) table.set(COUNTER[id], 0);
}
