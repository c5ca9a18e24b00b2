// The keywords of 2.1 and 2.2 against an opponent with units, and the opponent's turn (1.10, 1.11).
import { describe, expect, test } from "vitest";
import { targetsOf } from "../../../lib/games/conquest-of-orion/table/combat.ts";
import { TOKEN } from "../../../lib/games/conquest-of-orion/table/table.ts";
import { advice, damage, deck, galaxy, LIST, offered, on, stored, until, war } from "./galaxy.ts";

const EXTRA = `${LIST.slice(0, LIST.indexOf("4 Picket"))}2 Longrange Skiff\n2 Bounty Runner\n2 Night Smuggler\n2 Lancer Corvette\n2 Hull Gun\n2 Dock Marshal\n2 Ghost Ray\n2 Starfall Fanatics\n${LIST.slice(LIST.indexOf("4 Picket"))}`;
const rich = { blue: 6, gold: 6, red: 6, tier: 9 };

describe("in the player's turn", () => {
  test("units defend their planet: it can be attacked when they have been dealt lethal damage", async () => {
    const set = await war({ mine: ["Broadside Cruiser", "Picket Cutter"], theirs: ["Homestead Militia"] });
    set.do("pass", "advance Broadside Cruiser > #Ice Planet", "advance Picket Cutter > #Ice Planet", "pass");
    expect([set.phase, offered(set, "attack")]).toEqual([
      "battle",
      ["attack Broadside Cruiser > #Homestead Militia", "attack Picket Cutter > #Homestead Militia"],
    ]);
    set.do("attack Broadside Cruiser > #Homestead Militia");
    expect(offered(set, "attack")).toEqual(["attack Picket Cutter > #Ice Planet"]);
    set.do("attack Picket Cutter > #Ice Planet", "pass");
    expect([set.in("enemy-graveyard"), set.token("Ice Planet", "damage"), set.get("dealt")]).toEqual([
      ["Homestead Militia"],
      1,
      4,
    ]);
  });

  test("units and planets strike back, even those with lethal damage, and are exhausted", async () => {
    const set = await war({ mine: ["Broadside Cruiser"], theirs: ["Homestead Militia"] });
    set.do("pass", "advance Broadside Cruiser > #Ice Planet", "pass", "attack Broadside Cruiser > #Homestead Militia");
    set.do("pass");
    // Two by the unit and two by the planet, of which two shields prevent two.
    expect(set.token("Broadside Cruiser", "damage")).toBe(2);
  });

  test("after combat each unit that survived retreats to a planet of its player (1.10, 1.11)", async () => {
    const set = await war({ mine: ["Broadside Cruiser", "Picket Cutter"], theirs: ["Homestead Militia"] });
    set.do("pass", "advance Broadside Cruiser > #Ice Planet", "advance Picket Cutter > #Ice Planet", "pass");
    expect(offered(set, "retreat")).toEqual([]);
    const lost = until(set.do("attack Broadside Cruiser > #Homestead Militia"), "retreat").in("graveyard");
    expect([lost, offered(set, "retreat")]).toEqual([["Picket Cutter"], ["retreat Broadside Cruiser > #Rock Planet"]]);
    expect(set.do("retreat Broadside Cruiser > #Rock Planet").phase).toBe("post-economy");
    expect(on(set, "Rock Planet")).toEqual(["Broadside Cruiser"]);
  });

  test.each([
    ["in one's own turn", ["pass", "advance Mudback Grazer > #Ice Planet"]],
    ["in the opponent's", ["pass", "pass", "pass"]],
  ])("before the clean-up, fast cards are played on what has been dealt lethal damage: %s (1.14)", async (_, lines) => {
    const lay = { planets: ["Lava Planet"], hand: ["Sudden Molt"], "on Rock Planet": [] };
    const at = { list: deck("Mudback Grazer", "Sudden Molt"), mine: ["Mudback Grazer"], theirs: ["Mercenary Armada"] };
    const set = (await war({ ...at, lay, blue: 6 })).do(...lines);
    while (set.token("Mudback Grazer", "damage") < 3) set.do("pass");
    expect([set.phase, on(set, "Lava Planet")]).toEqual(["battle", ["Mudback Grazer"]]);
    while (offered(set, "attack").length > 0) set.do(offered(set, "attack")[0] ?? "");
    expect(advice(set)).toMatch(/^play Sudden Molt/);
    until(set.do("play Sudden Molt"), "post-economy");
    expect([set.in("graveyard"), on(set, "Lava Planet")]).toEqual([["Sudden Molt"], ["Mudback Grazer"]]);
    // With nothing to play, nothing is asked.
    const bare = (await war({ ...at, lay: { ...lay, hand: [] }, blue: 6 })).do(...lines);
    while (bare.in("graveyard").length === 0) expect(bare.do("pass").phase).not.toBe("answer");
    expect(bare.in("graveyard")).toEqual(["Mudback Grazer"]);
  });

  test("Guardian: other units without it cannot be attacked before", async () => {
    const set = await war({ mine: ["Broadside Cruiser"], theirs: ["Rogue Interdictor", "Homestead Militia"] });
    set.do("pass", "advance Broadside Cruiser > #Ice Planet", "pass");
    expect(offered(set, "attack")).toEqual(["attack Broadside Cruiser > #Rogue Interdictor"]);
    // Barrage deals its damage to the others too.
    set.do("attack Broadside Cruiser > #Rogue Interdictor", "pass");
    expect([set.in("enemy-graveyard"), set.token("Rogue Interdictor", "damage")]).toEqual([["Homestead Militia"], 2]);
  });

  test("Sweep: what is left goes to the next unit, and at last to the planet", async () => {
    const set = await war({ mine: ["Cathedral of Engines"], theirs: ["Homestead Militia", "Furnace Brute"] });
    set.do("pass", "advance Cathedral of Engines > #Ice Planet", "pass");
    set.do("attack Cathedral of Engines > #Homestead Militia", "pass");
    expect([set.in("enemy-graveyard").sort(), set.token("Ice Planet", "damage")]).toEqual([
      ["Furnace Brute", "Homestead Militia"],
      7 - 3 - 2,
    ]);
  });

  test.each([
    ["Orbital range: nothing strikes what assaults with it", "Longrange Skiff", [], []],
    ["without it, the planet and the unit do", "Picket Cutter", [], ["Picket Cutter"]],
    ["Stealth: what is stealthed is not struck", "Bounty Runner", ["stealth Bounty Runner"], []],
  ])("%s", async (_, unit, before, lost) => {
    const set = await war({ list: EXTRA, mine: [unit], theirs: ["Homestead Militia"] });
    set.do("pass", `advance ${unit} > #Ice Planet`, ...before);
    // What survives is asked where it retreats to.
    until(set, lost.length > 0 ? "post-economy" : "retreat");
    expect([set.table.turn, set.in("graveyard")]).toEqual([1, lost]);
  });

  test("what is stealthed cannot attack, and its text is told of it", async () => {
    const set = await galaxy({ list: EXTRA, lay: { "on Ice Planet": ["Night Smuggler"] } });
    set.do("pass", "stealth Night Smuggler");
    expect([offered(set, "assault"), stored(set)]).toEqual([[], [0, 1, 0]]);
  });

  test("Intercept: it may assault when the opponent has moved", async () => {
    const held = await war({ list: EXTRA, mine: ["Lancer Corvette", "Picket Cutter"], theirs: ["Homestead Militia"] });
    held.do("pass", "pass");
    expect([held.phase, offered(held, "intercept")]).toEqual([
      "readiness",
      ["intercept Lancer Corvette > #Ice Planet"],
    ]);
    until(held.do("intercept Lancer Corvette > #Ice Planet"), "battle");
    expect(offered(held, "attack")).toEqual(["attack Lancer Corvette > #Homestead Militia"]);
  });

  test("the opponent moves its toughest ready unit to where a planet would fall, if it survives there", async () => {
    const lay = { enemy: ["Ice Planet", "Ice Planet"] };
    const set = await war({ mine: ["Cathedral of Engines"], theirs: ["Mercenary Armada"], lay });
    const [, bare = -1] = set.table.in(set.table.zone("enemy"));
    set.table.setToken(bare, TOKEN.damage, 4);
    set.do("pass");
    for (const card of set.table.in(set.table.under(set.id("Lava Planet"))))
      expect(set.dealer.play(set.table, { do: "advance", card, to: `#${bare}` })).toBeUndefined();
    set.do("pass");
    expect(set.table.in(set.table.under(bare)).map((id) => [set.table.label(id), set.table.isExhausted(id)])).toEqual([
      ["Mercenary Armada", true],
    ]);
  });

  test("Traveler: the planet and what it takes along are near the planet that it assaults", async () => {
    const lay = {
      planets: ["Wreckyard Moon", "Rock Planet"],
      "on Wreckyard Moon": ["Drifting Mines"],
      "on Lava Planet": [],
    };
    const set = await war({ list: deck("Wreckyard Moon", "Drifting Mines"), theirs: ["Homestead Militia"], lay });
    set.do("pass", "advance Wreckyard Moon > #Ice Planet", "pass");
    expect(offered(set, "attack")).toEqual([
      "attack Wreckyard Moon > #Homestead Militia",
      "attack Drifting Mines > #Homestead Militia",
    ]);
    // The unit protects its planet from what strikes back.
    set.do("attack Drifting Mines > #Homestead Militia", "attack Wreckyard Moon > #Ice Planet", "pass");
    expect([set.in("enemy-graveyard"), set.in("graveyard"), set.token("Wreckyard Moon", "damage")]).toEqual([
      ["Homestead Militia"],
      ["Drifting Mines"],
      2,
    ]);
  });

  test("Armament: it attacks where its unit assaults, but not in the turn in which it came", async () => {
    const set = await war({
      list: EXTRA,
      mine: ["Broadside Cruiser"],
      theirs: ["Homestead Militia"],
      lay: { hand: ["Hull Gun"] },
      ...rich,
    });
    set.do(
      "play Hull Gun > #Broadside Cruiser",
      "pay > gold",
      "pass",
      "advance Broadside Cruiser > #Ice Planet",
      "pass",
    );
    expect(offered(set, "attack").length).toBe(1);
    set.table.setToken(set.id("Hull Gun"), TOKEN.entered, -1);
    expect(offered(set, "attack")).toContain("attack Hull Gun > #Homestead Militia");
    set.do("attack Hull Gun > #Homestead Militia");
    expect(set.token("Homestead Militia", "damage")).toBe(2);
  });

  test("with nobody opposite, an Armament attacks once its unit has assaulted", async () => {
    const lay = { "on Ice Planet": ["Picket Cutter"], "on Picket Cutter": ["Hull Gun"] };
    const set = await galaxy({ list: EXTRA, lay });
    set.do("pass");
    expect(offered(set, "assault")).toEqual(["assault Picket Cutter"]);
    set.do("assault Picket Cutter", "assault Hull Gun");
    expect(set.get("dealt")).toBe(1 + 2);
  });

  test("a unit that has to assault does not let the phase pass", async () => {
    const set = await galaxy({ list: EXTRA, lay: { "on Ice Planet": ["Starfall Fanatics"] } });
    expect(set.do("pass").try("pass")).toMatch(/^Pass: first do this: /);
    set.do("advance Starfall Fanatics", "pass");
    expect(set.phase).toBe("retreat");
  });
});

