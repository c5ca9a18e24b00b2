import { describe, expect, test } from "vitest";
import { gameCalled } from "../../decks.ts";
import { tableOf } from "../../table/games.ts";
import { Scenario, scenario } from "../../table/scenario.ts";
import { battle, free, give, listOf, nextTurn, offered, said, stats } from "./battle.ts";

const ALL_SEVEN = [
  "Rail Volley",
  "Rail Volley",
  "Rail Volley",
  "Siege Beam",
  "Hard Burn",
  "Staff Briefing",
  "Damage Control",
];

describe("Setup (p.5)", () => {
  test("each ship has the shield, hull and energy of its card; the others of the fourteen are the reserve", async () => {
    const set = await scenario("orions-spur", { list: listOf("terran") });
    expect([stats(set, "Ceres Picket"), stats(set, "Ganymede Bastion")]).toEqual([
      [2, 2, 2],
      [4, 4, 4],
    ]);
    expect([set.in("reserve").length, set.in("front"), set.in("flagship")]).toEqual([
      14 - 4,
      ["Ceres Picket", "Ceres Picket", "Tharsis Lance"],
      ["Ganymede Bastion"],
    ]);
  });

  test("an empty tactics section is the species' whole deck of 45; seven of it are drawn, and there is no mulligan", async () => {
    const set = await scenario("orions-spur", { list: listOf("terran") });
    expect([set.in("hand").length, set.in("draw").length, set.phase]).toEqual([7, 45 - 7, "actions"]);
  });

  test("the standard fleet of any species can be faced, the own one unless another is chosen; its highest VP stands behind", async () => {
    const open = async (faces?: string) =>
      scenario("orions-spur", { list: listOf("churrap"), ...(faces !== undefined && { faces }) });
    const usual = await open();
    const names = ["Churrap Hegemony", "Terran Federation", "H'ssuk Empire", "Mroo'shen Clans"];
    expect(usual.table.start.opponents?.map(({ id }) => id)).toEqual([
      ...names,
      ...names.map((name) => `${name}, holding its fire`),
    ]);
    expect(usual.in("enemy-flagship")).toEqual(["High Roost"]);
    const other = await open("Mroo'shen Clans");
    expect([other.in("enemy-flagship"), other.in("enemy-middle"), other.in("enemy-front")]).toEqual([
      ["Pride Herald"],
      ["Menial's Oath"],
      ["Steppe Prowler", "Steppe Prowler"],
    ]);
  });
});

describe("The flagship during setup (p.5)", () => {
  test.each([
    [
      "another stands behind",
      "Front\n2 Ceres Picket\n1 Ganymede Bastion\nFlagship\n1 Tharsis Lance",
      "Ganymede Bastion",
    ],
    ["nobody stands behind", "Front\n2 Ceres Picket\n1 Tharsis Lance\n1 Ganymede Bastion", "Ganymede Bastion"],
    ["one of the same VP stands behind", "Front\n1 Pride Herald\nFlagship\n1 Ganymede Bastion", "Ganymede Bastion"],
    ["two stand behind", "Flagship\n1 Ceres Picket\n1 Tharsis Lance", "Tharsis Lance"],
    ["two stand behind, and it in a row", "Front\n1 Ganymede Bastion\nFlagship\n2 Ceres Picket", "Ganymede Bastion"],
    ["one of unknown VP stands behind", "Front\n1 Ganymede Bastion\nFlagship\n1 Light Cruiser", "Light Cruiser"],
  ])("the ship of the highest VP is the flagship where %s", async (_, rows, flagship) => {
    const set = await scenario("orions-spur", { list: `Game: Orion's Spur\n${rows}` });
    expect(set.in("flagship")[0]).toBe(flagship);
  });
});

