/** The names nearest to what was typed, best first: those that begin or contain it, and those that few letters tell apart. */
export function nearest(typed: string, names: readonly string[], most = 3): readonly string[] {
  const key = typed.toLowerCase().slice(0, 40);
  const allowed = Math.max(1, Math.min(3, Math.floor(key.length / 3)));
  const scored: { name: string; score: number }[] = [];
  for (const name of names) {
    const score = scoreOf(key, name.toLowerCase(), allowed);
    if (score <= allowed) scored.push({ name, score });
  }
  scored.sort((a, b) => a.score - b.score);
  return scored.slice(0, most).map(({ name }) => name);
}

function scoreOf(key: string, name: string, allowed: number): number {
  if (key.length > 1 && name.startsWith(key)) return 0.5;
  if (name.length > 2 && key.startsWith(name)) return 0.8;
  if (Math.abs(key.length - name.length) > allowed) return allowed + 1;
  return lettersApart(key, name);
}

/** How many letters to add, drop or change. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
