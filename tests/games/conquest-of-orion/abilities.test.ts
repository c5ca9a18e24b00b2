// What texts do when something happens, and abilities that the player uses.
import { describe, expect, test } from "vitest";
import { TOKEN } from "../../../lib/games/conquest-of-orion/table/table.ts";
import { halfTurn } from "../../../lib/games/conquest-of-orion/table/whereabouts.ts";
import { damage, deck, galaxy, nextTurn, offered, on, stored, war } from "./galaxy.ts";

const rich = { blue: 6, gold: 6, red: 6, tier: 9 };

describe("events", () => {
  test.each([
    ["Mining Claim", { "on Ice Planet": ["Mining Claim"] }, [1, 0, 0]],
    ["Resonant Core", { "on Ice Planet": ["Resonant Core"] }, [0, 1, 0]],
  ])("%s: whenever the affected planet produces", async (label, lay, more) => {
    const plain = stored(nextTurn(await galaxy({ list: deck("Rail Salvo") })));
    const set = nextTurn(await galaxy({ list: deck(label), lay }));
    expect(stored(set)).toEqual(plain.map((one, at) => one + (more[at] ?? 0)));
  });

  test.each([
    ["below the Threshold one card is drawn", "Slow Arithmetic", 2, 1],
    ["from the Threshold on two are", "Slow Arithmetic", 3, 2],
    ["two instead of one", "Grand Concordance", 1, 2],
  ])("%s", async (_, label, tier, cards) => {
    const set = await galaxy({ list: deck(label), lay: { achievements: [label] }, tier });
    expect(nextTurn(set).in("hand").length).toBe(cards);
  });

  test("at the end of the turn, units are ready", async () => {
    const lay = { achievements: ["Vigil of Dead Suns"], "on Ice Planet": ["Picket Cutter"] };
    const set = await war({
      list: deck("Vigil of Dead Suns"),
      mine: ["Picket Cutter"],
      theirs: ["Armored Freighter"],
      lay: { achievements: lay.achievements },
    });
    set.table.exhaust(set.id("Picket Cutter"));
    while (set.phase !== "defense") set.do("pass");
    expect(set.table.isExhausted(set.id("Picket Cutter"))).toBe(false);
  });

  test("what assaults a planet is dealt damage by its text", async () => {
    const lay = { planets: ["Cinderhold"], "on Lava Planet": [], "on Rock Planet": [] };
    const set = await war({ list: deck("Cinderhold"), theirs: ["Homestead Militia"], lay });
    while (set.phase !== "defense") set.do("pass");
    expect(set.token("Homestead Militia", "damage")).toBe(1);
  });

  test("an attack on a planet, and one that is destroyed nearby", async () => {
    const lay = { "on Ice Planet": ["Ember Raider", "Vulture Engine", "Picket Cutter"] };
    const set = await galaxy({ list: deck("Ember Raider", "Vulture Engine"), lay });
    set.do("pass", "assault Ember Raider");
    expect(stored(set)).toEqual([0, 0, 1]);
    damage(set, "Picket Cutter", 2).do("pass");
    expect(stored(set)).toEqual([1, 0, 1]);
  });
});

describe("what is destroyed in combat", () => {
  test("reaches what is nearby where it assaulted", async () => {
    const set = await war({ list: deck("Slag Crawler"), mine: ["Slag Crawler"], theirs: ["Homestead Militia"] });
    set.do("pass", "advance Slag Crawler > #Ice Planet");
    while (set.phase !== "post-economy") set.do("pass");
    expect([set.in("graveyard"), set.token("Homestead Militia", "damage")]).toEqual([["Slag Crawler"], 1]);
  });

  test("reaches what assaulted it", async () => {
    const lay = { planets: ["Lava Planet"], "on Rock Planet": [] };
    const set = await war({ list: deck("Slag Crawler"), mine: ["Slag Crawler"], theirs: ["Homestead Militia"], lay });
    set.table.exhaust(set.id("Slag Crawler"));
    nextTurn(set);
    expect([set.in("graveyard"), set.token("Homestead Militia", "damage")]).toEqual([["Slag Crawler"], 1]);
  });
});

describe("abilities that are used", () => {
  test("an exhausted card can use none, and Delay waits for the next turn", async () => {
    const set = await galaxy({ list: deck("Lamp Bearer"), ...rich, gold: 1, lay: { hand: ["Lamp Bearer"] } });
    set.do("play Lamp Bearer > #Ice Planet", "pay > blue");
    expect(offered(set, "use")).toEqual([]);
    nextTurn(set);
    const [, gold = 0] = stored(set);
    set.do("use Lamp Bearer");
    expect([stored(set)[1], offered(set, "use")]).toEqual([gold + 1, []]);
  });

  test("another unit is readied, and attacks again", async () => {
    const set = await galaxy({
      list: deck("Keeper of Hours"),
      lay: { "on Ice Planet": ["Keeper of Hours", "Picket Cutter"] },
    });
    set.do("pass", "assault Picket Cutter", "use Keeper of Hours", "assault Picket Cutter");
    expect(set.get("dealt")).toBe(2);
  });

  test("a unit that destroys itself reaches what was nearby", async () => {
    const set = await war({
      list: deck("Pyre Acolyte"),
      mine: ["Pyre Acolyte", "Picket Cutter"],
      theirs: ["Homestead Militia"],
    });
    set.do("use Pyre Acolyte");
    expect([set.in("graveyard"), set.offers()]).toEqual([["Pyre Acolyte"], ["choose Picket Cutter", "pass"]]);
  });

  test("a unit from the hand is played without its cost", async () => {
    const set = await galaxy({
      list: deck("Ark Carrier", "Standby Squadron", "Glacier Titan"),
      ...rich,
      lay: { hand: ["Ark Carrier", "Standby Squadron", "Glacier Titan"] },
    });
    set.do("play Ark Carrier > #Ice Planet");
    expect(set.offers()).toEqual(["choose Standby Squadron", "pass"]);
    set.do("choose Standby Squadron");
    set.do("choose Rock Planet");
    expect([on(set, "Rock Planet"), set.table.token(set.id("Standby Squadron"), TOKEN.entered)]).toEqual([
      ["Standby Squadron"],
      halfTurn(set.table as never),
    ]);
  });
});
