// A rival at the same worlds: it plays another deck by the same rules. (Setup, p.7; Turn Sequence, p.9-13)

import { describe, expect, test } from "vitest";
import { COUNTER, ZONE } from "../../../lib/games/open-worlds/table/table.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

const LIST = `Game: Open Worlds
Player
4 Outpost
2 Exploit
Hidden Outpost
Sabotage
2 Espionage
City 20
Corvette
Titan
Solar Flare
6 Exploit
4 Outpost
Worlds
Koti
Phoebe K2
Graense
Vita Ptal
Maail`;

/**
 * The stage phase of the first turn with nothing in hand but what is laid. The rival holds these cards of its deck. Each
 * side has three cards left to draw.
 */
async function rivals(lay: Lay, hand: readonly string[], isFirst = false): Promise<Scenario> {
  const set = await scenario("open-worlds", { faces: "twin", list: LIST, at: "adjust" });
  const { table } = set;
  const worlds = new Set(table.start.cards.flatMap(({ from }, id) => (from === "worlds" ? [id] : [])));
  for (let id = 0; id < table.size; id++)
    if (!worlds.has(id)) table.move(id, table.ownerOf(id) === 0 ? ZONE.trash : ZONE["enemy-trash"]);
  set.lay({ draw: ["Exploit 1", "Exploit 1", "Exploit 1"], ...lay });
  for (const label of hand) {
    const id = table.start.cards.findIndex(
      (card, at) => card.side === 1 && card.label === label && table.zoneOf(at) === ZONE["enemy-trash"],
    );
    table.move(id, ZONE["enemy-hand"]);
  }
  for (const id of table.in(ZONE["enemy-trash"]).slice(0, 3)) table.move(id, ZONE["enemy-draw"]);
  table.set(COUNTER.waiting, isFirst ? 1 : 0);
  return set.do("pass");
}

const said = (set: Scenario) => (set.table.log ?? []).map(({ text }) => text);

/** Passes to the next turn's stage, or to the end. */
function onward(set: Scenario): Scenario {
  const { turn } = set.table;
  while (!set.dealer.isOver(set.table) && (set.table.turn === turn || set.phase !== "stage"))
    set.do(set.phase === "resolve" ? (set.offers()[0] ?? "pass") : "pass");
  return set;
}

describe("the setup", () => {
  test("offers the rivals, the usual one first, and nobody", async () => {
    const { table } = await scenario("open-worlds", { list: LIST });
    const ids = (table.start.opponents ?? []).map(({ id }) => id);
    expect(ids).toEqual(["charter", "smith-boson", "twin", "nobody"]);
  });

  test("leaves it to the rival when its last card is drawn and what strikes a world", async () => {
    const set = await scenario("open-worlds", { faces: "charter", list: LIST, at: "adjust" });
    expect(set.offers().filter((line) => /^(clock|asteroids)/.test(line))).toEqual([]);
  });

  test("gives a rival ten cards of its own deck, adjusted as the autopilot does, and no look at them", async () => {
    const set = await scenario("open-worlds", { faces: "charter", list: LIST, at: "stage" });
    const { table } = set;
    const staged = [1, 2, 3, 4, 5].flatMap((place) => set.in(`enemy-staged:${place}`));
    expect([...set.in("enemy-hand"), ...staged]).toHaveLength(10);
    for (const id of table.in(ZONE["enemy-hand"])) expect(table.known(id)).toBe("A face-down card");
    expect(said(set).join("\n")).not.toMatch(/^The rival: (City|Industry|Outpost)/m);
  });
});

describe("a turn", () => {
  test("is taken by both: the rival stages, installs and counts", async () => {
    const set = onward(await rivals({}, ["Outpost 1"]));
    expect(set.get("enemy-income")).toBe(1);
    expect(said(set)).toContain("The rival: Income: 1.");
  });

  test("what the rival stages is not known before it is revealed", async () => {
    const set = await rivals({ hand: ["Outpost 1"] }, ["Exploit 1"]);
    set.do("stage Outpost 1 > staged:1", "pass");
    expect(said(set).filter((text) => text.startsWith("The rival: ") && text.includes("Exploit"))).not.toContain(
      "The rival: Exploit 1 is staged at Koti.",
    );
    expect(said(set).some((text) => text.startsWith("The rival: A face-down card is staged at"))).toBe(true);
  });

  /** A world with room for one facility more, to which both sides come with an Outpost. */
  async function crowded(lay: Lay, isFirst: boolean): Promise<Scenario> {
    const set = await rivals(lay, [], isFirst);
    const { table } = set;
    const world = table.first(ZONE.worlds);
    const h2o = Number(Reflect.get(table.card(world), "h2o"));
    table.setToken(world, 0, 1 - h2o + table.count(ZONE.facilities));
    const free = (side: number) =>
      table.start.cards.findIndex(
        (card, id) =>
          card.label === "Outpost 1" &&
          table.ownerOf(id) === side &&
          [ZONE.trash, ZONE["enemy-trash"]].includes(table.zoneOf(id)),
      );
    table.move(free(0), ZONE.staged);
    table.move(free(1), ZONE["enemy-staged"]);
    return set;
  }

  test("if there is room for one facility and both sides come with one, both are trashed (p.10)", async () => {
    for (const isFirst of [false, true]) {
      const set = onward(await crowded({}, isFirst));
      expect([set.in("facilities:1"), set.in("enemy-facilities:1")]).toEqual([[], []]);
    }
  });

  test("a Swap makes room for what both sides bring (p.10)", async () => {
    for (const isFirst of [false, true]) {
      const set = await crowded({ "facilities:1": ["Outpost 1"] }, isFirst);
      while (set.phase !== "install") set.do(set.phase === "resolve" ? "resolve > worlds:1" : "pass");
      expect(set.dealer.phase(set.table).asks?.(set.table)).toMatch(/there is room for 1, and they are trashed unless/);
      onward(set.do("swap Outpost 1"));
      expect([set.in("facilities:1"), set.in("enemy-facilities:1")]).toEqual([["Outpost 1"], ["Outpost 1"]]);
    }
  });

  test("the damage of two Catastrophes at a world adds up, whose ever they are (p.11)", async () => {
    const set = await rivals({ "orbitals:1": ["Titan"], "staged:1": ["Solar Flare"] }, []);
    const { table } = set;
    const other = table.start.cards.findIndex((card, id) => card.label === "Solar Flare" && table.ownerOf(id) === 1);
    table.move(other, ZONE["enemy-staged"]);
    onward(set);
    expect(set.in("orbitals:1")).toEqual([]);
  });

  test("a Catastrophe hits the units of both sides", async () => {
    const set = await rivals({ "orbitals:1": ["Corvette"], "staged:1": ["Solar Flare"] }, []);
    const { table } = set;
    const other = table.start.cards.findIndex((card, id) => card.label === "Corvette" && table.ownerOf(id) === 1);
    table.move(other, ZONE["enemy-orbitals"]);
    expect([set.in("orbitals:1"), set.in("enemy-orbitals:1")]).toEqual([["Corvette"], ["Corvette"]]);
    onward(set);
    expect([set.in("orbitals:1"), set.in("enemy-orbitals:1")]).toEqual([[], []]);
  });

  test("the higher income has Priority; between equal ones it stays where it was (p.12)", async () => {
    const behind = onward(await rivals({}, ["Outpost 1"]));
    expect(behind.get("waiting")).toBe(1);
    expect(onward(await rivals({}, [], true)).get("waiting")).toBe(1);
    const ahead = await rivals({ hand: ["Outpost 1"] }, [], true);
    expect(onward(ahead.do("stage Outpost 1 > staged:1")).get("waiting")).toBe(0);
  });
});

