import type { Db } from "./client.ts";

/** Watches the database for changes that other connections commit. The function that it returns gives another number after
 * each of them. */
export function dataVersion(db: Db): () => number {
  const asked = db.$client.prepare("pragma data_version").pluck();
  return () => Number(asked.get());
}
