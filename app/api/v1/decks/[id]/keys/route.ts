import { refusing } from "../../../../../_server/http.ts";
import { createKey, listKeys } from "../../../../../_server/saved/decks.ts";

type Context = RouteContext<"/api/v1/decks/[id]/keys">;

export const GET = async (request: Request, { params }: Context) => listKeys(request, (await params).id);
export const POST = async (request: Request, { params }: Context) => createKey(request, (await params).id);

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
