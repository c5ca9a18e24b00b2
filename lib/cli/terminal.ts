/** Ends a command with an exit status and, for a user's mistake, one or more plain sentences. */
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

/** Colours a text, but only on a terminal. */
export function paint(text: string, colour: keyof typeof PAINTS): string {
  const on = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  return on ? `\u001b[${PAINTS[colour]}m${text}\u001b[0m` : text;
}

/** Text from outside, without control characters that a terminal would obey. */
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

/** What was typed, shortened for use in a message. */
export function clipped(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** Says what goes on, on a terminal alone and on one line that the next one replaces. An empty text takes it away. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
}

/** Tells who sits at a terminal that the command waits for them to type. */
export function sayThatItWaits(what: string): void {
  if (process.stdin.isTTY)
    process.stderr.write(`Reading ${what} from the keyboard. End with Ctrl+D, or name a file.\n`);
}

let ifLeft = 0;

/** Sets the exit status for the case that the reader of the output leaves early. */
export function ifReaderLeaves(status: number): void {
  ifLeft = status;
}

/** A reader that has seen enough (`drydock cards … | head`) is not an error. A full disk is reported. */
export function outputFailed(error: NodeJS.ErrnoException): never {
  if (error.code === "EPIPE") process.exit(ifLeft);
  process.stderr.write(`Standard output cannot be written: ${reasonOf(error)}.\n`);
  process.exit(2);
}

/** Writes to standard output and waits if its reader is slower. If the reader has left, the command ends. */
export async function write(text: string | Uint8Array): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", () => resolve()));
}
