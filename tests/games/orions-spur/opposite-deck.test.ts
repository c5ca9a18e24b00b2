// Any deck can be the enemy's, in its own rows: by its code, and in the link of a game.
import { describe, expect, test } from "vitest";
import { builtInPool, pilesOf } from "../../../lib/cards/built-in.ts";
import { readMoment } from "../../../lib/core/table/moment.ts";
import { linkAt } from "../../../lib/core/table/opened.ts";
import { recorded, replayed } from "../../../lib/core/table/replay.ts";
import { facingCalled, seatedAs } from "../../../lib/core/table/seats.ts";
import { seatOfCode, withSeat } from "../../../lib/deck/opposite-deck.ts";
import { games } from "../../../lib/games/index.ts";
import { gameCalled } from "../../decks.ts";
import { deckOf } from "../../samples.ts";
import { tableOf } from "../../table/games.ts";
import { Scenario } from "../../table/scenario.ts";
import { listOf, nextTurn, said } from "./battle.ts";

const game = gameCalled("orions-spur");
const { dealer, start } = await tableOf(game);
const builtIn = builtInPool(game);
const boxes = { pool: builtIn, builtIn, piles: pilesOf(game) };
const ROWS = ["enemy-front", "enemy-middle", "enemy-flagship"];

/** The word of the seat of a list, after it has been a code. */
function wordOf(list: string): string {
  return seatOfCode(deckOf(game, `Game: Orion's Spur\n${list}`, "a list").code);
}

/** A deal that knows whoever a word names, with the usual enemy still opposite. */
function knowing(word: string) {
  const known = withSeat(games, dealer.goldfish, boxes, start("other-deck", listOf("terran")), word);
  if (typeof known === "string") throw new Error(known);
  return known;
}

function faced(list: string): Scenario {
  const word = wordOf(list);
  return new Scenario(dealer, dealer.open(facingCalled(knowing(word), word)));
}

const FLOCK = "Format: points\nFront\n2 Thermal Dart\n1 Gale Talon\nMiddle\n2 Thermal Dart\nFlagship\n1 Skyward Choir";

describe("a fleet from the code of a deck", () => {
  test("stands in its own rows, with all its tokens, and is named", () => {
    const set = faced(FLOCK);
    expect(ROWS.map((zone) => set.in(zone))).toEqual([
      ["Gale Talon", "Thermal Dart", "Thermal Dart"],
      ["Thermal Dart", "Thermal Dart"],
      ["Skyward Choir"],
    ]);
    const columns = set.table.in(set.table.zone("enemy-front")).map((id) => set.table.token(id, 5));
    expect([columns, set.token("Skyward Choir", "energy")]).toEqual([[0, 1, 2], 8]);
    expect(said(set)).toContain(
      "The fleet faced: Skyward Choir, Gale Talon, Thermal Dart, Thermal Dart, Thermal Dart, Thermal Dart.",
    );
  });

  test("has the other ships of its species in reserve and its tactics deck, and its own turns", () => {
    const set = faced(FLOCK);
    expect(set.in("enemy-reserve")).toEqual(
      (boxes.piles["ships of Churrap Hegemony"] ?? []).flatMap(([label, count]) => {
        const there = ROWS.flatMap((zone) => set.in(zone)).filter((one) => one === label).length;
        return Array.from({ length: count - there }, () => label);
      }),
    );
    expect([set.in("enemy-hand").length, set.in("enemy-draw").length]).toEqual([7, 38]);
    expect(nextTurn(set.do("regroup")).get("enemy-recruitment")).toBe(1);
  });

  test("brings the tactics cards that it lists", () => {
    const set = faced(`${FLOCK}\nTactics\n45 Beating Wings`);
    expect(new Set([...set.in("enemy-hand"), ...set.in("enemy-draw")])).toEqual(new Set(["Beating Wings"]));
  });

  test("is led by the ship of the highest VP, wherever the list has it (p.5)", () => {
    const set = faced("Front\n1 Concord of Sol\n1 Ceres Picket\nFlagship\n1 Vesta Gunboat");
    expect(ROWS.map((zone) => set.in(zone))).toEqual([["Ceres Picket", "Vesta Gunboat"], [], ["Concord of Sol"]]);
    const led = faced("Front\n1 Ceres Picket\n1 Gale Talon");
    expect(led.in("enemy-flagship")).toEqual(["Gale Talon"]);
  });

  test("is carried by the link of the game", () => {
    const word = wordOf(FLOCK);
    const begun = facingCalled(knowing(word), word);
    const history = recorded(dealer, begun, [{ do: "regroup" }, { do: "pass" }]);
    const moment = readMoment(linkAt(dealer, begun, history, { release: "0.0.0" }));
    if (typeof moment === "string") throw new Error(moment);
    expect(moment.opposite).toBe(word);
    const again = replayed(dealer, seatedAs(knowing(word), moment), moment);
    expect(again.refused).toBeUndefined();
    const { table } = replayed(dealer, begun, history);
    for (const zone of [...ROWS, "enemy-reserve", "enemy-draw", "enemy-hand", "front", "hand"])
      expect(again.table.in(table.zone(zone))).toEqual(table.in(table.zone(zone)));
  });

  test.each([
    ["AAAA", "Who is opposite is no code of a deck."],
    [
      deckOf(gameCalled("open-worlds"), "Game: Open Worlds\nPlayer\n1 City 20", "another").code,
      "This code is for a deck of Open Worlds.",
    ],
  ])("is not faced if it is none of this game: %s", (code, why) => {
    const begun = start("other-deck", listOf("terran"));
    expect(withSeat(games, dealer.goldfish, boxes, begun, seatOfCode(code))).toBe(why);
  });
});
