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

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "there is no space left",
};

/** Why a file cannot be read or written, in words. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  return REASONS[error.code ?? ""] ?? error.message;
}

/** What was typed, short enough to be said back. */
export function clipped(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

let ifLeft = 0;

/** Says with which status the command ends if the reader of its output leaves before all is written. */
export function ifReaderLeaves(status: number): void {
  ifLeft = status;
}

/** A reader that has seen enough (`drydock cards … | head`) is no mistake of anybody; a full disk is told of. */
export function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === "EPIPE") process.exit(ifLeft);
  process.stderr.write(`Standard output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(2);
}

/** Writes to standard output and waits while its reader is slower; a reader that went away ends the command. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", () => resolve()));
}
