import { lt, sql } from "drizzle-orm";
import type { Db } from "./db.ts";

const MINUTE = 60_000;

export interface Drop {
  /** Whose bucket it is. */
  readonly id: string;
  readonly now: number;
  /** How many milliseconds one request takes to drain away. */
  readonly each: number;
}

/** Counts a request in a bucket that all servers share, unless the bucket is full. Answers when it will be empty. */
export function drop(db: Db, { id, now, each }: Drop): Promise<{ allowed: boolean; emptyAt: number }> {
  const { limits } = db.tables;
  return db.write(async (queries) => {
    await queries.delete(limits).where(lt(limits.emptyAt, now));
    const after = sql`(case when ${limits.emptyAt} > ${now} then ${limits.emptyAt} else ${now} end) + ${each}`;
    const [row] = await queries
      .insert(limits)
      .values({ id, emptyAt: now + each })
      .onConflictDoUpdate({ target: limits.id, set: { emptyAt: after }, setWhere: sql`${after} <= ${now + MINUTE}` })
      .returning({ emptyAt: limits.emptyAt });
    return row ? { allowed: true, ...row } : { allowed: false, emptyAt: now + MINUTE };
  });
}
