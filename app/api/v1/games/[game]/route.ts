import { describeGame } from "../../../../../lib/contract/game.ts";
import { gameOr404, refusing, SHARED } from "../../../../_server/http.ts";

export async function GET(_request: Request, { params }: RouteContext<"/api/v1/games/[game]">) {
  const game = gameOr404((await params).game);
  return game instanceof Response ? game : Response.json(await describeGame(game), { headers: SHARED });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
