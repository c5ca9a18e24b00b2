// Texts that play themselves: what of them is left to the player, and scenes at the table.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { isWhole, texts } from "../../../lib/games/orions-spur/texts/texts.ts";
import { gameCalled } from "../../decks.ts";
import { battle, give, offered, outcome, seen } from "./battle.ts";

describe("phrases", () => {
  test.each([
    ["Laser Light: 1 energy, 1 damage.", { energy: 1, damage: 2 }, ["Laser Light"]],
    ["Laser Light: 1 energy, 1 damage.", { energy: 1, damage: 1 }, []],
    ["Laser Medium: 2 energy, 3 damage, also against a ship 1 row back.", { energy: 2, damage: 3 }, ["Laser Medium"]],
    ["Its fighters cost 1 energy and deal 2 damage.", { energy: 2, damage: 2 }, []],
    ["Armored holds even while this ship is overcharged.", null, ["Bracing"]],
    ["It has no weapon; as flagship it calls up to four ships with Flock.", null, []],
  ])("a sentence that the card does not agree with is left to the player: %s", (text, weapon, abilities) => {
    expect(isWhole({ name: "Ship", kind: "ship", weapon, abilities, energy: 7, text })).toBe(false);
  });

  test.each([
    ["attack-reaction", "Reduce the damage of one attack on this ship by 3."],
    ["attack", "It hits the attacking ship."],
    ["special", "The attack hits that ship instead."],
    ["reaction", "If the target has no shield left, deal 1 more damage."],
    ["draw", "May target a ship 1 row back."],
  ] as const)("what a card of its type cannot do is left to the player: %s, %s", (type, text) => {
    expect(isWhole({ name: "Card", kind: "tactic", type, energy: 0, damage: 2, text })).toBe(false);
  });

  test("at least 95 of 100 texts of the practice set are carried out whole", () => {
    const { cards } = builtInPool(gameCalled("orions-spur"));
    const told = cards.filter(({ card }) => card.text && !card.sources?.text);
    const whole = told.filter(({ card }) => texts.read(card as never).every(({ ability }) => ability !== undefined));
    expect(told.length).toBeGreaterThan(90);
    expect(whole.length / told.length).toBeGreaterThanOrEqual(0.95);
  });
});

type Lay = Parameters<typeof battle>[1];
type Species = Parameters<typeof battle>[0];
type Gives = readonly (readonly [string, string, number])[];
type After = Readonly<Record<string, unknown>>;

const BASTION = { flagship: ["Ganymede Bastion"] };
const HERALD = { flagship: ["Pride Herald"] };
const NO_SHIELD: Gives = [["Ochre Sentence", "shield", 0]];

