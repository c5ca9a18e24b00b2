import { type Scenario, type Setting, scenario } from "../../table/scenario.ts";

/** Cards enough for every scene of this page. */
export const LIST = `Game: Conquest of Fates
Main
14 Forge Sergeant
8 Magma Skimmer
4 Pyre Breaker
Sunforged Titan
Brand Captain
Torch Bearer
Slag Herald
Ember Widow
Living Detonator
Airlock Fixer
2 Spark Interceptor
Muzzle Flash
Nova Interdictor
2 Quasar Furnace
Awe-Inspiring Specimen
Cinder Picket`;

/** A table at a phase of the first battle; cards that are not laid are out of the game. */
export function fates(setting: Partial<Setting> = {}): Promise<Scenario> {
  return scenario("conquest-of-fates", { list: LIST, at: "celestial-1", rest: "void", ...setting });
}

/** Plays what is left of a battle, and brings the table to the first choice of the next one, or to the end. */
export function endBattle(set: Scenario): Scenario {
  while (set.phase !== "tally") set.do(set.offers().find((line) => line.startsWith("reveal")) ?? "pass");
  return set.do("tally");
}
