import { refusing } from "../../../../../../_server/http.ts";
import { DECK } from "../../../../../../_server/saved/deck.ts";
import { shutOut } from "../../../../../../_server/saved/routes.ts";

export async function DELETE(request: Request, { params }: RouteContext<"/api/v1/decks/[id]/keys/[key]">) {
  const { id, key } = await params;
  return shutOut(DECK, request, id, key);
}

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = refusing("DELETE");
