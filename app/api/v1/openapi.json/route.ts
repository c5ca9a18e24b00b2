import { openApi } from "../../../../lib/contract/openapi.ts";
import { games } from "../../../../lib/games/index.ts";
import { refusing, SHARED } from "../../../_server/http.ts";

export function GET() {
  return Response.json(openApi(games), { headers: SHARED });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
