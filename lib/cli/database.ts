import type { Db } from "../../db/client.ts";
import { Stop } from "./terminal.ts";

/** Lets a command use the database, which only few commands load; one that cannot be used is told of in a sentence. */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { database } = await import("../../db/client.ts");
  return orStop(async () => use(database()));
}

/** Ends the command with a sentence where the database cannot be used. */
export async function orStop<T>(use: () => Promise<T>): Promise<T> {
  const { databaseFile, Unusable, unusable } = await import("../../db/file.ts");
  try {
    return await use();
  } catch (error) {
    if (error instanceof Stop) throw error;
    if (error instanceof Unusable) throw new Stop(error.message);
    // Drizzle wraps what SQLite says into the whole query.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Stop(unusable(databaseFile(), cause).message);
  }
}
