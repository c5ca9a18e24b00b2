import { describe, expect, test } from "vitest";
import { pilesOf } from "../../../lib/cards/built-in.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { free, mark } from "../../table/by-hand.ts";
import type { Lay, Scenario } from "../../table/scenario.ts";
import { isExerted, nextTurn, paid, playing } from "./scenes.ts";

const FIELDED = (pilesOf(shoulderOfOrion).garrison ?? []).map(([label]) => label);

interface Opposite {
  readonly lay?: Lay;
  /** The garrison's warriors, which are ready. */
  readonly enemy?: readonly string[];
  readonly counters?: Readonly<Record<string, number>>;
  readonly goes?: "first" | "second";
}

/** The first play step, with nothing but what is laid on either side. */
async function facing({ lay = {}, enemy = [], counters, goes = "second" }: Opposite): Promise<Scenario> {
  const set = await playing({ lay, goes, faced: true, ...(counters ? { counters } : {}) });
  const { table } = set;
  for (const card of [...table.in(table.zone("enemy-ao"))]) table.move(card, table.zone("enemy-reserve"));
  for (const label of enemy) table.move(opposing(set, label), table.zone("enemy-ao"));
  return set;
}

/** A card of the garrison, which may share its name with one of the deck. */
function opposing(set: Scenario, label: string): number {
  return set.table.start.cards.findIndex((card) => card.from === "garrison" && card.label === label);
}

function said(set: Scenario): string[] {
  return (set.table.log ?? []).map(({ text }) => text);
}

describe("A garrison opposite", () => {
  test("it is chosen before the game; alone, nobody fields anything and there is no turn opposite", async () => {
    const alone = nextTurn(await playing());
    expect([alone.in("enemy-ao"), alone.in("enemy-reserve"), alone.get("life")]).toEqual([[], FIELDED, 30]);
  });

  test("it fields a warrior a turn, exerted, which then rallies; its life is 30", async () => {
    const set = await playing({ goes: "first", faced: true });
    expect([set.in("enemy-ao"), set.get("dummyLife")]).toEqual([[], 30]);
    for (let turn = 1; turn <= FIELDED.length + 1; turn++) {
      nextTurn(set);
      expect(set.in("enemy-ao")).toEqual(FIELDED.slice(0, turn));
    }
    expect(set.in("enemy-reserve")).toEqual([]);
    expect(set.table.in(set.table.zone("enemy-ao")).some((id) => set.table.isExhausted(id))).toBe(false);
  });

  test("if you go second, its first turn is over", async () => {
    const set = await playing({ faced: true });
    expect([set.in("enemy-ao"), set.table.isExhausted(opposing(set, "Hired Blaster"))]).toEqual([
      ["Hired Blaster"],
      false,
    ]);
  });

  test.each([
    ["first", [30, 29, 27, 24, 20, 16, 12, 8, 4, 0]],
    ["second", [29, 27, 24, 20, 16, 12, 8, 4, 0]],
  ] as const)(
    "going %s: from its second turn it attacks for 1, then 1 more each turn, up to 4",
    async (goes, lives) => {
      const set = await playing({ goes, faced: true });
      const seen = lives.map(() => (set.dealer.isOver(set.table) ? Number.NaN : nextTurnOrEnd(set).get("life")));
      expect(seen).toEqual(lives);
      expect(set.dealer.isOver(set.table), "whether the game is over").toBe(true);
      expect(said(set).slice(-2)).toEqual([
        "The opponent attacks for 4: you have no life left.",
        `You lost in turn ${set.table.turn}. Your opponent has 30 life left.`,
      ]);
    },
  );
});

/** Passes until the next play step, or until the game is over. */
function nextTurnOrEnd(set: Scenario): Scenario {
  set.do("pass");
  while (set.phase !== "play" && !set.dealer.isOver(set.table)) set.do("pass");
  return set;
}

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

  test("to stay above 10 life it blocks with what dies, and the excess goes through", async () => {
    const lay = { ao: ["Gate Templar"] };
    const near = await facing({ lay, enemy: ["Hired Blaster"], counters: { dummyLife: 13 } });
    expect(near.do("attack Gate Templar").get("dummyLife")).toBe(12);
    const far = await facing({ lay, enemy: ["Hired Blaster"], counters: { dummyLife: 14 } });
    expect(far.do("attack Gate Templar").get("dummyLife")).toBe(11);
  });

  test("a frontline hero is blocked by its own supertype, and returns to the Hero Zone if that destroys it", async () => {
    const set = await facing({ lay: { ao: ["Sergeant Vex Amari"] }, enemy: ["Nest Reaver"] });
    set.do("attack Sergeant Vex Amari");
    expect([set.in("heroes").length, set.in("enemy-ao"), set.get("dummyLife")]).toEqual([3, [], 30]);
  });
});

describe("Blocking: the garrison's attack", () => {
  test("warriors exert to block; the damage goes to the least health first, the excess to you", async () => {
    const set = await facing({ lay: { ao: ["Border Rifles", "Kestrel Pilot"] } });
    set.table.turn = 6;
    set.do("pass");
    while (set.phase !== "opponent") set.do("pass");
    expect(set.dealer.phase(set.table).asks?.(set.table)).toBe(
      "The opponent attacks you for 4. Choose the warriors that block, then pass. A warrior that blocks does not attack in your next turn.",
    );
    expect(set.offers()).toEqual(["block Border Rifles", "block Kestrel Pilot", "pass"]);
    set.do("block Kestrel Pilot", "block Border Rifles");
    expect([set.phase, set.get("life"), set.in("ao")]).toEqual(["play", 29, []]);
    expect(said(set)).toContain("The opponent attacks for 4: 1 of it goes through, and you have 29 life.");
  });

  test("a blocker that survives loses its damage, and stays exerted until the rally", async () => {
    const set = await facing({ lay: { ao: ["Kestrel Pilot"] } });
    set.do("pass");
    while (set.phase !== "opponent") set.do("pass");
    set.do("block Kestrel Pilot");
    expect([set.get("life"), set.token("Kestrel Pilot", "damage"), set.table.turn]).toEqual([30, 0, 2]);
    expect(isExerted(set, "Kestrel Pilot"), "whether Kestrel Pilot is exerted").toBe(true);
    expect(isExerted(nextTurn(set), "Kestrel Pilot")).toBe(false);
  });

  test("without a warrior that is ready there is nothing to choose", async () => {
    const set = await facing({ lay: { ao: ["Field Medkit"] } });
    set.do("pass");
    while (set.phase !== "play") set.do("pass");
    expect([set.table.turn, set.get("life")]).toEqual([2, 29]);
  });
});

describe("Card types: the garrison's warriors", () => {
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
    free(set, { free: "move", card: drifter, to: "enemy-reserve" });
    expect(set.in("discard")).toEqual(["Oathblade"]);
  });

  test("attack changed by hand counts when it blocks", async () => {
    const set = await facing({ lay: { ao: ["Kestrel Pilot"] }, enemy: ["Gas Drifter"] });
    free(set, { free: "counter", card: opposing(set, "Gas Drifter"), to: "attack", by: 1 });
    mark(set, "Kestrel Pilot", "health", 0);
    expect(set.do("attack Kestrel Pilot").in("discard")).toEqual(["Kestrel Pilot"]);
  });
});
