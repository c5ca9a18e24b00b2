import { openedDatabase } from "../../db/client.ts";
import { processLog } from "./log.ts";

/** How many milliseconds an answer is reused, so that asking often costs nothing. */
const STANDS = 1000;

let last: { readonly at: number; readonly why: Promise<string | undefined> } | undefined;
let said: string | undefined;

/** Why the database cannot serve now, or undefined if it can. It is asked at most once a second. */
export function whyNotReady(): Promise<string | undefined> {
  const now = performance.now();
  if (last === undefined || now - last.at >= STANDS) last = { at: now, why: asked() };
  return last.why;
}

/** The reason goes to the server's log when it changes, not to strangers. */
async function asked(): Promise<string | undefined> {
  const db = await openedDatabase();
  const why = db === undefined ? "the database has not been opened" : await db.whyNotReady();
  if (why !== said) {
    if (why === undefined) processLog().event("info", "ready", "Ready again.");
    else processLog().event("error", "not-ready", `Not ready: ${why}.`);
  }
  said = why;
  return why;
}
