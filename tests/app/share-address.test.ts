import { expect, test } from "vitest";
import { Session } from "../../app/_table/state/session.ts";
import { shareAddress } from "../../app/_table/state/share-address.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import { opened } from "../../lib/core/table/opened.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

const PAGE = new URL("https://drydock.example/d/CODE/play?set=mine#2.old");

async function session(): Promise<Session> {
  const [game] = games;
  const { dealer, start } = await tableOf(game);
  return new Session(dealer, start("shared"));
}

test("a shared moment stands in the query, without notes and without what was taken back", async () => {
  const game = await session();
  game.auto("turn");
  const before = game.view.history.at;
  const [card = 0] = game.view.table.in(game.view.table.zone("hand"));
  game.play({ free: "note", card, text: "Mine alone, nobody else's." });
  expect(game.view.history.at).toBe(before + 1);
  game.auto("step");
  game.auto("step");
  game.goTo(game.view.history.at - 1);
  const address = shareAddress(game, PAGE);
  expect(address).toMatch(/^https:\/\/drydock\.example\/d\/CODE\/play\?set=mine&game=2\.[\w.~!*:,/@-]+$/);
  expect(address).not.toContain("Mine");
  const moment = readMoment(new URL(address).searchParams.get("game") ?? "");
  if (typeof moment === "string") throw new Error(moment);
  expect([moment.at, moment.moves.length]).toEqual([before + 1, before + 1]);
  const found = opened(game.dealer, game.start, moment);
  expect(found.is).toBe("same");
});

test("a moment that is too long for a query stands behind the sign of a fragment", async () => {
  const game = await session();
  const [card = 0] = game.view.table.in(game.view.table.zone("hand"));
  for (let at = 0; at < 3000; at++) game.play({ free: at % 2 === 0 ? "turn" : "reveal", card });
  expect(shareAddress(game, PAGE)).toMatch(/^https:\/\/drydock\.example\/d\/CODE\/play\?set=mine#2\./);
});
