import { processLog } from "./log.ts";

/** Ends a process that cannot serve. Its last line says why and what to change. */
export function refuseStart(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  processLog().event("error", "refused-start", `Drydock does not start. ${why}`);
  process.exit(1);
}
