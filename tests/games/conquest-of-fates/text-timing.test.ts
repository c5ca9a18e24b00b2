// When texts happen: The Accordion (p. 13), Special Effects (p. 12), and what they find then.
import { describe, expect, test } from "vitest";
import { cqOf, TOKEN } from "../../../lib/games/conquest-of-fates/table/table.ts";
import { mark } from "../../table/by-hand.ts";
import type { Scenario } from "../../table/scenario.ts";
import { battle, said } from "./battles.ts";

const cq = (set: Scenario, label: string, zone?: string) => cqOf(set.table as never, set.id(label, zone));

describe("what waits for its own destruction", () => {
  test("Glass Martyr still knows the location where it was", async () => {
    const set = await battle({
      lay: {
        L1: ["Glass Martyr"],
        L2: ["Backdraft Sapper"],
        E2: ["Moss Grazer"],
        E5: ["Sap Drinker"],
        E7: ["Dock Runner"],
      },
      down: ["L2"],
    });
    set.do("reveal Backdraft Sapper", "choose Glass Martyr");
    expect(set.offers()).toEqual(["choose Moss Grazer", "choose Sap Drinker"]);
    set.do("choose Sap Drinker");
    expect([set.token("Sap Drinker", "plagued"), set.token("Moss Grazer", "plagued")]).toEqual([1, 0]);
  });

  test.each([
    ["at this location", ["Ashline Trooper"]],
    ["at this or an adjacent location", ["Ashline Trooper", "Moss Grazer"]],
    ["at this and adjacent locations", ["Ashline Trooper", "Moss Grazer"]],
  ])("a card of one's own, too: %s", async (where, found) => {
    const text = `When this unit is destroyed, an enemy unit ${where} becomes Plagued.`;
    const set = await battle({
      own: [{ name: "Last Word", timing: "special", text }],
      lay: {
        L1: ["Last Word"],
        L2: ["Backdraft Sapper"],
        E1: ["Ashline Trooper"],
        E2: ["Moss Grazer"],
        E7: ["Dock Runner"],
      },
      down: ["L2"],
    });
    set.do("reveal Backdraft Sapper", "choose Last Word");
    // What is the only choice needs none.
    if (found.length > 1) {
      expect(set.offers()).toEqual(found.map((label) => `choose ${label}`));
      set.do(`choose ${found.at(-1)}`);
    }
    expect(set.token(found.at(-1) ?? "", "plagued")).toBe(1);
  });
});

describe("effects at the end of battle", () => {
  const ENEMIES = { E1: ["Moss Grazer"], E2: ["Sap Drinker"] };

  test("come in the order that the player chooses, whatever the units are called", async () => {
    const lay = { L1: ["Slag Herald"], L2: ["Living Detonator"], ...ENEMIES };
    const one = (await battle({ lay, at: "deployment-2" })).do("pass", "pass");
    expect(one.offers()).toEqual(["end-effect Slag Herald", "end-effect Living Detonator"]);
    one.do("end-effect Living Detonator");
    expect([one.offers(), cq(one, "Slag Herald")]).toEqual([["tally"], 2 + 2 * 2]);
    const other = (await battle({ lay, at: "deployment-2" })).do("pass", "pass", "end-effect Slag Herald");
    expect([cq(other, "Slag Herald"), other.in("L2")]).toEqual([2, []]);
    expect(said(other)).toContain("There is no enemy unit that was destroyed: Slag Herald stays at 2 CQ.");
  });

  test("a unit that is destroyed or muted before its turn does nothing", async () => {
    const own = [
      { name: "Killer", timing: "end", text: "Destroy one of your adjacent units." },
      { name: "Drawer", timing: "end", text: "Draw two cards." },
    ] as const;
    const lay = { L1: ["Killer"], L2: ["Drawer"], draw: ["Pyre Breaker", "Magma Skimmer"] };
    const set = (await battle({ own, lay, at: "deployment-2" })).do("pass", "pass", "end-effect Killer");
    expect([set.in("L2"), set.in("hand"), set.offers()]).toEqual([[], [], ["tally"]]);
    const muted = await battle({ own, lay, at: "deployment-2" });
    mark(muted, "Killer", "muted");
    expect([muted.do("pass", "pass").in("hand").length, muted.offers()]).toEqual([2, ["tally"]]);
  });

  test("a unit that arrives then has its turn too", async () => {
    const set = await battle({
      own: [
        { name: "Gate", timing: "end", text: "Deploy a unit from your hand to the Extra Locations." },
        { name: "Drawer", timing: "end", text: "Draw a card." },
      ],
      lay: { L1: ["Gate"], hand: ["Drawer"], draw: ["Pyre Breaker"] },
      at: "deployment-2",
    });
    set.do("pass", "pass");
    expect([set.in("extra"), set.in("hand"), set.offers()]).toEqual([["Drawer"], ["Pyre Breaker"], ["tally"]]);
  });

  test("the autopilot lets the one happen first that is worth most", async () => {
    const lay = { L1: ["Slag Herald"], L2: ["Living Detonator"], ...ENEMIES };
    const set = (await battle({ lay, at: "deployment-2" })).do("pass", "pass");
    expect(set.dealer.advise(set.table)?.move).toEqual({ do: "end-effect", card: set.id("Living Detonator") });
  });
});

