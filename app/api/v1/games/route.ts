import { describeGame } from "../../../../lib/contract/game.ts";
import { games } from "../../../../lib/games/index.ts";

export function GET() {
  return Response.json({ games: games.map(describeGame) });
}
