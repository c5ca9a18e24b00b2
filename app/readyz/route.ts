import { openedDatabase } from "../../db/client.ts";
import { whyNotReady } from "../../db/readiness.ts";
import { problem, refusing } from "../_server/http.ts";
import { processLog } from "../_server/log.ts";

let saidBefore: string | undefined;

/** Whether the database can be read and written now. The reason goes to the server's log, not to strangers. */
export function GET() {
  const opened = openedDatabase();
  const why = opened ? whyNotReady(opened) : "the database is not open yet";
  if (why !== saidBefore) {
    if (why === undefined) processLog().event("info", "ready", "Ready again.");
    else processLog().event("error", "not-ready", `Not ready: ${why}.`);
    saidBefore = why;
  }
  if (why !== undefined) return problem(503, "The database can't be read and written right now.");
  return Response.json({ status: "ready" }, { headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
