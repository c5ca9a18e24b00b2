import { refusing } from "../../../../../../_server/http.ts";
import { readSaved } from "../../../../../../_server/saved/routes.ts";
import { SET } from "../../../../../../_server/saved/set.ts";

export async function GET(request: Request, { params }: RouteContext<"/api/v1/sets/[id]/versions/[version]">) {
  const { id, version } = await params;
  return readSaved(SET, request, id, version);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
