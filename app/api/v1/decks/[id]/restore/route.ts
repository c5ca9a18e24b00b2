import { refusing } from "../../../../../_server/http.ts";
import { DECK } from "../../../../../_server/saved/deck.ts";
import { restoreSaved } from "../../../../../_server/saved/routes.ts";

type Context = RouteContext<"/api/v1/decks/[id]/restore">;

export const POST = async (request: Request, { params }: Context) => restoreSaved(DECK, request, (await params).id);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
