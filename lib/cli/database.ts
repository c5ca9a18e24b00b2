import type { Db } from "../../db/db.ts";
import { counted } from "../core/words.ts";
import type { Args } from "./args.ts";
import { progress, Stop } from "./terminal.ts";

/**
 * Opens the database for a command. The module is loaded on demand, because few commands need it. If the database
 * cannot be used, the command ends with a sentence.
 */
export async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { database } = await import("../../db/client.ts");
  return orStop(async () => use(await database()));
}

/** Ends the command with a sentence if the database cannot be used. */
export async function orStop<T>(use: () => Promise<T>): Promise<T> {
  const { databaseFile, databaseUrl, Unusable, unusable } = await import("../../db/file.ts");
  progress("Working on the database…");
  try {
    return await use();
  } catch (error) {
    if (error instanceof Stop) throw error;
    if (error instanceof Unusable) throw new Stop(error.message);
    // Drizzle's message contains the whole query, so the message from SQLite is shown instead.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (databaseUrl() === undefined) throw new Stop(unusable(databaseFile(), cause).message);
    const { whyOf } = await import("../../db/postgres/why.ts");
    throw new Stop(`The database of DATABASE_URL cannot be used: ${whyOf(error)}.`);
  } finally {
    progress("");
  }
}

/** The single file that a command takes. */
export function oneFile({ files: [file, ...more] }: Args, verb: string, what: string): string {
  if (file === undefined || more.length > 0) throw new Stop(`drydock ${verb} takes one file: ${what}.`);
  return file;
}

/** What a database holds, in words. */
export function totals({
  sets,
  cards,
  imported,
  decks,
}: Record<"sets" | "cards" | "imported" | "decks", number>): string {
  const saved = decks === 0 ? "" : `, and ${counted(decks, "saved deck")}`;
  return `${counted(sets, "card set")} with ${counted(cards, "card")}, ${imported} of the sets imported${saved}`;
}
