// What cards of Open Worlds ask for by their own texts, done with free moves; and what the log says of a turn.
import { describe, expect, test } from "vitest";
import { free, lastSaid, many, mark } from "../../table/by-hand.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

const LIST = `Game: Open Worlds
Player
City 10
City 12
City 15
City 20
6 Exploit
6 Outpost
Suck Dry
Frigate
Striker
Scout
Troops 20
Asteroid Strike
GRB
Research
Sabotage
Worlds
Koti
Phoebe K2
Graense
Vita Ptal
Maail`;

const ROW: Lay = { "worlds:1": ["Koti"], "worlds:2": ["Phoebe K2"], "worlds:4": ["Vita Ptal"] };

function staging(lay: Lay, counters: Readonly<Record<string, number>> = {}): Promise<Scenario> {
  return scenario("open-worlds", {
    faces: "nobody",
    list: LIST,
    at: "stage",
    rest: "trash",
    counters,
    lay: { ...ROW, ...lay },
  });
}

/** Brings a card somewhere by hand. */
function bring(set: Scenario, label: string, to: string, from?: string): void {
  const why = free(set, { free: "move", card: set.id(label, from), to });
  if (why !== undefined) throw new Error(why);
}

function said(set: Scenario): string[] {
  return (set.table.log ?? []).map(({ text }) => text);
}

function asked(set: Scenario): string | undefined {
  return set.dealer.phase(set.table).asks?.(set.table);
}

describe("Your Trash Heap (p. 14): its player may look at it at any time", () => {
  test("at what the rules trash, and at what is trashed by hand", async () => {
    const set = await staging({ hand: ["Sabotage", "Research"], "facilities:1": ["City 15"] });
    bring(set, "City 15", "trash");
    bring(set, "Sabotage", "trash");
    set.do("stage Research > staged:1", "pass");
    const known = ["City 15", "Sabotage", "Research"].map((label) => set.table.isSeen(set.id(label)));
    expect([known, set.in("trash")[0]]).toEqual([[true, true, true], "Research"]);
  });

  test("what goes from it under the deck is not known any more", async () => {
    const set = await staging({ "facilities:1": ["City 15"], draw: ["Outpost 1"] });
    bring(set, "City 15", "trash");
    bring(set, "City 15", "draw");
    expect(set.table.isSeen(set.id("City 15"))).toBe(false);
  });
});

describe("Reveal (p. 9)", () => {
  test.each(["its ships are stationed by hand", "the income is raised by hand"])(
    "%s, and nothing more is asked for",
    async (way) => {
      const set = await staging({ hand: ["Frigate 12", "Striker"] }, { priorIncome: 3 });
      set.do("stage Frigate 12 > staged:1", "stage Striker > staged:2", "pass");
      expect(asked(set)).toBe("Your ships need Class 9, and you earned 3 last turn. Trash some.");
      if (way.startsWith("the")) expect(free(set, { free: "counter", to: "priorIncome", by: 6 })).toBeUndefined();
      else bring(set, "Frigate 12", "orbitals:1");
      expect(set.offers()).toEqual(["pass"]);
      expect(asked(set)).toBe("Your income of last turn bears the Class of your ships. Go on.");
    },
  );
});

test("Suck Dry (p. 13, 14): an indicator changes a World's H2O, and is no facility any more", async () => {
  const set = await staging({ hand: ["City 10"], "facilities:1": ["Suck Dry", "Exploit 1"], draw: ["Outpost 1"] });
  bring(set, "Suck Dry", "indicators:1");
  mark(set, "Koti", "h2o", -2);
  expect(lastSaid(set)).toBe("Koti: H2O change -2 now.");
  set.do("stage City 10 > staged:1", "pass", "resolve > worlds:1");
  expect(asked(set)).toMatch(/^City 10 is to be installed: there is no room, /);
  set.do("pass", "pass");
  expect([set.in("trash")[0], set.get("income")]).toEqual(["City 10", 2]);
});

