// Assaults without an attack (1.11), and an opponent of four common planets that strike back (1.3, 1.4, 1.12).
import { describe, expect, test } from "vitest";
import { builtInPool, pilesOf } from "../../../lib/cards/built-in.ts";
import { Dice } from "../../../lib/core/random.ts";
import { facingCalled } from "../../../lib/core/table/seats.ts";
import { Table } from "../../../lib/core/table/table.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { think } from "../../../lib/pilots/thinking.ts";
import { tableOf } from "../../table/games.ts";
import { Scenario } from "../../table/scenario.ts";
import { deckOf } from "../table.ts";
import { advice, damage, deck, free, galaxy, nextTurn, offered, on, until, war } from "./galaxy.ts";

const isExhausted = (set: Scenario, label: string) => set.table.isExhausted(set.id(label));

describe("An assault without an attack (1.2, 1.11)", () => {
  const lay = { "on Ice Planet": ["Picket Cutter"], neutral: ["Cinderhold"] };

  test("deals nothing, and the unit that returns stays ready and may conquer afterwards", async () => {
    const set = (await galaxy({ lay, red: 6 })).do("pass", "advance Picket Cutter");
    expect([set.get("dealt"), isExhausted(set, "Picket Cutter")]).toEqual([0, false]);
    expect(offered(set, "advance")).toEqual([]);
    expect(offered(set.do("pass", "pass"), "conquer")).toEqual(["conquer Picket Cutter > #Cinderhold"]);
  });

  test("a unit that goes to another planet than its own is exhausted", async () => {
    const set = (await galaxy({ lay })).do("pass", "advance Picket Cutter", "pass");
    set.do("retreat Picket Cutter > #Rock Planet");
    expect([on(set, "Rock Planet"), isExhausted(set, "Picket Cutter")]).toEqual([["Picket Cutter"], true]);
    expect(set.table.log?.at(-1)?.text).toBe("Picket Cutter retreats to Rock Planet and is exhausted.");
  });

  test("the unit may still attack in the same combat, and is exhausted then", async () => {
    const set = (await galaxy({ lay })).do("pass", "advance Picket Cutter", "assault Picket Cutter");
    expect([set.get("dealt"), isExhausted(set, "Picket Cutter")]).toEqual([1, true]);
  });

  test.each([
    ["new", { hand: ["Picket Cutter"] }, ["play Picket Cutter > #Ice Planet"]],
    ["stationary", { "on Ice Planet": ["Drifting Mines"] }, []],
  ])("a unit that is %s cannot", async (_, own, before) => {
    const set = (await galaxy({ lay: own, blue: 1 })).do(...before, "pass");
    expect(offered(set, "advance")).toEqual([]);
  });
});

/** A table with the opponent's planets laid opposite, in the assault phase. */
async function facing(
  units: readonly string[],
  planets = ["Ice Planet", "Rock Planet"],
  { hand = [], ...more }: { list?: string; hand?: readonly string[]; blue?: number } = {},
): Promise<Scenario> {
  const lay = { planets: ["Lava Planet"], "on Lava Planet": units, enemy: planets, hand };
  return (await galaxy({ lay, faces: "planets", ...more })).do("pass");
}

