import { pilesOf } from "../../../../lib/cards/built-in.ts";
import { gameOr404, SHARED } from "../../../_server/http.ts";

/** The piles that a game uses beside the decks, for pages that deal a deck by themselves. */
export async function GET(_request: Request, { params }: RouteContext<"/games/[game]/piles">) {
  const game = gameOr404((await params).game);
  return game instanceof Response ? game : Response.json(pilesOf(game), { headers: SHARED });
}
