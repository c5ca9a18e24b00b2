// What abilities are worth to an autopilot.
import type { Card } from "../card/card.ts";
import type { Table } from "../table/table.ts";
import type { Ability, Run, Step } from "./ability.ts";

const NONE: readonly never[] = [];
/** What a step is done with that needs no card. */
export const NO_CARD: readonly number[] = [-1];

/** By what harm to a card is worth something: more to the other side's, and less to one's own. */
export function toHarm(table: Pick<Table, "isTheirs">, id: number): number {
  return table.isTheirs(id) ? 1 : -1;
}

export function toHelp(table: Pick<Table, "isTheirs">, id: number): number {
  return -toHarm(table, id);
}

/** What the effects behind the costs are worth at best, less what the cards are worth that they ask for. */
export function worthOf<C extends Card>(table: Table<C>, card: number, has: Ability<C>): number {
  const run: Run = { self: card, subject: card, it: -1, before: -1, seen: 0 };
  const costs = has.use?.costs ?? NONE;
  const paid = costs.filter(({ step }) => step).length;
  let worth = -costs.reduce((sum, cost) => sum + (cost.worth?.(table, card) ?? 0), 0);
  // Plain loops, because an autopilot asks this of every card in hand at every move.
  for (let at = 0; at < has.steps.length; at++) {
    const step = has.steps[at] as Step<C>;
    if (!holdsNow(table, step, run)) continue;
    const cards = step.with ? step.with.cards(table, run) : NO_CARD;
    if (cards.length === 0 && at === paid) return 0;
    if (cards.length > 0) worth += stepWorth(table, card, step, cards, at < paid);
  }
  return worth;
}

/** Whether all conditions of a step hold. */
export function holdsNow<C extends Card>(table: Table<C>, step: Step<C>, run: Run): boolean {
  for (const { holds } of step.ifs) if (!holds(table, run)) return false;
  return true;
}

/** What one step is worth: with the best card if the player chooses or pays, and with all of them if not. */
function stepWorth<C extends Card>(
  table: Table<C>,
  card: number,
  step: Step<C>,
  cards: readonly number[],
  isPaid: boolean,
): number {
  let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const it of cards) {
    const one = step.worth?.(table, it, { self: card, subject: card, it, before: -1, seen: 0 }) ?? 1;
    if (one > best) best = one;
    sum += one;
  }
  return isPaid || step.with?.choose ? best : sum;
}
