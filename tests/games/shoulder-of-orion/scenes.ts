import { attackOf, type OrionTable, TOKEN } from "../../../lib/games/shoulder-of-orion/table/table.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";

export const HEROES = `Heroes
Marshal Ilse Thorne
Sergeant Vex Amari
Banneret Apollo
`;

/** Cards enough for every scene of this page. */
export const LIST = `Game: Shoulder of Orion
${HEROES}
Main
14 Border Rifles
6 Kestrel Pilot
Gate Templar
Lancer Column
Picket Cruiser
2 Volley Order
Call to Muster
Close Ranks
Regulation Plate
Oathblade
General Mobilization
Prefab Bulwark
Field Medkit
Spine Graft
Silver Banner Rider
Feeding Frenzy
2 Close Ranks
Call to Muster
`;

interface Setting {
  readonly lay?: Lay;
  readonly goes?: "first" | "second";
  readonly counters?: Readonly<Record<string, number>>;
  /** Whether a garrison sits opposite, with nothing but what is laid. */
  readonly faced?: boolean;
}

/** The play step of the first turn with nothing but the heroes and what is laid: the deck has no card that is not named. */
export async function playing({ lay = {}, goes = "second", counters = {}, faced }: Setting = {}): Promise<Scenario> {
  const faces = faced ? "garrison" : "nobody";
  const set = (await scenario("shoulder-of-orion", { list: LIST, faces })).do(`go > ${goes}`);
  const { table } = set;
  for (const [id, { from, side }] of table.start.cards.entries())
    if (from === "main") table.move(id, table.zone(side ? "enemy-removed" : "removed"));
  set.lay(lay);
  for (const [counter, value] of Object.entries(counters)) {
    const at = table.board.counters.findIndex(({ id }) => id === counter);
    table.set(at, value);
  }
  return set;
}

export function isExerted(set: Scenario, label: string): boolean {
  return set.table.isExhausted(set.id(label));
}

/** Pays with cards of one name until nothing is left to pay. */
export function paid(set: Scenario, label: string): Scenario {
  while (set.phase === "pay") set.do(`energy ${label}`);
  return set;
}

/** Passes until the play step of the next turn. */
export function nextTurn(set: Scenario): Scenario {
  set.do("pass");
  while (set.phase !== "play") set.do("pass");
  return set;
}

const SCRAPPER = "Jetpack Scrapper";

/** Passes to an attack for this much, by a warrior opposite that nothing destroys, or to the next play step. */
export function attackedFor(set: Scenario, attack: number): Scenario {
  const { table } = set;
  const id = table.start.cards.findIndex(({ side, label }) => side === 1 && label === SCRAPPER);
  table.move(id, table.zone("enemy-ao"));
  table.setToken(id, TOKEN.attack, attack - (attackOf(table as OrionTable, id) ?? 0));
  table.setToken(id, TOKEN.health, 20);
  set.do("pass");
  while (set.phase !== "block" && set.phase !== "play") set.do("pass");
  return set;
}
