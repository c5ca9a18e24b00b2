import { poolWithSets } from "../../../../../_server/deck-with-sets.ts";
import { bodyOf, gameOr404, problem, refusing } from "../../../../../_server/http.ts";
import { tellPlayedFor } from "../../../../../_server/played-for.ts";
import { trialResult } from "../../../../../_server/trials.ts";

export async function POST(request: Request, { params }: RouteContext<"/api/v1/games/[game]/trials">) {
  const game = gameOr404((await params).game);
  if (game instanceof Response) return game;
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const result = await trialResult((sets) => poolWithSets(game, sets), body.value, request.signal);
  if (result === "too long") return problem(422, TOO_LONG);
  if (result === "busy") {
    const answer = problem(503, "Other trials are being played. Try again, or play this one with “drydock trials”.");
    answer.headers.set("retry-after", "5");
    return answer;
  }
  if (!result.ok) return problem(400, result.detail, result.errors);
  const answer = Response.json(result.answer);
  tellPlayedFor(answer, result.took);
  return answer;
}

const TOO_LONG = "A game of this deck is too long for a server. Play it with “drydock trials”.";

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = refusing("POST");
