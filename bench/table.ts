/** Prints rows below a title, with words on the left and numbers on the right. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ");
  console.log(`\n${title}\n`);
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...rows]) console.log(`  ${line(row).trimEnd()}`);
}

/** What readers must know to understand a table. */
export function notes(lines: readonly string[]): void {
  console.log("");
  for (const line of lines) console.log(`  ${line}`);
}

/** A number with three significant figures: 5,290,000 or 0.0123. */
export function figure(n: number): string {
  if (!Number.isFinite(n)) return "";
  if (n >= 1000) return Math.round(Number(n.toPrecision(3))).toLocaleString("en");
  return n >= 100 ? n.toFixed(0) : String(Number(n.toPrecision(n < 0.01 ? 2 : 3)));
}
