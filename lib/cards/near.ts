import { type Card, fold } from "../core/card.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** Cards whose names are near to what was typed, best first: what begins so, then what differs in few letters. */
export function near<C extends Card>(pool: Pool<C>, typed: string, most = 3): readonly PoolCard<C>[] {
  const key = fold(typed).slice(0, 40);
  if (key === "") return [];
  const allowed = Math.max(1, Math.min(3, Math.floor(key.length / 3)));
  const scored: { entry: PoolCard<C>; score: number }[] = [];
  for (const entry of pool.cards) {
    const score = Math.min(scoreOf(key, fold(entry.label), allowed), scoreOf(key, fold(entry.card.name), allowed));
    if (score < 9) scored.push({ entry, score });
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function scoreOf(key: string, name: string, allowed: number): number {
  if (key === name) return 0;
  const distance = Math.abs(key.length - name.length) > allowed ? 9 : editDistance(key, name, allowed);
  if (distance <= allowed) return distance;
  if (key.length >= 3 && name.startsWith(key)) return 4;
  if (key.length >= 4 && name.includes(key)) return 5;
  return name.length >= 5 && key.includes(name) ? 6 : 9;
}

/** How many letters to add, drop, change or swap with their neighbour; 9 once it is more than allowed. */
function editDistance(a: string, b: string, allowed: number): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 9) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > allowed) return 9;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 9;
}
