import { describe, expect, test } from "vitest";
import { free, lastSaid, many, mark } from "../../table/by-hand.ts";
import { isExerted, nextTurn, paid, playing } from "./scenes.ts";

describe("Resolving cards; Card types", () => {
  const TYPES: readonly (readonly [string, string, string, boolean])[] = [
    ["a warrior enters the AO exerted", "Border Rifles", "ao", true],
    ["a fortification enters the AO", "Prefab Bulwark", "ao", false],
    ["an item enters the AO", "Field Medkit", "ao", false],
    ["an aura enters the AO", "General Mobilization", "ao", false],
    ["an action is discarded when it has resolved", "Call to Muster", "discard", false],
    ["an instant is discarded when it has resolved", "Close Ranks", "discard", false],
    ["an attack action is discarded when it has resolved", "Volley Order", "discard", false],
  ];
  test.each(TYPES)("%s", async (_, card, zone, exerted) => {
    const set = await playing({ lay: { hand: [card, ...many("Kestrel Pilot", 5)] }, counters: { techLevel: 4 } });
    paid(set.do(`play ${card}`), "Kestrel Pilot");
    expect([set.in(zone), isExerted(set, card)]).toEqual([[card], exerted]);
  });

  test("a card that resolves does what it says", async () => {
    const set = await playing({ lay: { hand: ["Call to Muster", "Border Rifles"] } });
    paid(set.do("play Call to Muster"), "Border Rifles");
    expect(set.table.log?.map(({ text }) => text)).toContain("Call to Muster resolves.");
    expect(lastSaid(set)).toBe("There is nothing to do that with: no warrior from among them.");
  });

  test("an augment is attached to a warrior of the AO, a frontline hero too; to nothing else", async () => {
    const lay = { hand: ["Oathblade", "Border Rifles"], ao: ["Kestrel Pilot", "Prefab Bulwark", "Sergeant Vex Amari"] };
    const set = await playing({ lay });
    expect(set.offers().filter((line) => line.startsWith("play Oathblade"))).toEqual([
      "play Oathblade > #Kestrel Pilot",
      "play Oathblade > #Sergeant Vex Amari",
    ]);
    paid(set.do("play Oathblade > #Kestrel Pilot"), "Border Rifles");
    expect(set.in(`under:${set.id("Kestrel Pilot")}`)).toEqual(["Oathblade"]);
    const alone = await playing({ lay: { hand: ["Oathblade", "Border Rifles"] } });
    expect(alone.try("play Oathblade > #Sergeant Vex Amari")).toMatch(/needs a warrior of yours, and there is none/);
  });

  test.each(["hand", "discard", "removed", "draw"])(
    "if the augmented warrior leaves the AO to %s, its augments are discarded",
    async (to) => {
      const set = await playing({ lay: { ao: ["Border Rifles", "Oathblade"] } });
      const host = set.id("Border Rifles", "ao");
      free(set, { free: "move", card: set.id("Oathblade", "ao"), to: `under:${host}` });
      free(set, { free: "move", card: host, to });
      expect(set.in("discard")).toContain("Oathblade");
      expect(set.in(to)).toContain("Border Rifles");
    },
  );

  test("a warrior that an effect brings into the AO enters it exerted too; a fortification does not", async () => {
    const set = await playing({ lay: { discard: ["Border Rifles", "Prefab Bulwark"] } });
    free(set, { free: "move", card: set.id("Border Rifles", "discard"), to: "ao" });
    free(set, { free: "move", card: set.id("Prefab Bulwark"), to: "ao" });
    const exerted = set.table.in(set.table.zone("ao")).map((id) => set.table.isExhausted(id));
    expect(exerted).toEqual([true, false]);
  });
});

