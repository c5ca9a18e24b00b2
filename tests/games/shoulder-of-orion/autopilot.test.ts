import { describe, expect, test } from "vitest";
import { advised, many, mark } from "../../table/by-hand.ts";
import { scenario } from "../../table/scenario.ts";
import { LIST, playing } from "./scenes.ts";

describe("The autopilot", () => {
  test("keeps deck and sideboard, and goes first", async () => {
    const set = await scenario("shoulder-of-orion", { list: `${LIST}\nSideboard\nShield Conscript` });
    expect(advised(set)[0]).toBe("pass");
    expect(advised(set.do("pass"))).toEqual(["go > first", "Go first: a turn sooner."]);
  });

  test.each([
    ["redraws five cards of which none can be played at Tech Level 1", ["Lancer Column", "Picket Cruiser"], "redraw"],
    ["keeps a hand that can play something", ["Lancer Column", "Border Rifles"], "pass"],
  ])("under the house rule it %s", async (_, hand, line) => {
    const set = (await scenario("shoulder-of-orion", { list: `House: redraw\n${LIST}` })).do("go > first");
    for (const id of [...set.table.in(set.table.zone("hand"))]) set.table.move(id, set.table.zone("draw"));
    set.lay({ hand });
    const [move, says] = advised(set);
    expect(move).toBe(line);
    if (line === "redraw")
      expect(says).toBe("The opening hand has no card that the autopilot would play at this Tech Level: redraw.");
  });

  test("attacks with every warrior that is ready", async () => {
    const lay = { ao: ["Kestrel Pilot", "Border Rifles"], hand: ["Gate Templar"], draw: ["Oathblade"] };
    const set = await playing({ lay });
    expect(advised(set)).toEqual(["attack Kestrel Pilot", "Attack with every warrior that is ready."]);
    expect(advised(set.do("attack Kestrel Pilot"))[0]).toBe("attack Border Rifles");
    expect(advised(set.do("attack Border Rifles"))[0]).toBe("cache Gate Templar");
  });

  test("does not attack in the first turn of who goes first, nor for nothing", async () => {
    const first = await playing({ goes: "first", lay: { ao: ["Kestrel Pilot"] } });
    expect(advised(first)[0]).toBe("pass");
    const weak = await playing({ lay: { ao: ["Kestrel Pilot"] } });
    mark(weak, "Kestrel Pilot", "attack", -3);
    expect(advised(weak)[0]).toBe("pass");
  });

  test("plays an attack action that takes the last life rather than anything else", async () => {
    const lay = { hand: ["Gate Templar", "Volley Order", ...many("Border Rifles", 3)] };
    const set = await playing({ lay, counters: { dummyLife: 3 } });
    expect(advised(set)).toEqual(["play Volley Order", "This attack takes the opponent's last life."]);
    const early = await playing({ lay, counters: { dummyLife: 4, cached: 1 } });
    expect(advised(early)[0]).toBe("play Gate Templar");
  });

  test.each([
    ["what it never plays", ["Gate Templar", "Close Ranks", "Picket Cruiser"], "cache Close Ranks"],
    [
      "else the card of the highest tier above the Tech Level",
      ["Lancer Column", "Picket Cruiser"],
      "cache Picket Cruiser",
    ],
    ["else the cheapest", ["Gate Templar", "Border Rifles"], "cache Border Rifles"],
  ])("caches the least useful card: %s", async (_, hand, line) => {
    const set = await playing({ lay: { hand, draw: ["Oathblade"] } });
    expect(advised(set)).toEqual([line, "Cache the least useful card and draw another, while the cache is small."]);
    expect(set.do(line).phase).toBe("cache-draw");
  });

  test("caches nothing when there is no card to draw for it: the cache is then better used", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"], cache: ["Close Ranks"] } });
    expect(advised(set)[0]).toBe("play Border Rifles");
  });

  test("draws for a cached card, and does not cache into a large cache", async () => {
    const set = await playing({ lay: { hand: ["Close Ranks"], draw: ["Border Rifles"] } });
    expect(advised(set.do("cache Close Ranks"))[0]).toBe("draw");
    const lay = { hand: ["Close Ranks"], cache: many("Border Rifles", 3), draw: ["Kestrel Pilot"] };
    const full = await playing({ lay });
    expect(advised(full)[0]).not.toMatch(/^cache/);
  });

  const TECH = "More cards need a higher Tech Level than can be played: raise it.";
  test.each([
    ["two need it, one does not", ["Lancer Column", "Silver Banner Rider", "Border Rifles", "Close Ranks"], [], true],
    ["one needs it, two do not", ["Lancer Column", "Border Rifles", "Border Rifles"], [], false],
    ["a card in orbit needs it", ["Close Ranks", "Call to Muster"], ["Lancer Column"], true],
    ["the only card that needs it would have to pay for it", ["Lancer Column", "Close Ranks"], [], false],
  ])("raises the Tech Level if more cards need it than can be played: %s", async (_, hand, orbit, isRaised) => {
    const set = await playing({ lay: { hand, orbit }, counters: { cached: 1 } });
    const [line, says] = advised(set);
    expect(line === "tech").toBe(isRaised);
    if (isRaised) expect(says).toBe(TECH);
  });

  test("pays for a Tech Level with what it makes castable last", async () => {
    const hand = ["Lancer Column", "Border Rifles", "Silver Banner Rider", "Picket Cruiser"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    set.do("tech");
    expect(advised(set)).toEqual(["energy Picket Cruiser", "Pay with the least castable card."]);
    expect(advised(set.do("energy Picket Cruiser"))[0]).toBe("energy Border Rifles");
  });

  test("keeps the card for whose sake the Tech Level is raised, also when the others are fewer by then", async () => {
    const hand = ["Picket Cruiser", "Regulation Plate", "Gate Templar"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    expect(advised(set)[0]).toBe("tech");
    expect(advised(set.do("tech"))[0]).toBe("energy Picket Cruiser");
    expect(advised(set.do("energy Picket Cruiser"))[0]).toBe("energy Gate Templar");
  });

  test("plays the dearest card that can be paid, and pays with the least castable", async () => {
    const hand = ["Border Rifles", "Kestrel Pilot", "Gate Templar", "Close Ranks", "Lancer Column"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    expect(advised(set)).toEqual(["play Gate Templar", "Play the dearest card that can be paid."]);
    set.do("play Gate Templar");
    for (const card of ["Close Ranks", "Lancer Column", "Border Rifles"]) {
      expect(advised(set)).toEqual([`energy ${card}`, "Pay with the least castable card."]);
      set.do(`energy ${card}`);
    }
    expect(set.in("ao")).toEqual(["Gate Templar"]);
  });

  test("plays no action or instant, whose worth is in their text, and augments a warrior if there is one", async () => {
    const none = await playing({
      lay: { hand: ["Close Ranks", "Call to Muster"] },
      counters: { cached: 1, techLevel: 1 },
    });
    for (const hero of none.in("heroes")) none.table.move(none.id(hero), none.table.zone("removed"));
    expect(advised(none)).toEqual([
      "pass",
      "What Actions and Instants do is only in their text, so they are left to the player.",
    ]);
    const idle = await playing({ lay: { hand: ["Close Ranks"] }, counters: { cached: 1 } });
    expect(advised(idle)).toEqual(["pass", "There is nothing better to do, so pass."]);
    const lay = { hand: ["Oathblade", "Close Ranks"], ao: ["Border Rifles", "Kestrel Pilot"] };
    const set = await playing({ lay, counters: { cached: 1 }, goes: "first" });
    expect(advised(set)[0]).toBe("play Oathblade > #Kestrel Pilot");
  });

  test("transforms a hero when nothing else can be played", async () => {
    const set = await playing({
      lay: { hand: ["Close Ranks", "Call to Muster"] },
      counters: { cached: 1 },
    });
    expect(advised(set)).toEqual(["transform Sergeant Vex Amari", "Nothing else can be played: transform a hero."]);
  });

  test("uses a cache that is large enough, or when the hand has no more to give", async () => {
    const hand = ["Gate Templar", ...many("Border Rifles", 3)];
    const large = await playing({ lay: { hand, cache: many("Kestrel Pilot", 3) } });
    expect(advised(large.do("play Gate Templar"))).toEqual(["use-cache", "The cache is large enough to pay with."]);
    const small = await playing({ lay: { hand, cache: many("Kestrel Pilot", 2) } });
    expect(advised(small.do("play Gate Templar"))[0]).toBe("energy Border Rifles");
    const last = await playing({ lay: { hand: ["Border Rifles"], cache: ["Kestrel Pilot"] } });
    expect(advised(last.do("play Border Rifles"))[0]).toBe("use-cache");
  });

  test("at the end of the turn the best card over seven waits in orbit, then the least useful goes to the bottom", async () => {
    const hand = [...many("Border Rifles", 6), "Close Ranks", "Gate Templar", "Lancer Column"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    set.do("pass");
    expect(advised(set)).toEqual(["orbit Gate Templar", "The hand is over its maximum: its best card waits in orbit."]);
    set.do("orbit Gate Templar", "pass");
    expect(advised(set)).toEqual([
      "bottom Close Ranks",
      "The hand is over its maximum: the least useful card goes to the bottom.",
    ]);
    const few = await playing({ lay: { hand: ["Gate Templar"] } });
    expect(advised(few.do("pass"))[0]).toBe("pass");
  });
});