describe("the end (p.13)", () => {
  test("comes after the turn in which either deck is empty, and the higher final income wins", async () => {
    const set = onward(await rivals({ draw: ["Exploit 1", "Exploit 1"] }, ["Outpost 1"]));
    expect([set.get("last"), set.dealer.isOver(set.table)]).toEqual([1, false]);
    for (const id of [...set.table.in(ZONE.hand)]) set.table.move(id, ZONE.trash);
    for (const id of [...set.table.in(ZONE["enemy-hand"])]) set.table.move(id, ZONE["enemy-trash"]);
    onward(set);
    expect(set.dealer.result(set.table)).toMatchObject({
      how: "lost",
      says: expect.stringMatching(/^You lost: your final income is 0, your rival’s [1-9]\d*\.$/),
    });
  });
});

// Utilities (p. 6), Reaction (p. 14).
describe("Utilities", () => {
  /** My City 20 at one world, a City 20 and a Hidden Outpost of the rival's at another. */
  async function facing(mine: readonly string[], theirs: readonly string[]): Promise<Scenario> {
    const set = await rivals({ hand: [...mine], "facilities:1": ["City 20"] }, [
      ...theirs,
      "City 20",
      "Hidden Outpost",
    ]);
    for (const id of set.table.in(ZONE["enemy-hand"]).slice(-2)) set.table.move(id, ZONE["enemy-facilities"] + 1);
    return set;
  }
  const places = (set: Scenario) => ["facilities:1", "enemy-facilities:2"].map((zone) => set.in(zone));

  test("Sabotage can destroy a unit of the rival's, which goes to the rival's Trash Heap, but not a Hidden Outpost", async () => {
    const set = (await facing(["Sabotage"], [])).do("use Sabotage");
    const [unit = -1, hidden] = set.table.in(ZONE["enemy-facilities"] + 1);
    const choices = set.dealer.moves(set.table).map(({ card }) => card);
    expect([choices.includes(unit), choices.includes(hidden), choices.length]).toEqual([true, false, 2]);
    expect(set.dealer.advise(set.table)?.move.card).toBe(unit);
    expect(set.dealer.play(set.table, { do: "choose", card: unit })).toBeUndefined();
    expect(places(set)).toEqual([["City 20"], ["Hidden Outpost"]]);
    expect(set.table.first(ZONE["enemy-trash"])).toBe(unit);
  });

  test("the rival cancels a Utility with Espionage, and that can be cancelled too", async () => {
    const set = (await facing(["Sabotage"], ["Espionage"])).do("use Sabotage");
    expect([set.phase, places(set)]).toEqual(["stage", [["City 20"], ["City 20", "Hidden Outpost"]]]);
    expect(set.in("enemy-trash")[0]).toBe("Espionage");
    const again = (await facing(["Sabotage", "Espionage"], ["Espionage"])).do("use Sabotage");
    expect([again.phase, again.offers()]).toEqual(["react", ["cancel Espionage", "pass"]]);
    expect(again.do("cancel Espionage").phase).toBe("text");
  });

  test.each([
    ["cancel Espionage", ["City 20"]],
    ["pass", []],
  ])("the rival uses one, and whoever holds Espionage is asked: %s", async (line, left) => {
    const set = await facing(["Espionage"], ["Sabotage"]);
    const use = { do: "use", card: set.table.first(ZONE["enemy-hand"]) };
    expect(set.dealer.play(set.table, { do: "pass" }, [use].values())).toBeUndefined();
    set.do(line);
    expect(places(set)).toEqual([left, ["City 20", "Hidden Outpost"]]);
  });
});