/** What is said, the fleet, its lay, tokens, moves, and what then stands where. */
const OWN_TURN: readonly (readonly [string, Species, Lay, Gives, readonly string[], After])[] = [
  [
    "more damage to a ship without shield",
    "mrooshen",
    { ...HERALD, hand: ["Boarding Hooks"] },
    NO_SHIELD,
    ["activate Pride Herald", "play Boarding Hooks > #Ochre Sentence"],
    { "Ochre Sentence": [0, 2, 3] },
  ],
  [
    "no more damage while the shield holds",
    "mrooshen",
    { ...HERALD, hand: ["Boarding Hooks"] },
    [],
    ["activate Pride Herald", "play Boarding Hooks > #Ochre Sentence"],
    { "Ochre Sentence": [1, 5, 3] },
  ],
  [
    "more damage with each earlier attack on the same target",
    "terran",
    { ...BASTION, hand: ["Bracketing Fire", "Bracketing Fire", "Bracketing Fire"] },
    [],
    ["activate Ganymede Bastion", ...Array(3).fill("play Bracketing Fire > #Ochre Sentence")],
    { "Ochre Sentence": [0, 1, 3] },
  ],
  [
    "more damage of a ship that Flock has activated",
    "churrap",
    { front: ["Thermal Dart"], flagship: ["High Roost"], hand: ["Updraft Salvo"] },
    [],
    ["flock Thermal Dart", "play Updraft Salvo > #Ochre Sentence"],
    { "Ochre Sentence": [0, 4, 3] },
  ],
  [
    "none of a ship that was activated without it",
    "churrap",
    { front: ["Thermal Dart"], flagship: ["High Roost"], hand: ["Updraft Salvo"] },
    [],
    ["activate Thermal Dart", "play Updraft Salvo > #Ochre Sentence"],
    { "Ochre Sentence": [1, 5, 3] },
  ],
  [
    "more damage beside another ship",
    "mrooshen",
    { ...HERALD, middle: ["Steppe Prowler"], hand: ["Pack Hunt"] },
    [],
    ["activate Pride Herald", "play Pack Hunt > #Ochre Sentence"],
    { "Ochre Sentence": [0, 1, 3] },
  ],
  [
    "none with nobody beside it",
    "mrooshen",
    { ...HERALD, front: ["Steppe Prowler"], hand: ["Pack Hunt"] },
    [],
    ["activate Pride Herald", "play Pack Hunt > #Ochre Sentence"],
    { "Ochre Sentence": [0, 2, 3] },
  ],
  [
    "a shield point for the attacking ship",
    "hssuk",
    { flagship: ["Verdigris Law"], hand: ["Amber Furnace"], "enemy-front": ["Steppe Prowler"] },
    [["Verdigris Law", "shield", 1]],
    ["activate Verdigris Law", "play Amber Furnace > #Steppe Prowler"],
    { "Verdigris Law": [2, 6, 2], "Steppe Prowler": [0, 1, 2] },
  ],
  [
    "less energy of the target",
    "hssuk",
    { flagship: ["Verdigris Law"], hand: ["Imperial Censure"], "enemy-front": ["Steppe Prowler"] },
    [],
    ["activate Verdigris Law", "play Imperial Censure > #Steppe Prowler"],
    { "Steppe Prowler": [0, 2, 1] },
  ],
  [
    "a card for a ship that is destroyed",
    "mrooshen",
    { ...HERALD, hand: ["Spoils Barrage"], draw: ["Claw Volley"] },
    [["Ochre Sentence", "hull", 1]],
    ["activate Pride Herald", "play Spoils Barrage > #Ochre Sentence"],
    { trophies: ["Ochre Sentence"], hand: ["Claw Volley"] },
  ],
  [
    "no card for one that is not",
    "mrooshen",
    { ...HERALD, hand: ["Spoils Barrage"] },
    [],
    ["activate Pride Herald", "play Spoils Barrage > #Ochre Sentence"],
    { trophies: [], hand: [] },
  ],
  [
    "damage to the attacking ship, which Armored lessens",
    "mrooshen",
    { flagship: ["Savanna Breaker"], hand: ["Last Leap"] },
    [],
    ["activate Savanna Breaker", "play Last Leap > #Ochre Sentence"],
    { "Savanna Breaker": [3, 7, 0], vp: 2 },
  ],
  [
    "more damage of the next attack alone",
    "terran",
    { ...BASTION, hand: ["Combined Arms", "Rail Volley", "Rail Volley"] },
    [],
    [
      "use Combined Arms",
      "activate Ganymede Bastion",
      "play Rail Volley > #Ochre Sentence",
      "play Rail Volley > #Ochre Sentence",
    ],
    { "Ochre Sentence": [0, 1, 3] },
  ],
  [
    "a card for a ship that the fleet destroys, by a ship's own text",
    "mrooshen",
    { front: ["Bounty Hold"], flagship: ["Elder Mane"], hand: [], draw: ["Claw Volley"] },
    [["Ochre Sentence", "hull", 1]],
    ["activate Elder Mane", "fire > #Ochre Sentence"],
    { hand: ["Claw Volley"] },
  ],
  [
    "hull of one ship",
    "mrooshen",
    { ...HERALD, front: ["Steppe Prowler"], hand: ["Menials' Shift"] },
    [["Pride Herald", "hull", 1]],
    ["use Menials' Shift", "choose Pride Herald"],
    { "Pride Herald": [2, 3, 4], "Steppe Prowler": [1, 3, 2] },
  ],
  [
    "energy of a ship that pays for it",
    "hssuk",
    {
      flagship: ["Verdigris Law"],
      front: ["Ochre Sentence"],
      hand: ["Regrowth Cycle"],
      "enemy-front": ["Steppe Prowler"],
    },
    [
      ["Verdigris Law", "hull", 1],
      ["Ochre Sentence", "energy", 0],
    ],
    ["use Regrowth Cycle"],
    { "Verdigris Law": [3, 5, 3] },
  ],
  [
    "shield and hull of up to two",
    "churrap",
    { flagship: ["High Roost"], front: ["Gale Talon", "Thermal Dart"], hand: ["Preening Crew"] },
    [
      ["High Roost", "hull", 1],
      ["Gale Talon", "shield", 0],
    ],
    ["use Preening Crew", "choose High Roost", "choose Gale Talon"],
    { "High Roost": [3, 2, 6], "Gale Talon": [1, 3, 3], "Thermal Dart": [1, 2, 2] },
  ],
  [
    "a card back from the discard pile",
    "hssuk",
    {
      flagship: ["Verdigris Law"],
      hand: ["Unbroken Lineage"],
      discard: ["Feathered Lance", "Scaled Bulwark", "Basking Interval"],
      "enemy-front": ["Steppe Prowler"],
    },
    [],
    ["use Unbroken Lineage", "choose Scaled Bulwark"],
    { hand: ["Scaled Bulwark"] },
  ],
  [
    "three cards, one of which is discarded",
    "hssuk",
    {
      flagship: ["Verdigris Law"],
      hand: ["Seer's Digest"],
      draw: ["Tail Cannon", "Slow Sunrise", "Molten Writ"],
      "enemy-front": ["Steppe Prowler"],
    },
    [],
    ["use Seer's Digest", "choose Slow Sunrise"],
    { discard: ["Slow Sunrise", "Seer's Digest"], phase: "actions" },
  ],
];

