import { nothingHere } from "../../_server/http.ts";

/** Where people look for the API before they know what it has. */
const START = /^\/api(\/v1)?$/;

/** Leads people to what the help says about the API. Browsers ask for HTML, programs do not. */
export function GET(request: Request): Response {
  const isPerson = request.headers.get("accept")?.includes("text/html") ?? false;
  if (!isPerson || !START.test(new URL(request.url).pathname)) return nothingHere();
  return new Response(null, { status: 307, headers: { location: "/help#api", "cache-control": "no-store" } });
}

export { nothingHere as DELETE, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
