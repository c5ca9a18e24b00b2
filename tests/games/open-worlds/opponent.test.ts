// What an opponent may be chosen to do: draw the last card (The Final Turn, p. 13) and strike worlds (p. 11).
import { describe, expect, test } from "vitest";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { free } from "../../table/by-hand.ts";
import { tableOf } from "../../table/games.ts";
import type { Scenario } from "../../table/scenario.ts";
import { worlds } from "./table-of-worlds.ts";

const PLACES = [1, 2, 3, 4, 5];
const ADJUSTING = { lay: {}, at: "adjust" };

/** Passes until a turn has begun, or the game is over. */
function until(set: Scenario, turn: number): Scenario {
  for (let moves = 0; set.table.turn < turn && !set.dealer.isOver(set.table) && moves < 200; moves++) set.do("pass");
  return set;
}

test("an opponent's last card makes the turn after it the final one, with cards left to draw", async () => {
  const set = (await worlds(ADJUSTING)).do("clock > x:3");
  expect([until(set, 3).get("final"), set.dealer.isOver(set.table)]).toEqual([0, false]);
  until(set, 4);
  expect([set.table.turn, set.get("final"), set.in("draw").length > 0]).toEqual([4, 1, true]);
  expect(set.table.log?.map(({ text }) => text)).toContain(
    "The opponent draws the last card: the next turn is the final turn.",
  );
  until(set, 5);
  expect([set.table.turn, set.dealer.isOver(set.table)]).toEqual([4, true]);
});

test("a Prohibited card in hand is replaced by a draw, because cards remain", async () => {
  const set = until((await worlds(ADJUSTING)).do("clock > x:3"), 3);
  const hand = set.in("hand");
  if (!hand.includes("Suck Dry")) {
    const from = set.in("draw").includes("Suck Dry") ? "draw" : "trash";
    expect(free(set, { free: "move", card: set.id("Suck Dry", from), to: "hand" })).toBeUndefined();
    expect(free(set, { free: "move", card: set.id(hand[0] ?? "", "hand"), to: "draw" })).toBeUndefined();
  }
  until(set, 4);
  expect([set.phase, set.offers()]).toEqual(["beginning", ["replace Suck Dry", "pass"]]);
  const left = set.in("draw").length;
  set.do("replace Suck Dry");
  expect([set.in("hand").includes("Suck Dry"), set.in("draw").length]).toEqual([false, left - 1]);
});

describe("the choice", () => {
  test("is turn 12 at first, can be changed and taken back", async () => {
    const set = await worlds(ADJUSTING);
    const clocks = () => set.offers().filter((line) => line.startsWith("clock"));
    expect([set.get("clock"), clocks().length, clocks()[0]]).toEqual([12, 10, "clock > x:0"]);
    set.do("clock > x:11", "clock > x:5");
    expect([set.get("clock"), clocks().includes("clock > x:5")]).toEqual([5, false]);
    expect(set.do("clock > x:0").get("clock")).toBe(0);
    expect(set.table.log?.at(-1)?.text).toBe(
      "No opponent draws: the game only ends after you have drawn your own last card.",
    );
  });

  test("without a choice a game ends after turn 12 at the latest, even if nothing is ever played", async () => {
    const set = await worlds(ADJUSTING);
    expect(set.table.log?.at(-1)?.text).toBe(
      "An opponent draws the last card in turn 12, if you do not draw yours before.",
    );
    until(set, 14);
    expect([set.dealer.isOver(set.table), set.table.turn]).toEqual([true, 13]);
  });

  test("is not open any more when the game has begun", async () => {
    const set = (await worlds(ADJUSTING)).do("pass");
    expect(set.try("clock > x:4")).toBeDefined();
  });

  test("does not keep a deck of one's own from ending first", async () => {
    const { dealer, start } = await tableOf(openWorlds);
    const table = dealer.open(start("a1"), false);
    for (let advice = dealer.advise(table); advice && table.turn <= 40; advice = dealer.advise(table))
      expect(dealer.play(table, advice.move)).toBeUndefined();
    expect([dealer.isOver(table), table.turn < 12]).toEqual([true, true]);
  });
});

describe("asteroid strikes of an opponent", () => {
  const ALL = { "facilities:1": ["Outpost 1"], "facilities:2": ["Outpost 1"], "facilities:3": ["City 15", "City 20"] };

  /** A table in the first turn, with these facilities, on which an asteroid strikes every so many turns. */
  async function struck(turns: number): Promise<Scenario> {
    const set = await worlds({ lay: { ...ALL, "facilities:4": ["Exploit 1"], "facilities:5": ["Exploit 1"] } });
    set.table.set(
      set.table.board.counters.findIndex(({ id }) => id === "asteroids"),
      turns,
    );
    return set;
  }

  const strikes = (set: Scenario) =>
    set.table.log?.map(({ text }) => text).filter((text) => text.startsWith("An opponent's Asteroid Strike"));

  test("come in every second turn, where nothing is staged too, and destroy what they reach", async () => {
    const set = await struck(2);
    const before = PLACES.map((place) => set.in(`facilities:${place}`));
    until(set, 2);
    expect(strikes(set)).toEqual([]);
    until(set, 3);
    expect(strikes(set)).toHaveLength(1);
    const world = strikes(set)?.[0]?.replace(/^.* hits (.*)\.$/, "$1") ?? "";
    const hit = PLACES.find((place) => set.in(`worlds:${place}`)[0] === world) ?? 0;
    const after = PLACES.map((place) => set.in(`facilities:${place}`));
    for (const place of PLACES) {
      const own = before[place - 1] ?? [];
      // Of what stands there, only City 20 defends itself against 15 damage.
      expect(after[place - 1]).toEqual(place === hit ? own.filter((label) => label === "City 20") : own);
    }
  });

  test("do not come unless they are chosen, and the choice can be taken back", async () => {
    expect(strikes(until(await struck(0), 5))).toEqual([]);
    const set = (await worlds(ADJUSTING)).do("asteroids > x:3", "asteroids > x:0");
    expect(set.get("asteroids")).toBe(0);
  });
});
