import { builtInPool } from "../../../lib/cards/built-in.ts";
import { fact } from "../../../lib/core/card/fact.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import type { Free } from "../../../lib/core/table/move.ts";
import { gameCalled } from "../../decks.ts";
import { Scenario, scenario } from "../../table/scenario.ts";

const STANDARD = {
  terran: {
    name: "Terran Federation",
    frigates: "2 Ceres Picket",
    destroyer: "Tharsis Lance",
    cruiser: "Ganymede Bastion",
  },
  churrap: { name: "Churrap Hegemony", frigates: "2 Thermal Dart", destroyer: "Gale Talon", cruiser: "High Roost" },
  hssuk: { name: "H'ssuk Empire", frigates: "2 Russet Warder", destroyer: "Ochre Sentence", cruiser: "Verdigris Law" },
  mrooshen: {
    name: "Mroo'shen Clans",
    frigates: "2 Steppe Prowler",
    destroyer: "Menial's Oath",
    cruiser: "Pride Herald",
  },
};

type Species = keyof typeof STANDARD;

/** The standard fleet of a species as a list, with header lines. */
export function listOf(species: Species, header = ""): string {
  const { frigates, destroyer, cruiser } = STANDARD[species];
  return `Game: Orion's Spur\n${header}\nFront\n${frigates}\n${destroyer}\nFlagship\n${cruiser}`;
}

/** What stands where; ships of the own side that are not named are in the reserve, its tactics cards in the deck. */
type Lay = Readonly<Record<string, readonly string[]>>;

const ROWS = ["front", "middle", "flagship", "enemy-front", "enemy-middle", "enemy-flagship"];
export const FACED = {
  "enemy-front": ["Russet Warder", "Russet Warder", "Ochre Sentence"],
  "enemy-flagship": ["Verdigris Law"],
};

/** Other texts of cards, by their names. */
type Texts = Readonly<Record<string, string>>;

type Battle = readonly [species: Species, lay: Lay, header?: string, texts?: Texts];

/** The first turn, with fleets set up by hand, against one that holds its fire. */
export function battle(...given: Battle): Promise<Scenario> {
  return fought(given, { isIdle: true });
}

/** The same against a fleet that plays by the same rules. */
export function duel(...given: Battle): Promise<Scenario> {
  return fought(given, {});
}

/** Ships have all their tokens, and those of a row stand in columns from the left. */
async function fought(
  [species, lay, header = "", texts = {}]: Battle,
  isIdle: { readonly isIdle?: true },
): Promise<Scenario> {
  const all = { ...(Object.keys(lay).some((zone) => zone.startsWith("enemy")) ? {} : FACED), ...lay };
  const of = (isTheirs: boolean) =>
    Object.entries(all).flatMap(([zone, labels]) => (zone.startsWith("enemy") === isTheirs ? labels : []));
  // The list need not name what its species has anyway.
  const others = of(false).filter((label) => speciesOf(label) !== STANDARD[species].name);
  const list = [listOf(species, header), ...others].join("\n");
  const { dealer, table } = await scenario("orions-spur", { list, against: { cards: of(true), ...isIdle } });
  const set = new Scenario(dealer, dealer.open({ ...table.start, cards: table.start.cards.map(saying(texts)) }));
  for (const [id, { from, side = 0 }] of set.table.start.cards.entries())
    set.table.as(side, () => set.table.move(id, set.table.zone(from === "tactics" ? "draw" : "reserve")));
  set.lay(all);
  for (const row of ROWS)
    for (const [column, id] of set.table.in(set.table.zone(row)).entries()) commission(set, id, column);
  return set;
}

function speciesOf(label: string): unknown {
  const found = builtInPool(gameCalled("orions-spur")).find(label);
  return found && "card" in found ? fact(found.card, "species") : undefined;
}

function saying(texts: Texts): (dealt: Dealt) => Dealt {
  return (dealt) => {
    const text = texts[dealt.label];
    return text === undefined ? dealt : { ...dealt, card: { ...dealt.card, text } };
  };
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

/** A fleet that is fired at once after its regroup, because the attacker has no energy left, with these cards in hand. */
export async function underFire(
  species: Species,
  lay: Lay,
  hand: readonly string[],
  texts: Texts = {},
): Promise<Scenario> {
  const set = (await duel(species, { ...lay, hand: [] }, "", texts)).do("regroup");
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
