// The attack that goes on, and which ships are beside each other. (Main Attack Action, p.6; Adjacent, p.10)

import { named } from "../../../core/table/place-names.ts";
import type { Run } from "../../../core/text/ability.ts";
import type { Damage } from "./damage.ts";
import { promote } from "./flagship.ts";
import { COUNTER, columnOf, ENEMIES, enterRow, FLEET, type SpurTable, TOKEN, ZONE } from "./table.ts";

/** The ship that attacks, and the one that is attacked. A ship that is not there is -1. */
export interface Aim {
  readonly ship: number;
  readonly target: number;
}

/** The phase in which a ship attacks. A text that is being carried out may lie over it. */
export function attackOf({ stack }: SpurTable) {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.phase === "attack" || frame?.phase === "answer") return frame;
  }
  return undefined;
}

/**
 * The attack that a text speaks of: the one that is going on, or one that is only thought of. The attacking ship of
 * that is the card before, and its target the subject.
 */
export function aimOf(table: SpurTable, { subject, it, before }: Run): Aim {
  if (before >= 0 && it < 0) return { ship: before, target: subject };
  return aimNow(table);
}

/** The attack that goes on. */
export function aimNow(table: SpurTable): Aim {
  const frame = attackOf(table);
  const { ship = -1, target = -1 } = frame?.args ?? {};
  return { ship, target: frame?.phase === "attack" ? table.get(COUNTER.target) - 1 : target };
}

export function isEnemy(table: SpurTable, id: number): boolean {
  return ENEMIES.includes(table.zoneOf(id));
}

export function isInBattle(table: SpurTable, id: number): boolean {
  if (id < 0) return false;
  const zone = table.zoneOf(id);
  return FLEET.includes(zone) || ENEMIES.includes(zone);
}

/** Damage of so many points that is on its way: as the attack says, its hull damage is lessened first. */
export function dealt(table: SpurTable, points: number): Damage {
  const { parts = 0, shield = 0 } = attackOf(table)?.args ?? {};
  return parts > 0 ? { shield: Math.min(points, shield), hull: Math.max(points - shield, 0) } : points;
}

/** The points of damage that are on their way to a ship that is attacked. */
export function incoming(table: SpurTable): number {
  const frame = attackOf(table);
  const { target = -1 } = frame?.args ?? {};
  return frame?.phase === "answer" && target >= 0 ? table.token(target, TOKEN.incoming) : 0;
}

const BACK = 2;

/** Where a ship of the middle row stands: behind which ship of the front row, or in front itself. */
export function stands(table: SpurTable, id: number): string | undefined {
  const zone = table.zoneOf(id);
  if (zone !== ZONE.middle && zone !== ZONE["enemy-middle"]) return undefined;
  const front = table.in(zone === ZONE.middle ? ZONE.front : ZONE["enemy-front"]);
  const cover = front.find((other) => columnOf(table, other) === columnOf(table, id));
  return cover === undefined ? "nothing before it" : `behind ${named(table, cover)}`;
}

/** In front of, behind, or beside each other. The flagship is behind the whole middle row. */
export function isAdjacent(table: SpurTable, one: number, other: number): boolean {
  if (one === other || other < 0 || !isInBattle(table, one) || isEnemy(table, one) !== isEnemy(table, other))
    return false;
  const rows = isEnemy(table, one) ? ENEMIES : FLEET;
  const [row, next] = [rows.indexOf(table.zoneOf(one)), rows.indexOf(table.zoneOf(other))];
  if (next < 0 || Math.abs(row - next) > 1) return false;
  if (row === BACK || next === BACK) return row !== next;
  return Math.abs(columnOf(table, one) - columnOf(table, other)) === (row === next ? 1 : 0);
}

/** Two ships of a fleet change places. Those beside them stay where they are. */
export function changePlaces(table: SpurTable, one: number, other: number): boolean {
  if (one < 0 || !isInBattle(table, one) || !isInBattle(table, other)) return false;
  const [row, column] = [table.zoneOf(one), columnOf(table, one)];
  enterRow(table, one, table.zoneOf(other), columnOf(table, other));
  enterRow(table, other, row, column);
  table.say(() => `${table.label(one)} and ${table.label(other)} change places.`);
  promote(table, isEnemy(table, one) ? ENEMIES : FLEET);
  return true;
}
