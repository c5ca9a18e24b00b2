// The attack that goes on, and which ships are beside each other. (Main Attack Action, p.6; Adjacent, p.10)

import { ask } from "../../../core/table/ask.ts";
import type { Args } from "../../../core/table/board.ts";
import { named } from "../../../core/table/place-names.ts";
import type { Run } from "../../../core/text/ability.ts";
import { type Damage, inAll, inWords } from "./damage.ts";
import { promote } from "./flagship.ts";
import { COUNTER, columnOf, ENEMIES, enterRow, FLEET, FLEETS, type SpurTable, TOKEN, whose } from "./table.ts";

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
  return id >= 0 && FLEETS.includes(table.zoneOf(id));
}

/** What is on its way to a ship that is attacked: so many points in all, of which some may be shield damage. */
export function onItsWay(table: SpurTable, { target = -1, parts = 0, shield = 0 }: Args): Damage {
  const points = target < 0 ? 0 : table.token(target, TOKEN.incoming);
  return parts > 0 ? { shield: Math.min(points, shield), hull: Math.max(points - shield, 0) } : points;
}

/** What is on its way to the ship that is attacked now. */
export function incoming(table: SpurTable): Damage {
  const frame = attackOf(table);
  return frame?.phase === "answer" ? onItsWay(table, frame.args) : 0;
}

/**
 * Puts damage on its way to a ship of the other side, which may answer it. If it strikes back, that ship may have been
 * about to be hit already.
 */
export function aimAt(
  table: SpurTable,
  { ship, target, card }: Aim & { card: number },
  damage: Damage,
  back = 0,
): void {
  const [parts, shield] = typeof damage === "number" ? [0, 0] : [1, damage.shield ?? 0];
  const before = table.token(target, TOKEN.incoming);
  table.setToken(target, TOKEN.incoming, inAll(damage));
  const what = card < 0 ? "its own weapon" : table.label(card);
  table.say(
    () =>
      `${table.label(ship)} attacks ${whose(table, target)}${table.label(target)} with ${what}: ${inWords(damage)}.`,
  );
  ask(table, "answer", "other-only", { ship, target, card, parts, shield, back, aimed: target, before });
}

const BACK = 2;

/** The rows of the fleet that a ship stands in. */
function rowsOf(table: SpurTable, id: number): readonly number[] {
  return isEnemy(table, id) ? ENEMIES : FLEET;
}

/** Where a ship of the middle row stands: behind which ship of the front row, or in front itself. */
export function stands(table: SpurTable, id: number): string | undefined {
  const [front = -1, middle] = rowsOf(table, id);
  if (table.zoneOf(id) !== middle) return undefined;
  const cover = table.in(front).find((other) => columnOf(table, other) === columnOf(table, id));
  return cover === undefined ? "nothing before it" : `behind ${named(table, cover)}`;
}

/** In front of, behind, or beside each other. The flagship is behind the whole middle row. */
export function isAdjacent(table: SpurTable, one: number, other: number): boolean {
  if (one === other || other < 0 || !isInBattle(table, one) || isEnemy(table, one) !== isEnemy(table, other))
    return false;
  const rows = rowsOf(table, one);
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
  promote(table, rowsOf(table, one));
  return true;
}
