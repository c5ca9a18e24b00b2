import { refusing } from "../../../_server/http.ts";
import { createSaved, listSaved } from "../../../_server/saved/routes.ts";
import { SET } from "../../../_server/saved/set.ts";

export const GET = (request: Request) => listSaved(SET, request);
export const POST = (request: Request) => createSaved(SET, request);

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
