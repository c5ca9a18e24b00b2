import { createHash } from "node:crypto";
import { type Db, troubleOf } from "../../../db/db.ts";
import { drop } from "../../../db/limits.ts";
import { type Limit, limitHeaders, MINUTE, type Policy, type Taken, takenOf } from "./rate-limit.ts";

/** A limit that all servers on one database count together. */
export class SharedLimit implements Limit {
  readonly #policy: Policy;
  readonly #db: Db;
  readonly #quota: number;

  constructor(policy: Policy, db: Db, scale: number) {
    this.#policy = policy;
    this.#db = db;
    this.#quota = Math.max(1, Math.round(policy.quota * scale));
  }

  async take(client: string): Promise<Taken> {
    const now = Date.now();
    const each = Math.ceil(MINUTE / this.#quota);
    // The database does not hold addresses of people.
    const id = createHash("sha256").update(`${this.#policy.name} ${client}`).digest("base64url");
    try {
      const { allowed, emptyAt } = await drop(this.#db, { id, now, each });
      return takenOf({ allowed, fullAt: emptyAt, now, each });
    } catch (error) {
      // Without a database nothing can be saved, and the answer will say why.
      if (troubleOf(error) === undefined) throw error;
      return takenOf({ allowed: true, fullAt: now, now, each });
    }
  }

  headers(taken: Taken): Readonly<Record<string, string>> {
    return limitHeaders(this.#policy, this.#quota, taken);
  }
}
