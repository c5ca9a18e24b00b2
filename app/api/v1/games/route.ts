import { describeGame } from "../../../../lib/contract/game.ts";
import { games } from "../../../../lib/games/index.ts";
import { refusing, SHARED } from "../../../_server/http.ts";

export async function GET() {
  return Response.json({ games: await Promise.all(games.map(describeGame)) }, { headers: SHARED });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
