// Texts that limit or replace a number, go by costs, or speak of what leaves: what several of them come to.
import { describe, expect, test } from "vitest";
import { mayBlock } from "../../../lib/games/shoulder-of-orion/table/combat.ts";
import { handMaximum, TOKEN } from "../../../lib/games/shoulder-of-orion/table/table.ts";
import { many } from "../../table/by-hand.ts";
import { attackedFor } from "./scenes.ts";
import { plays, scene } from "./text-scenes.ts";

const RIFLES = "Border Rifles";

describe("a limit is not a sum", () => {
  test.each([
    [1, 10],
    [2, 10],
  ])("%i of The Deep Vault: %i cards may be kept", async (count, most) => {
    const set = await scene({ lay: { ao: many("The Deep Vault", count) } });
    expect(handMaximum(set.table as never)).toBe(most);
  });

  test("two Warden's Seals let a warrior block a second attack, and no third one", async () => {
    const set = await scene({ lay: { ao: [RIFLES, "Warden's Seal", "Warden's Seal"] }, enemy: ["Gas Drifter"] });
    const { table } = set;
    const rifles = set.id(RIFLES);
    for (const id of table.in(table.zone("ao")).filter((one) => one !== rifles)) table.move(id, table.under(rifles));
    const blocks = [0, 1, 2].map((count) => {
      table.setToken(rifles, TOKEN.blocked, count);
      return mayBlock(table as never, rifles, -1);
    });
    expect(blocks).toEqual([true, true, false]);
  });
});

describe("costs are those that are printed", () => {
  plays([
    [
      "Coin Engine pays for a card of cost 4 that a text makes cheaper",
      {
        lay: { ao: ["Coin Engine", "Migration Season"], hand: ["Siege Walker", RIFLES, RIFLES] },
        counters: { energy: 0 },
      },
      ["play Siege Walker", "mint Coin Engine", `energy ${RIFLES}`, `energy ${RIFLES}`],
      { ao: ["Coin Engine", "Migration Season", "Siege Walker"], hand: [] },
    ],
    [
      "a hero in the AO has no cost, so Riptide does not find it",
      { lay: { ao: ["Castellan Dray", RIFLES], hand: ["Riptide"] } },
      ["play Riptide"],
      { hand: [RIFLES], ao: ["Castellan Dray"] },
    ],
  ]);
});

describe("an empty slot is needed", () => {
  const lay = { heroes: ["Castellan Dray"], draw: ["Siege Walker", "Gate Templar", "Volley Order"] };
  plays([
    [
      "without one, the card that you chose stays on top, and the other goes to the bottom",
      { lay: { ...lay, orbit: [RIFLES] }, counters: { techLevel: 1 } },
      ["use Castellan Dray", "choose Gate Templar"],
      { draw: ["Gate Templar", "Volley Order", "Siege Walker"], orbit: [RIFLES] },
    ],
    [
      "with one, it is placed there",
      { lay, counters: { techLevel: 1 } },
      ["use Castellan Dray", "choose Gate Templar"],
      { draw: ["Volley Order", "Siege Walker"], orbit: ["Gate Templar"] },
    ],
  ]);
});

describe("what leaves the AO", () => {
  plays([
    [
      "Cantor of the Deep counts herself",
      { lay: { heroes: ["Cantor of the Deep"], ao: [], hand: ["Scorched Approach"] } },
      ["transform Cantor of the Deep", "transform Cantor of the Deep"],
      { dummyLife: 29, heroes: ["Cantor of the Deep"] },
    ],
    [
      "also when she is destroyed",
      { lay: { heroes: ["Cantor of the Deep"], ao: [], hand: many("Scorched Approach", 2) } },
      ["transform Cantor of the Deep", "play Scorched Approach", "play Scorched Approach"],
      { dummyLife: 29, heroes: ["Cantor of the Deep"] },
    ],
    [
      "another warrior counts as before",
      { lay: { heroes: ["Cantor of the Deep"], ao: [RIFLES], hand: ["Scorched Approach"] } },
      ["transform Cantor of the Deep", "play Scorched Approach", `choose ${RIFLES}`],
      { dummyLife: 29, ao: ["Cantor of the Deep"] },
    ],
    [
      "and Mother Ketteral counts another Brood warrior, not herself",
      { lay: { heroes: ["Mother Ketteral"], ao: [], hand: many("Scorched Approach", 2), draw: [RIFLES] } },
      ["transform Mother Ketteral", "play Scorched Approach", "play Scorched Approach"],
      { draw: [RIFLES] },
    ],
  ]);
});