describe("Attack actions; Exerting and rallying", () => {
  test("a card's attack hits the opponent for what is printed", async () => {
    const set = await playing({ lay: { hand: ["Volley Order", "Border Rifles", "Kestrel Pilot"] } });
    set.do("play Volley Order", "energy Border Rifles", "energy Kestrel Pilot");
    expect(set.get("dummyLife")).toBe(27);
  });

  test("a warrior exerts to attack, so it does so once a turn; it rallies at the end of the turn", async () => {
    const set = await playing({ lay: { ao: ["Kestrel Pilot"] } });
    set.do("attack Kestrel Pilot");
    expect(set.get("dummyLife")).toBe(27);
    expect(isExerted(set, "Kestrel Pilot"), "whether Kestrel Pilot is exerted").toBe(true);
    expect(set.try("attack Kestrel Pilot")).toMatch(/^Attack: it is exerted/);
    expect(nextTurn(set).do("attack Kestrel Pilot").get("dummyLife")).toBe(24);
  });

  test("a warrior that has just been played is exerted and does not attack; a fortification never does", async () => {
    const lay = { hand: ["Gate Templar", ...many("Border Rifles", 3)], ao: ["Prefab Bulwark"] };
    const set = await playing({ lay });
    paid(set.do("play Gate Templar"), "Border Rifles");
    expect(set.offers().filter((line) => line.startsWith("attack"))).toEqual([]);
    expect(nextTurn(set).offers()).toContain("attack Gate Templar");
  });

  test.each([
    [2, 5],
    [-2, 1],
    [-5, 0],
  ])("an attack of 3 changed by %i hits for %i", async (by, damage) => {
    const set = await playing({ lay: { ao: ["Kestrel Pilot"] } });
    mark(set, "Kestrel Pilot", "attack", by);
    expect(set.do("attack Kestrel Pilot").get("dummyLife")).toBe(30 - damage);
  });

  test("all cards that the player controls rally: the AO, the heroes, augments", async () => {
    const set = await playing({ lay: { ao: ["Field Medkit", "Kestrel Pilot", "Oathblade"] } });
    free(set, { free: "move", card: set.id("Oathblade"), to: `under:${set.id("Kestrel Pilot")}` });
    const all = ["Field Medkit", "Kestrel Pilot", "Oathblade", "Banneret Apollo"];
    for (const label of all) free(set, { free: "exhaust", card: set.id(label) });
    nextTurn(set);
    expect(all.filter((label) => isExerted(set, label))).toEqual([]);
  });
});