describe("Stage (p. 9): a card may permit more than one at a world", () => {
  test("what is asked names all that come, and says when there is not room for all", async () => {
    const lay = { hand: ["City 10", "City 12"], "facilities:1": ["Exploit 1", "City 15"] };
    const set = await staging(lay);
    set.do("stage City 10 > staged:1");
    bring(set, "City 12", "staged:1");
    set.do("pass", "resolve > worlds:1");
    expect(asked(set)).toBe(
      "City 10 and City 12 are to be installed: there is room for 1, and they are trashed unless more is made. A facility with Swap may return to the hand.",
    );
    set.do("swap Exploit 1");
    expect(set.in("facilities:1")).toEqual(["City 15", "City 10", "City 12"]);
  });

  test("of several Catastrophes the damage is added, and each kind of unit is named", async () => {
    const lay = { hand: ["Asteroid Strike", "GRB"], "facilities:4": ["City 20"], "orbitals:4": ["Frigate 12"] };
    const set = await staging(lay);
    set.do("stage GRB > staged:4");
    bring(set, "Asteroid Strike", "staged:4");
    set.do("pass", "pass", "resolve > worlds:4");
    expect(said(set).slice(-4)).toEqual([
      "GRB: 20 damage to each facility, orbital and ground force.",
      "Asteroid Strike: 15 damage to each facility and ground force.",
      "City 20 is destroyed: 35 damage against 20.",
      "Frigate 12 is destroyed: 20 damage against 12.",
    ]);
  });
});

test("nothing is laid on a card that is not in play", async () => {
  const set = await staging({ hand: ["City 10", "City 12"], "facilities:1": ["City 15"] });
  const onto = (host: string) => free(set, { free: "move", card: set.id("City 10"), to: `under:${set.id(host)}` });
  expect(onto("City 12")).toBe("Nothing can be laid on City 12: it is not in play.");
  expect(onto("City 15")).toBeUndefined();
});

test("where a text has taken the World away, its place is named, and no facility is installed there", async () => {
  const set = await staging({ hand: ["City 20"] });
  set.do("stage City 20 > staged:1");
  bring(set, "Koti", "worlds-deck");
  set.do("pass", "resolve > worlds:1");
  expect(set.in("trash")[0]).toBe("City 20");
  expect(said(set)).toContain("World 1 is resolved.");
});

test("World Cards (p. 1): a World that came to the hand cannot enter play, and the log says what becomes of it", async () => {
  const set = await staging({ hand: ["Graense"] });
  set.do("stage Graense > staged:1", "pass", "resolve > worlds:1");
  expect([set.in("trash")[0], said(set).at(-1)]).toEqual(["Graense", "Graense is trashed: it cannot enter play so."]);
});

describe("the log counts cards in words that fit", () => {
  test("one card drawn in the setup, and one for one put away", async () => {
    const one = await scenario("open-worlds", { faces: "nobody", list: "Game: Open Worlds\nPlayer\n1 Outpost" });
    expect(said(one)).toContain("1 card is drawn.");
    const set = await scenario("open-worlds", { faces: "nobody", list: LIST });
    set.do(`adjust ${set.in("hand")[0]}`, "pass");
    expect(said(set)).toContain("1 card is drawn for what was put away.");
  });

  test("a deck that is empty is called empty, whoever has emptied it", async () => {
    const set = await staging({ hand: many("Outpost 1", 2), draw: ["City 20"] });
    bring(set, "City 20", "hand");
    set.do("pass", "pass");
    expect(said(set)).toContain("The Player Deck is empty: the next turn is the final turn.");
    expect(set.get("final")).toBe(1);
  });
});

test("a catastrophe whose damage nobody has stated destroys nothing: its effect is left to the player (p. 11)", async () => {
  const set = await staging({ hand: ["Asteroid Strike"], "facilities:4": ["City 12"] });
  const id = set.id("Asteroid Strike");
  const dealt = set.table.start.cards[id];
  Reflect.set(set.table.start.cards, id, { ...dealt, card: { ...dealt?.card, hits: { kinds: ["facility"] } } });
  set.do("stage Asteroid Strike > staged:4", "pass");
  if (set.phase === "move") set.do("pass");
  set.do("resolve > worlds:4");
  expect(set.in("facilities:4")).toEqual(["City 12"]);
  expect(set.table.log?.map(({ text }) => text)).toContain("Asteroid Strike: its effect is done by hand.");
});