describe("the orbit step ends by itself", () => {
  test.each([
    ["when its last slot was filled", { hand: [RIFLES, "Gate Templar"] }, ["pass", `orbit ${RIFLES}`]],
    ["when the hand is empty", { ao: [RIFLES] }, ["pass"]],
  ])("%s", async (_, lay, lines) => {
    const set = (await scene({ lay, counters: { techLevel: 1 } })).do(...lines);
    expect([set.table.turn, set.phase]).toEqual([2, "play"]);
  });
});

test("the question names the fortification that lures it, and what a block costs", async () => {
  const set = await scene({ lay: { ao: ["Prefab Bulwark", RIFLES] }, enemy: [] });
  attackedFor(set, 1);
  expect(set.dealer.phase(set.table).asks?.(set.table)).toBe(
    "Jetpack Scrapper attacks Prefab Bulwark for 1. Choose the warriors that block, then let it strike. A warrior that blocks does not attack in your next turn.",
  );
});

test("abilities that the player carries out come last among the moves", async () => {
  const set = await scene({ lay: { heroes: ["Banneret Apollo"], hand: [RIFLES] }, counters: { energy: 3 } });
  const words = set.offers().map((line) => line.split(" ")[0]);
  expect(words.lastIndexOf("orbit")).toBeLessThan(words.indexOf("ability"));
});

describe("“if you do” hangs on what came of it", () => {
  const ifDone = (what: string) => ({ own: { Try: `${what} If you do, draw a card.` } });
  const draw = [RIFLES, RIFLES, RIFLES];
  plays([
    [
      "exerting a ready warrior",
      { ...ifDone("Exert a warrior you control."), lay: { hand: ["Try"], ao: ["Gate Templar"], draw } },
      ["play Try"],
      { hand: [RIFLES] },
    ],
    [
      "exerting one that is exerted already",
      { ...ifDone("Exert a warrior you control."), lay: { hand: ["Try"], ao: ["Gate Templar"], draw } },
      ["attack Gate Templar", "play Try"],
      { hand: [] },
    ],
    [
      "removing damage where there is none",
      { ...ifDone("Remove 2 damage counters from a warrior you control."), lay: { hand: ["Try"], ao: [RIFLES], draw } },
      ["play Try"],
      { hand: [] },
    ],
    [
      "a card that cannot be placed, because every slot is taken",
      {
        ...ifDone("Place the top card of your deck into an empty Orbit slot."),
        lay: { hand: ["Try"], orbit: ["Gate Templar"], draw },
        counters: { techLevel: 1 },
      },
      ["play Try"],
      { hand: [], orbit: ["Gate Templar"] },
    ],
    [
      "what the opponent of this table does not have",
      { ...ifDone("Look at the top card of your opponent's deck."), lay: { hand: ["Try"], draw } },
      ["play Try"],
      { hand: [] },
    ],
  ]);
});

test("Lens of the Spire shows the top card of the opponent's deck, and no other", async () => {
  const known = async (ao: readonly string[]) => {
    const { table } = await scene({ lay: { ao }, enemy: ["Gas Drifter"] });
    const deck = table.zone("enemy-draw");
    for (const id of table.in(table.zone("enemy-removed")).slice(0, 3)) table.move(id, deck);
    return [...table.in(deck), ...table.in(table.zone("draw"))].map((id) => table.isKnown(id));
  };
  expect(await known(["Lens of the Spire"])).toEqual([true, false, false]);
  expect(await known([RIFLES])).toEqual([false, false, false]);
});