describe("If you do", () => {
  const lay = { L2: ["Backdraft Sapper"], E1: ["Moss Grazer"], E2: ["Sap Drinker"] };

  test.each<[string, string, string, (set: Scenario) => void]>([
    ["Forcefield keeps", "Pyre Breaker", "L1", (set) => mark(set, "Pyre Breaker", "forcefield")],
    ["its own text moves", "Escape Pod Pilot", "extra", () => {}],
    [
      "a unit under it saves",
      "Burrow Warden",
      "L1",
      (set) => {
        set.table.move(set.id("Magma Skimmer"), set.table.under(set.id("Burrow Warden")));
      },
    ],
  ])("is not so for a unit that %s", async (_, label, zone, prepare) => {
    const set = await battle({ lay: { ...lay, L1: [label], L4: ["Magma Skimmer"] }, down: ["L2"] });
    prepare(set);
    set.do("reveal Backdraft Sapper", `choose ${label}`);
    expect([set.in(zone), set.in("E1"), set.in("E2"), set.phase]).toEqual([
      [label],
      ["Moss Grazer"],
      ["Sap Drinker"],
      "action-1",
    ]);
  });

  test("is so for a unit that was destroyed, and all that hangs on it happens", async () => {
    const text = "You may destroy one of your adjacent units. If you do, this unit gains 1 CQ and draw a card.";
    const set = await battle({
      own: [{ name: "Ender", timing: "reveal", text }],
      lay: { L1: ["Magma Skimmer"], L2: ["Ender"], draw: ["Pyre Breaker"] },
      down: ["L2"],
    });
    mark(set, "Ender", "plagued");
    set.do("reveal Ender", "choose Magma Skimmer");
    // The plagued unit gains nothing, but that is not what the card hangs on.
    expect([cq(set, "Ender"), set.in("hand")]).toEqual([-1, ["Pyre Breaker"]]);
  });
});

describe("The Accordion (p. 13)", () => {
  test("an answer comes before the effects in play, which the log tells afterwards", async () => {
    const set = await battle({
      lay: { L1: ["Scorch Marshal"], E1: ["Moss Grazer"], hand: ["Vacuum Snare"] },
      down: ["L1", "E1"],
      opposed: true,
    });
    set.do("reveal Scorch Marshal");
    expect([set.phase, cq(set, "Moss Grazer")]).toEqual(["answer", 3]);
    set.do("answer Vacuum Snare");
    expect([set.in("E1"), cq(set, "Moss Grazer"), set.phase]).toEqual([["Moss Grazer"], 2, "action-1"]);
    expect(said(set).slice(-2)).toEqual([
      "This does not hold: “if the enemy unit that was just announced has CQ 2 or less”.",
      "The enemy: Effects in play make Moss Grazer 2 CQ.",
    ]);
  });

  test("a unit is revealed before it becomes muted, and its text does nothing then", async () => {
    const set = await battle({
      lay: { celestials: ["Quasar Furnace"], L1: ["Spore Cradle"], draw: ["Pyre Breaker"] },
      down: ["L1"],
    });
    set.do("reveal Spore Cradle");
    expect(said(set).slice(-2)).toEqual(["Spore Cradle is revealed: 1 CQ.", "Spore Cradle becomes Muted."]);
    expect(set.in("draw")).toEqual(["Pyre Breaker"]);
  });

  test("what a unit does to others that are revealed begins after its own reveal", async () => {
    const text = "Your units become Muted when they are revealed.";
    const set = await battle({
      own: [{ name: "Hush All", timing: "throughout", text }],
      lay: { L1: ["Hush All"], L2: ["Spore Cradle"], draw: ["Pyre Breaker"] },
      down: ["L1", "L2"],
    });
    set.do("reveal Hush All", "reveal Spore Cradle");
    expect([set.token("Hush All", "muted"), set.token("Spore Cradle", "muted")]).toEqual([0, 1]);
  });

  test("a unit that a text deploys to the Extra Locations goes through it", async () => {
    const own = [
      { name: "Gate", timing: "reveal", text: "Deploy a unit from your hand to the Extra Locations." },
    ] as const;
    const lay = { L1: ["Gate"], hand: ["Spore Cradle"], draw: ["Pyre Breaker"] };
    const set = (await battle({ own, lay, down: ["L1"] })).do("reveal Gate");
    expect([set.in("extra"), set.in(`under:${set.id("Spore Cradle")}`)]).toEqual([["Spore Cradle"], ["Pyre Breaker"]]);
    expect(set.token("Spore Cradle", "order")).toBe(2);
    const hushed = await battle({
      own: [
        ...own,
        { name: "Hush All", timing: "throughout", text: "Your units become Muted when they are revealed." },
      ],
      lay: { ...lay, L7: ["Hush All"] },
      down: ["L1"],
    });
    mark(hushed, "Gate", "forcefield");
    hushed.do("reveal Gate");
    expect([hushed.token("Spore Cradle", "muted"), hushed.in("draw")]).toEqual([1, ["Pyre Breaker"]]);
  });

  test("a Lightspeed unit that was deployed face down answers nothing", async () => {
    const lay = { L5: ["Spark Interceptor"], E4: ["Mirror Sentry"] };
    const set = await battle({ lay, down: ["L5"], at: "deployment-2" });
    set.do("pass", "reveal Spark Interceptor");
    expect(cq(set, "Mirror Sentry")).toBe(4);
    expect(said(set).at(-1)).toBe(
      "There is nothing to do that with: no card is “The enemy unit that was just announced” now.",
    );
  });
});

