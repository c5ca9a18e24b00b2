import { describe, expect, test } from "vitest";
import { abilityCosts, textOfSide } from "../../../lib/games/shoulder-of-orion/table/ability-costs.ts";
import { free, many } from "../../table/by-hand.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";
import { isExerted, nextTurn, playing } from "./scenes.ts";

describe("The marks of a cost", () => {
  const HERO = "Backline: Action, (1), (E) - Rally one. Frontline: Instant, (3) - Draw a card.";
  test.each<[text: string, costs: readonly (readonly [number, boolean])[]]>([
    ["Action, (1), (E) - Return a card.", [[1, true]]],
    ["Action, (E) - Look at a card.", [[0, true]]],
    ["Action, (2) - Draw a card.", [[2, false]]],
    ["Action, (2), (1) - Draw a card.", [[3, false]]],
    ["Instant, (12), (E), discard a card — Draw a card.", [[12, true]]],
    [
      "Action, (1) - Draw a card. Action, (2), (E) - Draw two cards.",
      [
        [1, false],
        [2, true],
      ],
    ],
    ["Action, (1) - Draw a card. Instant, (1) - Rally it.", [[1, false]]],
    ["Action, destroy another warrior you control - It has +2 attack.", []],
    ["The augmented warrior has +2 attack and -1 health.", []],
    ["Costs (2) more. It has one to two uses (E).", []],
    ["", []],
  ])("%s", (text, costs) => {
    expect(abilityCosts(text).map(({ energy, exerts }) => [energy, exerts])).toEqual(costs);
  });

  test("each side of a hero has its own; a text without sides belongs to both", () => {
    expect(abilityCosts(textOfSide(HERO, "Backline"))).toEqual([{ energy: 1, exerts: true }]);
    expect(abilityCosts(textOfSide(HERO, "Frontline"))).toEqual([{ energy: 3, exerts: false }]);
    expect(textOfSide("Action, (1) - Draw a card.", "Frontline")).toBe("Action, (1) - Draw a card.");
  });
});

function abilities(set: Scenario): string[] {
  return set.offers().filter((line) => /^(?:ability|use) /.test(line));
}

/** Field Medkit: 1 energy and exerting it. Its AO has a warrior to use it on, without any ability. */
async function medkit(lay: Lay = {}): Promise<Scenario> {
  const set = await playing({ lay: { ao: ["Field Medkit", "Gate Templar"], hand: ["Border Rifles"], ...lay } });
  for (const hero of set.in("heroes")) set.table.move(set.id(hero), set.table.zone("removed"));
  return set;
}

describe("Playing cards: abilities of permanents", () => {
  test("an ability is paid like a card, then the card is exerted, and its text is carried out", async () => {
    const set = await medkit();
    expect(abilities(set)).toEqual(["use Field Medkit"]);
    set.do("use Field Medkit");
    expect([set.phase, set.offers()]).toEqual(["pay", ["energy Border Rifles"]]);
    set.do("energy Border Rifles");
    expect([set.phase, set.in("energy"), set.get("energy")]).toEqual(["play", ["Border Rifles"], 0]);
    expect(isExerted(set, "Field Medkit"), "whether Field Medkit is exerted").toBe(true);
    const said = set.table.log?.map(({ text }) => text) ?? [];
    expect(said.at(-1)).toBe("0 damage counters come off Gate Templar.");
    expect(said.at(-2)).toMatch(/^Field Medkit: Action, \(1\), \(E\) - Remove/);
  });

  test("a card that is exerted cannot exert, and what cannot be paid is not offered", async () => {
    const used = await medkit({ hand: many("Border Rifles", 2) });
    used.do("use Field Medkit", "energy Border Rifles");
    expect(abilities(used)).toEqual([]);
    expect(abilities(nextTurn(used))).toEqual(["use Field Medkit"]);
    expect(abilities(await medkit({ hand: [] }))).toEqual([]);
  });

  test("Cache: it pays for abilities too, but not in a turn in which it was added to", async () => {
    const lay = { hand: ["Border Rifles", "Kestrel Pilot"], cache: ["Close Ranks"] };
    const used = await medkit(lay);
    used.do("use Field Medkit", "use-cache");
    expect(used.try("cache Border Rifles")).toMatch(/your cache was used in this turn/);
    const cached = await medkit(lay);
    cached.do("cache Border Rifles", "use Field Medkit");
    expect(cached.offers()).toEqual(["energy Kestrel Pilot"]);
  });

  test("an ability that only exerts needs no payment; a card in hand, orbit or discard has none", async () => {
    const set = await playing({ lay: { hand: ["Field Medkit"], ao: ["Kestrel Pilot"], discard: [] } });
    expect(abilities(set).filter((line) => line.includes("Medkit"))).toEqual([]);
    set.do("use Sergeant Vex Amari");
    expect([set.phase, isExerted(set, "Sergeant Vex Amari")]).toEqual(["play", true]);
  });

  test("a backline hero uses its backline ability, and a frontline hero no longer", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"], ao: ["Sergeant Vex Amari"] } });
    free(set, { free: "ready", card: set.id("Sergeant Vex Amari") });
    expect(abilities(set).filter((line) => !line.includes("Apollo"))).toEqual(["use Marshal Ilse Thorne"]);
  });

  test("the ability of an attached card counts as that of a permanent", async () => {
    const set = await medkit({ ao: ["Kestrel Pilot", "Field Medkit"] });
    free(set, { free: "move", card: set.id("Field Medkit"), to: `under:${set.id("Kestrel Pilot")}` });
    expect(abilities(set)).toEqual(["use Field Medkit"]);
  });

  test("where nobody has stated a text, any energy that can be paid is offered, with and without exerting", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 2) } });
    const own = abilities(set).filter((line) => line.includes("Apollo"));
    expect(own).toEqual(["1", "2", "1E", "2E"].map((word) => `ability Banneret Apollo > ${word}`));
    const move = { do: "ability", card: set.id("Banneret Apollo"), to: "2E" };
    expect(set.dealer.says(set.table, move)).toEqual({
      what: "Use an ability yourself",
      where: "2 energy and exerting it",
    });
    set.do("ability Banneret Apollo > 2E", "energy Border Rifles", "energy Border Rifles");
    expect([set.phase, isExerted(set, "Banneret Apollo")]).toEqual(["play", true]);
    const poor = await scenario("shoulder-of-orion", { list: "Game: Shoulder of Orion\nHeroes\nBanneret Apollo" });
    expect(abilities(poor.do("go > first"))).toEqual([]);
  });
});
