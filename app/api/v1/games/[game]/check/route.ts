import { checkResult } from "../../../../../_server/check.ts";
import { poolWithSets } from "../../../../../_server/deck-with-sets.ts";
import { bodyOf, gameOr404, problem, refusing } from "../../../../../_server/http.ts";

export async function POST(request: Request, { params }: RouteContext<"/api/v1/games/[game]/check">) {
  const game = gameOr404((await params).game);
  if (game instanceof Response) return game;
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const answer = await checkResult((sets) => poolWithSets(game, sets), body.value);
  return answer.ok ? Response.json(answer.report) : problem(400, answer.detail, answer.errors);
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
