// The twelve texts that the rulebook of Open Worlds tells of, at the table.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { texts } from "../../../lib/games/open-worlds/texts/texts.ts";
import { gameCalled } from "../../decks.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

const LIST = `Game: Open Worlds
Player
City 10
City 12
City 20
6 Outpost
Suck Dry
Hidden Outpost
Frigate
Striker
Scout
Troops 20
Adjust
Enter Fray
Espionage
False Alert
Fleet Support
Light Brigade
Research
Sabotage
We Quit
GRB
Worlds
Koti
Phoebe K2
Graense
Vita Ptal
Maail`;

const ROW: Lay = { "worlds:1": ["Koti"], "worlds:2": ["Phoebe K2"], "worlds:4": ["Vita Ptal"] };

function staging(lay: Lay, counters: Readonly<Record<string, number>> = {}): Promise<Scenario> {
  return scenario("open-worlds", {
    faces: "nobody",
    list: LIST,
    at: "stage",
    rest: "trash",
    counters,
    lay: { ...ROW, ...lay },
  });
}

const said = (set: Scenario) => (set.table.log ?? []).map(({ text }) => text);
const uses = (set: Scenario) => set.offers().filter((line) => line.startsWith("use "));

test("every text that the rulebook tells of is carried out, but for two of which it only tells the moment", () => {
  const all = builtInPool(gameCalled("open-worlds")).cards.filter(({ card }) => card.text);
  const left = all.filter(({ card }) => !texts.carriesOut(card as never, card.text ?? ""));
  expect([all.length, left.map(({ label }) => label)]).toEqual([12, ["False Alert", "We Quit"]]);
});

describe("Utilities (p. 6)", () => {
  test("Adjust trades a staged card for one from the hand, before Reveal, and is trashed", async () => {
    const set = await staging({ hand: ["Adjust", "City 20", "Outpost 1"], "orbitals:1": ["Frigate 12"] });
    expect(uses(set)).toEqual([]);
    set.do("stage City 20 > staged:1", "pass");
    expect([set.phase, uses(set)]).toEqual(["move", ["use Adjust"]]);
    set.do("use Adjust");
    expect([set.in("hand"), set.in("staged:1"), set.in("trash")[0]]).toEqual([["City 20"], ["Outpost 1"], "Adjust"]);
    expect(set.table.isUp(set.id("Outpost 1", "staged:1"))).toBe(false);
    set.do("pass", "resolve > worlds:1");
    expect(set.in("facilities:1")).toEqual(["Outpost 1"]);
  });

  test("Enter Fray comes into play between Move and Reveal as a Ship, and is destroyed as one", async () => {
    const set = await staging({ hand: ["Enter Fray", "GRB"] });
    expect(uses(set)).toEqual([]);
    set.do("stage GRB > staged:1", "pass");
    expect([set.phase, uses(set)]).toEqual(["move", ["use Enter Fray"]]);
    set.do("use Enter Fray");
    expect(set.offers()).toEqual(["choose Koti", "choose Phoebe K2", "choose Vita Ptal"]);
    set.do("choose Koti");
    expect(set.in("orbitals:1")).toEqual(["Enter Fray"]);
    set.do("resolve > worlds:1");
    expect([set.in("orbitals:1"), set.in("trash")]).toEqual([[], expect.arrayContaining(["Enter Fray"])]);
  });

  test("Research is played at the end of Draw: drawing or searching, as many cards as its player says", async () => {
    const lay: Lay = { hand: ["Research"], draw: ["City 10", "City 12", "City 20", "Frigate 12", "Striker"] };
    const drawing = await staging(lay);
    drawing.do("pass", "pass", "use Research", "draw-card");
    expect([drawing.offers(), drawing.in("hand")]).toEqual([
      ["draw-card", "pass"],
      expect.arrayContaining(["City 20"]),
    ]);
    drawing.do("pass");
    expect([drawing.table.turn, drawing.in("trash")[0]]).toEqual([2, "Research"]);
    const searching = await staging(lay);
    searching.do("pass", "pass", "use Research", "search");
    expect(searching.offers()).toEqual(["take City 20", "take Frigate 12", "take Striker", "pass"]);
    searching.do("take Striker", "pass");
    expect([searching.in("hand").includes("Striker"), searching.in("draw").length]).toEqual([true, 2]);
  });

  test.each([
    ["drawn", ["draw-card", "pass"]],
    ["found by a search", ["search", "take Striker", "pass"]],
  ])("a last card that Research has %s makes the next turn the final one (The Final Turn, p. 13)", async (_, lines) => {
    const set = await staging({ hand: ["Research"], draw: ["City 10", "City 12", "Striker"] });
    set.do("pass", "pass", "use Research", ...lines);
    expect([set.table.turn, set.get("final")]).toEqual([2, 1]);
    expect(said(set)).toContain("The Player Deck is empty: the next turn is the final turn.");
  });

  test("Sabotage destroys a unit in play, but never Hidden Outpost (Conflicting Rules, p. 14)", async () => {
    const lay: Lay = { hand: ["Sabotage"], "facilities:1": ["Hidden Outpost", "City 10"], "orbitals:2": ["Scout"] };
    const set = await staging(lay);
    set.do("use Sabotage");
    expect(set.offers()).toEqual(["choose City 10", "choose Scout"]);
    set.do("choose Scout");
    expect([set.in("orbitals:2"), set.in("trash").slice(0, 2)]).toEqual([[], ["Scout", "Sabotage"]]);
  });

  test("Espionage has nothing to cancel alone", async () => {
    const set = await staging({ hand: ["Espionage"], "facilities:1": ["City 10"] });
    expect(uses(set)).toEqual([]);
  });
});

