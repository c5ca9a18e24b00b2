// 1.5 Resources: there are three of them, with at most six of each. An either-or symbol is paid or gained as one of its
// two.
import { listed } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import { COUNTER, type GalaxyNeed, type GalaxyTable, RESOURCES, type Resource } from "./table.ts";
import type { Amounts } from "./traits.ts";

export const MOST_STORED = 6;
const TRADED = 3;
const CHEAPLY_TRADED = 2;

/** How many resources a trade takes now: three, or two while a text makes it cheaper this turn. */
export function tradeRate(table: GalaxyTable): number {
  const cheap = table.sum("cheap-trade", -1);
  return cheap > 0 && table.get(COUNTER.traded) < cheap ? CHEAPLY_TRADED : TRADED;
}

export const PAIRS = ["blue/gold", "blue/red", "gold/red"] as const;

/**
 * Whether the stored resources can pay an amount. Every group of either-or pairs needs enough of its resources
 * together.
 */
export function canPay(table: GalaxyTable, amounts: Amounts): boolean {
  return isEnough(table.get(COUNTER.blue), table.get(COUNTER.gold), table.get(COUNTER.red), amounts);
}

/** Whether an amount can be paid after a trade. */
export function canPayAfter(table: GalaxyTable, trade: string, amounts: Amounts, rate = tradeRate(table)): boolean {
  const [from, to] = traded(trade);
  const left = (one: Resource) => table.get(COUNTER[one]) - (one === from ? rate : 0) + (one === to ? 1 : 0);
  return isEnough(left("blue"), left("gold"), left("red"), amounts);
}

function isEnough(blue: number, gold: number, red: number, amounts: Amounts): boolean {
  const b = blue - amounts[0];
  const g = gold - amounts[1];
  const r = red - amounts[2];
  if (b < 0 || g < 0 || r < 0) return false;
  const [blueGold, blueRed, goldRed] = [amounts[3], amounts[4], amounts[5]];
  return blueGold <= b + g && blueRed <= b + r && goldRed <= g + r && blueGold + blueRed + goldRed <= b + g + r;
}

/** Stores up to six of a resource. Any more are lost. Answers whether any is stored. */
export function gain(table: GalaxyTable, resource: Resource, amount: number): boolean {
  const before = table.get(COUNTER[resource]);
  const now = before + amount;
  table.set(COUNTER[resource], Math.min(now, MOST_STORED));
  if (now <= MOST_STORED) return amount > 0;
  table.add(COUNTER.wasted, now - MOST_STORED);
  const lost = now - MOST_STORED;
  table.say(() => `${lost} ${resource} ${lost === 1 ? "is" : "are"} lost: at most ${MOST_STORED} are stored.`);
  return before < MOST_STORED;
}

/** Every trade of three of one resource for one of another, as words of a move. */
export const TRADES: readonly string[] = RESOURCES.flatMap((from) =>
  RESOURCES.filter((to) => to !== from).map((to) => `${from}>${to}`),
);

export function traded(trade: string): readonly [Resource, Resource] {
  const from = RESOURCES.find((one) => trade.startsWith(one)) ?? "blue";
  const to = RESOURCES.find((one) => trade.endsWith(`>${one}`)) ?? "gold";
  return [from, to];
}

/** What a trade at some rate needs. */
export function tradeNeeds(rateOf: (table: GalaxyTable) => number): readonly GalaxyNeed[] {
  return [
    {
      id: "enough",
      cite: book.RESOURCES,
      holds: (table, _, to) => table.get(COUNTER[traded(to)[0]]) >= rateOf(table),
      lacks: (table, _, to) => `needs ${rateOf(table)} ${traded(to)[0]}, you have ${table.get(COUNTER[traded(to)[0]])}`,
    },
    {
      id: "stored",
      cite: book.RESOURCES,
      holds: (table, _, to) => table.get(COUNTER[traded(to)[1]]) < MOST_STORED,
      lacks: (_, __, to) => `at most ${MOST_STORED} ${traded(to)[1]} are stored, and you have them`,
    },
  ];
}

const TRADE = tradeNeeds(tradeRate);

export function mayTrade(table: GalaxyTable, trade: string): boolean {
  return TRADE.every((need) => need.holds(table, -1, trade) === true);
}

/** An amount in words: "2 blue and 1 blue/gold". */
export function amountsInWords(amounts: Amounts): string {
  const words = [...RESOURCES, ...PAIRS].flatMap((one, at) =>
    (amounts[at] ?? 0) > 0 ? [`${amounts[at]} ${one}`] : [],
  );
  return words.length === 0 ? "nothing" : listed(words);
}

export function storedInWords(table: GalaxyTable): string {
  return listed(RESOURCES.map((one) => `${table.get(COUNTER[one])} ${one}`));
}

export function tradeFor(table: GalaxyTable, trade: string, rate = tradeRate(table)): void {
  const [from, to] = traded(trade);
  if (rate === CHEAPLY_TRADED) table.add(COUNTER.traded, 1);
  table.add(COUNTER[from], -rate);
  gain(table, to, 1);
  table.say(() => `${NAMED[rate] ?? rate} ${from} ${rate === 1 ? "is" : "are"} traded for one ${to}.`);
}

const NAMED = ["None", "One", "Two", "Three"];
