import { cardsResult } from "../../../../../_server/cards.ts";
import { gameOr404, problem, refusing, SHARED } from "../../../../../_server/http.ts";
import { poolOf } from "../../../../../_server/pools.ts";

export async function GET(request: Request, { params }: RouteContext<"/api/v1/games/[game]/cards">) {
  const game = gameOr404((await params).game);
  if (game instanceof Response) return game;
  const answer = cardsResult(await poolOf(game), new URL(request.url).searchParams);
  return answer.ok ? Response.json(answer.value, { headers: SHARED }) : problem(400, answer.detail, answer.errors);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refusing("GET");
