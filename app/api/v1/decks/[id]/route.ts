import { refusing } from "../../../../_server/http.ts";
import { deleteDeck, readDeck, saveDeck } from "../../../../_server/saved/decks.ts";

type Context = RouteContext<"/api/v1/decks/[id]">;

export const GET = async (request: Request, { params }: Context) => readDeck(request, (await params).id);
export const PUT = async (request: Request, { params }: Context) => saveDeck(request, (await params).id);
export const DELETE = async (request: Request, { params }: Context) => deleteDeck(request, (await params).id);

export const { POST, PATCH, OPTIONS } = refusing("GET", "PUT", "DELETE");
