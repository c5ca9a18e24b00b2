import { refusing } from "../../../../../_server/http.ts";
import { createKey, listKeys } from "../../../../../_server/saved/routes.ts";
import { SET } from "../../../../../_server/saved/set.ts";

type Context = RouteContext<"/api/v1/sets/[id]/keys">;

export const GET = async (request: Request, { params }: Context) => listKeys(SET, request, (await params).id);
export const POST = async (request: Request, { params }: Context) => createKey(SET, request, (await params).id);

export const { PUT, PATCH, DELETE, OPTIONS } = refusing("GET", "POST");
