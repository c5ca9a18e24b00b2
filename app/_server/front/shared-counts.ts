import { createHash } from "node:crypto";
import { type Db, troubleOf } from "../../../db/db.ts";
import { type Fill, fill } from "../../../db/limits.ts";
import type { RateLimit } from "./rate-limit.ts";

/** How long a server keeps to itself what it has let in, in milliseconds. */
const KEEPS = 1_000;
/** How many clients are told of at once. */
const MOST = 1_000;

/**
 * Lets servers on one database count together. Each counts by itself, so that no request waits, and tells the others once a
 * second. Without the database each server still keeps its own limits.
 */
export class SharedCounts {
  readonly #db: Db;
  readonly #limits: readonly RateLimit[];
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, limits: readonly RateLimit[]) {
    this.#db = db;
    this.#limits = limits;
  }

  start(failed: (error: unknown) => void): void {
    let isTelling = false;
    this.#timer = setInterval(async () => {
      if (isTelling) return;
      isTelling = true;
      await this.tell().catch(failed);
      isTelling = false;
    }, KEEPS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Tells what was let in since the last time, and learns what other servers have let in. */
  async tell(): Promise<void> {
    const told = this.#limits.flatMap((limit) =>
      [...limit.takeUntold(MOST)].map(([client, by]) => ({ limit, client, id: idOf(limit, client), by })),
    );
    if (told.length === 0) return;
    try {
      const emptyAt = await fill(this.#db, told satisfies readonly Fill[], Date.now());
      for (const { limit, client, id } of told) limit.raise(client, emptyAt.get(id) ?? 0);
    } catch (error) {
      // What could not be told is forgotten. Whoever needs the database says that it does not answer.
      if (troubleOf(error) === undefined) throw error;
    }
  }
}

/** The database does not hold addresses of people. */
function idOf({ policy }: RateLimit, client: string): string {
  return createHash("sha256").update(`${policy.name} ${client}`).digest("base64url");
}
