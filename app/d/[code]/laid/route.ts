import { openCode } from "../../../_server/decks.ts";
import { ALWAYS_ASKED, problem, refusing } from "../../../_server/http.ts";
import { laidOut } from "../../../_server/tables.ts";

/** What a game with the deck starts with, for a page that deals it. */
export async function GET(_request: Request, { params }: RouteContext<"/d/[code]/laid">) {
  const opened = await openCode((await params).code);
  if (!opened.ok) return problem(404, opened.why);
  const laid = await laidOut(opened.shared);
  return typeof laid === "string" ? problem(422, laid) : Response.json(laid, { headers: ALWAYS_ASKED });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
