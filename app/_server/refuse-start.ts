import { whyOf } from "../../db/postgres/why.ts";
import { processLog } from "./log.ts";

/** Ends a process that cannot serve. Its last line says why and what to change. */
export function refuseStart(error: unknown): never {
  // Drizzle's message holds the whole query with its values.
  const isOurs = error instanceof Error && !error.message.startsWith("Failed query");
  const why = isOurs ? error.message : `The database cannot be used: ${whyOf(error)}.`;
  processLog().event("error", "refused-start", `Drydock does not start. ${why}`);
  process.exit(1);
}
