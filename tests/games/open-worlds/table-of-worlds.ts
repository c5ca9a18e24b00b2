// A table of Open Worlds that is set by hand.
import { type Lay, type Scenario, type Setting, scenario } from "../../table/scenario.ts";

const ROW: Lay = {
  "worlds:1": ["Koti"],
  "worlds:2": ["Phoebe K2"],
  "worlds:3": ["Graense"],
  "worlds:4": ["Vita Ptal"],
  "worlds:5": ["Maail"],
};

const WORLDS = "\nWorlds\nKoti\nPhoebe K2\nGraense\nVita Ptal\nMaail\n";
/** Cards enough for every scene of this page. */
export const LIST = `Game: Open Worlds
Player
City 10
City 12
City 15
City 20
City 25
City 30
6 Exploit
6 Outpost
Industry 8
Industry 10
Shipyards 8
Suck Dry
Seasoned Exploit
Striker
Frigate
Scout
Warship
Battle Station 20
Energy Shield
Troops 20
Troops 22
Troops 10
Asteroid Strike
Solar Flare
GRB
Research
Adjust${WORLDS}`;

export function worlds(setting: Partial<Setting> & { lay: Lay }): Promise<Scenario> {
  return scenario("open-worlds", {
    faces: "nobody",
    list: LIST,
    at: "stage",
    ...setting,
    lay: { ...ROW, ...setting.lay },
  });
}

/** Stages cards, one a place, and goes on until the worlds are to be resolved. */
export async function resolving(lay: Lay, staged: Readonly<Record<number, string>>, counters = {}): Promise<Scenario> {
  const hand = Object.values(staged);
  const set = await worlds({ lay: { ...lay, hand }, counters });
  for (const [place, card] of Object.entries(staged)) set.do(`stage ${card} > staged:${place}`);
  set.do("pass");
  if (set.phase === "move") set.do("pass");
  return set;
}
