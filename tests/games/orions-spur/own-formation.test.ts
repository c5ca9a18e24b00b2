// Any deck can be the enemy's, in its own rows: as a list, as a code, and in the link of a game.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { readMoment } from "../../../lib/core/table/moment.ts";
import { linkAt } from "../../../lib/core/table/opened.ts";
import { replayed } from "../../../lib/core/table/replay.ts";
import { decode, unpacked } from "../../../lib/deck/code/code-reader.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { facing } from "../../../lib/deck/deal.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { games } from "../../../lib/games/index.ts";
import { gameCalled } from "../../decks.ts";
import { type Scenario, scenario } from "../../table/scenario.ts";
import { listOf, said } from "./battle.ts";

const pool = builtInPool(gameCalled("orions-spur"));
const ROWS = ["enemy-front", "enemy-middle", "enemy-flagship"];

async function open(): Promise<Scenario> {
  return scenario("orions-spur", { list: listOf("terran") });
}

/** The deck of a list, after it has been a code. */
function throughCode(list: string) {
  const read = readText(games, pool, `Game: Orion's Spur\n${list}`, { options: {}, house: {} });
  if (!read.ok) throw new Error(read.faults[0]?.message);
  const code = encode(games, pool, read.reading.deck);
  const decoded = decode(games, code ?? "");
  if (!decoded.ok) throw new Error(decoded.why);
  const unpackedDeck = unpacked(pool, decoded.carried);
  if (!unpackedDeck.ok) throw new Error(unpackedDeck.why);
  return unpackedDeck.deck;
}

function moveFor(set: Scenario, list: string) {
  return facing(set.dealer.goldfish, set.table, throughCode(list), pool);
}

async function faced(list: string): Promise<Scenario> {
  const set = await open();
  const move = moveFor(set, list);
  if (typeof move === "string") throw new Error(move);
  expect(set.dealer.play(set.table, move)).toBeUndefined();
  return set;
}

const FLOCK = "Format: points\nFront\n2 Thermal Dart\n1 Gale Talon\nMiddle\n2 Thermal Dart\nFlagship\n1 Skyward Choir";

describe("a fleet from the code of a deck", () => {
  test("stands in its own rows, with all its tokens, and is named", async () => {
    const set = await faced(FLOCK);
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

  test("has a reserve of its flagship's species, so that the VP can be won", async () => {
    const set = await faced("Front\n1 Ceres Picket\nFlagship\n1 Pride Herald");
    expect(set.in("enemy-reserve")).toEqual([
      "Steppe Prowler",
      "Steppe Prowler",
      "Steppe Prowler",
      "Steppe Prowler",
      "Menial's Oath",
    ]);
    expect(said(set)).toContain("It is worth 10 VP. You need 10 VP to win.");
  });

  test("is led by the ship of the highest VP, wherever the list has it (p.5)", async () => {
    const set = await faced("Front\n1 Concord of Sol\n1 Ceres Picket\nFlagship\n1 Vesta Gunboat");
    expect(ROWS.map((zone) => set.in(zone))).toEqual([["Ceres Picket", "Vesta Gunboat"], [], ["Concord of Sol"]]);
    const led = await faced("Front\n1 Ceres Picket\n1 Gale Talon");
    expect(led.in("enemy-flagship")).toEqual(["Gale Talon"]);
  });

  test("is carried by the link of the game", async () => {
    const set = await open();
    const move = moveFor(set, FLOCK);
    if (typeof move === "string") throw new Error(move);
    const { dealer, table } = set;
    const link = linkAt(dealer, table.start, { moves: [move], at: 1 }, { release: "0.0.0" });
    const moment = readMoment(link);
    if (typeof moment === "string") throw new Error(moment);
    const again = replayed(dealer, table.start, moment);
    expect(again.refused).toBeUndefined();
    dealer.play(table, move);
    for (const zone of [...ROWS, "enemy-reserve", "dock"])
      expect(again.table.in(table.zone(zone))).toEqual(table.in(table.zone(zone)));
  });

  test.each([
    ["Front\n5 Ceres Picket", "The table has no further Ceres Picket for an enemy fleet."],
    ["Front\n1 Light Cruiser", "The table has no Light Cruiser for an enemy fleet."],
    ["Tactics\n1 Rail Volley", "There is no ship to face in this deck."],
    ["Front\n4 Ceres Picket\n2 Vesta Gunboat", "A row has room for 5 ships."],
    ["Flagship\n2 Ceres Picket", "There is one flagship: the ship of the highest VP."],
  ])("cannot be faced if it does not fit: %s", async (list, why) => {
    expect(moveFor(await open(), list)).toBe(why);
  });

  test.each([
    "fleet:",
    "fleet://",
    "fleet:1/2/3",
    "fleet:900//",
    "fleet:x//",
    "fleet:1.5//",
    "fleet:-1//",
    "fleet:1//,",
    "fleet: 60//",
    "fleet:60/61",
  ])("no other word is taken: %s", async (to) => {
    const set = await open();
    expect(set.dealer.play(set.table, { do: "face", to })).toMatch(
      /^Face the fleet of: needs a fleet that may sit opposite/,
    );
  });

  test("a ship that was taken from that side by hand is not faced, and one stands there once", async () => {
    const set = await open();
    const move = moveFor(set, "Front\n1 Gale Talon");
    if (typeof move === "string") throw new Error(move);
    const id = Number(move.to?.slice("fleet:".length, -2));
    expect(set.try(`face > fleet:${id},${id}//`)).toMatch(/^Face the fleet of: needs a fleet that may sit opposite/);
    set.table.move(id, set.table.zone("front"));
    expect(set.dealer.allows(set.table, move)).toBe(false);
  });

  test("is not in the list of moves, and says its ships", async () => {
    const set = await open();
    const move = moveFor(set, "Front\n1 Gale Talon\nFlagship\n1 High Roost");
    if (typeof move === "string") throw new Error(move);
    expect(set.offers().some((line) => line.includes("fleet:"))).toBe(false);
    expect(set.dealer.says(set.table, move)).toEqual({ what: "Face the fleet of", where: "Gale Talon, High Roost" });
  });
});
