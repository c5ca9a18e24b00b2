import { refusing } from "../../../_server/http.ts";
import { createDeck, listDecks } from "../../../_server/saved/decks.ts";

export const GET = listDecks;
export const POST = createDeck;

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
