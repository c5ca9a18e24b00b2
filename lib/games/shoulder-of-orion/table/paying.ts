// Playing cards, Energy stack, Cache: what a cost is paid with, and what happens once it is paid.
import { ask } from "../../../core/table/ask.ts";
import type { Args } from "../../../core/table/board.ts";
import * as book from "../book/rulebook.ts";
import { COUNTER, type OrionMove, type OrionPhase, type OrionTable, ZONE } from "./table.ts";

/** What can be paid for. An exertion is an ability that also exerts its card. A toll is what a text asks of its opponent. */
export const FOR = { card: 0, transform: 1, tech: 2, ability: 3, exertion: 4, text: 5, toll: 6 } as const;

const TECH_COST = 2;

export interface Purchase {
  /** One of FOR. */
  readonly for: number;
  readonly cost: number;
  /** The card that is played, transformed or used, or -1 for a Tech Level. */
  readonly card: number;
  /** The warrior that is augmented, or -1. */
  readonly onto: number;
}

/** Cards may be added to the cache and the cache be used in one turn only if a text says so. */
export function isFree(table: OrionTable, counter: number): boolean {
  return table.get(counter) === 0 || table.sum("free-cache", -1) > 0;
}

export function mayUseCache(table: OrionTable): boolean {
  return table.count(ZONE.cache) > 0 && isFree(table, COUNTER.cached);
}

/** The highest cost that can be paid while one card in hand is kept to be played. */
export function mostPayable(table: OrionTable, card: number): number {
  const hand = table.count(ZONE.hand) - (card >= 0 && table.zoneOf(card) === ZONE.hand ? 1 : 0);
  const cache = mayUseCache(table) ? table.count(ZONE.cache) : 0;
  return table.get(COUNTER.energy) + hand + cache;
}

/** What a card in the AO adds to the pool if it is exerted for a card that is played, by the cost printed on that. */
function minted(table: OrionTable, id: number, card: number): number {
  const dear = table.isExhausted(id) ? 0 : table.sum("mints-from", id);
  return dear > 0 && (table.card(card).cost ?? 0) >= dear ? table.sum("mints", id) : 0;
}

function mintable(table: OrionTable, card: number): number {
  let sum = 0;
  for (const id of table.in(ZONE.ao)) sum += minted(table, id, card);
  return sum;
}

/** The most that can be paid, with what cards in the AO give for the card that is played. */
export function payable(table: OrionTable, card: number): number {
  return mostPayable(table, card) + (card < 0 ? 0 : mintable(table, card));
}

export function canPay(table: OrionTable, cost: number, card: number): boolean {
  const most = mostPayable(table, card);
  return most >= cost || (card >= 0 && most + mintable(table, card) >= cost);
}

/** What a card costs, on a warrior if it is an augment, or undefined if it is unknown. */
export function costOf(table: OrionTable, id: number, onto = -1): number | undefined {
  const { cost } = table.card(id);
  if (typeof cost !== "number") return undefined;
  return Math.max(cost + table.sum("cost", id) + (onto < 0 ? 0 : table.sum("augment-cost", onto)), 0);
}

export function techCost(table: OrionTable): number {
  return Math.max(TECH_COST - table.get(COUNTER.techCheaper), 0);
}

export function pay(table: OrionTable, purchase: Purchase): void {
  table.call("pay", { ...purchase });
}

/** A text asks its opponent to pay. What is at stake for them is about so much damage. The text then sees whether they did. */
export function askToll(table: OrionTable, cost: number, card: number, stake: number): void {
  ask(table, "pay", "other-only", { for: FOR.toll, cost, card, onto: -1, stake });
}

/** Pays what a text asks if there is enough, and notes for the text that it is paid. */
function payToll(table: OrionTable, { cost = 0, card = -1 }: Args): void {
  const isPaid = table.get(COUNTER.energy) >= cost;
  table.say(() => `${isPaid ? `${cost} energy` : "Nothing"} is paid for ${table.label(card)}.`);
  if (!isPaid) return;
  table.add(COUNTER.energy, -cost);
  table.note("seen", 1, table.top);
}

const isToll = (table: OrionTable): boolean => table.args.for === FOR.toll;

function leaveIfPaid(table: OrionTable): void {
  if (table.get(COUNTER.energy) >= (table.args.cost ?? 0)) table.leave();
}

const energy: OrionMove = {
  do: "energy",
  says: "Put a card into the Energy Stack",
  of: "another card in your hand",
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
  uses: "the whole Cache",
  cite: book.CACHE,
  needs: [
    {
      id: "cache",
      cite: book.CACHE,
      holds: (table) => table.count(ZONE.cache) > 0,
      lacks: () => "your cache is empty",
    },
    {
      id: "cached",
      cite: book.CACHE,
      holds: (table) => isFree(table, COUNTER.cached),
      lacks: () => "you have cached a card in this turn, so the cache is not used",
    },
  ],
  play: (table) => {
    const cards = [...table.in(ZONE.cache)];
    for (const id of cards) table.move(id, ZONE.energy);
    table.add(COUNTER.energy, cards.length);
    table.set(COUNTER.spent, 1);
    table.say(() => `The whole cache is used: ${cards.length} energy.`);
    leaveIfPaid(table);
  },
};

export const mint: OrionMove = {
  do: "mint",
  says: "Exert a card for energy",
  of: "a rallied card in your AO whose text gives energy for what is paid",
  cards: (table) =>
    table.args.for === FOR.card ? table.in(ZONE.ao).filter((id) => minted(table, id, table.args.card ?? -1) > 0) : [],
  play: (table, card) => {
    const by = minted(table, card, table.args.card ?? -1);
    table.exhaust(card);
    table.add(COUNTER.energy, by);
    table.say(() => `${table.label(card)} is exerted: ${by} energy.`);
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
      if (isToll(table))
        return `${table.label(card)} asks for ${left} more energy. Press cards in your hand, or pay nothing.`;
      const goal = card < 0 ? "the next tech level" : table.label(card);
      return `Pay ${left} more energy for ${goal}. Press cards in your hand: each pays 1.`;
    },
    forMe: "Pay with",
    about: (table) => [table.args.card ?? -1],
    passing: "Pay nothing",
    begin: (table) => {
      if (isToll(table) && !canPay(table, table.args.cost ?? 0, -1)) table.leave();
      else leaveIfPaid(table);
    },
    moves: [energy, useCache, mint],
    mayPass: isToll,
    end: (table, args) => {
      if (args.for === FOR.toll) {
        payToll(table, args);
        return;
      }
      table.add(COUNTER.energy, -(args.cost ?? 0));
      done(table, args);
    },
  };
}
