import { refusing } from "../../../../_server/http.ts";
import { deleteSaved, readSaved, saveVersion } from "../../../../_server/saved/routes.ts";
import { SET } from "../../../../_server/saved/set.ts";

type Context = RouteContext<"/api/v1/sets/[id]">;

export const GET = async (request: Request, { params }: Context) => readSaved(SET, request, (await params).id);
export const PUT = async (request: Request, { params }: Context) => saveVersion(SET, request, (await params).id);
export const DELETE = async (request: Request, { params }: Context) => deleteSaved(SET, request, (await params).id);

export const { POST, PATCH, OPTIONS } = refusing("GET", "PUT", "DELETE");
