import { refusing } from "../../../../../../_server/http.ts";
import { readDeck } from "../../../../../../_server/saved/decks.ts";

export async function GET(request: Request, { params }: RouteContext<"/api/v1/decks/[id]/versions/[version]">) {
  const { id, version } = await params;
  return readDeck(request, id, version);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
