import { refusing } from "../../../../../_server/http.ts";
import { DECK } from "../../../../../_server/saved/deck.ts";
import { listVersions } from "../../../../../_server/saved/routes.ts";

type Context = RouteContext<"/api/v1/decks/[id]/versions">;

export const GET = async (request: Request, { params }: Context) => listVersions(DECK, request, (await params).id);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
