import { refusing } from "../../../../../_server/http.ts";
import { restoreDeck } from "../../../../../_server/saved/decks.ts";

type Context = RouteContext<"/api/v1/decks/[id]/restore">;

export const POST = async (request: Request, { params }: Context) => restoreDeck(request, (await params).id);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
