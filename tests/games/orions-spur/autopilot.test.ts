import { expect, test } from "vitest";
import { scenario } from "../../table/scenario.ts";
import { advice, battle, duel, free, give, listOf } from "./battle.ts";

test("it faces its own species", async () => {
  const { table } = await scenario("orions-spur", { list: listOf("hssuk") });
  expect(table.start.opposite).toBe("H'ssuk Empire");
});

test.each(["Hard Burn", "Damage Control"])(
  "it revises %s, a reaction or repair that is of no use against a fleet that never attacks, and nothing else",
  async (card) => {
    const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Admiral's Gambit", card] });
    expect(advice(set)).toMatch(new RegExp(`^revise ${card}: Revise tactics`));
    expect(advice(set.do(`revise ${card}`))).toMatch(/^activate/);
  },
);

test("it keeps a repair while a ship of its own has lost hull or shield", async () => {
  const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Damage Control"] });
  expect(advice(give(set, "Ganymede Bastion", "hull", 3))).toMatch(/^activate/);
});

test.each([
  ["the ship that does the most damage", 9, "activate Ganymede Bastion"],
  ["before it one that can destroy a ship", 1, "activate Tharsis Lance"],
])("it attacks with %s", async (_, hull, line) => {
  const enemy = { "enemy-front": ["Ochre Sentence"], "enemy-middle": ["Russet Warder"] };
  const set = await battle("terran", {
    ...enemy,
    front: ["Ceres Picket", "Tharsis Lance"],
    flagship: ["Ganymede Bastion"],
    hand: [],
  });
  give(give(set, "Russet Warder", "hull", hull), "Ochre Sentence", "hull", 9);
  expect(advice(set)).toMatch(new RegExp(`^${line}: Attack`));
});

test("it regroups where no attack does damage: against armour a weapon of 1 does none", async () => {
  const enemy = { "enemy-flagship": ["Menial's Oath"] };
  const set = await battle("terran", {
    ...enemy,
    front: ["Ceres Picket"],
    flagship: ["Vesta Gunboat"],
    hand: [],
  });
  expect(advice(set)).toMatch(/^regroup: No attack is worth the turn/);
});

test("it regroups where all energy is spent, and only once a turn", async () => {
  const set = give(
    await battle("terran", { flagship: ["Ganymede Bastion"], hand: [] }),
    "Ganymede Bastion",
    "energy",
    0,
  );
  expect(advice(set)).toMatch(/^regroup/);
  set.do("regroup", "pass", "pass");
  expect(advice(set)).toMatch(/^(pass|revise)/);
});

test.each([
  ["a kill before more damage", ["Siege Beam", "Rail Volley"], 1, "play Rail Volley > #Russet Warder"],
  ["the kill of the higher VP", ["Siege Beam"], 4, "play Siege Beam > #Ochre Sentence"],
  ["else the most damage for each energy", ["Bracketing Fire", "Rail Volley"], 9, "play Rail Volley > #Russet Warder"],
])("in an attack it takes %s", async (_, hand, hull, line) => {
  const set = await battle("terran", {
    flagship: ["Ganymede Bastion"],
    hand,
    "enemy-front": ["Russet Warder", "Ochre Sentence"],
  });
  give(give(set, "Russet Warder", "hull", hull), "Ochre Sentence", "hull", hull === 1 ? 9 : hull).do(
    "activate Ganymede Bastion",
  );
  expect(advice(set)).toMatch(new RegExp(`^${line}: Take the kill`));
});

test("a flagship calls the flock, as long as it has energy", async () => {
  const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["Skyward Choir"], hand: [] });
  expect(advice(set)).toMatch(/^flock Gale Talon: The flagship has energy for two calls/);
  set.do("flock Gale Talon", "fire > #Ochre Sentence");
  while (set.phase !== "actions") set.do("pass");
  expect(advice(set)).toMatch(/^flock Thermal Dart/);
});

test("a flagship that can fire itself calls the flock all the same, with energy for two calls", async () => {
  const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"], hand: [] });
  expect(advice(set)).toMatch(/^flock Gale Talon/);
  expect(advice(give(set, "High Roost", "energy", 3))).toMatch(/^activate/);
});

