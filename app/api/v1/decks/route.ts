import { refusing } from "../../../_server/http.ts";
import { DECK } from "../../../_server/saved/deck.ts";
import { createSaved, listSaved } from "../../../_server/saved/routes.ts";

export const GET = (request: Request) => listSaved(DECK, request);
export const POST = (request: Request) => createSaved(DECK, request);

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
