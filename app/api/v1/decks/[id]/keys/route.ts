import { refusing } from "../../../../../_server/http.ts";
import { DECK } from "../../../../../_server/saved/deck.ts";
import { createKey, listKeys } from "../../../../../_server/saved/routes.ts";

type Context = RouteContext<"/api/v1/decks/[id]/keys">;

export const GET = async (request: Request, { params }: Context) => listKeys(DECK, request, (await params).id);
export const POST = async (request: Request, { params }: Context) => createKey(DECK, request, (await params).id);

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
