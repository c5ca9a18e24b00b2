import { describe, expect, test } from "vitest";
import { advised, many, mark } from "../../table/by-hand.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";
import { attackedFor, LIST, playing } from "./scenes.ts";

const ATTACK = "Attack with every warrior that is ready, unless a blocker would destroy it for nothing.";
const BUY = "This does the most damage for the cards that it takes.";
const PAY = "Pay with the card that does the least damage.";

/** A play step without heroes, so that cards alone are weighed. */
async function withoutHeroes(setting: Parameters<typeof playing>[0]): Promise<Scenario> {
  const set = await playing(setting);
  for (const hero of set.in("heroes")) set.table.move(set.id(hero), set.table.zone("removed"));
  return set;
}

/** Pays as the autopilot does. */
function paidFor(set: Scenario): Scenario {
  while (set.phase === "pay") set.do(advised(set)[0]);
  return set;
}

describe("The autopilot", () => {
  test("keeps deck and sideboard, and goes first", async () => {
    const set = await scenario("shoulder-of-orion", { list: `${LIST}\nSideboard\nShield Conscript` });
    expect(advised(set)[0]).toBe("pass");
    expect(advised(set.do("pass"))).toEqual([
      "go > first",
      "Go first: an extra turn of attacks is worth more than a card.",
    ]);
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
    const set = await withoutHeroes({ lay });
    expect(advised(set)).toEqual(["attack Kestrel Pilot", ATTACK]);
    expect(advised(set.do("attack Kestrel Pilot"))[0]).toBe("attack Border Rifles");
    expect(advised(set.do("attack Border Rifles"))[0]).toBe("cache Gate Templar");
  });

  test("does not attack in the first turn of who goes first, nor for nothing", async () => {
    const first = await playing({ goes: "first", lay: { ao: ["Kestrel Pilot"] } });
    expect(advised(first)[0]).toBe("pass");
    const weak = await withoutHeroes({ lay: { ao: ["Kestrel Pilot"] } });
    mark(weak, "Kestrel Pilot", "attack", -3);
    expect(advised(weak)[0]).toBe("pass");
  });

  test("plays attack actions that together take the last life rather than anything else", async () => {
    const lay = { hand: [...many("Volley Order", 2), "Gate Templar", ...many("Border Rifles", 3)] };
    const says = "The attack actions that can be paid take the opponent's last life.";
    const one = await playing({ lay, counters: { dummyLife: 3 } });
    expect(advised(one)).toEqual(["play Volley Order", says]);
    const two = await playing({ lay, counters: { dummyLife: 6 } });
    expect(advised(two)).toEqual(["play Volley Order", says]);
    const early = await playing({ lay, counters: { dummyLife: 7, cached: 1 } });
    expect(advised(early)[1]).toBe(BUY);
    const dear = await playing({ lay: { hand: lay.hand.slice(0, 5) }, counters: { dummyLife: 6, cached: 1 } });
    expect(advised(dear)[1]).toBe(BUY);
  });

  test.each([
    ["what it never plays", ["Gate Templar", "Close Ranks", "Picket Cruiser"], "cache Close Ranks"],
    [
      "else the card of the highest tier above the Tech Level",
      ["Lancer Column", "Picket Cruiser"],
      "cache Picket Cruiser",
    ],
    ["nor what only defends", ["Border Rifles", "Prefab Bulwark"], "cache Prefab Bulwark"],
    ["else the one of the least attack for each card", ["Gate Templar", "Border Rifles"], "cache Gate Templar"],
  ])("caches the least useful card: %s", async (_, hand, line) => {
    const set = await playing({ lay: { hand, draw: ["Oathblade"] } });
    expect(advised(set)).toEqual([line, "Cache the least useful card and draw another, while the cache is small."]);
    expect(set.do(line).phase).toBe("cache-draw");
  });

  test("caches nothing when there is no card to draw for it: the cache is then better used", async () => {
    const set = await playing({ lay: { hand: ["Border Rifles"], cache: ["Close Ranks"] } });
    expect(advised(set)).toEqual(["transform Sergeant Vex Amari", BUY]);
  });

  test("draws for a cached card, and does not cache into a large cache", async () => {
    const set = await playing({ lay: { hand: ["Close Ranks"], draw: ["Border Rifles"] } });
    expect(advised(set.do("cache Close Ranks"))[0]).toBe("draw");
    const lay = { hand: ["Close Ranks"], cache: many("Border Rifles", 2), draw: ["Kestrel Pilot"] };
    const full = await playing({ lay });
    expect(advised(full)[0]).not.toMatch(/^cache/);
  });

  test.each([
    ["not for what cannot be paid for then", ["Lancer Column", ...many("Border Rifles", 4)], [], false],
    [
      "for a better card that can",
      [
        "Lancer Column",
        ...many("Close Ranks", 1),
        ...many("Oathblade", 1),
        "Call to Muster",
        "Prefab Bulwark",
        "Field Medkit",
      ],
      [],
      true,
    ],
    [
      "also if that is in orbit",
      ["Close Ranks", "Oathblade", "Call to Muster", "Prefab Bulwark", "Field Medkit"],
      ["Lancer Column"],
      true,
    ],
    [
      "never without a card above it",
      ["Close Ranks", "Oathblade", "Call to Muster", "Prefab Bulwark", "Field Medkit"],
      [],
      false,
    ],
  ])("raises the Tech Level if that does more damage: %s", async (_, hand, orbit, isRaised) => {
    const set = await withoutHeroes({ lay: { hand, orbit }, counters: { cached: 1 } });
    const [line, says] = advised(set);
    expect(line === "tech").toBe(isRaised);
    if (isRaised) expect(says).toBe("A higher Tech Level lets these cards do more damage: raise it.");
  });

  test("pays for a Tech Level with cards that do nothing by themselves, and keeps those it is raised for", async () => {
    const hand = ["Lancer Column", "Close Ranks", "Oathblade", "Call to Muster", "Prefab Bulwark", "Field Medkit"];
    const set = await withoutHeroes({ lay: { hand }, counters: { cached: 1 } });
    set.do("tech");
    for (const card of ["Close Ranks", "Call to Muster"]) {
      expect(advised(set)).toEqual([`energy ${card}`, PAY]);
      set.do(`energy ${card}`);
    }
    expect(advised(set)).toEqual(["play Lancer Column", BUY]);
  });

  test("buys what does the most damage together, and pays with what does the least", async () => {
    const hand = ["Gate Templar", ...many("Border Rifles", 2), "Close Ranks", "Call to Muster"];
    const set = await withoutHeroes({ lay: { hand }, counters: { cached: 1 } });
    const bought: string[] = [];
    for (let [line, says] = advised(set); line !== "pass"; [line, says] = advised(set)) {
      expect(says).toBe(line.startsWith("play") ? BUY : PAY);
      bought.push(line);
      set.do(line);
    }
    expect([set.in("ao"), set.in("hand")]).toEqual([many("Border Rifles", 2), ["Gate Templar"]]);
    expect(bought.filter((line) => line.startsWith("energy"))).toEqual(["energy Close Ranks", "energy Call to Muster"]);
  });

  test("plays two attacks of 2 rather than one of 3 for as many cards", async () => {
    const hand = ["Gate Templar", ...many("Border Rifles", 3)];
    const set = await withoutHeroes({ lay: { hand }, counters: { cached: 1 } });
    expect(advised(set)).toEqual(["play Border Rifles", BUY]);
  });

  test("a hero is bought when its attack is worth its cost", async () => {
    const hand = ["Close Ranks", "Call to Muster"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    expect(advised(set)).toEqual(["transform Sergeant Vex Amari", BUY]);
    const both = await playing({ lay: { hand: ["Kestrel Pilot", ...hand] }, counters: { cached: 1 } });
    paidFor(both.do(advised(both)[0]));
    expect(both.in("ao")).not.toContain("Close Ranks");
    expect(both.in("ao")).toHaveLength(1);
  });

  test.each([
    ["who goes second buys one that is worth its cards", "second", "Volley Order", "play Volley Order"],
    ["who goes first cannot, in the first turn", "first", "Volley Order", "pass"],
    ["nobody spends two cards on 1 damage", "second", "Feeding Frenzy", "pass"],
  ] as const)("attack actions: %s", async (_, goes, card, line) => {
    const hand = [card, "Close Ranks", "Oathblade"];
    const set = await withoutHeroes({ goes, lay: { hand }, counters: { cached: 1 } });
    expect(advised(set)[0]).toBe(line);
  });

  const LEFT = "The other cards do no damage, so they are kept to pay with.";
  test.each(["Close Ranks", "Call to Muster", "Prefab Bulwark", "Field Medkit"])(
    "keeps %s to pay with",
    async (card) => {
      const hand = [card, "Close Ranks", "Call to Muster"];
      const set = await withoutHeroes({ lay: { hand }, counters: { cached: 1 } });
      expect(advised(set)).toEqual(["pass", LEFT]);
      const none = await withoutHeroes({ lay: { hand: ["Picket Cruiser"] }, counters: { cached: 1 } });
      expect(advised(none)).toEqual(["pass", "There is nothing better to do, so pass."]);
    },
  );

  test("raises the Tech Level with three idle cards, if one of them waits for it", async () => {
    const says = "Three or more cards are idle, and one in hand or in orbit needs a higher Tech Level: raise it.";
    const hand = ["Close Ranks", "Picket Cruiser", "Lancer Column"];
    expect(advised(await withoutHeroes({ lay: { hand }, counters: { cached: 1 } }))).toEqual(["tech", says]);
    const none = ["Close Ranks", "Close Ranks", "Call to Muster"];
    expect(advised(await withoutHeroes({ lay: { hand: none }, counters: { cached: 1 } }))[0]).toBe("pass");
  });

  test("uses a cache that is large enough, or when the hand has no more to give", async () => {
    const hand = ["Gate Templar", ...many("Border Rifles", 3)];
    const large = await playing({ lay: { hand, cache: many("Kestrel Pilot", 2) } });
    expect(advised(large.do("play Gate Templar"))).toEqual(["use-cache", "The cache is large enough to pay with."]);
    const small = await playing({ lay: { hand, cache: ["Kestrel Pilot"] } });
    expect(advised(small.do("play Gate Templar"))[0]).toBe("energy Border Rifles");
    const last = await playing({ lay: { hand: ["Border Rifles"], cache: ["Kestrel Pilot"] } });
    expect(advised(last.do("play Border Rifles"))[0]).toBe("use-cache");
  });

  test("at the end of the turn the best card over seven waits in orbit, then the least useful goes to the bottom", async () => {
    const hand = [...many("Border Rifles", 6), "Close Ranks", "Gate Templar", "Lancer Column"];
    const set = await playing({ lay: { hand }, counters: { cached: 1 } });
    set.do("pass");
    const says = "The hand is over its maximum: its best card waits in orbit.";
    expect(advised(set)).toEqual(["orbit Border Rifles", says]);
    set.do("orbit Border Rifles");
    expect(advised(set)).toEqual([
      "bottom Close Ranks",
      "The hand is over its maximum: the least useful card goes to the bottom.",
    ]);
    const few = await playing({ lay: { hand: ["Gate Templar"] } });
    expect(advised(few.do("pass"))[0]).toBe("pass");
  });
});

const USE = "This ability is worth more than it costs.";

describe("The autopilot and texts", () => {
  test("an ability that makes an attack stronger is used before the attack, by the warrior that still attacks", async () => {
    const set = await playing({ lay: { ao: ["Kestrel Pilot", "Border Rifles"] } });
    set.table.exhaust(set.id("Kestrel Pilot"));
    expect(advised(set)).toEqual(["use Sergeant Vex Amari", USE]);
    set.do("use Sergeant Vex Amari");
    expect(advised(set)).toEqual(["choose Border Rifles", "Choose what the text is worth most with."]);
    expect(advised(set.do("choose Border Rifles"))[0]).toBe("attack Border Rifles");
    expect(set.do("attack Border Rifles").get("dummyLife")).toBe(27);
  });

  test("one that rallies is used after it, if the attack is worth its energy", async () => {
    const set = await playing({
      lay: { ao: ["Lancer Column"], hand: many("Border Rifles", 2) },
      counters: { cached: 1 },
    });
    set.table.exhaust(set.id("Sergeant Vex Amari"));
    expect(advised(set)[0]).toBe("attack Lancer Column");
    expect(advised(set.do("attack Lancer Column"))).toEqual(["use Marshal Ilse Thorne", USE]);
    paidFor(set.do("use Marshal Ilse Thorne"));
    expect(advised(set)[0]).toBe("attack Lancer Column");
    const weak = await playing({
      lay: { ao: ["Border Rifles"], hand: many("Border Rifles", 2) },
      counters: { cached: 1 },
    });
    mark(weak, "Border Rifles", "attack", -1);
    weak.table.exhaust(weak.id("Sergeant Vex Amari"));
    expect(advised(weak.do("attack Border Rifles"))[0]).not.toBe("use Marshal Ilse Thorne");
  });

  test("an augment is bought for a warrior that is ready, and for none without one", async () => {
    const lay = { ao: ["Kestrel Pilot", "Gate Templar"], hand: ["Oathblade", "Close Ranks"] };
    const set = await withoutHeroes({ lay, counters: { cached: 1 }, goes: "first" });
    set.table.exhaust(set.id("Gate Templar"));
    expect(advised(set)).toEqual(["play Oathblade > #Kestrel Pilot", BUY]);
    const none = await withoutHeroes({ lay: { hand: lay.hand }, counters: { cached: 1 } });
    expect(advised(none)[0]).toBe("pass");
  });
});

describe("The autopilot against warriors", () => {
  /** The warriors opposite are the only ones of their names, and ready. */
  async function facing(lay: Lay, enemy: readonly string[], counters: Record<string, number> = {}): Promise<Scenario> {
    const set = await withoutHeroes({ lay, counters: { cached: 1, ...counters }, faced: true });
    const { table } = set;
    for (const card of [...table.in(table.zone("enemy-ao"))]) table.move(card, table.zone("enemy-removed"));
    for (const label of enemy) table.move(set.id(label, "enemy-removed"), table.zone("enemy-ao"));
    return set;
  }

  test("keeps a warrior home that a blocker would destroy for nothing", async () => {
    expect(advised(await facing({ ao: ["Border Rifles"] }, ["Nest Reaver"]))[0]).toBe("pass");
    expect(advised(await facing({ ao: ["Lancer Column"] }, ["Nest Reaver"]))[0]).toBe("attack Lancer Column");
    expect(advised(await facing({ ao: ["Border Rifles"] }, ["Bonded Escort"]))[0]).toBe("attack Border Rifles");
  });

  test("attacks with all, the weakest first, if they are more than the blockers", async () => {
    const set = await facing({ ao: ["Kestrel Pilot", "Border Rifles"] }, ["Nest Reaver"]);
    expect(advised(set)).toEqual(["attack Border Rifles", ATTACK]);
    expect(advised(set.do("attack Border Rifles"))[0]).toBe("attack Kestrel Pilot");
    expect(set.do("attack Kestrel Pilot").get("dummyLife")).toBe(27);
  });

  test("does not count on an attack action that would be blocked", async () => {
    const lay = { hand: ["Volley Order", "Border Rifles", "Border Rifles"] };
    const says = async (enemy: readonly string[]) => advised(await facing(lay, enemy, { dummyLife: 3 }))[1];
    expect(await says([])).toMatch(/last life/);
    expect(await says(["Gas Drifter"])).not.toMatch(/last life/);
  });

  const SAFE = "Block: this warrior survives the attack, and stops more than it would deal.";
  const SHORT = "Block, because life is short.";
  test.each<
    [what: string, ao: readonly string[], attack: number, life: number, blocks: readonly string[], says: string]
  >([
    ["with one that survives and would deal no more", ["Gas Drifter"], 3, 30, ["Gas Drifter"], SAFE],
    ["not with one that would deal more in its own turn", ["Gate Templar"], 2, 30, [], SAFE],
    ["not with one that dies for nothing", ["Kestrel Pilot"], 5, 30, [], SAFE],
    [
      "with the toughest first while life is short",
      ["Border Rifles", "Kestrel Pilot"],
      5,
      11,
      ["Kestrel Pilot"],
      SHORT,
    ],
  ])("blocks %s", async (_, ao, attack, life, blocks, says) => {
    const set = await facing({ ao }, [], { life });
    attackedFor(set, attack);
    for (const card of blocks) {
      expect(advised(set)).toEqual([`block ${card}`, says]);
      set.do(`block ${card}`);
    }
    if (set.phase === "block") expect(advised(set)[0]).toBe("pass");
  });
});
