import { describe, expect, test } from "vitest";
import { free, mark } from "../../table/by-hand.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";
import { isExerted, LIST, nextTurn, paid, playing } from "./scenes.ts";

interface Opposite {
  readonly lay?: Lay;
  /** The warriors opposite, which are ready. */
  readonly enemy?: readonly string[];
  readonly counters?: Readonly<Record<string, number>>;
  readonly goes?: "first" | "second";
}

/** The first play step, with nothing but what is laid on either side. */
async function facing({ lay = {}, enemy = [], counters, goes = "second" }: Opposite): Promise<Scenario> {
  const set = await playing({ lay, goes, faced: true, ...(counters ? { counters } : {}) });
  const { table } = set;
  for (const label of enemy) table.move(opposing(set, label), table.zone("enemy-ao"));
  return set;
}

/** A card of the deck opposite, which may share its name with one of the own deck. */
function opposing(set: Scenario, label: string): number {
  return set.table.start.cards.findIndex((card) => card.side === 1 && card.label === label);
}

function said(set: Scenario): string[] {
  return (set.table.log ?? []).map(({ text }) => text);
}

/** A table with somebody opposite, where you go first or second, at the first moment that asks for something. */
async function begun(faces: string, goes: "first" | "second" = "first"): Promise<Scenario> {
  return (await scenario("shoulder-of-orion", { list: LIST, faces })).do(`go > ${goes}`);
}

describe("Who is opposite", () => {
  test("is chosen before the game, the usual one first", async () => {
    const { table } = await begun("nobody");
    const ids = (table.start.opponents ?? []).map(({ id }) => id);
    expect(ids).toEqual(["patrol", "banner", "twin", "garrison", "nobody"]);
  });

  test("alone, nobody has cards, plays or attacks", async () => {
    const alone = nextTurn(await playing());
    expect([alone.in("enemy-ao"), alone.in("enemy-hand"), alone.get("life")]).toEqual([[], [], 30]);
  });

  test("begins as you do: 30 life, five cards, one in the Cache if it goes second", async () => {
    const set = await begun("garrison");
    const counts = ["enemy-hand", "enemy-cache", "enemy-draw"].map((zone) => set.in(zone).length);
    expect([set.get("dummyLife"), set.get("enemy-techLevel"), ...counts]).toEqual([30, 1, 5, 1, 34]);
  });

  test("a patrol has one of the three heroes of its deck", async () => {
    expect((await begun("patrol")).in("enemy-heroes")).toEqual(["Sergeant Vex Amari"]);
    expect((await begun("banner")).in("enemy-heroes")).toHaveLength(3);
  });

  test("a deck like your own has your cards, but for the sideboard", async () => {
    const set = await begun("twin");
    const theirs = ["enemy-hand", "enemy-cache", "enemy-draw"].flatMap((zone) => set.in(zone));
    const own = ["hand", "draw"].flatMap((zone) => set.in(zone));
    expect(theirs.toSorted()).toEqual(own.toSorted());
  });

  test("if you go second, it has a turn first, in which it attacks with no action", async () => {
    const set = await begun("banner", "second");
    expect(set.table.turn).toBe(1);
    expect(set.get("life")).toBe(30);
    expect(said(set).some((text) => text.startsWith("The opponent: "))).toBe(true);
  });

  test("nothing that it holds or plays later is readable", async () => {
    const set = await begun("banner");
    for (const zone of ["enemy-hand", "enemy-draw"])
      for (const id of set.table.in(set.table.zone(zone))) expect(set.table.known(id)).not.toBe(set.table.label(id));
  });

  test("draws three cards at the end of its turn, and keeps seven", async () => {
    const set = (await begun("garrison")).do("pass");
    while (set.phase !== "play") set.do(set.phase === "hand" ? (set.offers()[0] ?? "") : "pass");
    expect(set.in("enemy-hand").length).toBeGreaterThan(3);
    expect(set.in("enemy-hand").length).toBeLessThan(8);
  });
});