describe("Structure of a Turn Step, Conflicting Rules (p. 14)", () => {
  test("Fleet Support keeps ships that are over the Class limit", async () => {
    const set = await staging({ hand: ["Frigate 12", "Striker", "Fleet Support"] }, { priorIncome: 3 });
    set.do("stage Frigate 12 > staged:1", "stage Striker > staged:2", "pass");
    expect(set.offers()).toEqual(["trash-ship Frigate 12", "trash-ship Striker", "use Fleet Support"]);
    set.do("use Fleet Support");
    expect([set.phase, set.in("trash")[0]]).toEqual(["resolve", "Fleet Support"]);
    set.do("resolve > worlds:1", "resolve > worlds:2");
    expect([set.in("orbitals:1"), set.in("orbitals:2")]).toEqual([["Frigate 12"], ["Striker"]]);
  });

  test("Fleet Support is not asked for within the limit", async () => {
    const set = await staging({ hand: ["Striker", "Fleet Support"] }, { priorIncome: 9 });
    set.do("stage Striker > staged:2", "pass");
    expect(set.phase).toBe("resolve");
  });

  test("Light Brigade: Troops stand at once on a World that you occupy, whatever they require", async () => {
    const set = await staging({ hand: ["Light Brigade", "Troops 20"], "facilities:2": ["Outpost 1"] });
    set.do("use Light Brigade");
    expect([set.in("ground:2"), set.in("trash")[0]]).toEqual([["Troops 20"], "Light Brigade"]);
  });

  test("Light Brigade is not offered without Troops, or without a World that you occupy", async () => {
    const troops = await staging({ hand: ["Light Brigade", "Troops 20"] });
    const world = await staging({ hand: ["Light Brigade"], "facilities:2": ["Outpost 1"] });
    expect([uses(troops), uses(world)]).toEqual([[], []]);
  });

  test("We Quit and False Alert are played when a turn and when Stage begin, and are left to the player", async () => {
    const set = await staging({ hand: ["We Quit", "False Alert"], draw: ["City 10", "City 12", "City 20"] });
    expect(uses(set)).toEqual(["use False Alert"]);
    set.do("use False Alert");
    expect(set.in("trash")[0]).toBe("False Alert");
    expect(set.table.log?.find(({ left }) => left !== undefined)?.text).toBe(
      "False Alert: When Stage begins: do what its printed text says.",
    );
    set.do("pass", "pass");
    expect([set.phase, set.table.turn, uses(set)]).toEqual(["beginning", 2, ["use We Quit"]]);
    set.do("pass");
    expect(set.phase).toBe("stage");
  });

  test("False Alert is too late once a card is staged", async () => {
    const set = await staging({ hand: ["City 10", "False Alert"] });
    set.do("stage City 10 > staged:4");
    expect(uses(set)).toEqual([]);
  });
});

test("Suck Dry (p. 13, 14) becomes an indicator, and its player says the World's new H2O", async () => {
  const set = await staging({ hand: ["City 10"], "facilities:1": ["Suck Dry", "Outpost 1"] });
  set.do("use Suck Dry");
  expect(set.phase).toBe("indicator");
  set.do("h2o > x:1");
  expect([set.in("indicators:1"), set.in("facilities:1"), said(set).at(-1)]).toEqual([
    ["Suck Dry"],
    ["Outpost 1"],
    "The H2O of Koti is 1 now.",
  ]);
});

describe("the autopilot finishes a text that its player has used", () => {
  test.each<[string, Lay, readonly string[]]>([
    ["Enter Fray", { hand: ["Enter Fray"] }, ["pass", "use Enter Fray"]],
    [
      "Adjust",
      { hand: ["Adjust", "City 20", "City 12", "Outpost 1"], "orbitals:1": ["Frigate 12"] },
      ["stage City 20 > staged:1", "stage City 12 > staged:4", "pass", "use Adjust"],
    ],
    ["Sabotage", { hand: ["Sabotage"], "facilities:1": ["City 10"], "orbitals:2": ["Scout"] }, ["use Sabotage"]],
  ])("%s", async (_, lay, lines) => {
    const set = (await staging(lay)).do(...lines);
    expect(set.phase).toBe("text");
    for (let moves = 0; set.phase === "text" && moves < 5; moves++) {
      const advice = set.dealer.advise(set.table);
      expect(advice && set.dealer.play(set.table, advice.move)).toBeUndefined();
      expect(advice).toBeDefined();
    }
    expect(set.phase).not.toBe("text");
  });
});

test("the autopilot replaces no Prohibited card at a beginning that only waits for a text", async () => {
  const set = await staging({ hand: ["We Quit", "Suck Dry"], draw: ["City 10", "City 12", "City 20"] });
  set.do("pass", "pass");
  expect([set.phase, set.offers()]).toEqual(["beginning", ["use We Quit", "pass"]]);
  expect(set.dealer.advise(set.table)?.move).toEqual({ do: "pass" });
});

test("the autopilot stages a ship of any Class while it holds Fleet Support, and then plays it", async () => {
  const set = await staging({ hand: ["Frigate 12", "Fleet Support"] }, { priorIncome: 3 });
  const advised = () => set.dealer.advise(set.table)?.move;
  expect(advised()).toMatchObject({ do: "stage", card: set.id("Frigate 12") });
  set.do("stage Frigate 12 > staged:1", "pass");
  expect(advised()).toEqual({ do: "use", card: set.id("Fleet Support") });
});
