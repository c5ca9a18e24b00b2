import { refusing } from "../../../../../../_server/http.ts";
import { shutOut } from "../../../../../../_server/saved/routes.ts";
import { SET } from "../../../../../../_server/saved/set.ts";

export async function DELETE(request: Request, { params }: RouteContext<"/api/v1/sets/[id]/keys/[key]">) {
  const { id, key } = await params;
  return shutOut(SET, request, id, key);
}

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = refusing("DELETE");
