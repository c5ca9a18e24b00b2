import { handlersOf } from "../../../../../../_server/saved/handlers.ts";
import { SET } from "../../../../../../_server/saved/set.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(SET).version;