describe("Primary actions (p.6)", () => {
  test("a ship of any row may attack; one without anything to fire, even with a point more, may not", async () => {
    const set = await battle("terran", {
      front: ["Ceres Picket"],
      middle: ["Tharsis Lance"],
      flagship: ["Ganymede Bastion"],
    });
    expect(offered(set, "activate")).toEqual([
      "activate Ceres Picket",
      "activate Tharsis Lance",
      "activate Ganymede Bastion",
    ]);
    give(give(set, "Tharsis Lance", "energy", 0), "Ceres Picket", "energy", 0);
    expect(offered(set, "activate")).toEqual(["activate Ceres Picket", "activate Ganymede Bastion"]);
  });

  test.each([
    ["a main attack", "activate Ceres Picket"],
    ["Suppressing Fire", "suppress Ganymede Bastion > #Russet Warder"],
    ["a regroup", "regroup"],
  ])("only one is taken in a turn: after %s none is offered", async (_, line) => {
    const lay = { "enemy-front": ["Russet Warder"], "enemy-middle": ["Ochre Sentence", "Steppe Prowler"] };
    const set = await battle("terran", {
      ...lay,
      front: ["Ceres Picket"],
      flagship: ["Ganymede Bastion"],
      hand: ["Siege Beam"],
    });
    const primary = () => ["activate", "suppress", "flock", "ram", "regroup"].flatMap((word) => offered(set, word));
    expect(primary()).toContain(line);
    set.do(line);
    while (set.phase !== "actions") set.do("pass");
    expect(primary()).toEqual([]);
    expect(nextTurn(set).phase).toBe("actions");
    expect(primary().length).toBeGreaterThan(0);
  });

  test("attack and attack/reaction cards attack if their energy can be paid; reactions, draw and repair cards do not", async () => {
    const hand = [
      "Rail Volley",
      "Torpedo Spread",
      "Siege Beam",
      "Snap Shot",
      "Hard Burn",
      "Staff Briefing",
      "Damage Control",
    ];
    const set = await battle("terran", { flagship: ["Ceres Picket"], hand, "enemy-front": ["Ochre Sentence"] });
    set.do("activate Ceres Picket");
    expect(offered(set, "play")).toEqual(
      ["Rail Volley", "Torpedo Spread", "Snap Shot"].map((card) => `play ${card} > #Ochre Sentence`),
    );
    set.do("play Torpedo Spread > #Ochre Sentence");
    expect([stats(set, "Ceres Picket")[2], set.in("discard"), stats(set, "Ochre Sentence")]).toEqual([
      0,
      ["Torpedo Spread"],
      [0, 3, 3],
    ]);
  });

  test("the ship attacks again, the same target or another, while it can pay; then its attack is over", async () => {
    const set = await battle("terran", {
      flagship: ["Elysium Cradle"],
      "enemy-front": ["Ochre Sentence", "Russet Warder"],
    });
    set.do("activate Elysium Cradle", "fire > #Ochre Sentence", "fire > #Russet Warder", "fire > #Russet Warder");
    expect([stats(set, "Elysium Cradle")[2], set.in("trophies"), set.phase]).toEqual([3, ["Russet Warder"], "attack"]);
    give(set, "Elysium Cradle", "energy", 1).do("fire > #Ochre Sentence");
    // A point of overcharge would still do.
    expect([set.phase, set.offers()]).toEqual(["attack", ["overcharge", "pass"]]);
  });
});

describe("One primary action a turn (p.6)", () => {
  test("no turn passes without it, as a regroup is always possible", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    give(set, "Ganymede Bastion", "energy", 0);
    set.table.exhaust(set.id("Ganymede Bastion"));
    expect([set.offers(), set.try("pass")]).toEqual([
      ["regroup"],
      expect.stringMatching(/^Pass: first do this: .* \(Primary Actions, p\. 6\)\.$/),
    ]);
    expect(set.do("regroup", "pass", "pass").offers()).toContain("pass");
  });
});

