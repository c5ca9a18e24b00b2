import { lt, sql } from "drizzle-orm";
import type { Db } from "./db.ts";

/** What a server has let into a client's bucket: so many milliseconds until it has drained away. */
export interface Fill {
  readonly id: string;
  readonly by: number;
}

/**
 * Fills buckets that all servers share, and answers when each will be empty. What servers let in before they heard of each
 * other goes over the brim, and has to drain away too. No bucket may be named twice.
 */
export function fill(db: Db, fills: readonly Fill[], now: number): Promise<ReadonlyMap<string, number>> {
  const { limits } = db.tables;
  return db.write(async (queries) => {
    await queries.delete(limits).where(lt(limits.emptyAt, now));
    if (fills.length === 0) return new Map();
    const rows = await queries
      .insert(limits)
      .values(fills.map(({ id, by }) => ({ id, emptyAt: now + by })))
      .onConflictDoUpdate({
        target: limits.id,
        set: { emptyAt: sql`${limits.emptyAt} + excluded.empty_at - ${now}` },
      })
      .returning({ id: limits.id, emptyAt: limits.emptyAt });
    return new Map(rows.map(({ id, emptyAt }) => [id, emptyAt]));
  });
}
