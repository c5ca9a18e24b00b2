import { refusing } from "../_server/http.ts";

/** Says that the process is running. */
export function GET() {
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
