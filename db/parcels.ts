// Decks on their way from one device to another. The server can't read them, and hands each out once.
import { and, count, eq, gt, lte } from "drizzle-orm";
import type { Db } from "./db.ts";

/** How long a parcel waits, in milliseconds. */
export const WAITS = 15 * 60_000;
/** How many parcels wait at most, so that nobody fills the disk with them. */
export const MOST_PARCELS = 500;

export interface Parcel {
  readonly id: string;
  readonly sealed: string;
}

/** Keeps a parcel, and answers until when. Undefined if too many wait already. */
export function keepParcel(db: Db, parcel: Parcel, now: number): Promise<number | undefined> {
  const { parcels } = db.tables;
  const until = now + WAITS;
  return db.write(async (queries) => {
    await queries.delete(parcels).where(lte(parcels.until, now));
    const [waiting] = await queries.select({ number: count() }).from(parcels);
    if ((waiting?.number ?? 0) >= MOST_PARCELS) return undefined;
    await queries.insert(parcels).values({ ...parcel, until });
    return until;
  });
}

/** Hands out a parcel and forgets it. Undefined if there is none, or not any more. */
export function takeParcel(db: Db, id: string, now: number): Promise<string | undefined> {
  const { parcels } = db.tables;
  return db.write(async (queries) => {
    const [taken] = await queries
      .delete(parcels)
      .where(and(eq(parcels.id, id), gt(parcels.until, now)))
      .returning({ sealed: parcels.sealed });
    return taken?.sealed;
  });
}
