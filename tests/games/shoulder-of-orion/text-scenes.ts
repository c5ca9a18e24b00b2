// Scenes in which the texts of cards play themselves, as tables of cases.
import { expect, test } from "vitest";
import type { CardSet } from "../../../lib/core/card/card.ts";
import { attackOf, healthOf } from "../../../lib/games/shoulder-of-orion/table/table.ts";
import { type Lay, type Scenario, scenario } from "../../table/scenario.ts";
import { HEROES } from "./scenes.ts";

export interface Setting {
  readonly lay?: Lay;
  /** The garrison's warriors. Nobody is opposite without them. */
  readonly enemy?: readonly string[];
  readonly counters?: Readonly<Record<string, number>>;
  /** Augments by the warrior that they are attached to. */
  readonly on?: Readonly<Record<string, string>>;
  /** Texts of the player's own Actions, by their names. */
  readonly own?: Readonly<Record<string, string>>;
}

function setOf(own: Readonly<Record<string, string>>): CardSet {
  const cards = Object.entries(own).map(([name, text]) => ({
    ...{ name, text, type: "action", factions: ["Union"], subfaction: null, tier: 1, cost: 0 },
  }));
  return {
    game: "shoulder-of-orion",
    id: "own",
    name: "Own",
    official: false,
    source: "A test.",
    cards: cards as never,
  };
}

/** A play step at Tech Level 4 with energy enough for everything, and nothing but what is laid. */
export async function scene({ lay = {}, enemy, counters = {}, on = {}, own }: Setting): Promise<Scenario> {
  const heroes = lay.heroes ?? [];
  const main = Object.entries(lay).flatMap(([zone, labels]) => (zone === "heroes" ? [] : labels));
  const list = `Game: Shoulder of Orion\nHeroes\n${heroes.join("\n")}\nMain\n${[...main, ...Object.values(on)].join("\n")}`;
  const faces = enemy ? "garrison" : "nobody";
  const set = await scenario("shoulder-of-orion", { list, faces, ...(own ? { own: setOf(own) } : {}) });
  set.do("go > second");
  const { table } = set;
  for (let id = 0; id < table.size; id++)
    table.move(id, table.zone(table.ownerOf(id) === 0 ? "removed" : "enemy-removed"));
  set.lay(lay);
  for (const [host, augment] of Object.entries(on)) table.move(set.id(augment), table.under(set.id(host, "ao")));
  for (const label of enemy ?? [])
    table.move(
      table.start.cards.findIndex((one) => one.side === 1 && one.label === label),
      table.zone("enemy-ao"),
    );
  for (const [id, value] of Object.entries({ techLevel: 4, energy: 20, ...counters }))
    table.set(
      table.board.counters.findIndex((one) => one.id === id),
      value,
    );
  return set;
}

/** What is asked about a table: a zone, a counter, or a number of a card ("attack Kestrel Pilot"). */
export function seen(set: Scenario, what: string): unknown {
  const { table } = set;
  if (what === "phase") return set.phase;
  if (what === "offers") return set.offers();
  if (table.board.counters.some(({ id }) => id === what)) return set.get(what);
  if (table.zone(what) >= 0) return set.in(what);
  const [word = "", ...label] = what.split(" ");
  const id = set.id(label.join(" "));
  if (word === "attack") return attackOf(table as never, id);
  if (word === "health") return healthOf(table as never, id);
  if (word === "exerted") return table.isExhausted(id);
  return set.token(label.join(" "), word);
}

type Case = readonly [what: string, Setting, lines: readonly string[], after: Readonly<Record<string, unknown>>];

export function plays(cases: readonly Case[]): void {
  test.each(cases)("%s", async (_, setting, lines, after) => {
    const set = (await scene(setting)).do(...lines);
    expect(Object.fromEntries(Object.keys(after).map((what) => [what, seen(set, what)]))).toEqual(after);
  });
}

interface Laid {
  readonly mine?: Readonly<Record<string, readonly string[]>>;
  readonly theirs?: Readonly<Record<string, readonly string[]>>;
  readonly counters?: Readonly<Record<string, number>>;
}

/** A play step of the second turn against a copy of the deck, with energy enough and nothing but what is laid. */
export async function twins({ mine = {}, theirs = {}, counters = {} }: Laid): Promise<Scenario> {
  const labels = [...Object.values(mine), ...Object.values(theirs)].flat();
  const list = `Game: Shoulder of Orion\n${HEROES}\nMain\n${labels.join("\n")}`;
  const set = (await scenario("shoulder-of-orion", { list, faces: "twin" })).do("go > first");
  while (set.table.turn < 2 || set.phase !== "play") set.do(set.phase === "hand" ? (set.offers()[0] ?? "") : "pass");
  const { table } = set;
  for (let id = 0; id < table.size; id++)
    table.move(id, table.zone(table.ownerOf(id) === 0 ? "removed" : "enemy-removed"));
  const lay = (side: 0 | 1, zones: Readonly<Record<string, readonly string[]>>) => {
    for (const [zone, all] of Object.entries(zones))
      for (const label of all) table.move(free(set, label, side), table.zone(zone));
  };
  lay(0, mine);
  lay(1, theirs);
  for (const [id, value] of Object.entries({ techLevel: 4, "enemy-techLevel": 4, energy: 20, ...counters }))
    table.set(
      table.board.counters.findIndex((one) => one.id === id),
      value,
    );
  return set;
}

/** A copy of a card that no zone has been given yet. */
function free(set: Scenario, label: string, side: 0 | 1): number {
  const removed = side === 0 ? "removed" : "enemy-removed";
  return set.table.in(set.table.zone(removed)).find((id) => set.table.label(id) === label) ?? -1;
}
