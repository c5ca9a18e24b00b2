import type { Db } from "../../db/client.ts";
import { Stop } from "./terminal.ts";

/** Lets a command use the database, which only few commands load; one that cannot be used is told of in a sentence. */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { database, databaseFile, Unusable } = await import("../../db/client.ts");
  try {
    return await use(database());
  } catch (error) {
    if (error instanceof Stop) throw error;
    if (error instanceof Unusable) throw new Stop(error.message);
    throw new Stop(`The database ${databaseFile()} cannot be used: ${reason(error)}.`);
  }
}

/** What SQLite says, which the layer above it wraps into the whole query. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const first = error.cause instanceof Error ? error.cause.message : error.message;
  return `${first.slice(0, 1).toLowerCase()}${first.slice(1)}`.replace(/\.$/, "");
}
