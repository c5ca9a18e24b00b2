import { refusing } from "../../../../../_server/http.ts";
import { openParcel } from "../../../../../_server/saved/parcels.ts";

type Context = RouteContext<"/api/v1/parcels/[id]/open">;

export const POST = async (request: Request, { params }: Context) => openParcel(request, (await params).id);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
