import { openApi } from "../../../../lib/contract/openapi.ts";
import { games } from "../../../../lib/games/index.ts";

export function GET() {
  return Response.json(openApi(games.map((game) => game.id)));
}
