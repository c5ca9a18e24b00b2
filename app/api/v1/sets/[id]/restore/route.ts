import { refusing } from "../../../../../_server/http.ts";
import { restoreSaved } from "../../../../../_server/saved/routes.ts";
import { SET } from "../../../../../_server/saved/set.ts";

type Context = RouteContext<"/api/v1/sets/[id]/restore">;

export const POST = async (request: Request, { params }: Context) => restoreSaved(SET, request, (await params).id);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