describe("in the opponent's turn", () => {
  test("its units assault the planet that is defended worst, if they overcome what is there", async () => {
    const set = await war({ home: ["Picket Cutter"], theirs: ["Homestead Militia"] });
    until(set, "defense");
    expect(set.dealer.phase(set.table).asks?.(set.table)).toMatch(/^Homestead Militia assaults Lava Planet\./);
  });

  test("a unit that moves defends, but is exhausted and cannot attack", async () => {
    const set = await war({ home: ["Broadside Cruiser"], theirs: ["Contract Gunners", "Armored Freighter"] });
    until(set, "defense");
    set.do("defend Broadside Cruiser > #Lava Planet");
    expect([on(set, "Lava Planet"), set.table.isExhausted(set.id("Broadside Cruiser"))]).toEqual([
      ["Broadside Cruiser"],
      true,
    ]);
    expect(offered(set.do("pass"), "attack").filter((line) => line.includes("Cruiser"))).toEqual([]);
  });

  test("planets attack what assaults them, and what is left attacks", async () => {
    const set = await war({ theirs: ["Armored Freighter"] });
    until(set, "battle");
    expect(offered(set, "attack")).toEqual(["attack Lava Planet > #Armored Freighter"]);
    set.do("attack Lava Planet > #Armored Freighter", "pass");
    expect(set.token("Lava Planet", "damage")).toBe(2);
  });

  test("an attacker without damage left attacks nothing and stays ready", async () => {
    const lay = { hand: ["Spore Cloud"] };
    const set = await war({ list: deck("Spore Cloud"), theirs: ["Armored Freighter"], lay, ...rich });
    until(set, "defense").do("play Spore Cloud", "choose Armored Freighter");
    until(set, "battle").do("pass");
    expect([set.table.isExhausted(set.id("Armored Freighter")), set.token("Lava Planet", "damage")]).toEqual([
      false,
      0,
    ]);
  });

  test("Deploy: the unit is paid for as an achievement and comes when it is needed", async () => {
    const set = await war({ theirs: ["Armored Freighter"], lay: { hand: ["Drop Trooper"] }, blue: 1 });
    set.do("deploy Drop Trooper");
    expect([set.in("achievements"), stored(set)]).toEqual([["Drop Trooper"], [0, 0, 0]]);
    until(set, "defense");
    set.do("muster Drop Trooper > #Lava Planet", "pass");
    expect(offered(set, "attack")).toContain("attack Drop Trooper > #Armored Freighter");
  });

  test("Deploy with nobody opposite: the opponent's turn is there for it", async () => {
    const set = await galaxy({ lay: { hand: ["Drop Trooper"] }, blue: 1 });
    set.do("deploy Drop Trooper", "pass", "pass");
    expect(set.phase).toBe("defense");
    set.do("muster Drop Trooper > #Ice Planet", "pass");
    expect([set.table.turn, on(set, "Ice Planet")]).toEqual([2, ["Drop Trooper"]]);
  });

  test("Ambush and fast abilities are played then", async () => {
    const lay = { hand: ["Reed Stalker", "Warning Shot", "Rail Salvo"] };
    const set = await war({ theirs: ["Armored Freighter"], lay, ...rich });
    until(set, "defense");
    expect(offered(set, "play").map((line) => line.split(" > ")[0])).toEqual([
      "play Reed Stalker",
      "play Reed Stalker",
      "play Warning Shot",
    ]);
    set.do("play Warning Shot", "choose Armored Freighter");
    // It assaults, and its shields prevent both.
    expect(set.token("Armored Freighter", "absorbed")).toBe(2);
  });

  test("Guardian: it is attacked before the other units", async () => {
    const set = await war({
      list: EXTRA,
      mine: ["Dock Marshal", "Picket Cutter"],
      home: ["Cathedral of Engines"],
      theirs: ["Mercenary Armada"],
    });
    until(set, "battle");
    set.do("pass");
    expect(set.in("graveyard")).toEqual(["Dock Marshal"]);
  });

  test.each([
    ["that cannot be attacked, with Orbital range, guards (2.1, 2.2)", false, []],
    ["that is stealthed does not", true, ["Picket Cutter"]],
  ])("Guardian: one %s", async (_, isHidden, attacks) => {
    const warden = { name: "Warden", type: "unit", damage: 1, health: 3, keywords: ["Guardian", "Orbital range"] };
    const list = `${LIST.slice(0, LIST.indexOf("4 Picket"))}2 Warden\n${LIST.slice(LIST.indexOf("4 Picket"))}`;
    const set = await war({ list, own: [warden], mine: ["Warden", "Picket Cutter"], theirs: ["Homestead Militia"] });
    set.do("pass", "advance Warden > #Ice Planet", "advance Picket Cutter > #Ice Planet");
    if (isHidden) set.table.setToken(set.id("Warden"), TOKEN.stealthed, 2 * set.table.turn);
    const targets = targetsOf(set.table as never, set.id("Homestead Militia"));
    expect(targets.map((id) => set.table.label(id))).toEqual(attacks);
  });

  test("after combat, units that are still ready may move once, and the next turn readies them", async () => {
    const set = await war({ mine: ["Picket Cutter"], theirs: [] });
    set.do("pass", "pass", "pass");
    expect([set.phase, offered(set, "move")]).toEqual(["shift", ["move Picket Cutter > #Rock Planet"]]);
    set.do("move Picket Cutter > #Rock Planet");
    expect([on(set, "Rock Planet"), offered(set, "move")]).toEqual([["Picket Cutter"], []]);
    expect([set.table.turn, set.table.isExhausted(set.id("Picket Cutter"))]).toEqual([2, false]);
  });

  test("what the opponent destroys is lost", async () => {
    const set = await war({ theirs: ["Mercenary Armada"] });
    damage(set, "Lava Planet", 4);
    until(set, "battle");
    set.do("pass");
    expect(set.in("neutral")).toContain("Lava Planet");
  });
});
