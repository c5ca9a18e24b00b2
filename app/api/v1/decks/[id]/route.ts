import { refusing } from "../../../../_server/http.ts";
import { DECK } from "../../../../_server/saved/deck.ts";
import { deleteSaved, readSaved, saveVersion } from "../../../../_server/saved/routes.ts";

type Context = RouteContext<"/api/v1/decks/[id]">;

export const GET = async (request: Request, { params }: Context) => readSaved(DECK, request, (await params).id);
export const PUT = async (request: Request, { params }: Context) => saveVersion(DECK, request, (await params).id);
export const DELETE = async (request: Request, { params }: Context) => deleteSaved(DECK, request, (await params).id);

export const { POST, PATCH, OPTIONS } = refusing("GET", "PUT", "DELETE");