describe("An opponent of four common planets", () => {
  test("is chosen in the setup before anything else", async () => {
    const { dealer, start } = await tableOf(conquestOfOrion);
    const ids = start("a").opponents?.map(({ id }) => id);
    expect(ids).toEqual(["fleet", "vanguard", "patrol", "twin", "planets", "nobody"]);
    const table = dealer.open(facingCalled(start("a"), "planets"));
    const opposite = table.in(table.zone("enemy")).map((id) => table.label(id));
    expect(opposite.toSorted()).toEqual(["Ice Planet", "Ice Planet", "Lava Planet", "Rock Planet"]);
    expect(dealer.open(facingCalled(start("a"), "nobody")).in(table.zone("enemy"))).toEqual([]);
  });

  test("an assault names a planet, and the damage on it stays", async () => {
    const set = await facing(["Broadside Cruiser", "Picket Cutter"]);
    expect(offered(set, "assault")).toEqual([
      "assault Broadside Cruiser > #Ice Planet",
      "assault Broadside Cruiser > #Rock Planet",
      "assault Picket Cutter > #Ice Planet",
      "assault Picket Cutter > #Rock Planet",
    ]);
    set.do("assault Broadside Cruiser > #Rock Planet", "assault Picket Cutter > #Rock Planet");
    expect([set.get("dealt"), set.token("Rock Planet", "damage")]).toEqual([4, 4]);
    expect(nextTurn(set).token("Rock Planet", "damage")).toBe(4);
  });

  test.each([
    ["the one that it destroys, though it costs less", ["Broadside Cruiser", "Marsh Hatchling"], "Marsh Hatchling"],
    ["of two that it destroys the dearer one", ["Marsh Hatchling", "Reed Stalker"], "Reed Stalker"],
  ])("each planet strikes one of those that assault it: %s", async (_, units, dead) => {
    const set = await facing(units);
    for (const unit of units) set.do(`assault ${unit} > #Ice Planet`);
    expect(set.do("pass").in("graveyard")).toEqual([dead]);
  });

  test("before the clean-up, fast cards are played on what the planets have dealt lethal damage (1.14)", async () => {
    const more = { list: deck("Sudden Molt"), hand: ["Sudden Molt"], blue: 1 };
    const set = await facing(["Picket Cutter"], ["Ice Planet"], more);
    set.do("assault Picket Cutter > #Ice Planet", "pass");
    expect([set.phase, offered(set, "play")]).toEqual(["answer", ["play Sudden Molt"]]);
    until(set.do("play Sudden Molt", "pass"), "post-economy");
    expect([set.in("graveyard"), on(set, "Lava Planet")]).toEqual([["Sudden Molt"], ["Picket Cutter"]]);
  });

  test("what it cannot destroy keeps the damage that the shields let through", async () => {
    const set = await facing(["Broadside Cruiser"]);
    set.do("assault Broadside Cruiser > #Ice Planet", "pass");
    // Two damage against two shields.
    expect([set.in("graveyard"), set.token("Broadside Cruiser", "damage")]).toEqual([[], 0]);
    const bare = await facing(["Tramp Hauler"]);
    bare.do("assault Tramp Hauler > #Ice Planet", "pass");
    expect(
      bare
        .in("graveyard")
        .concat(bare.table.log?.map(({ text }) => text) ?? [])
        .join("\n"),
    ).toContain("Ice Planet strikes back at Tramp Hauler for 2 damage.");
  });

  test("a planet strikes who assaults it without attacking, and no other planet does", async () => {
    const set = (await facing(["Picket Cutter"])).do("advance Picket Cutter > #Rock Planet");
    expect(offered(set, "assault")).toEqual(["assault Picket Cutter > #Rock Planet"]);
    set.do("pass");
    const said = set.table.log?.map(({ text }) => text).filter((text) => text.includes("strikes back"));
    expect(said).toEqual(["Rock Planet strikes back at Picket Cutter for 2 damage."]);
  });

  test("a planet of lethal damage strikes still, and is neutral then; with the last one the game is won", async () => {
    const set = damage(await facing(["Picket Cutter"], ["Ice Planet"]), "Ice Planet", 7);
    set.do("assault Picket Cutter > #Ice Planet");
    expect([set.in("enemy"), set.dealer.isOver(set.table)]).toEqual([["Ice Planet"], false]);
    set.do("pass");
    expect([set.in("enemy"), set.in("neutral"), set.in("graveyard")]).toEqual([[], ["Ice Planet"], ["Picket Cutter"]]);
    expect(set.dealer.isOver(set.table)).toBe(true);
    expect(set.table.log?.at(-1)?.text).toBe("You won in turn 1, with one planet left.");
  });

  test("without planets on either side both have lost: nobody has won (1.4)", async () => {
    const set = damage(damage(await facing(["Picket Cutter"], ["Ice Planet"]), "Ice Planet", 7), "Lava Planet", 8);
    set.do("assault Picket Cutter > #Ice Planet", "pass");
    expect(set.dealer.goldfish.result(set.table)).toEqual({
      how: "ended",
      says: "A draw in turn 1: neither of you has a planet left.",
    });
  });

  test("the thinking pilot takes the last planet when it can", async () => {
    const set = damage(await facing(["Picket Cutter"], ["Ice Planet"]), "Ice Planet", 7);
    expect(think(set.dealer, set.table, { rolls: 3, seed: "win" })?.move.do).toBe("assault");
  });

  test("only planets lie opposite", async () => {
    const set = await facing(["Picket Cutter"]);
    expect(free(set, { free: "move", card: set.id("Picket Cutter"), to: "enemy" })).toBe(
      "Only planets lie opposite, and Picket Cutter is none.",
    );
  });

  test("the autopilot attacks one planet with all, and goes on to the next when it has enough", async () => {
    const set = damage(await facing(["Broadside Cruiser", "Picket Cutter"]), "Rock Planet", 5);
    expect(advice(set)).toMatch(/^assault Broadside Cruiser > #Rock Planet/);
    set.do("assault Broadside Cruiser > #Rock Planet");
    expect(advice(set)).toMatch(/^assault Picket Cutter > #Ice Planet/);
  });

  test("the autopilot beats it with every sample deck", async () => {
    const { dealer, start } = await tableOf(conquestOfOrion);
    for (let deck = 0; deck < 5; deck++) {
      const table = dealer.open(facingCalled(start("w1", deck), "planets"), false);
      for (let next = dealer.advise(table); next && table.turn <= 40; next = dealer.advise(table))
        expect(dealer.play(table, next.move)).toBeUndefined();
      expect([deck, dealer.isOver(table), table.in(table.zone("enemy"))]).toEqual([deck, true, []]);
    }
  });
});

describe("An opponent with a deck", () => {
  /** The zone that a card lies in at last, by whatever it lies on. */
  const whereOf = (table: Scenario["table"], id: number): string => {
    const host = table.hostOf(id);
    return host < 0 ? table.nameOf(table.zoneOf(id)) : whereOf(table, host);
  };

  /** The cards that lie on the side of somebody else. */
  const strays = (table: Scenario["table"]) =>
    table.start.cards.flatMap(({ from, label, side }, id) => {
      const isOpposite = whereOf(table, id).startsWith("enemy");
      return from === "main" && isOpposite !== (side === 1) ? [label] : [];
    });

  test("no card changes sides, whatever is played", async () => {
    const { dealer, start } = await tableOf(conquestOfOrion);
    for (let game = 0; game < 20; game++) {
      const dice = Dice.of(`sides ${game}`);
      const table = dealer.open(start(`sides ${game}`, game), false);
      for (const move of [{ do: "pass" }, { do: "go", to: "second" }]) dealer.play(table, move);
      for (let count = 0; count < 200 && !dealer.isOver(table); count++) {
        const offered = dealer.moves(table);
        const pass = dice.below(3) === 0 ? offered.find((one) => one.do === "pass") : undefined;
        dealer.play(table, pass ?? offered[dice.below(offered.length)] ?? { do: "pass" });
        expect(strays(table)).toEqual([]);
      }
    }
  });

  test("the autopilot comes to an end with every sample deck, and wins some of the games", async () => {
    const { dealer, start } = await tableOf(conquestOfOrion);
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const table = dealer.open(start(`units ${game}`, game), false);
      for (let next = dealer.advise(table); next && table.turn <= 60; next = dealer.advise(table))
        expect(dealer.play(table, next.move)).toBeUndefined();
      expect([game, dealer.isOver(table)]).toEqual([game, true]);
      if (table.count(table.zone("enemy")) === 0) won++;
    }
    expect(won).toBeGreaterThan(6);
  });

  test("its units stay on its side by hand too", async () => {
    const set = await war({ mine: ["Picket Cutter"], theirs: ["Homestead Militia"] });
    const [own, other] = [set.id("Picket Cutter"), set.id("Homestead Militia")];
    const planets = { mine: `units:${set.id("Lava Planet")}`, theirs: `units:${set.table.hostOf(other)}` };
    expect([
      free(set, { free: "move", card: other, to: planets.mine }),
      free(set, { free: "move", card: other, to: "graveyard" }),
      free(set, { free: "move", card: own, to: planets.theirs }),
      free(set, { free: "move", card: other, to: "enemy-graveyard" }),
    ]).toEqual([
      "Homestead Militia is the opponent's.",
      "Homestead Militia is the opponent's.",
      "Picket Cutter is not the opponent's.",
      undefined,
    ]);
  });
});

describe("both sides by the book", () => {
  test("the practice decks opposite are legal decks", async () => {
    const { common: _, planets: __, ...decks } = pilesOf(conquestOfOrion);
    const pool = builtInPool(conquestOfOrion);
    for (const [id, pile] of Object.entries(decks)) {
      const { findings } = judge(pool, deckOf(pool, pile.map(([label, count]) => `${count} ${label}`).join("\n")));
      expect([id, findings.filter(({ severity }) => severity === "error")]).toEqual([id, []]);
    }
  });

  test("whoever sits on the other side fights, retreats and is told of it by the same rules (1.11)", async () => {
    const laid = await war({ theirs: ["Armored Freighter"], lay: { enemy: ["Ice Planet", "Ice Planet"] } });
    const seats = ["pilot", "person"] as const;
    const set = new Scenario(laid.dealer, new Table(laid.dealer.goldfish, { ...laid.table.start, seats }, laid.table));
    set.dealer.play(set.table, set.dealer.advise(set.table)?.move ?? { do: "pass" });
    until(set, "assault").do("advance Armored Freighter > #Lava Planet");
    until(set, "battle").do("attack Armored Freighter > #Lava Planet");
    expect(offered(until(set, "retreat"), "retreat")).toEqual(["retreat Armored Freighter > #Ice Planet"]);
    expect(set.token("Lava Planet", "damage")).toBe(2);
    const [, second = -1] = set.table.in(set.table.zone("planets"));
    set.dealer.play(set.table, { do: "retreat", card: set.id("Armored Freighter"), to: `#${second}` });
    expect(set.table.log?.at(-1)?.text).toBe("Armored Freighter retreats to Ice Planet (2nd, Planets).");
    damage(set, "Ice Planet", 8).do("pass");
    expect(set.in("neutral")).toEqual(["Ice Planet"]);
  });

  test("an attack is answered before its damage falls, in the other side's turn too (1.14)", async () => {
    const set = await war({
      list: deck("Fold the Distance"),
      mine: ["Picket Cutter"],
      theirs: ["Mercenary Armada"],
      lay: { hand: ["Fold the Distance"] },
      blue: 1,
    });
    until(set, "answer").do("play Fold the Distance");
    while (set.phase === "text") set.do(set.offers()[0] ?? "pass");
    expect([on(set, "Rock Planet"), set.token("Picket Cutter", "damage")]).toEqual([["Picket Cutter"], 0]);
    expect(set.table.log?.map(({ text }) => text)).toContain(
      "The opponent: The attack of Mercenary Armada has no target any more.",
    );
  });

  test("with a deck opposite, an empty deck ends nothing before the other one is empty too", async () => {
    const set = await war({ theirs: ["Autonomous Battery"] });
    const rest = ["Homestead Militia", "Contract Gunners"].map((label) => set.id(label));
    for (const id of rest) set.table.move(id, set.table.zone("enemy-draw"));
    for (const id of [...set.table.in(set.table.zone("draw"))]) set.table.move(id, set.table.zone("removed"));
    expect(nextTurn(set).dealer.isOver(set.table)).toBe(false);
    nextTurn(nextTurn(set));
    expect(set.dealer.result(set.table)?.says).toMatch(/^The game ends in turn 3, because there is no card to draw/);
  });

  test("what the opponent conquers, plays and pays for is its own, and is told by its texts (1.7, 1.8)", async () => {
    const { dealer, start } = await tableOf(conquestOfOrion);
    let [tiers, conquests] = [0, 0];
    for (let game = 0; game < 5; game++) {
      const table = dealer.open(start(`own ${game}`, game));
      for (let next = dealer.advise(table); next && table.turn <= 12; next = dealer.advise(table))
        dealer.play(table, next.move);
      for (const { text } of table.log ?? []) {
        if (/^The opponent: Tier 2/.test(text)) tiers++;
        if (/^The opponent: .* conquers /.test(text)) conquests++;
      }
    }
    expect(Math.min(tiers, conquests)).toBeGreaterThan(1);
  });
});