describe("Regroup (p.8)", () => {
  test.each([0, 3, 7])("with %i cards discarded of seven, the hand is filled up to seven", async (discards) => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ALL_SEVEN });
    set.do("regroup", ...ALL_SEVEN.slice(0, discards).map((card) => `discard ${card}`));
    expect(set.in("hand")).toHaveLength(7 - discards);
    set.do("pass");
    expect([set.in("hand").length, set.in("discard").length]).toEqual([7, discards]);
  });

  test("with eight cards in hand none is drawn", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: [...ALL_SEVEN, "Snap Shot"] });
    expect(set.do("regroup", "pass").in("hand")).toHaveLength(8);
  });

  test("ships are re-enabled and have their energy back; shield and hull stay", async () => {
    const set = await battle("terran", { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"] });
    set.table.exhaust(set.id("Ceres Picket"));
    for (const token of ["shield", "hull", "energy"]) give(set, "Ganymede Bastion", token, 1);
    set.do("regroup", "pass");
    expect(stats(set, "Ganymede Bastion")).toEqual([1, 1, 4]);
    expect(set.table.isExhausted(set.id("Ceres Picket")), "whether Ceres Picket is exhausted").toBe(false);
  });

  test("ships are recruited from the reserve as far as the points go, with all their tokens, into a row with room", async () => {
    const front = ["Ceres Picket", "Ceres Picket", "Ceres Picket", "Vesta Gunboat", "Tharsis Lance"];
    const set = await battle("terran", { front, flagship: ["Ganymede Bastion"] });
    free(set, { free: "counter", to: "recruitment", by: 5 });
    set.do("regroup", "pass");
    expect(offered(set, "recruit").sort()).toEqual(
      ["Ceres Picket", "Vesta Gunboat", "Vesta Gunboat", "Tharsis Lance", "Ganymede Bastion"]
        .map((ship) => `recruit ${ship} > middle`)
        .sort(),
    );
    set.do("recruit Vesta Gunboat > middle");
    expect([set.get("recruitment"), set.in("middle"), stats(set, "Vesta Gunboat")]).toEqual([
      2,
      ["Vesta Gunboat"],
      [1, 3, 3],
    ]);
    expect(offered(set, "recruit")).toEqual(["recruit Ceres Picket > middle"]);
  });

  test.each([
    [1, "1 point"],
    [2, "2 points"],
  ])("the log says what a recruited ship cost: %i", async (recruitment, said) => {
    const { dealer, start } = await tableOf(gameCalled("orions-spur"));
    const begun = start("cost", listOf("terran"));
    const cards = begun.cards.map((dealt) => ({ ...dealt, card: { ...dealt.card, recruitment } }));
    const set = new Scenario(dealer, dealer.open({ ...begun, cards }));
    free(set, { free: "counter", to: "recruitment", by: 2 });
    const ship = set.id("Vesta Gunboat", "reserve");
    set.do("regroup", "pass");
    expect(dealer.play(set.table, { do: "recruit", card: ship, to: "front" })).toBeUndefined();
    expect(set.table.log?.map(({ text }) => text)).toContain(`Vesta Gunboat is recruited for ${said}.`);
  });

  test("without points for any ship there is nothing to recruit, and the fleet is rearranged; rows have room for five", async () => {
    const front = ["Ceres Picket", "Ceres Picket", "Ceres Picket", "Ceres Picket", "Tharsis Lance"];
    const set = await battle("terran", { front, middle: ["Vesta Gunboat"], flagship: ["Ganymede Bastion"] });
    set.do("regroup", "pass");
    expect([set.phase, offered(set, "arrange")]).toEqual([
      "reorganize",
      front.map((ship) => `arrange ${ship} > middle`),
    ]);
    set.do("arrange Tharsis Lance > middle");
    expect(offered(set, "arrange")).toContain("arrange Vesta Gunboat > front");
  });

  test("a recruited ship of higher VP becomes the flagship; of equal VP any may be made it (p.5)", async () => {
    const set = await battle("terran", { front: ["Ganymede Bastion"], flagship: ["Ganymede Bastion"] });
    free(set, { free: "counter", to: "recruitment", by: 8 });
    set.do("regroup", "pass", "recruit Elysium Cradle > front", "pass");
    expect([set.in("flagship"), offered(set, "lead")]).toEqual([["Elysium Cradle"], []]);
    const equal = await battle("terran", {
      front: ["Ganymede Bastion", "Ceres Picket"],
      flagship: ["Ganymede Bastion"],
    });
    expect(offered(equal.do("regroup", "pass"), "lead")).toEqual(["lead Ganymede Bastion"]);
  });

  test("the ship of the highest VP is the flagship as soon as it is recruited (p.5)", async () => {
    const set = await battle("terran", { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"] });
    free(set, { free: "counter", to: "recruitment", by: 10 });
    set.do("regroup", "pass", "recruit Elysium Cradle > middle");
    expect([set.phase, set.in("flagship"), set.in("middle")]).toEqual([
      "recruit",
      ["Elysium Cradle"],
      ["Ganymede Bastion"],
    ]);
  });

  test("tactics are revised in every step of it, and free moves wait only while cards are discarded (p.9)", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Hard Burn", "Staff Briefing"] });
    free(set, { free: "counter", to: "recruitment", by: 2 });
    const open = () => [set.phase, offered(set, "revise").length > 0, set.dealer.isOpen(set.table)];
    expect(open.call(set.do("regroup"))).toEqual(["resources", true, false]);
    expect(open.call(set.do("pass"))).toEqual(["recruit", true, true]);
    expect(open.call(set.do("pass"))).toEqual(["reorganize", true, true]);
    set.do("revise Hard Burn");
    expect([offered(set, "revise"), offered(set, "use").length > 0]).toEqual([[], true]);
  });

  test("in a turn that regroups no ship attacks", async () => {
    const set = (await battle("terran", { flagship: ["Ganymede Bastion"] })).do("regroup", "pass", "pass");
    expect([set.phase, offered(set, "activate")]).toEqual(["actions", []]);
    expect(set.table.log?.map(({ text }) => text)).toContain(
      "The fleet regroups: this turn none of its cards and abilities may damage another player.",
    );
  });
});

describe("Secondary actions, recruitment points (p.9)", () => {
  test("draw, repair and special cards are used before the primary action and, our reading, after it", async () => {
    const hand = ["Staff Briefing", "Damage Control", "Admiral's Gambit", "Rail Volley", "Hard Burn"];
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand });
    expect(offered(set, "use")).toEqual(["use Staff Briefing", "use Damage Control", "use Admiral's Gambit"]);
    set.do("use Staff Briefing", "activate Ganymede Bastion", "pass", "use Damage Control");
    expect(set.in("discard")).toEqual(["Damage Control", "Staff Briefing"]);
    expect(said(set).slice(-4)).toEqual([
      "Damage Control is used for 1 energy.",
      "Damage Control: Restore up to 3 hull to one of your ships, which pays the energy.",
      "Ganymede Bastion has 3 energy.",
      "Ganymede Bastion has 4 hull.",
    ]);
  });

  test("what the table does not understand of a card is left to the player", async () => {
    const texts = { "Damage Control": "Restore up to 3 hull to a ship of your choice." };
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Damage Control"] }, "", texts);
    set.do("use Damage Control");
    expect(said(set).slice(-2)).toEqual([
      "Damage Control is used for 1 energy: do by hand what it says.",
      "Damage Control: Restore up to 3 hull to a ship of your choice.",
    ]);
  });

  test("once a turn, at any point of it, a card is discarded to draw another: in the midst of an attack too", async () => {
    const hand = ["Hard Burn", "Hard Burn"];
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand });
    set.do("activate Ganymede Bastion", "fire > #Ochre Sentence", "revise Hard Burn");
    expect([set.in("hand").length, set.in("discard"), offered(set, "revise")]).toEqual([2, ["Hard Burn"], []]);
    expect(offered(nextTurn(set), "revise").length).toBeGreaterThan(0);
  });

  test("an attack stays open while a revised hand could go on with it, and is over when it cannot", async () => {
    const open = async () => battle("mrooshen", { flagship: ["Steppe Prowler"], hand: ["Claw Volley", "Low Crouch"] });
    const set = (await open()).do("activate Steppe Prowler", "play Claw Volley > #Ochre Sentence");
    expect([set.phase, set.offers()]).toEqual(["attack", ["revise Low Crouch", "pass"]]);
    const revised = (await open()).do("revise Low Crouch");
    for (const card of revised.in("hand").filter((label) => label !== "Claw Volley"))
      free(revised, { free: "move", card: revised.id(card, "hand"), to: "discard" });
    revised.do("activate Steppe Prowler", "play Claw Volley > #Ochre Sentence");
    expect(revised.phase).toBe("actions");
  });

  test("with an empty deck tactics cannot be revised", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Hard Burn"] });
    for (const id of [...set.table.in(set.table.zone("draw"))]) set.table.move(id, set.table.zone("discard"));
    expect(offered(set, "revise")).toEqual([]);
  });

  test("one recruitment point is generated at the end of every turn", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] });
    expect(set.get("recruitment")).toBe(0);
    expect(nextTurn(set.do("regroup")).get("recruitment")).toBe(1);
    expect(nextTurn(set.do("regroup")).get("recruitment")).toBe(2);
  });
});

