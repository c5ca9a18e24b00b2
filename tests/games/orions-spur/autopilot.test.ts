import { expect, test } from "vitest";
import { scenario } from "../../table/scenario.ts";
import { advice, battle, free, give, listOf } from "./battle.ts";

test("it faces its own species", async () => {
  expect(advice(await scenario("orions-spur", { list: listOf("terran") }))).toMatch(/^pass/);
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
  ["the ship of the most energy", 3, "activate Ganymede Bastion"],
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
    hand: ["Staff Briefing"],
  });
  expect(advice(set)).toMatch(/^regroup: No attack does damage/);
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
  give(give(set, "Russet Warder", "hull", hull), "Ochre Sentence", "hull", hull === 1 ? 5 : hull).do(
    "activate Ganymede Bastion",
  );
  expect(advice(set)).toMatch(new RegExp(`^${line}: Take the kill`));
});

test("a flagship with nothing to fire calls the flock, as long as it has energy", async () => {
  const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["Skyward Choir"], hand: [] });
  expect(advice(set)).toMatch(/^flock Gale Talon: The flagship has nothing to fire/);
  set.do("flock Gale Talon", "fire > #Ochre Sentence");
  while (set.phase !== "actions") set.do("pass");
  expect(advice(set)).toMatch(/^flock Thermal Dart/);
});

test("a flagship that can fire itself does not call the flock", async () => {
  const set = await battle("churrap", { front: ["Gale Talon", "Thermal Dart"], flagship: ["High Roost"], hand: [] });
  expect(advice(set)).toMatch(/^activate/);
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
  expect(advice(set)).toMatch(/^discard Hard Burn: Reactions and repairs make room/);
  expect(advice(set.do("discard Hard Burn"))).toMatch(/^discard Damage Control/);
  expect(advice(set.do("discard Damage Control"))).toMatch(/^pass/);
  expect(advice(set.do("pass"))).toMatch(/^recruit Aphrodite Rampart > front: Recruit the dearest/);
  expect(advice(set.do("recruit Aphrodite Rampart > front"))).toMatch(/^pass/);
});
