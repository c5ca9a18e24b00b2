// Cards as players type them, one a line: "Tidecaller, 2, Draw a card, then discard one".

/** What can stand between the parts of a typed line. The first in a line is meant, as later ones belong to the text. */
const SEPARATOR = /\t|;|,|[ ]+[-–—|][ ]+|[ ]{2,}/;
const LOOKED_AT = 100;

/** What stands between the parts of most lines. Lines that are names alone have none. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 40_000)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, LOOKED_AT);
  // Nobody types a tab into a name, so it is meant wherever half of the lines have one.
  if (lines.filter((line) => line.includes("\t")).length * 2 >= lines.length) return "\t";
  const votes = new Map<string, number>();
  for (const line of lines) {
    const found = SEPARATOR.exec(line)?.[0] ?? "";
    const one = found.trim() === "" && found !== "" && found !== "\t" ? "  " : found.trim() || found;
    votes.set(one, (votes.get(one) ?? 0) + 1);
  }
  const best = [...votes].filter(([separator]) => separator !== "").sort(([, a], [, b]) => b - a);
  return best[0]?.[0] ?? "";
}

/** Lines that are parted by spaces, dashes or bars. The parts stand at even places, and what was between them at odd. */
export function splitLines(text: string, separator: string): readonly (readonly string[])[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (separator === "") return lines.map((line) => [line]);
  const between = separator === "  " ? /([ ]{2,}|\t)/ : /([ ]+[-–—|][ ]+)/;
  return lines.map((line) => line.trim().split(between));
}
