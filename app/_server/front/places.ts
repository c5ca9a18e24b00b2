import type { ServerResponse } from "node:http";
import { Gate } from "./gate.ts";
import type { Kind } from "./kind.ts";

/**
 * One thread makes all pages, so making more at once would only slow all of them down. The line is as long as can be
 * answered in about a second.
 */
const PAGES = { atOnce: 8, line: 100, patience: 2_000 };
/** A call costs about a millisecond. Whoever is turned away comes again, which costs nearly as much as an answer. */
const CALLS = { atOnce: 8, line: 1_000, patience: 2_000 };
/** One is drawn in less than a tenth of a second, and whoever reads a link for others waits longer than people do. */
const PREVIEWS = { atOnce: 2, line: 48, patience: 4_000 };

/** Limits how many answers are being made. */
export class Places {
  readonly #pages = new Gate(PAGES);
  readonly #calls = new Gate(CALLS);
  readonly #previews = new Gate(PREVIEWS);

  /** Waits for a place and keeps it until the answer is made. Returns false if there is no place, or the client has left. */
  async take(kind: Kind, response: ServerResponse): Promise<boolean> {
    const gate = kind === "preview" ? this.#previews : kind === "route" || kind === "art" ? this.#calls : this.#pages;
    if (!(await gate.enter((giveUp) => response.once("close", giveUp)))) return false;
    if (response.destroyed) {
      gate.leave();
      return false;
    }
    response.once("close", () => gate.leave());
    return true;
  }
}
