// Playing cards, Energy stack, Cache: what a cost is paid with, and what happens once it is paid.
import type { Args } from "../../core/table/board.ts";
import * as book from "./rulebook.ts";
import { COUNTER, type OrionMove, type OrionPhase, type OrionTable, ZONE } from "./table.ts";

/** What can be paid for. An exertion is an ability that also exerts its card. */
export const FOR = { card: 0, transform: 1, tech: 2, ability: 3, exertion: 4 } as const;

export interface Purchase {
  /** One of FOR. */
  readonly for: number;
  readonly cost: number;
  /** The card that is played, transformed or used, or -1 for a Tech Level. */
  readonly card: number;
  /** The warrior that is augmented, or -1. */
  readonly onto: number;
}

export function mayUseCache(table: OrionTable): boolean {
  return table.get(COUNTER.cached) === 0 && table.count(ZONE.cache) > 0;
}

/** The highest cost that can be paid while one card in hand is kept to be played. */
export function mostPayable(table: OrionTable, card: number): number {
  const hand = table.count(ZONE.hand) - (card >= 0 && table.zoneOf(card) === ZONE.hand ? 1 : 0);
  const cache = mayUseCache(table) ? table.count(ZONE.cache) : 0;
  return table.get(COUNTER.energy) + hand + cache;
}

export function canPay(table: OrionTable, cost: number, card: number): boolean {
  return mostPayable(table, card) >= cost;
}

export function pay(table: OrionTable, purchase: Purchase): void {
  table.call("pay", { ...purchase });
}

function leaveIfPaid(table: OrionTable): void {
  if (table.get(COUNTER.energy) >= (table.args.cost ?? 0)) table.leave();
}

const energy: OrionMove = {
  do: "energy",
  says: "Put a card from the hand into the Energy Stack",
  cards: (table) => table.in(ZONE.hand).filter((id) => id !== table.args.card),
  play: (table, card) => {
    table.move(card, ZONE.energy);
    table.add(COUNTER.energy, 1);
    table.say(() => `${table.label(card)} goes into the Energy Stack: 1 energy.`);
    leaveIfPaid(table);
  },
};

const useCache: OrionMove = {
  do: "use-cache",
  says: "Use the whole Cache for energy",
  allows: mayUseCache,
  play: (table) => {
    const cards = [...table.in(ZONE.cache)];
    for (const id of cards) table.move(id, ZONE.energy);
    table.add(COUNTER.energy, cards.length);
    table.set(COUNTER.spent, 1);
    table.say(() => `The whole cache is used: ${cards.length} energy.`);
    leaveIfPaid(table);
  },
};

/** The payment phase. `done` carries out what was paid for. */
export function paying(done: (table: OrionTable, args: Args) => void): OrionPhase {
  return {
    id: "pay",
    name: "Pay",
    cite: book.ENERGY_STACK,
    says: "Cards from your hand pay one energy each. If you cached nothing this turn, you may move the whole cache at once instead.",
    asks: (table) => {
      const { cost = 0, card = -1 } = table.args;
      const left = cost - table.get(COUNTER.energy);
      const goal = card < 0 ? "the next tech level" : table.label(card);
      return `Pay ${left} more energy for ${goal}. Press cards in your hand: each pays 1.`;
    },
    forMe: "Pay with",
    about: (table) => [table.args.card ?? -1],
    begin: leaveIfPaid,
    moves: [energy, useCache],
    mayPass: () => false,
    end: (table, args) => {
      table.add(COUNTER.energy, -(args.cost ?? 0));
      done(table, args);
    },
  };
}
