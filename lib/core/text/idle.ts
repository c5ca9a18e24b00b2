// What a text would come to if its card were played now.
import type { Card } from "../card/card.ts";
import type { Table } from "../table/table.ts";
import type { Ability, Run } from "./ability.ts";
import type { Texts } from "./texts.ts";

/**
 * That a card's text would find nothing, if the table carries all of it out and each of its steps at an event is done with
 * cards, of which there are none now.
 */
export function idleNow<C extends Card, P extends string>(
  texts: Texts<C, P>,
  table: Table<C, P>,
  id: number,
  event: string,
): string | undefined {
  const card = table.card(id);
  const has = texts.abilities(card).filter(({ moment }) => moment?.event === event);
  const isWhole = texts.read(card).every(({ ability }) => ability !== undefined);
  if (has.length === 0 || !isWhole || !has.every((one) => isIdle(table, id, one))) return undefined;
  return "no target for its text: nothing will happen";
}

function isIdle<C extends Card, P extends string>(table: Table<C, P>, id: number, { steps }: Ability<C>): boolean {
  const run: Run = { self: id, subject: id, it: -1, before: -1, seen: 0 };
  return steps.length > 0 && steps.every((step) => step.with !== undefined && step.with.cards(table, run).length === 0);
}
