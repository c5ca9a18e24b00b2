// Links of moments that were published with an earlier version of the table lead to the same game for ever.
import { expect, test } from "vitest";
import { readMoment } from "../../lib/core/table/moment.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import { games } from "../every-game.ts";
import { tableOf } from "./games.ts";
import published from "./published-moments.json" with { type: "json" };

test.each(published)("a published moment of $game", async ({ game: id, link, ...was }) => {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}`);
  const { dealer, start } = await tableOf(game);
  const moment = readMoment(link);
  if (typeof moment === "string") throw new Error(moment);
  const { table, refused } = replayed(dealer, start(moment.seed), moment);
  expect(refused).toBeUndefined();
  const { turn, phase, counters, dice, cards } = stateOf(dealer.goldfish, table);
  const hand = cards.flatMap(({ zone, id: card }) => (zone === "hand" ? card : []));
  expect({ turn, phase, counters, dice, hand }).toEqual(was);
});
