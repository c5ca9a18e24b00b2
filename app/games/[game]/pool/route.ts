import { codesOf } from "../../../../lib/cards/built-in.ts";
import { ALWAYS_ASKED, FOR_EVER, gameOr404, SHARED } from "../../../_server/http.ts";
import { poolOf, stampFor } from "../../../_server/pools.ts";

/** The card sets of a game for the browser. The response for a URL with the right stamp never changes. */
export async function GET(request: Request, { params }: RouteContext<"/games/[game]/pool">) {
  const game = gameOr404((await params).game);
  if (game instanceof Response) return game;
  const { sets } = await poolOf(game);
  const stamp = await stampFor(game);
  const asked = new URL(request.url).searchParams.get("v");
  const headers = asked === null ? SHARED : asked === stamp ? FOR_EVER : ALWAYS_ASKED;
  return Response.json({ sets, codes: [...codesOf(game)] }, { headers });
}
