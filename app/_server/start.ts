import { publicOrigin } from "./origin.ts";
import { ready } from "./pools.ts";
import { refuseStart } from "./refuse-start.ts";

/** Checks the settings, brings the database up to date and gives it the built-in sets. Where they do not allow it, nothing
 * is served. */
export async function start(): Promise<void> {
  try {
    publicOrigin();
    await ready();
  } catch (error) {
    refuseStart(error);
  }
}
