import { expect, test } from "vitest";
import { sharedGame } from "../../app/_server/shared-game.ts";
import { linkAt } from "../../lib/core/table/opened.ts";
import { recorded } from "../../lib/core/table/replay.ts";
import { playedToHand } from "../../lib/core/table/to-hand.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

test("a preview of a game says how many moves it has, and nothing of what is no game", async () => {
  const [game] = games;
  const { dealer, start } = await tableOf(game);
  const begun = start("preview");
  const { moves } = playedToHand(dealer, begun);
  const link = linkAt(dealer, begun, recorded(dealer, begun, moves), { release: "0.0.0" });
  expect(sharedGame(link)).toMatch(new RegExp(`^after ${moves.length} moves?( against somebody .+)?\\. Go on from`));
  expect(sharedGame("2.nothing")).toBeUndefined();
});
