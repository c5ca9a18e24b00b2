import { problem, refusing } from "../_server/http.ts";
import { whyNotReady } from "../_server/ready.ts";

/** Whether the database can be read and written now. */
export async function GET() {
  if ((await whyNotReady()) !== undefined) return problem(503, "The database can't be read and written right now.");
  return Response.json({ status: "ready" }, { headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
