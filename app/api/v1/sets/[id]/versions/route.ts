import { refusing } from "../../../../../_server/http.ts";
import { listVersions } from "../../../../../_server/saved/routes.ts";
import { SET } from "../../../../../_server/saved/set.ts";

type Context = RouteContext<"/api/v1/sets/[id]/versions">;

export const GET = async (request: Request, { params }: Context) => listVersions(SET, request, (await params).id);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
