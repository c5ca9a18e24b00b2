// What a state of Conquest of Orion says: who stands where, what can be paid, which texts may matter.
import type { Card } from "../../../lib/core/card/card.ts";
import type { Dealt } from "../../../lib/core/table/board.ts";
import type { ConquestOfOrionCard } from "../../../lib/games/conquest-of-orion/cards/card.ts";
import { Board, type Lie, NotJudged, type View } from "../board.ts";

const LIES: Readonly<Record<string, Lie>> = {
  ...{ draw: "pile", hand: "hand", graveyard: "heap", removed: "heap", "planets-deck": "heap" },
  ...{ "enemy-draw": "pile", "enemy-hand": "hand", "enemy-graveyard": "heap", "enemy-removed": "heap", box: "heap" },
  ...{ "enemy-planets": "play", "enemy-enemy": "play", "enemy-space": "play", "enemy-achievements": "play" },
};
export const RESOURCES = ["blue", "gold", "red"];
export const PAIRS = ["blue/gold", "blue/red", "gold/red"];
/** Sentences that say no more than a keyword. */
const KEYWORDS =
  /(Swiftness|Guardian|Stationary|Half life \d|Barrage|Sweep|Orbital range|Intercept|Stealth|Ambush|Traveler|Armament|Unique)\. ?/g;

export type Amounts = Readonly<Record<string, number | undefined>>;

export class Galaxy extends Board {
  readonly dealt: readonly Dealt[];

  constructor(dealt: readonly Dealt[], state: View) {
    super(state, LIES, ["was", "hurt", "shielded", "absorbed"]);
    this.dealt = dealt;
  }

  card(id: number): ConquestOfOrionCard {
    const card = this.dealt[id]?.card;
    if (!card || !isOfGame(card)) throw new Error(`there is no card ${id}`);
    return card;
  }

  has(id: number, keyword: string): boolean {
    return this.card(id).keywords?.some((word) => word.startsWith(keyword)) === true;
  }

  /** Looks at the table from the other side. */
  turn180(): void {
    this.turnAround("enemy-", [["planets", "enemy"]]);
  }

  /** Whether it is the other side's turn. */
  get isTheirs(): boolean {
    return this.stack[0]?.isTheirs === true;
  }

  /** The turns of both sides are counted, so that what entered in one is told from what entered in the other. */
  get now(): number {
    const own = this.isTurned ? 1 - this.side : this.side;
    return 2 * this.turn + (this.isTheirs ? 1 - own : own);
  }

  /** Whether somebody has planets opposite, with a deck or without. */
  get hasOpponent(): boolean {
    return this.dealt.some(({ side }) => side === 1);
  }

  get hasDeck(): boolean {
    return this.dealt.some(({ from, side }) => side === 1 && from === "main");
  }

  units(planets: string): number[] {
    return this.in(planets).flatMap((planet) => this.on(planet));
  }

  /** The units on a planet. What is attached to it lies there too. */
  on(planet: number): number[] {
    return this.in(`units:${planet}`).filter((id) => this.card(id).type === "unit");
  }

  price(id: number): number {
    return Object.values(this.card(id).cost ?? {}).reduce((sum, one) => sum + (one ?? 0), 0);
  }

  planetOf(id: number): number {
    return Number(this.at(id).zone.split(":")[1] ?? -1);
  }

  damageOf(id: number): number {
    return Math.max((this.card(id).damage ?? 0) + this.token(id, "boost"), 0);
  }

  isLethal(id: number): boolean {
    const damage = this.token(id, "damage");
    return damage > 0 && damage >= (this.card(id).health ?? Number.POSITIVE_INFINITY);
  }

  /** Every sum that pays the either-or symbols of a cost, or none. */
  ways(cost: Amounts, has = this.stock()): string[][] {
    for (const resource of RESOURCES) if ((cost[resource] ?? 0) > (has[resource] ?? 0)) return [];
    const left = Object.fromEntries(RESOURCES.map((one) => [one, (has[one] ?? 0) - (cost[one] ?? 0)]));
    return pairsOf(cost).reduce<string[][]>(
      (ways, pair) =>
        ways.flatMap((way) => {
          const isLeft = (one: string) => (left[one] ?? 0) > way.filter((spent) => spent === one).length;
          return pair.split("/").flatMap((one) => (isLeft(one) ? [[...way, one]] : []));
        }),
      [[]],
    );
  }

  stock(): Record<string, number> {
    return Object.fromEntries(RESOURCES.map((one) => [one, this.get(one)]));
  }

  canPay(cost: Amounts): boolean {
    return this.ways(cost).length > 0;
  }

  /** What lies in play on one side, with what is attached to it. */
  mine(zones = ["planets", "achievements", "space"]): number[] {
    const lying = zones.flatMap((zone) => this.in(zone));
    return lying.flatMap((id) => [id, ...this.in(`units:${id}`)]).flatMap((id) => [id, ...this.in(`under:${id}`)]);
  }

  all(): number[] {
    return [...this.mine(), ...this.mine(["enemy", "enemy-achievements", "enemy-space"])];
  }

  /** This reading knows what keywords do. Texts that say more, about what happens now, it leaves out. */
  needNoText(about: RegExp, among = this.all()): void {
    for (const id of among)
      if (this.saysMore(id) && about.test(this.card(id).text ?? "")) throw new NotJudged(`${about} in play`);
  }

  needNo(...keywords: readonly string[]): void {
    for (const id of this.all()) for (const word of keywords) if (this.has(id, word)) throw new NotJudged(word);
  }

