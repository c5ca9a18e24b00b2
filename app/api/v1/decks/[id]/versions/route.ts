import { DECK } from "../../../../../_server/saved/deck.ts";
import { handlersOf } from "../../../../../_server/saved/handlers.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(DECK).versions;
