import type { Db } from "../../../db/db.ts";
import { problem } from "../http.ts";

const MEGABYTE = 1024 * 1024;
const USUAL = "10000";
/** What is there already can still be changed when nothing new is taken any more. */
const FOR_CHANGES = 1.1;

/** How large the database may become, in bytes, from MAX_DB_MB. */
export function mostBytes(): number {
  const said = process.env.MAX_DB_MB || USUAL;
  const megabytes = /^\d{1,9}$/.test(said) ? Number(said) : 0;
  if (megabytes < 1) throw new Error(`MAX_DB_MB is “${said}”. Write a whole number of megabytes, such as ${USUAL}.`);
  return megabytes * MEGABYTE;
}

/** The answer where there is no room for something new, or for a change. Undefined where there is. */
export async function noRoom(db: Db, what: "new" | "change"): Promise<Response | undefined> {
  const most = mostBytes() * (what === "change" ? FOR_CHANGES : 1);
  if ((await db.bytes()) < most) return undefined;
  return problem(507, "This server has no room for more, so nothing was saved. Try again later.");
}