describe("on one's own turn", () => {
  test.each(OWN_TURN)("%s (%s)", async (_, species, lay, gives, moves, after) => {
    const set = await battle(species, lay);
    if (lay.draw)
      for (const label of [...lay.draw].toReversed()) set.table.move(set.id(label, "draw"), set.table.zone("draw"));
    for (const [label, token, value] of gives) give(set, label, token, value);
    set.do(...moves);
    expect(outcome(set, after)).toEqual(after);
  });

  test("a card reaches one row back once another ship has attacked in this turn", async () => {
    const fleet = { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"] };
    const enemy = { "enemy-front": ["Ochre Sentence"], "enemy-middle": ["Russet Warder"] };
    const set = await battle("churrap", { ...fleet, ...enemy, hand: ["Pincer Dive"] });
    set.do("flock Gale Talon");
    expect(offered(set, "play")).toEqual(["play Pincer Dive > #Ochre Sentence"]);
    set.do("fire > #Ochre Sentence");
    while (set.phase !== "actions") set.do("pass");
    set.do("flock Thermal Dart");
    expect(offered(set, "play")).toEqual(["play Pincer Dive > #Ochre Sentence", "play Pincer Dive > #Russet Warder"]);
  });

  test("one of the top cards goes into the hand, the others to the bottom", async () => {
    const set = await battle("terran", { ...BASTION, hand: ["Sensor Sweep"] });
    const top = set.in("draw").slice(0, 3);
    set.do("use Sensor Sweep");
    expect(set.offers()).toEqual(top.map((label) => `choose ${label}`));
    set.do(`choose ${top[1]}`);
    expect([set.in("hand"), set.in("draw").slice(-2)]).toEqual([[top[1]], [top[0], top[2]]]);
  });

  test("an overcharged ship is re-enabled and has energy for one more attack", async () => {
    const set = await battle("terran", { ...BASTION, front: ["Ceres Picket"], hand: ["Admiral's Gambit"] });
    set.table.exhaust(set.id("Ceres Picket"));
    give(set, "Ceres Picket", "energy", 0).do("use Admiral's Gambit");
    expect([set.table.isExhausted(set.id("Ceres Picket")), seen(set, "Ceres Picket")]).toEqual([false, [2, 2, 1]]);
  });

  test("with nobody overcharged, nobody is re-enabled, and nobody has energy for it", async () => {
    const set = await battle("terran", { ...BASTION, hand: ["Admiral's Gambit"] });
    set.do("activate Ganymede Bastion", "fire > #Ochre Sentence", "use Admiral's Gambit");
    expect(seen(set, "Ganymede Bastion")).toEqual([4, 4, 2]);
  });

  test("a ship may change places after it has attacked, and need not", async () => {
    const fleet = { front: ["Pinion Skirmisher", "Gale Talon"], middle: ["Thermal Dart"], flagship: ["High Roost"] };
    const set = (await battle("churrap", { ...fleet, hand: [] })).do("activate Pinion Skirmisher");
    set.do("fire > #Ochre Sentence", "pass");
    expect(set.offers()).toEqual(["choose Gale Talon", "choose Thermal Dart", "pass"]);
    expect(set.do("choose Thermal Dart").in("front")).toEqual(["Thermal Dart", "Gale Talon"]);
    expect([set.in("middle"), set.phase]).toEqual([["Pinion Skirmisher"], "actions"]);
    const quiet = (await battle("churrap", { ...fleet, hand: [] })).do("activate Pinion Skirmisher", "pass");
    expect(quiet.phase).toBe("actions");
  });

  test("a regroup mends the ships beside the carrier, and no others", async () => {
    const fleet = {
      front: ["Russet Warder"],
      middle: ["Umber Shieldbearer", "Ochre Sentence"],
      flagship: ["Azure Archive"],
    };
    const set = await battle("hssuk", { ...fleet, "enemy-front": ["Steppe Prowler"] });
    for (const label of ["Russet Warder", "Umber Shieldbearer", "Ochre Sentence"]) give(set, label, "hull", 1);
    set.do("regroup", "pass");
    const hulls = ["Russet Warder", "Umber Shieldbearer", "Ochre Sentence"].map((label) => set.token(label, "hull"));
    expect(hulls).toEqual([1, 2, 2]);
  });

  test("the rows are rearranged when a card says so, in a turn without a regroup", async () => {
    const fleet = { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"] };
    const set = (await battle("churrap", { ...fleet, hand: ["Beating Wings"] })).do("use Beating Wings");
    expect(set.phase).toBe("rearrange");
    set.do("arrange Gale Talon > middle", "pass");
    expect([set.in("front"), set.in("middle"), set.phase]).toEqual([["Thermal Dart"], ["Gale Talon"], "actions"]);
  });

  test("a debt is paid once a ship was lost, in one's own turn too", async () => {
    const set = await battle("mrooshen", { front: ["Steppe Prowler"], ...HERALD, hand: ["Blood Debt"] });
    give(give(set, "Steppe Prowler", "hull", 1), "Pride Herald", "energy", 1).do(
      "ram Steppe Prowler > #Ochre Sentence",
    );
    expect([set.in("discard"), seen(set.do("use Blood Debt"), "Pride Herald")]).toEqual([
      ["Steppe Prowler"],
      [2, 6, 4],
    ]);
    const none = await battle("mrooshen", { ...HERALD, hand: ["Blood Debt"] });
    expect(seen(give(none, "Pride Herald", "energy", 1).do("use Blood Debt"), "Pride Herald")).toEqual([2, 6, 1]);
  });

  test.each([
    ["Draw 1 card", 0, 1],
    ["or 3", 1, 3],
  ])("cards are drawn for what was destroyed: %s", async (_, kills, cards) => {
    const set = await battle("mrooshen", { ...HERALD, hand: ["Scent of Plunder"] });
    if (kills > 0) {
      give(set, "Russet Warder", "hull", 1);
      give(set, "Pride Herald", "energy", 2).do("activate Pride Herald", "fire > #Russet Warder");
      while (set.phase !== "actions") set.do("pass");
    }
    expect(set.do("use Scent of Plunder").in("hand")).toHaveLength(cards);
  });

  test("a repair that nobody can pay for is not offered", async () => {
    const set = await battle("terran", { ...BASTION, hand: ["Damage Control"] });
    expect(offered(give(set, "Ganymede Bastion", "energy", 0), "use")).toEqual([]);
  });
});
