import { openedDatabase } from "../../db/client.ts";
import { whyNotReady } from "../../db/readiness.ts";
import { problem, refusing } from "../_server/http.ts";

/** Whether the database can be read and written now. The reason goes to the server's log, not to strangers. */
export function GET() {
  const opened = openedDatabase();
  if (!opened || whyNotReady(opened) !== undefined)
    return problem(503, "The database can't be read and written right now.");
  return Response.json({ status: "ready" }, { headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
