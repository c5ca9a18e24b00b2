import { withChanges } from "../../_compare/with-changes.ts";
import { problem, refusing } from "../../_server/http.ts";
import { openText } from "../../_server/open-text.ts";

/** Leads to the builder with a copy of the first deck, in which changes towards the second one are made. */
export async function GET(request: Request) {
  const search = new URL(request.url).searchParams;
  const [before, after] = await Promise.all(["a", "b"].map((side) => openText(search.get(side) ?? "")));
  if (!before?.ok || !after?.ok) return problem(404, "One of the two decks can’t be read. Compare them again.");
  const taken = search.has("all") ? undefined : new Set(search.getAll("take").map((key) => key.replace("\r\n", "\n")));
  const address = withChanges(before.shared, after.shared, taken);
  if (address === undefined) return problem(422, "The changed deck has a line that no link can carry.");
  return new Response(null, { status: 303, headers: { location: address } });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
