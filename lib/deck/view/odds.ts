// What a first hand is likely to hold.
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import { groupOf } from "../../core/look/card-view.ts";
import type { Board, Dealt } from "../../core/table/board.ts";
import { ownCards } from "../../core/table/seats.ts";
import type { FirstHand } from "../first-hand.ts";

/** How likely a hand holds at least one card of a group. */
export interface GroupOdds {
  readonly label: string;
  readonly copies: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** The chance that at least one of some cards is among those that are drawn from a shuffled pile. */
export function chanceOfAny(copies: number, drawn: number, pile: number): number {
  let none = 1;
  for (let card = 0; card < Math.min(drawn, pile); card++) none *= Math.max(0, pile - copies - card) / (pile - card);
  return 1 - none;
}

/** The cards that lie in one pile with those of a hand before it is dealt. */
export function pileOf(
  { begins }: Pick<Board, "begins">,
  cards: readonly Dealt[],
  hand: Pick<FirstHand, "cards">,
): readonly Dealt[] {
  const zones = new Set(hand.cards.map(({ id }) => begins[cards[id]?.from ?? ""]));
  return zones.size === 1 ? ownCards({ cards }).filter(({ from }) => zones.has(begins[from])) : [];
}

/** The odds of each group of a pile that a hand is drawn from, in the order of the game's groups. */
export function groupOdds(
  game: Pick<Game, "layout" | "kind">,
  pile: readonly { readonly card: Card }[],
  drawn: number,
): readonly GroupOdds[] {
  const groups = Map.groupBy(pile, ({ card }) => groupOf(game, card).heading);
  const order = game.layout.groups.map(({ heading }) => heading);
  const place = (label: string) => (order.includes(label) ? order.indexOf(label) : order.length);
  return [...groups]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([label, { length: copies }]) => ({ label, copies, chance: chanceOfAny(copies, drawn, pile.length) }));
}