describe("The end of the game (p.9, p.12)", () => {
  test.each([
    ["", 9, false],
    ["", 10, true],
    ["VP: 15", 10, false],
    ["VP: 5", 5, true],
    ["VP: 5", 6, true],
  ])("list with “%s”, %i VP: over %s", async (header, vp, isOver) => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] }, header);
    free(set, { free: "counter", to: "vp", by: vp });
    expect(set.dealer.isOver(set.table)).toBe(isOver);
  });

  test("the VP that win end the game in the midst of an attack", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] }, "VP: 1");
    give(set, "Russet Warder", "hull", 1).do("activate Ganymede Bastion", "fire > #Russet Warder");
    expect([set.offers(), set.try("pass")]).toEqual([[], "The game is over."]);
  });

  test("alone, a game is over when nobody is left to be faced", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], "enemy-flagship": ["Russet Warder"] });
    set.do("activate Ganymede Bastion", "fire > #Russet Warder");
    give(set, "Russet Warder", "hull", 1).do("fire > #Russet Warder");
    expect(set.get("vp")).toBe(1);
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.table.log?.at(-1)?.text).toBe("You won in turn 1: no enemy ship is left. You have 1 VP.");
  });

  test("before the first turn it is said what ends a game alone, and how many VP the fleet faced is worth", async () => {
    const faces = "Terran Federation, holding its fire";
    const set = await scenario("orions-spur", { list: listOf("terran"), faces });
    expect(set.dealer.goldfish.setup[0]?.says).toMatch(/destroy it all, to finish/);
    expect(said(set)).toContain("It is worth 10 VP. You need 10 VP to win.");
    const short = await scenario("orions-spur", { list: listOf("terran", "VP: 5"), faces });
    expect(said(short)).toContain("It is worth 7 VP. You need 5 VP to win.");
  });

  test("the VP that win are named when they are won", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"] }, "VP: 1");
    give(set, "Russet Warder", "hull", 1).do("activate Ganymede Bastion", "fire > #Russet Warder");
    expect(set.table.log?.at(-1)?.text).toBe("You won in turn 1, 1 to 0 VP.");
  });

  test("a fleet faced that a text takes away ends the game too, and the log says so", async () => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], "enemy-flagship": ["Russet Warder"] });
    free(set, { free: "move", card: set.id("Russet Warder"), to: "discard" });
    expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
    expect(set.table.log?.at(-1)?.text).toBe("You won in turn 1: no enemy ship is left. You have 0 VP.");
  });
});
