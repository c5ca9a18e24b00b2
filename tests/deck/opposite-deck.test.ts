// Any deck of a game can sit opposite by its code, plays there, and comes back with the link.
import { expect, test } from "vitest";
import { builtInPool, pilesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import type { Move } from "../../lib/core/table/move.ts";
import { linkOf, opened } from "../../lib/core/table/opened.ts";
import { facingCalled } from "../../lib/core/table/seats.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { seatOfCode, withSeat } from "../../lib/deck/opposite-deck.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

test.each(games)("$name: a deck of a code plays opposite, and the link of the game brings it back", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  const pool = builtInPool(game);
  const boxes = { pool, builtIn: pool, piles: pilesOf(game) };
  const read = readText(games, pool, samplesOf(game)[1]?.text ?? "");
  const code = (read.ok && encode(games, pool, read.reading.deck)) || "";
  const known = withSeat(games, goldfish, boxes, start("opposite"), seatOfCode(code));
  if (typeof known === "string") throw new Error(known);
  const begun = facingCalled(known, seatOfCode(code));
  expect([begun.opposite, begun.seats]).toEqual([seatOfCode(code), ["person", "pilot"]]);
  const table = dealer.open(begun);
  const moves: Move[] = [];
  for (let next = dealer.advise(table); next && table.turn < 4; next = dealer.advise(table)) {
    expect(dealer.play(table, next.move)).toBeUndefined();
    moves.push(next.move);
  }
  expect(table.answers?.flat().length).toBeGreaterThan(0);
  const moment = readMoment(linkOf(dealer, table, { moves, at: moves.length }, { release: "0.0.0" }));
  if (typeof moment === "string") throw new Error(moment);
  const again = withSeat(games, goldfish, boxes, start("other"), moment.opposite);
  const found = typeof again === "string" ? again : opened(dealer, again, moment);
  if (typeof found === "string" || found.is === "other") throw new Error("it is another game");
  expect(stateOf(goldfish, found.table)).toEqual(stateOf(goldfish, table));
  // A word that is no code is answered by a sentence.
  expect(withSeat(games, goldfish, boxes, start("other"), seatOfCode("nothing"))).toMatch(/\.$/);
});
