import { publicOrigin } from "./origin.ts";
import { ready } from "./pools.ts";
import { refuseStart } from "./refuse-start.ts";
import { mostBytes } from "./saved/room.ts";

/**
 * Checks the settings, updates the database and gives it the built-in sets. If any of that fails, nothing is served.
 */
export async function start(): Promise<void> {
  try {
    publicOrigin();
    mostBytes();
    await ready();
  } catch (error) {
    refuseStart(error);
  }
}
