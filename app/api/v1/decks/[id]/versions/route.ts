import { refusing } from "../../../../../_server/http.ts";
import { listVersions } from "../../../../../_server/saved/decks.ts";

type Context = RouteContext<"/api/v1/decks/[id]/versions">;

export const GET = async (request: Request, { params }: Context) => listVersions(request, (await params).id);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