describe("Heroes and transforming", () => {
  test("for its cost a hero comes to its frontline form: into the AO, exerted; then it attacks like a warrior", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 2) } });
    paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
    expect(set.in("ao")).toEqual(["Sergeant Vex Amari"]);
    expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(true);
    expect(nextTurn(set).do("attack Sergeant Vex Amari").get("dummyLife")).toBe(27);
  });

  test("and for its cost back: to the Hero Zone, its augments discarded, its damage gone, and not exerted by that", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 2), ao: ["Sergeant Vex Amari", "Oathblade"] } });
    free(set, { free: "move", card: set.id("Oathblade"), to: `under:${set.id("Sergeant Vex Amari")}` });
    mark(set, "Sergeant Vex Amari", "damage", 2);
    paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
    expect(set.in("heroes").length).toBe(3);
    expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(false);
    expect([set.token("Sergeant Vex Amari", "damage"), set.in("discard")]).toEqual([0, ["Oathblade"]]);
  });

  test("a hero whose cost cannot be paid does not transform", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 2) } });
    expect(set.offers().filter((line) => line.startsWith("transform"))).toEqual(["transform Sergeant Vex Amari"]);
  });

  test("the heroes of the rulebook, whose values nobody has stated, transform and attack by placeholders", async () => {
    const set = await playing({ lay: { hand: many("Border Rifles", 3) } });
    paid(set.do("transform Banneret Apollo"), "Border Rifles");
    expect([set.in("ao"), set.in("hand")]).toEqual([["Banneret Apollo"], []]);
    expect(nextTurn(set).do("attack Banneret Apollo").get("dummyLife")).toBe(28);
  });

  test.each(["discard", "hand", "removed", "draw", "orbit", "heroes"])(
    "a frontline hero that would leave the AO (%s) is exerted and returns to the Hero Zone instead",
    async (to) => {
      const set = await playing({ lay: { ao: ["Sergeant Vex Amari", "Oathblade"] } });
      free(set, { free: "move", card: set.id("Oathblade"), to: `under:${set.id("Sergeant Vex Amari")}` });
      mark(set, "Sergeant Vex Amari", "damage", 2);
      mark(set, "Sergeant Vex Amari", "attack", 1);
      expect(free(set, { free: "move", card: set.id("Sergeant Vex Amari"), to })).toBeUndefined();
      expect(set.in("heroes")).toContain("Sergeant Vex Amari");
      expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(true);
      expect([set.token("Sergeant Vex Amari", "damage"), set.token("Sergeant Vex Amari", "attack")]).toEqual([0, 0]);
      expect(set.in("discard")).toEqual(["Oathblade"]);
    },
  );

  test("a destroyed hero is exerted and returns too, and rallies with the rest", async () => {
    const set = await playing({ lay: { ao: ["Sergeant Vex Amari"] } });
    mark(set, "Sergeant Vex Amari", "damage", 3);
    expect(set.in("ao")).toEqual([]);
    expect(set.in("heroes").length).toBe(3);
    expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(true);
    expect(isExerted(nextTurn(set), "Sergeant Vex Amari")).toBe(false);
  });

  test("a backline hero leaves the Hero Zone in no other way than into the AO, where it is exerted", async () => {
    const set = await playing();
    const card = set.id("Sergeant Vex Amari");
    for (const to of ["discard", "hand", "orbit", "removed"])
      expect(free(set, { free: "move", card, to })).toBe(
        "Sergeant Vex Amari cannot leave the Hero Zone but by transforming: into the AO.",
      );
    expect(free(set, { free: "move", card, to: "ao" })).toBeUndefined();
    expect(set.in("ao")).toEqual(["Sergeant Vex Amari"]);
    expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(true);
  });

  test.each(["damage", "attack", "health"])(
    "Hero Zone: what lies there cannot be targeted: no %s on it",
    async (to) => {
      const set = await playing({ lay: { ao: ["Sergeant Vex Amari"] } });
      const card = set.id("Marshal Ilse Thorne");
      expect(free(set, { free: "counter", card, to })).toBe(
        "Marshal Ilse Thorne is in the Hero Zone, where no card can be targeted.",
      );
      expect(free(set, { free: "counter", card, to: "counter" })).toBeUndefined();
      expect(free(set, { free: "counter", card: set.id("Sergeant Vex Amari"), to })).toBeUndefined();
    },
  );

  test.each(["heroes", "hand", "orbit", "discard"])("nothing is attached to a card in %s", async (zone) => {
    const set = await playing({ lay: { ao: ["Oathblade"], [zone]: ["Border Rifles"] } });
    const [card, host] = [set.id("Oathblade", "ao"), set.id("Border Rifles", zone)];
    expect(free(set, { free: "move", card, to: `under:${host}` })).toBe(
      "Nothing can be attached to Border Rifles: it is not in the AO.",
    );
  });

  test("what is no hero may be taken out of the Hero Zone again", async () => {
    const set = await playing({ lay: { heroes: ["Border Rifles"] } });
    expect(free(set, { free: "move", card: set.id("Border Rifles", "heroes"), to: "hand" })).toBeUndefined();
  });
});

describe("Damage", () => {
  test.each([
    ["a warrior of health 2 stands 1 damage", "Kestrel Pilot", 1, 0, true],
    ["and is destroyed by 2", "Kestrel Pilot", 2, 0, false],
    ["unless its health is raised", "Kestrel Pilot", 2, 1, true],
    ["without any damage, when its health falls to nothing", "Kestrel Pilot", 0, -2, false],
    ["a fortification of health 6 stands 5", "Prefab Bulwark", 5, 0, true],
    ["and is destroyed by 6", "Prefab Bulwark", 6, 0, false],
    ["an item has no health and cannot be damaged away", "Field Medkit", 9, 0, true],
  ])("%s", async (_, card, damage, health, stands) => {
    const set = await playing({ lay: { ao: [card] } });
    if (health !== 0) mark(set, card, "health", health);
    if (damage !== 0) mark(set, card, "damage", damage);
    expect([set.in("ao"), set.in("discard")]).toEqual(stands ? [[card], []] : [[], [card]]);
  });

  test("damage comes off warriors and frontline heroes at the end of the turn, not off fortifications", async () => {
    const set = await playing({ lay: { ao: ["Kestrel Pilot", "Prefab Bulwark", "Sergeant Vex Amari"] } });
    for (const card of set.in("ao")) mark(set, card, "damage", 1);
    nextTurn(set);
    expect(set.in("ao").map((card) => set.token(card, "damage"))).toEqual([0, 1, 0]);
  });
});