describe("a unit’s own lasting effect begins at step 4 of its accordion (p. 13)", () => {
  test.each([
    ["Stilled Note", "muted"],
    ["Sudden Fever", "plagued"],
  ])("Conductor Absolute does not mute %s, which answers it", async (answer, state) => {
    const set = await battle({
      lay: { void: [answer], L1: ["Conductor Absolute"], "enemy-hand": [answer] },
      down: ["L1"],
      opposed: true,
    });
    set.do("reveal Conductor Absolute");
    const [unit = -1] = set.table.in(set.table.zone("enemy-extra"));
    const muted = TOKEN.muted;
    expect([set.token("Conductor Absolute", state), set.table.token(unit, muted)]).toEqual([1, 0]);
  });

  test.each([
    ["Torch Bearer", "Pyre Breaker", 1],
    ["Scorch Marshal", "Moss Grazer", -1],
    ["Fever Listener", "Fever Listener", 2],
    ["Hidden Berth", "Mirror Sentry", 1],
  ])("%s changes the CQ of %s only when nobody answers it any more", async (unit, other, by) => {
    // The enemy has the same deck, so what is laid there is in the list.
    const lay = { void: ["Fever Listener", "Hidden Berth"].filter((one) => one === unit), hand: ["Muzzle Flash"] };
    const set = await battle({
      lay: { ...lay, L1: ["Moss Grazer"], E1: [unit], E2: ["Pyre Breaker"], "enemy-extra": ["Mirror Sentry"] },
      down: ["L1", "E1"],
      opposed: true,
    });
    mark(set, "Moss Grazer", "plagued", unit === "Fever Listener" ? 1 : 0);
    const one = set.id(other, other === unit ? "E1" : undefined);
    const before = cqOf(set.table as never, one);
    set.do("reveal Moss Grazer");
    expect([set.phase, cqOf(set.table as never, one)]).toEqual(["answer", before]);
    set.do("pass");
    expect(cqOf(set.table as never, one)).toBe(before + by);
  });

  test("so what is in play meets it as it is printed, and finds no Forcefield that it gives itself", async () => {
    const tough = await battle({
      lay: { void: ["Hush Warden"], L5: ["Bulkhead Tough"], E6: ["Hush Warden"] },
      down: ["L5"],
      at: "action-2",
    });
    tough.do("reveal Bulkhead Tough");
    expect(tough.token("Bulkhead Tough", "muted")).toBe(1);
    const fever = await battle({
      lay: { void: ["Conductor Absolute"], L1: ["Fever Listener"], E2: ["Conductor Absolute"], E3: ["Moss Grazer"] },
      down: ["L1"],
    });
    mark(fever, "Moss Grazer", "plagued");
    fever.do("reveal Fever Listener");
    expect([fever.token("Fever Listener", "muted"), cq(fever, "Fever Listener")]).toEqual([1, 2]);
  });

  test.each([
    ["Feral Rebirth", "hand", []],
    ["Escape Pod Pilot", "discard", ["Escape Pod Pilot"]],
  ])("%s does nothing if it is destroyed while it is announced", async (unit, zone, found) => {
    const set = await battle({
      lay: {
        void: ["Nova Interdictor"],
        L1: [unit],
        "enemy-hand": ["Nova Interdictor"],
        draw: ["Moss Grazer", "Forge Sergeant"],
      },
      down: ["L1"],
      opposed: true,
    });
    set.do(`reveal ${unit}`);
    expect([set.in("enemy-extra"), set.in(zone)]).toEqual([["Nova Interdictor"], found]);
  });
});

describe("texts that wait for the same event", () => {
  test("come from left to right", async () => {
    const own = ["Zebra", "Aster", "Maple"].map((name) => ({
      name,
      timing: "special" as const,
      text: "When another of your units is destroyed, this unit gains 1 CQ.",
    }));
    const set = await battle({
      own,
      lay: { L1: ["Maple"], L3: ["Zebra"], L4: ["Aster"], L6: ["Magma Skimmer"], L2: ["Backdraft Sapper"] },
      down: ["L2"],
    });
    set.do("reveal Backdraft Sapper", "choose Magma Skimmer");
    expect(said(set).filter((text) => text.includes(" gains 1 CQ: "))).toEqual([
      "Maple gains 1 CQ: 3 now.",
      "Zebra gains 1 CQ: 3 now.",
      "Aster gains 1 CQ: 3 now.",
    ]);
  });
});
