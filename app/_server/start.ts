import { publicOrigin } from "./origin.ts";
import { ready } from "./pools.ts";

/** Settings are looked at, the database is brought up to date and gets the built-in sets. Where they do not allow it
 * nothing is served: the process ends, and its last line says why. */
export async function start(): Promise<void> {
  try {
    publicOrigin();
    await ready();
  } catch (error) {
    process.stderr.write(`Drydock does not start. ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
