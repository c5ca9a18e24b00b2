import { expect, test } from "vitest";
import { battle, give, offered, stats } from "./battle.ts";

test("Resupply (p.8): an empty tactics deck draws nothing; the discard pile is not shuffled back", async () => {
  const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Hard Burn"] });
  for (const id of [...set.table.in(set.table.zone("draw"))]) set.table.move(id, set.table.zone("discard"));
  const discarded = set.in("discard").length;
  set.do("regroup", "pass");
  expect([set.in("hand"), set.in("draw"), set.in("discard").length]).toEqual([["Hard Burn"], [], discarded]);
});

test("Breaks in Formation (p.7): the flagship is not one row back while somebody stands in the front row", async () => {
  const lay = { "enemy-front": ["Russet Warder"], "enemy-flagship": ["Pride Herald"], flagship: ["Tharsis Lance"] };
  const set = (await battle("terran", lay)).do("activate Tharsis Lance");
  expect(offered(set, "fire")).toEqual(["fire > #Russet Warder"]);
});

test("Shield and Hull Attack Cards (p.7): the hull is hit though the shield still stands", async () => {
  const set = await battle("terran", { flagship: ["Ganymede Bastion"], hand: ["Ion Broadside"] });
  give(set, "Ochre Sentence", "shield", 5).do("activate Ganymede Bastion", "play Ion Broadside > #Ochre Sentence");
  expect(stats(set, "Ochre Sentence").slice(0, 2)).toEqual([5 - 3, 5 - 1]);
});

test("Secondary Actions (p.9): the energy of a card that is used is taken by hand, unless its text says who pays", async () => {
  const lay = { flagship: ["Ganymede Bastion"], hand: ["Damage Control"] };
  const paid = give(await battle("terran", lay), "Ganymede Bastion", "hull", 1).do("use Damage Control");
  expect(stats(paid, "Ganymede Bastion")).toEqual([4, 4, 3]);
  const texts = { "Damage Control": "Restore up to 3 hull to one of your ships." };
  const set = give(await battle("terran", lay, "", texts), "Ganymede Bastion", "hull", 1).do("use Damage Control");
  expect([stats(set, "Ganymede Bastion"), set.in("discard")]).toEqual([[4, 1, 4], ["Damage Control"]]);
});

test("Species Special Abilities (p.10): Armored lessens what a ship takes from its own ram, and without energy none rams", async () => {
  const lay = { flagship: ["Savanna Breaker"], "enemy-front": ["Russet Warder", "Ochre Sentence"] };
  const set = (await battle("mrooshen", lay)).do("ram Savanna Breaker > #Ochre Sentence");
  expect(stats(set, "Savanna Breaker")).toEqual([3, 8 - (8 / 2 - 1), 0]);
  const spent = give(await battle("mrooshen", lay), "Savanna Breaker", "energy", 0);
  expect(offered(spent, "ram")).toEqual([]);
});
