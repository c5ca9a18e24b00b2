import { poolWithSets } from "../../../../../_server/deck-with-sets.ts";
import { bodyOf, gameOr404, problem, refusing } from "../../../../../_server/http.ts";
import { trialResult } from "../../../../../_server/trials.ts";

export async function POST(request: Request, { params }: RouteContext<"/api/v1/games/[game]/trials">) {
  const game = gameOr404((await params).game);
  if (game instanceof Response) return game;
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const result = await trialResult((sets) => poolWithSets(game, sets), body.value);
  if (result === "busy") {
    const answer = problem(
      503,
      "Other trials are being played, or this one is too long for a server. Ask for fewer games or try again, or play it with “drydock trials”.",
    );
    answer.headers.set("retry-after", "5");
    return answer;
  }
  return result.ok ? Response.json(result.answer) : problem(400, result.detail, result.errors);
}

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
