import { refusing } from "../../../../../../_server/http.ts";
import { DECK } from "../../../../../../_server/saved/deck.ts";
import { readSaved } from "../../../../../../_server/saved/routes.ts";

export async function GET(request: Request, { params }: RouteContext<"/api/v1/decks/[id]/versions/[version]">) {
  const { id, version } = await params;
  return readSaved(DECK, request, id, version);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
