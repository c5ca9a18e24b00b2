import { spellingsFix } from "../../../../lib/deck/verdict/judge.ts";
import { askedSets, openWithSets } from "../../../_server/deck-with-sets.ts";
import { fixedAddress } from "../../../_server/fix-address.ts";
import { problem, refusing } from "../../../_server/http.ts";

/**
 * Leads to the builder with a copy of the deck in which a fix is made. The fix is named by the number of its finding, if it
 * is not that of all spellings, and by its label, so that a link to a deck whose findings have changed since makes no other
 * change.
 */
export async function GET(request: Request, { params }: RouteContext<"/d/[code]/fixed">) {
  const search = new URL(request.url).searchParams;
  const { opened } = await openWithSets((await params).code, askedSets(search.getAll("set")));
  if (!opened.ok) return problem(404, opened.why);
  const { shared } = opened;
  const finding = shared.report.findings[Number(search.get("finding") ?? Number.NaN)];
  const fixes = search.has("finding") ? finding?.fixes : [spellingsFix(shared.pool, shared.deck)];
  const fix = fixes?.find((one) => one?.label === search.get("fix"));
  if (!fix) return problem(404, "This deck has no such fix. Open the deck again to see what can be fixed now.");
  const location = fixedAddress(shared, fix);
  if (location === undefined) return problem(422, "The fixed deck has a line that no link can carry.");
  return new Response(null, { status: 303, headers: { location } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
