/** How far a name is from what was typed: 0 the same, below 1 begun alike, else the letters that tell them apart;
 * nothing if it is not near at all. Both are given as names are compared. */
export function nearness(typed: string, name: string): number | undefined {
  if (typed === name) return 0;
  if (typed.length >= 2 && name.startsWith(typed)) return 0.5;
  if (name.length >= 3 && typed.startsWith(name)) return 0.8;
  const allowed = Math.max(1, Math.min(3, Math.floor(typed.length / 3)));
  if (Math.abs(typed.length - name.length) <= allowed) {
    const apart = lettersApart(typed, name, allowed);
    if (apart <= allowed) return apart;
  }
  return typed.length >= 4 && name.includes(typed) ? 4 : undefined;
}

/** How many letters to add, drop, change or swap with their neighbour; more than allowed once it is too many. */
function lettersApart(typed: string, name: string, allowed: number): number {
  if (lettersMissing(typed, name) > allowed) return allowed + 1;
  const [a, b] = withoutSameEnds(typed, name);
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : changed;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped));
    }
    if (Math.min(...next) > allowed) return allowed + 1;
    [before, row] = [row, next];
  }
  return at(row, b.length);
}

/** Two names without the letters that both begin and end with. */
function withoutSameEnds(a: string, b: string): readonly [string, string] {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

const spare = new Int16Array(32);

/** How many letters of one name the other has not got, or not as often: never more than what tells them apart. */
function lettersMissing(a: string, b: string): number {
  // That some letters share a place makes the answer only smaller.
  spare.fill(0);
  for (let i = 0; i < b.length; i++) spare[b.charCodeAt(i) % 32] = (spare[b.charCodeAt(i) % 32] ?? 0) + 1;
  let missing = 0;
  for (let i = 0; i < a.length; i++) {
    const left = (spare[a.charCodeAt(i) % 32] ?? 0) - 1;
    spare[a.charCodeAt(i) % 32] = left;
    if (left < 0) missing++;
  }
  return missing;
}

function at(row: readonly number[], j: number): number {
  return row[j] ?? Number.POSITIVE_INFINITY;
}

/** The nearest of some things by a name of theirs, best first. */
export function nearest<T>(
  typed: string,
  among: readonly T[],
  names: (thing: T) => readonly string[],
  most = 3,
): readonly T[] {
  const key = typed.slice(0, 40);
  if (key === "") return [];
  const scored: { thing: T; score: number }[] = [];
  for (const thing of among) {
    let best = Number.POSITIVE_INFINITY;
    for (const name of names(thing)) best = Math.min(best, nearness(key, name) ?? best);
    if (best < Number.POSITIVE_INFINITY) scored.push({ thing, score: best });
  }
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ thing }) => thing);
}
