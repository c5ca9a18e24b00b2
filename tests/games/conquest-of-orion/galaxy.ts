import { pilesOf } from "../../../lib/cards/built-in.ts";
import type { Free } from "../../../lib/core/table/move.ts";
import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { COUNTER, isPlanet } from "../../../lib/games/conquest-of-orion/table/table.ts";
import { type Scenario, scenario } from "../../table/scenario.ts";

const PILE = "\nPlanets\nHollow Frost\nLantern Reef\nFoundry Reach\nWandering Hearth\nCinderhold\n";
/** Cards enough for every scene of this page. */
export const LIST = `Game: Conquest of Orion
Format: limited
Main
4 Picket Cutter
2 Survey Frigate
2 Broadside Cruiser
2 Warning Shot
2 Rail Salvo
2 Patched Hull
2 Turret Battery
2 Mining Claim
2 Colonial Charter
2 Tollgate Relay
2 Brood Moon
2 Rust Hornet
2 Scrap Jackal
2 Drifting Mines
2 Colonel Ishara Vance
2 Reed Stalker
2 Marsh Hatchling
1 Needle Swarm
2 Gulping Maw
1 Ridge Colossus
1 Ummek the Tidal Maw
2 Tramp Hauler
2 Cathedral of Engines
2 Drop Trooper${PILE}`;

/** The four planets that every player starts with. */
export const HOME = ["Ice Planet", "Ice Planet", "Rock Planet", "Lava Planet"];

interface Setting {
  readonly list?: string;
  /** Cards of somebody's own. */
  readonly own?: readonly object[];
  /** Labels zone by zone; `on Ice Planet` is the zone of the cards that lie on it. */
  readonly lay?: Readonly<Record<string, readonly string[]>>;
  readonly faces?: string;
  readonly against?: readonly (string | readonly [string, string])[];
  readonly blue?: number;
  readonly gold?: number;
  readonly red?: number;
  readonly tier?: number;
}

/** The economy phase of the first turn, with the home planets unless others are laid. */
export async function galaxy({
  list = LIST,
  own = [],
  lay = {},
  faces,
  against,
  ...counters
}: Setting): Promise<Scenario> {
  const cards = { game: "conquest-of-orion", id: "own", name: "Own", official: false, source: "A test.", cards: own };
  const opposite = against ? { against: { cards: against } } : { faces: faces ?? "nobody" };
  const begun = await scenario("conquest-of-orion", { list, own: cards as never, ...opposite });
  const set = begun.do("pass", "go > first", "pass");
  const { table } = set;
  set.clear("draw", [0]);
  set.clear("removed", [1]);
  const used = new Set<number>();
  for (const [zone, labels] of Object.entries({ planets: HOME, ...lay })) {
    const host = zone.match(/^on (.+)$/)?.[1];
    const to = host === undefined ? table.zone(zone) : table.under(set.id(host));
    const side = host === undefined ? Number(zone.startsWith("enemy")) : table.controllerOf(set.id(host));
    for (const label of labels) {
      // A unit is its owner's, and planets change sides.
      const id = Array.from({ length: table.size }, (_, one) => one).find(
        (one) =>
          table.label(one) === label &&
          !used.has(one) &&
          (table.ownerOf(one) === side || isPlanet(table.card(one) as never)),
      );
      if (id === undefined) throw new Error(`there is no ${label} for ${zone}`);
      used.add(id);
      table.move(id, to, "bottom");
    }
  }
  for (const [counter, value] of Object.entries({ blue: 0, gold: 0, red: 0, tier: 1, ...counters })) {
    const at = table.board.counters.findIndex(({ id }) => id === counter);
    table.set(at, value);
  }
  return set;
}

/** Passes until a phase comes. */
export function until(set: Scenario, phase: string): Scenario {
  while (set.phase !== phase) set.do("pass");
  return set;
}

/** Passes to the economy phase of the next turn. */
export function nextTurn(set: Scenario): Scenario {
  const { turn } = set.table;
  while (set.table.turn === turn && !set.dealer.isOver(set.table)) set.do("pass");
  return set;
}

/** What lies on a card. */
export function on(set: Scenario, label: string): string[] {
  return set.table.in(set.table.under(set.id(label))).map((id) => set.table.label(id));
}

/** What is stored of blue, gold and red. */
export function stored(set: Scenario): number[] {
  return ["blue", "gold", "red"].map((counter) => set.get(counter));
}

/** Does a free move, or answers why it cannot be done. */
export function free(set: Scenario, move: Free): string | undefined {
  return set.dealer.play(set.table, move);
}

/** Puts damage on a card by hand. */
export function damage(set: Scenario, label: string, by: number): Scenario {
  const why = free(set, { free: "counter", card: set.id(label), to: "damage", by });
  if (why !== undefined) throw new Error(why);
  return set;
}

/** The moves of one kind that are offered. */
export function offered(set: Scenario, word: string): string[] {
  return set.offers().filter((line) => line.split(" ")[0] === word);
}

/** What the autopilot does now, as a line of the log's words. */
export function advice(set: Scenario): string {
  const { move, says } = set.dealer.advise(set.table) ?? { move: { do: "nothing" }, says: "" };
  const { card, to } = { card: undefined, to: undefined, ...move };
  const place = to?.startsWith("#") ? `#${set.table.label(Number(to.slice(1)))}` : to;
  const what = `${move.do}${card === undefined ? "" : ` ${set.table.label(card)}`}${place === undefined ? "" : ` > ${place}`}`;
  return `${what}: ${says}`;
}

/** The cards of all decks that may sit opposite, and the planets of whoever does. */
const { common = [], planets: _, ...decks } = pilesOf(conquestOfOrion);
const ALL_THEIRS = [
  ...common.flatMap(([label, count]) => Array.from({ length: count }, () => [label, "common"] as const)),
  ...Object.values(decks).flatMap((pile) =>
    pile.flatMap(([label, count]) => Array.from({ length: count }, () => label)),
  ),
];
const KNOWN = new Set(Object.values(decks).flatMap((pile) => pile.map(([label]) => label)));

interface War extends Setting {
  readonly mine?: readonly string[];
  readonly home?: readonly string[];
  readonly theirs?: readonly string[];
}

/**
 * Two planets against an opponent with a deck, which is empty: `mine` are on Lava Planet, `home` on Rock Planet, `theirs` on
 * the opponent's Ice Planet.
 */
export async function war({ mine = [], home = [], theirs = [], lay = {}, ...more }: War): Promise<Scenario> {
  const laidOpposite = Object.entries(lay).flatMap(([zone, labels]) => (zone.startsWith("enemy-") ? labels : []));
  const set = await galaxy({
    lay: {
      planets: ["Lava Planet", "Rock Planet"],
      "on Lava Planet": mine,
      "on Rock Planet": home,
      enemy: ["Ice Planet"],
      "on Ice Planet": theirs,
      ...lay,
    },
    against: [...ALL_THEIRS, ...[...theirs, ...laidOpposite].filter((label) => !KNOWN.has(label))],
    ...more,
  });
  set.table.set(COUNTER["enemy-tier"], 1);
  return set;
}

/** A deck of what a scene names, with units to go with it. */
export const deck = (...labels: readonly string[]) =>
  `Game: Conquest of Orion\nMain\n${labels.map((label) => `2 ${label}`).join("\n")}\n4 Picket Cutter\n4 Marsh Hatchling\n`;