  saysMore(id: number): boolean {
    return (this.card(id).text ?? "").replaceAll(KEYWORDS, "") !== "";
  }

  says(about: RegExp): number {
    return this.mine().filter((id) => about.test(this.card(id).text ?? "")).length;
  }

  /** What texts of this side take off a cost. */
  less(cost: Amounts, by: Amounts): Amounts {
    return Object.fromEntries(
      [...RESOURCES, ...PAIRS].map((one) => [one, Math.max((cost[one] ?? 0) - (by[one] ?? 0), 0)]),
    );
  }

  /** What a card costs. The first of a kind is the first that has come into play this turn. */
  costOf(id: number): Amounts {
    const { cost, type, classification } = this.card(id);
    const isFirst = (is: (one: number) => boolean) => !this.mine().some((one) => is(one) && this.isNew(one));
    const by: Record<string, number> = {};
    if (type === "achievement" && isFirst((one) => this.card(one).type === "achievement"))
      by.gold = this.says(/^The first achievement you play each turn costs 1 gold less/);
    if (type === "attachment" && isFirst((one) => this.card(one).type === "attachment"))
      by.blue = this.says(/^The first attachment you play each turn costs 1 blue less/);
    if (classification === "Spawn" && isFirst((one) => this.card(one).classification === "Spawn"))
      by.blue = this.says(/^The first Spawn unit you play each turn costs 1 blue less/);
    return this.less(cost ?? {}, by);
  }

  /** What a planet costs this unit. */
  coloniseOf(planet: number, unit: number): Amounts {
    const own = /^When this conquers a planet, its colonization cost is 1 red less/.test(this.card(unit).text ?? "");
    const red = this.says(/^The colonization costs you pay are 1 red less/) + (own ? 1 : 0);
    return this.less(this.card(planet).colonise ?? {}, { red });
  }

  keyword(id: number, word: string): string {
    return this.card(id).keywords?.find((one) => one.startsWith(word)) ?? "";
  }

  isMovable(id: number): boolean {
    return !this.at(id).exhausted && !this.isBound(id);
  }

  isBound(id: number): boolean {
    return this.has(id, "Stationary") || this.token(id, "immobile") > 0;
  }

  isNew(id: number): boolean {
    return this.token(id, "entered") === this.now;
  }

  shieldOf(id: number): number {
    const { memory } = this.at(id);
    return Math.max((this.card(id).shields ?? 0) - (memory.shielded === this.now ? (memory.absorbed ?? 0) : 0), 0);
  }

  /** A unit that is stealthed in this combat neither attacks nor is attacked. (2.1 Stealth) */
  isStealthed(id: number): boolean {
    return this.token(id, "stealthed") === this.now;
  }

  /** Whether a unit keeps others on its planet from being attacked. */
  protects(id: number): boolean {
    return this.card(id).type === "unit" && !this.isLethal(id) && !this.isStealthed(id);
  }

  /** The planet that a card fights on: the one that it assaults, or else its own. */
  fieldOf(id: number): number {
    if (this.card(id).type !== "unit") return id;
    return this.token(id, "facing") > 0 ? this.token(id, "facing") - 1 : this.planetOf(id);
  }

  /** What a card of mine may attack: what is near it, guardians first, and a planet when no unit protects it. (1.11, 2.1) */
  attacked(by: number): number[] {
    const field = this.fieldOf(by);
    const foes = [...this.units("enemy"), ...this.in("enemy")].filter((id) => this.fieldOf(id) === field);
    const guards = foes.filter((id) => this.has(id, "Guardian") && this.protects(id));
    return foes.filter((id) => {
      if (this.isLethal(id) || this.isStealthed(id)) return false;
      if (this.card(id).type !== "unit") return !foes.some((one) => this.planetOf(one) === id && this.protects(one));
      const isFar = this.has(id, "Orbital range") && this.token(id, "facing") > 0;
      return !isFar && (guards.length === 0 || this.has(id, "Guardian"));
    });
  }

  /** Those of mine that assault a planet in this turn. */
  assaulting(): number[] {
    return this.units("planets").filter((id) => this.token(id, "assaulted") === this.now);
  }

  facing(): number[] {
    if (this.in("planets").some((id) => this.token(id, "facing") > 0)) throw new NotJudged("a planet assaults");
    return this.units("planets").filter((id) => this.token(id, "facing") > 0);
  }

  /** A unit that was deployed waits among the achievements. */
  hasDeployed(achievements: string): boolean {
    return this.in(achievements).some((id) => this.card(id).type === "unit");
  }

  goTo(phase: string): void {
    this.stack = [{ phase, args: {}, isTheirs: false }];
  }

  /** What a symbol may be paid with, so that the rest can be paid too. */
  choices(pair: string, rest: readonly string[]): string[] {
    const costs = (one: string) => {
      const cost: Record<string, number> = { [one]: 1 };
      for (const each of rest) cost[each] = (cost[each] ?? 0) + 1;
      return cost;
    };
    return pair.split("/").filter((one) => this.canPay(costs(one)));
  }

  owed(): string[] {
    return PAIRS.flatMap((pair, at) => Array.from({ length: this.top.args[`pair${at}`] ?? 0 }, () => pair));
  }
}

export function pairsOf(cost: Amounts): string[] {
  return PAIRS.flatMap((pair) => Array.from({ length: cost[pair] ?? 0 }, () => pair));
}

function isOfGame(card: Card): card is ConquestOfOrionCard {
  return "type" in card;
}