describe("Attack actions; Blocking: your attack", () => {
  const BLOCKS: readonly (readonly [
    string,
    string,
    readonly string[],
    number,
    readonly string[],
    readonly string[],
  ])[] = [
    ["unblocked, it hits the opponent", "Kestrel Pilot", [], 27, [], ["Kestrel Pilot"]],
    ["a blocker that survives takes it all", "Kestrel Pilot", ["Bonded Escort"], 30, ["Bonded Escort"], []],
    [
      "the weakest of those that survive blocks",
      "Border Rifles",
      ["Bonded Escort", "Gas Drifter", "Nest Reaver"],
      30,
      ["Bonded Escort", "Gas Drifter", "Nest Reaver"],
      [],
    ],
    [
      "one that dies with the attacker blocks, and the excess goes through",
      "Kestrel Pilot",
      ["Kestrel Pilot"],
      29,
      [],
      [],
    ],
    [
      "one that would die for nothing does not block",
      "Lancer Column",
      ["Hired Blaster"],
      26,
      ["Hired Blaster"],
      ["Lancer Column"],
    ],
    ["space does not block land", "Border Rifles", ["Bonded Escort"], 28, ["Bonded Escort"], ["Border Rifles"]],
    ["nor land space", "Picket Cruiser", ["Wandering Colossus"], 25, ["Wandering Colossus"], ["Picket Cruiser"]],
    ["air blocks space", "Picket Cruiser", ["Jetpack Scrapper"], 25, ["Jetpack Scrapper"], ["Picket Cruiser"]],
  ];
  test.each(BLOCKS)("%s", async (_, attacker, enemy, life, opposite, mine) => {
    const set = await facing({ lay: { ao: [attacker] }, enemy });
    set.do(`attack ${attacker}`);
    expect([set.get("dummyLife"), set.in("enemy-ao"), set.in("ao")]).toEqual([life, opposite, mine]);
  });

  test("of two that survive, the one of less health blocks", async () => {
    const set = await facing({ lay: { ao: ["Border Rifles"] }, enemy: ["Gas Drifter", "Nest Reaver"] });
    set.do("attack Border Rifles");
    expect(said(set)).toContain("Nest Reaver blocks, takes 2 and deals 1 to Border Rifles.");
  });

  test("both take the other's attack up to their health; what is too much for the attacker goes nowhere", async () => {
    const set = await facing({ lay: { ao: ["Kestrel Pilot"] }, enemy: ["Kestrel Pilot"] });
    set.do("attack Kestrel Pilot");
    expect(said(set)).toContain("Kestrel Pilot blocks, takes 2 and deals 2 to Kestrel Pilot.");
    expect(said(set)).toContain("Kestrel Pilot attacks for 3: 1 of it goes through, and the opponent has 29 life.");
    expect([set.get("life"), set.in("discard"), set.in("enemy-discard")]).toEqual([
      30,
      ["Kestrel Pilot"],
      ["Kestrel Pilot"],
    ]);
  });

  test("a blocker exerts, so it blocks one attack a turn, also if an effect rallies it", async () => {
    const set = await facing({ lay: { ao: ["Border Rifles", "Kestrel Pilot"] }, enemy: ["Gas Drifter"] });
    set.do("attack Border Rifles");
    const drifter = opposing(set, "Gas Drifter");
    expect([set.table.isExhausted(drifter), set.get("dummyLife")]).toEqual([true, 30]);
    free(set, { free: "ready", card: drifter });
    set.do("attack Kestrel Pilot");
    expect(set.get("dummyLife")).toBe(27);
    nextTurn(set).do("attack Kestrel Pilot");
    expect(set.get("dummyLife")).toBe(27);
  });

  test("an attack action card is blocked by any supertype, and takes no damage back", async () => {
    const lay = { hand: ["Volley Order", "Border Rifles", "Border Rifles"] };
    const set = await facing({ lay, enemy: ["Bonded Escort"] });
    paid(set.do("play Volley Order"), "Border Rifles");
    expect([set.get("dummyLife"), set.in("discard")]).toEqual([30, ["Volley Order"]]);
  });

  test("to stay above 6 life it blocks with what dies, and the excess goes through", async () => {
    const lay = { ao: ["Gate Templar"] };
    const near = await facing({ lay, enemy: ["Hired Blaster"], counters: { dummyLife: 9 } });
    expect(near.do("attack Gate Templar").get("dummyLife")).toBe(8);
    const far = await facing({ lay, enemy: ["Hired Blaster"], counters: { dummyLife: 10 } });
    expect(far.do("attack Gate Templar").get("dummyLife")).toBe(7);
  });

  test("a frontline hero is blocked by its own supertype, and returns to the Hero Zone if that destroys it", async () => {
    const set = await facing({
      lay: { ao: ["Sergeant Vex Amari"] },
      enemy: ["Nest Reaver"],
      counters: { dummyLife: 8 },
    });
    set.do("attack Sergeant Vex Amari");
    expect([set.in("heroes").length, set.in("enemy-ao"), set.get("dummyLife")]).toEqual([3, [], 8]);
  });
});

/** Passes until the player is asked to block. */
function attacked(set: Scenario): Scenario {
  set.do("pass");
  while (set.phase !== "block" && set.table.turn === 1) set.do("pass");
  return set;
}