test("with nothing else left to do in a turn it revises the attack that deals the least for what it costs", async () => {
  const lay = { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"], "enemy-front": ["Ochre Sentence"] };
  const set = await battle("terran", { ...lay, hand: ["Bracketing Fire", "Siege Beam"] });
  set.do("activate Ceres Picket", "pass");
  expect(advice(set)).toMatch(/^revise Bracketing Fire: Nothing else is left/);
  expect(advice(set.do("revise Bracketing Fire"))).toMatch(/^pass/);
});

test.each([
  ["destroys a ship and is not lost", 3, 3, "ram Steppe Prowler > #Russet Warder"],
  ["would be lost", 2, 3, "regroup"],
  ["would destroy nobody", 3, 4, "regroup"],
])("with nothing to fire it rams where the ram %s", async (_, own, target, line) => {
  const set = await battle("mrooshen", { flagship: ["Steppe Prowler"], hand: [], "enemy-front": ["Russet Warder"] });
  give(give(set, "Steppe Prowler", "hull", own), "Russet Warder", "hull", target);
  expect(advice(set)).toMatch(new RegExp(`^${line}`));
});

test("in a regroup it discards reactions and repairs, recruits the dearest ship that can be paid, and leaves the rows as they are", async () => {
  const hand = ["Hard Burn", "Rail Volley", "Staff Briefing", "Damage Control"];
  const set = await battle("terran", { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"], hand });
  free(set, { free: "counter", to: "recruitment", by: 7 });
  set.do("regroup");
  expect(advice(set)).toMatch(/^discard Hard Burn: Cards of no use make room/);
  expect(advice(set.do("discard Hard Burn"))).toMatch(/^discard Damage Control/);
  expect(advice(set.do("discard Damage Control"))).toMatch(/^pass/);
  expect(advice(set.do("pass"))).toMatch(/^use Staff Briefing: A draw, repair or special card does something/);
  expect(advice(set.do("use Staff Briefing"))).toMatch(/^(revise|recruit)/);
  while (/^(use|revise|choose)/.test(advice(set))) set.do(advice(set).split(":")[0] ?? "");
  expect(advice(set)).toMatch(/^recruit Aphrodite Rampart > front: Recruit the dearest/);
  expect(advice(set.do("recruit Aphrodite Rampart > front"))).toMatch(/^pass/);
});

test.each([
  ["destroys a ship that the energy at hand does not", 5, ["Siege Beam"], "overcharge"],
  ["is needed for nothing, as the energy at hand destroys it", 2, ["Siege Beam", "Rail Volley"], "play Rail Volley"],
])("it overcharges where that %s", async (_, hull, hand, line) => {
  const set = await battle("terran", { flagship: ["Ceres Picket"], hand, "enemy-front": ["Ochre Sentence"] });
  give(give(set, "Ochre Sentence", "shield", 0), "Ochre Sentence", "hull", hull).do("activate Ceres Picket");
  expect(advice(set)).toMatch(new RegExp(`^${line}`));
});

test("it overcharges for a last attack when the energy is spent, fires, and leaves the ship disabled", async () => {
  const set = await battle("terran", { flagship: ["Ceres Picket"], hand: [], "enemy-front": ["Ochre Sentence"] });
  set.do("activate Ceres Picket");
  for (const line of ["fire", "fire", "overcharge", "fire"]) {
    expect(advice(set)).toMatch(new RegExp(`^${line}`));
    set.do((advice(set).split(":")[0] ?? "").trim());
  }
  expect([set.phase, set.table.isExhausted(set.id("Ceres Picket"))]).toEqual(["actions", true]);
});

test("it leaves a weak attack for after a regroup, unless that destroys a ship or nothing is spent", async () => {
  const lay = { front: ["Ceres Picket"], flagship: ["Ceres Picket"], hand: [], "enemy-front": ["Ochre Sentence"] };
  const fresh = await battle("terran", lay);
  expect(advice(fresh)).toMatch(/^activate/);
  const set = give(await battle("terran", lay), "Ceres Picket", "energy", 0);
  expect(advice(set)).toMatch(/^regroup/);
  give(give(set, "Ochre Sentence", "shield", 0), "Ochre Sentence", "hull", 1);
  expect(advice(set)).toMatch(/^activate/);
});

test("it uses cards whose text the rules play where they change something, and discards the others", async () => {
  const hand = ["Clan Muster", "War Drums", "Blood Debt", "Trackers' Report"];
  const set = await battle("mrooshen", { front: ["Steppe Prowler"], flagship: ["Pride Herald"], hand });
  expect(advice(set)).toMatch(/^use Clan Muster/);
  expect(advice(set.do("use Clan Muster"))).toMatch(/^use Trackers' Report/);
  expect([set.get("recruitment"), set.in("hand")]).toEqual([1, ["War Drums", "Blood Debt", "Trackers' Report"]]);
  set.do("use Trackers' Report");
  expect(set.in("hand")).toHaveLength(4);
  give(set, "Steppe Prowler", "energy", 1);
  const draws = set.in("hand").filter((card) => card === "Trackers' Report" || card === "Clan Muster");
  for (const card of draws) free(set, { free: "move", card: set.id(card, "hand"), to: "discard" });
  expect(advice(set)).toMatch(/^use War Drums/);
  set.do("use War Drums");
  expect(set.token("Steppe Prowler", "energy")).toBe(2);
  const hold = { flagship: ["High Roost"], hand: ["Call of the Flock", "Beating Wings", "Stooping Strike"] };
  expect(advice((await battle("churrap", hold)).do("regroup"))).toMatch(/^discard Beating Wings/);
});

test("it makes the next attack deal more when a ship attacks, and counts that", async () => {
  const lay = {
    flagship: ["Ganymede Bastion"],
    hand: ["Combined Arms", "Rail Volley"],
    "enemy-front": ["Ochre Sentence"],
  };
  const set = give(give(await battle("terran", lay), "Ochre Sentence", "shield", 0), "Ochre Sentence", "hull", 4);
  expect(advice(set)).toMatch(/^activate/);
  expect(advice(set.do("activate Ganymede Bastion"))).toMatch(/^use Combined Arms/);
  expect(advice(set.do("use Combined Arms"))).toMatch(/^play Rail Volley/);
  expect(set.do("play Rail Volley > #Ochre Sentence").in("trophies")).toEqual(["Ochre Sentence"]);
});

test.each([
  ["whose text reaches there, for a kill", 4, "play Over the Line > #Steppe Prowler"],
  ["not, where the front row is worth more", 9, "fire > #Ochre Sentence"],
])("it aims one row back with a card %s", async (_, hull, line) => {
  const enemy = {
    "enemy-front": ["Ochre Sentence"],
    "enemy-middle": ["Steppe Prowler"],
    "enemy-flagship": ["Pride Herald"],
  };
  const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Over the Line"], ...enemy });
  give(give(give(set, "Ochre Sentence", "hull", 9), "Steppe Prowler", "shield", 0), "Steppe Prowler", "hull", hull);
  expect(advice(set.do("activate Ganymede Bastion"))).toMatch(new RegExp(`^${line}`));
});

test("it asks for no attack of a ship that a text has disabled or taken away", async () => {
  const lay = { front: ["Ceres Picket"], flagship: ["Ganymede Bastion"], hand: [] };
  for (const move of [{ free: "exhaust" }, { free: "move", to: "discard" }] as const) {
    const set = (await battle("terran", lay)).do("activate Ceres Picket");
    free(set, { ...move, card: set.id("Ceres Picket") });
    expect(advice(set)).toMatch(/^(pass|revise)/);
  }
});

test("fired at, it plays a reaction that takes damage off, and braces where that keeps the ship", async () => {
  const lay = { front: ["Ochre Sentence"], flagship: ["Verdigris Law"], "enemy-flagship": ["Ganymede Bastion"] };
  const set = (await duel("terran", { ...lay, hand: [] })).do("regroup");
  while (set.phase !== "answer") set.do("pass");
  for (const card of [...set.table.in(set.table.zone("hand"))]) free(set, { free: "move", card, to: "discard" });
  expect(advice(set)).toMatch(/^pass/);
  give(give(set, "Ochre Sentence", "shield", 0), "Ochre Sentence", "hull", 2);
  expect(advice(set)).toMatch(/^brace > x:3: Bracing keeps/);
  free(set, { free: "move", card: set.id("Point Defence Grid"), to: "hand" });
  expect(advice(set)).toMatch(/^react Point Defence Grid: The card takes damage off/);
});
