/** What ends a command: a user's mistake in one plain sentence, or several, and the exit status. */
export class Stop extends Error {
  readonly lines: readonly string[];
  readonly status: number;

  constructor(lines: string | readonly string[], status = 2) {
    super(typeof lines === "string" ? lines : lines.join("\n"));
    this.lines = typeof lines === "string" ? [lines] : lines;
    this.status = status;
  }
}

const PAINTS = { red: 31, green: 32, yellow: 33, blue: 36, dim: 2, bold: 1 } as const;

/** Colours a text on a terminal only. */
export function paint(text: string, colour: keyof typeof PAINTS): string {
  const on = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  return on ? `\u001b[${PAINTS[colour]}m${text}\u001b[0m` : text;
}

/** What somebody else wrote, without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (letter) => (letter === "\n" || letter === "\t" ? letter : ""));
}

/** Writes to standard output and waits while its reader is slower; a reader that went away ends the command. */
export async function write(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", () => resolve()));
}
