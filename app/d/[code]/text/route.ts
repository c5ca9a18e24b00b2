import { writeText } from "../../../../lib/deck/list/write.ts";
import { openCode } from "../../../_server/decks.ts";
import { problem, refusing, SHARED } from "../../../_server/http.ts";

/** The deck as a list. */
export async function GET(_request: Request, { params }: RouteContext<"/d/[code]/text">) {
  const opened = await openCode((await params).code);
  if (!opened.ok) return problem(404, opened.why);
  return new Response(writeText(opened.shared.pool, opened.shared.deck), {
    headers: { ...SHARED, "content-type": "text/plain; charset=utf-8" },
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
