// What an ability needs to be used.
import type { Card } from "../card/card.ts";
import type { Cite } from "../judge/rule.ts";
import type { Need } from "../table/needs.ts";
import type { Table } from "../table/table.ts";
import type { Ability, Run } from "./ability.ts";
import type { CardAbility } from "./ability-index.ts";

/** One thing that an ability needs, beside being the player's. */
export interface UseNeed<C extends Card> {
  readonly id: string;
  holds(table: Table<C>, held: CardAbility<Ability<C>>): boolean;
  lacks(table: Table<C>, held: CardAbility<Ability<C>>): string;
}

/** How a game tells whether an ability was used in this turn, and whether it counts where its card lies. */
interface Asks<C extends Card> {
  isUsed(table: Table<C>, card: number, has: Ability<C>): boolean;
  isActive(table: Table<C>, card: number): boolean;
}

const runOf = (card: number): Run => ({ self: card, subject: card, it: -1, before: -1, seen: 0 });

export function needsOfAbilities<C extends Card>({ isUsed, isActive }: Asks<C>): readonly UseNeed<C>[] {
  return [
    {
      id: "once",
      holds: (table, { card, has }) => !isUsed(table, card, has),
      lacks: () => "it was used in this turn, and works once a turn",
    },
    {
      id: "active",
      holds: (table, { card }) => isActive(table, card),
      lacks: () => "its text does not count where and how it lies now",
    },
    {
      id: "condition",
      holds: (table, { card, has }) => has.use?.if?.(table, runOf(card)) ?? true,
      lacks: (_, { has }) => `what its text asks for is not so now: “${has.sentences.join(" ")}”`,
    },
    {
      id: "cost",
      holds: (table, { card, has }) => {
        for (const { can } of has.use?.costs ?? []) if (can && !can(table, card)) return false;
        return true;
      },
      lacks: (table, { card, has }) => {
        const unpaid = (has.use?.costs ?? []).filter(({ can }) => can && !can(table, card));
        const words = unpaid.flatMap(({ says = [] }) => says).join(" and ");
        return words === "" ? "its cost cannot be paid now" : `costs ${words}, which cannot be paid now`;
      },
    },
    { id: "objects", holds: hasObjects, lacks: () => "there is nothing to do it with now" },
  ];
}

/** What is paid with cards, and what is done first, must have something to be done with. */
function hasObjects<C extends Card>(table: Table<C>, { card, has }: CardAbility<Ability<C>>): boolean {
  const paid = (has.use?.costs ?? []).filter(({ step }) => step).length;
  for (let at = 0; at <= paid; at++) {
    const { with: cards, may = true } = has.steps[at] ?? {};
    const least = may ? 0 : (cards?.choose?.least ?? 0);
    if (least > 0 && cards !== undefined && cards.cards(table, runOf(card)).length < least) return false;
  }
  return true;
}

/** What the move needs that uses an ability. `meant` tells which ability that is. */
export function needsOfUse<C extends Card, P extends string>(
  needs: readonly UseNeed<C>[],
  cite: Cite,
  meant: (table: Table<C>, card: number, to: string) => CardAbility<Ability<C>> | undefined,
): readonly Need<C, P>[] {
  return needs.map(({ id, holds, lacks }) => ({
    id,
    cite,
    holds: (table, card, to) => {
      const held = meant(table, card, to);
      return held === undefined || holds(table, held);
    },
    lacks: (table, card, to) => {
      const held = meant(table, card, to);
      return held ? lacks(table, held) : "";
    },
  }));
}
