import type { Db } from "./client.ts";

/**
 * Watches the database for changes that other connections commit. The returned function gives a new number after each
 * one.
 */
export function dataVersion(db: Db): () => number {
  const asked = db.$client.prepare("pragma data_version").pluck();
  return () => Number(asked.get());
}
