import type { Free } from "../../../lib/core/table/move.ts";
import { Scenario, scenario } from "../../table/scenario.ts";

const STANDARD = {
  terran: { frigates: "2 Ceres Picket", destroyer: "Tharsis Lance", cruiser: "Ganymede Bastion" },
  churrap: { frigates: "2 Thermal Dart", destroyer: "Gale Talon", cruiser: "High Roost" },
  hssuk: { frigates: "2 Russet Warder", destroyer: "Ochre Sentence", cruiser: "Verdigris Law" },
  mrooshen: { frigates: "2 Steppe Prowler", destroyer: "Menial's Oath", cruiser: "Pride Herald" },
};

type Species = keyof typeof STANDARD;

/** The standard fleet of a species as a list, with header lines. */
export function listOf(species: Species, header = ""): string {
  const { frigates, destroyer, cruiser } = STANDARD[species];
  return `Game: Orion's Spur\n${header}\nFront\n${frigates}\n${destroyer}\nFlagship\n${cruiser}`;
}

/** What stands where; ships that are not named are in the reserve or the dock, tactics cards in the deck. */
type Lay = Readonly<Record<string, readonly string[]>>;

const ROWS = ["front", "middle", "flagship", "enemy-front", "enemy-middle", "enemy-flagship"];
const FACED = {
  "enemy-front": ["Russet Warder", "Russet Warder", "Ochre Sentence"],
  "enemy-flagship": ["Verdigris Law"],
};

/** Other texts of cards, by their names. */
type Texts = Readonly<Record<string, string>>;

/** A game before its first turn whose cards say something else. */
async function opened(species: Species, header: string, texts: Texts): Promise<Scenario> {
  const { dealer, table } = await scenario("orions-spur", { list: listOf(species, header) });
  const cards = table.start.cards.map(({ card, label, from }) => {
    const text = texts[label];
    return { label, from, card: text === undefined ? card : { ...card, text } };
  });
  return new Scenario(dealer, dealer.open({ ...table.start, cards }));
}

/** The first turn, with fleets set up by hand: ships have all their tokens, those of a row stand in columns from the left. */
export async function battle(species: Species, lay: Lay, header = "", texts: Texts = {}): Promise<Scenario> {
  const set = (await opened(species, header, texts)).do("pass", "pass");
  const { table } = set;
  for (const [id, { from }] of table.start.cards.entries()) {
    table.move(id, table.zone(from === "tactics" ? "draw" : from === "dock" ? "dock" : "reserve"));
  }
  set.lay({ ...(Object.keys(lay).some((zone) => zone.startsWith("enemy")) ? {} : FACED), ...lay });
  for (const row of ROWS) for (const [column, id] of table.in(table.zone(row)).entries()) commission(set, id, column);
  return set;
}

function commission({ table }: Scenario, id: number, column: number): void {
  const stats: Record<string, unknown> = { ...table.card(id), column };
  for (const [at, token] of table.board.tokens.entries()) {
    const value = stats[token.id];
    if (typeof value === "number") table.setToken(id, at, value);
  }
}

/** Sets a token of the first ship of that name. */
export function give(set: Scenario, label: string, token: string, value: number): Scenario {
  const at = set.table.board.tokens.findIndex(({ id }) => id === token);
  set.table.setToken(set.id(label), at, value);
  return set;
}

export function said(set: Scenario): string[] {
  return set.table.log?.map(({ text }) => text) ?? [];
}

/** Lets the enemy play by the same rules. */
export function answered(set: Scenario): Scenario {
  set.table.set(
    set.table.board.counters.findIndex(({ id }) => id === "answers"),
    1,
  );
  return set;
}

/** A fleet that is fired at once after its regroup, because the attacker has no energy left, with these cards in hand. */
export async function underFire(
  species: Species,
  lay: Lay,
  hand: readonly string[],
  texts: Texts = {},
): Promise<Scenario> {
  const set = await battle(species, { ...lay, hand: [] }, "", texts);
  answered(set).do("regroup");
  while (set.phase !== "answer") set.do("pass");
  for (const id of set.table.in(set.table.zone("enemy-flagship"))) give(set, set.table.label(id), "energy", 0);
  for (const card of [...set.table.in(set.table.zone("hand"))]) free(set, { free: "move", card, to: "draw" });
  for (const label of hand) free(set, { free: "move", card: set.id(label, "draw"), to: "hand" });
  return set;
}

/** What stands in a zone, what a counter says, or the shield, hull and energy of a ship. */
export function seen(set: Scenario, what: string): unknown {
  if (what === "phase") return set.phase;
  if (set.table.zone(what) >= 0) return set.in(what);
  return set.table.board.counters.some(({ id }) => id === what) ? set.get(what) : stats(set, what);
}

/** What stands where, for each place, counter or ship that is asked for. */
export function outcome(set: Scenario, asked: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(asked).map((what) => [what, seen(set, what)]));
}

export function offered(set: Scenario, word: string): string[] {
  return set.offers().filter((line) => line.split(" ")[0] === word);
}

export function free(set: Pick<Scenario, "dealer" | "table">, move: Free): string | undefined {
  return set.dealer.play(set.table, move);
}

/** Shield, hull and energy of the first ship of that name. */
export function stats(set: Scenario, label: string): number[] {
  return ["shield", "hull", "energy"].map((token) => set.token(label, token));
}

/** What the autopilot does now, with its reason. */
export function advice(set: Scenario): string {
  const { move, says } = set.dealer.advise(set.table) ?? { move: { do: "nothing" }, says: "" };
  const { card, to } = { card: undefined, to: undefined, ...move };
  const place = to?.startsWith("#") ? `#${set.table.label(Number(to.slice(1)))}` : to;
  return `${[move.do, ...(card === undefined ? [] : [set.table.label(card)]), ...(place === undefined ? [] : [">", place])].join(" ")}: ${says}`;
}

/** Ends the primary action that goes on, and the turn. */
export function nextTurn(set: Scenario): Scenario {
  const { turn } = set.table;
  while (set.table.turn === turn && !set.dealer.isOver(set.table)) set.do("pass");
  return set;
}
