// The autopilot's lines in an order of one's own: "4.2" puts lines 4 and 2 before the others, "-7" leaves line 7 out.
import type { Card } from "../core/card/card.ts";
import type { Goldfish, Policy } from "../core/table/goldfish.ts";

/** Numbers of lines, counted from 1: what comes first, in this order, and what is left out. */
export interface Order {
  readonly first: readonly number[];
  readonly without: readonly number[];
}

type Lines = Pick<Goldfish, "autopilot" | "lineNumbers">;

/** The numbers of the lines, in the order in which they are asked. */
export function numbersOf({ autopilot, lineNumbers }: Lines): readonly number[] {
  return lineNumbers ?? autopilot.map((_, at) => at + 1);
}

export type ReadOrder = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly why: string };

export function readOrder(goldfish: Lines, text: string): ReadOrder {
  const words = text.split(/[.,\s]+/).filter((word) => word !== "");
  const numbers = words.map(Number);
  // A line that is gone keeps its number, which then names nothing.
  const most = Math.max(...numbersOf(goldfish));
  if (words.length === 0) return { ok: false, why: `This order names no line. The autopilot has lines 1 to ${most}.` };
  const wrong = words.find((word, at) => !/^-?\d{1,3}$/.test(word) || !isLine(Math.abs(numbers[at] ?? 0), most));
  if (wrong !== undefined)
    return { ok: false, why: `The autopilot has lines 1 to ${most}, and “${wrong.slice(0, 20)}” is none of them.` };
  if (new Set(numbers.map(Math.abs)).size < numbers.length)
    return { ok: false, why: "Name each line of the autopilot only once." };
  const [first, without] = [numbers.filter((n) => n > 0), numbers.filter((n) => n < 0).map((n) => -n)];
  return { ok: true, order: { first, without: without.toSorted((a, b) => a - b) } };
}

const isLine = (number: number, most: number) => number >= 1 && number <= most;

export function orderText({ first, without }: Order): string {
  return [...first, ...without.map((number) => -number)].join(".");
}

/** The lines in their order. */
export function linesIn<C extends Card>(
  goldfish: Pick<Goldfish<C>, "autopilot" | "lineNumbers">,
  order: Order | undefined,
): readonly Policy<C>[] {
  const { autopilot } = goldfish;
  if (!order) return autopilot;
  const numbers = numbersOf(goldfish as Lines);
  const named = new Set([...order.first, ...order.without]);
  const others = autopilot.filter((_, at) => !named.has(numbers[at] ?? 0));
  return [...order.first.flatMap((number) => autopilot[numbers.indexOf(number)] ?? []), ...others];
}