describe("Blocking: the opponent's attack", () => {
  test("warriors exert to block; the damage goes to the least health first, the excess to you", async () => {
    const lay = { ao: ["Border Rifles", "Kestrel Pilot"] };
    const set = attacked(await facing({ lay, enemy: ["Jetpack Scrapper"], counters: { dummyLife: 30 } }));
    free(set, { free: "counter", card: opposing(set, "Jetpack Scrapper"), to: "attack", by: 2 });
    expect(set.dealer.phase(set.table).asks?.(set.table)).toBe(
      "Jetpack Scrapper attacks you for 4. Choose the warriors that block, then let it strike. A warrior that blocks does not attack in your next turn.",
    );
    expect(set.offers()).toEqual(["block Border Rifles", "block Kestrel Pilot", "pass"]);
    set.do("block Kestrel Pilot", "block Border Rifles");
    while (set.phase !== "play") set.do("pass");
    expect([set.get("life"), set.in("ao")]).toEqual([29, []]);
  });

  test("Instant abilities may be used while it attacks, Actions only in your own play step", async () => {
    const set = attacked(await facing({ lay: { ao: ["Gas Drifter"] }, enemy: ["Hired Blaster"] }));
    expect(set.table.isExhausted(set.id("Sergeant Vex Amari"))).toBe(false);
    expect(set.offers()).toEqual(["block Gas Drifter", "pass"]);
  });

  test("a blocker that survives loses its damage, and stays exerted until the rally", async () => {
    const set = attacked(await facing({ lay: { ao: ["Gas Drifter"] }, enemy: ["Hired Blaster"] }));
    set.do("block Gas Drifter");
    while (set.phase !== "play") set.do("pass");
    expect([set.get("life"), set.token("Gas Drifter", "damage"), set.table.turn]).toEqual([30, 0, 2]);
    expect(isExerted(set, "Gas Drifter"), "whether Gas Drifter is exerted").toBe(true);
    expect(isExerted(nextTurn(set), "Gas Drifter")).toBe(false);
  });

  test("once the attacker has gone back to its hand, there is nothing more to block", async () => {
    const set = attacked(
      await facing({ lay: { ao: ["Border Rifles", "Kestrel Pilot"] }, enemy: ["Jetpack Scrapper"] }),
    );
    set.table.move(opposing(set, "Jetpack Scrapper"), set.table.zone("enemy-hand"));
    set.do("block Kestrel Pilot");
    expect([set.phase, set.get("life")]).toEqual(["play", 30]);
  });

  test("without a warrior that is ready there is nothing to choose", async () => {
    const set = await facing({ lay: { ao: ["Field Medkit"] }, enemy: ["Hired Blaster"] });
    set.do("pass");
    while (set.phase !== "play") set.do("pass");
    expect(set.table.turn).toBe(2);
    expect(set.get("life")).toBeLessThan(30);
  });

  test("its last point of damage ends the game", async () => {
    const set = await facing({ enemy: ["Hired Blaster"], counters: { life: 1 } });
    set.do("pass");
    while (!set.dealer.isOver(set.table)) set.do("pass");
    expect(set.get("life")).toBe(0);
    expect(said(set).at(-1)).toBe("You lost in turn 2. Your opponent has 30 life left.");
  });
});

describe("Card types: the warriors opposite", () => {
  test("damage by hand destroys them, and comes off at the end of the turn", async () => {
    const set = await facing({ enemy: ["Gas Drifter", "Nest Reaver"] });
    const [drifter, reaver] = ["Gas Drifter", "Nest Reaver"].map((label) => opposing(set, label));
    for (const card of [drifter, reaver]) free(set, { free: "counter", card: card ?? -1, to: "damage", by: 3 });
    expect([set.in("enemy-ao"), set.in("enemy-discard")]).toEqual([["Gas Drifter"], ["Nest Reaver"]]);
    nextTurn(set);
    expect(set.table.token(drifter ?? -1, 0)).toBe(0);
  });

  test("an augment may be attached to one, and is discarded with it", async () => {
    const set = await facing({ lay: { ao: ["Oathblade"] }, enemy: ["Gas Drifter"] });
    const drifter = opposing(set, "Gas Drifter");
    expect(free(set, { free: "move", card: set.id("Oathblade"), to: `under:${drifter}` })).toBeUndefined();
    free(set, { free: "move", card: drifter, to: "enemy-removed" });
    expect(set.in("discard")).toEqual(["Oathblade"]);
  });

  test("attack changed by hand counts when it blocks", async () => {
    const set = await facing({ lay: { ao: ["Kestrel Pilot"] }, enemy: ["Gas Drifter"] });
    free(set, { free: "counter", card: opposing(set, "Gas Drifter"), to: "attack", by: 1 });
    mark(set, "Kestrel Pilot", "health", 0);
    expect(set.do("attack Kestrel Pilot").in("discard")).toEqual(["Kestrel Pilot"]);
  });
});
