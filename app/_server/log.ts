/** What the log holds. `off` leaves out the line for each request, but never what happens to the server itself. */
export const LOG_STYLES = ["off", "text", "json"] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

type Level = "info" | "warn" | "error";
export type Fields = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type Write = (level: Level, line: string) => void;

/** Warnings and faults go to standard error, and everything else to standard output. */
const toProcess: Write = (level, line) => {
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
};

/**
 * The server's log: sentences for people, or one JSON object per line. Callers pass no address of a request, no body and
 * no header, because those may hold decks and keys.
 */
export class Log {
  readonly #style: LogStyle;
  readonly #write: Write;

  constructor(style: LogStyle, write = toProcess) {
    this.#style = style;
    this.#write = write;
  }

  /** Something that happened to the server: a sentence, and the same as fields for programs. */
  event(level: Level, event: string, message: string, fields: Fields = {}): void {
    this.#write(level, this.#style === "json" ? json({ level, event, message, ...fields }) : message);
  }

  /** A request that has been answered: one line of text, and the same as fields. */
  request(line: string, fields: Fields): void {
    if (this.#style === "json") this.#write("info", json({ level: "info", event: "request", ...fields }));
    if (this.#style === "text") this.#write("info", `${new Date().toISOString()} ${line}`);
  }
}

/** JSON escapes line breaks and control characters, so no field can forge a line. */
function json(fields: Fields): string {
  return JSON.stringify({ time: new Date().toISOString(), ...fields });
}

/** The log of this process. Settings that are not understood end the start elsewhere. */
export function processLog(): Log {
  return new Log(LOG_STYLES.find((style) => style === process.env.LOG) ?? "off");
}
