import { builtInPool, pilesOf } from "../../lib/cards/built-in.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Dealt, Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Phase } from "../../lib/core/table/goldfish.ts";
import { playedToHand } from "../../lib/core/table/to-hand.ts";
import { deal } from "../../lib/deck/deal.ts";
import { type FirstHand, FirstHands } from "../../lib/deck/first-hand.ts";
import { pileOf } from "../../lib/deck/view/odds.ts";
import type { Shared } from "./decks.ts";
import { stampFor } from "./pools.ts";

/** What a game starts with, as it is sent to a page: each card once, and each copy as an index into those. */
export interface Laid {
  readonly game: string;
  readonly format: string;
  readonly options: Start["options"];
  readonly house: Start["house"];
  readonly cards: readonly { readonly card: Card; readonly label: string }[];
  readonly copies: readonly (readonly [number, string])[];
  /** Lines of the list that name no card and are left out of the game. */
  readonly left: readonly string[];
  /** A stamp of the game's cards. */
  readonly stamp: string;
}

/** What a phase asks of the player. */
export type Asked = Pick<Phase, "name" | "says" | "cite">;

/** What a game with this deck and seed starts with, or why it cannot be played. */
export async function startOf({ pool, deck }: Pick<Shared, "pool" | "deck">, seed: string): Promise<Start | string> {
  const { game } = pool;
  return deal(await game.goldfish(), deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, seed);
}

/** A first hand with its cards. */
interface DealtHand extends FirstHand {
  readonly faces: readonly { readonly id: number; readonly entry: { readonly card: Card; readonly label: string } }[];
  /** The cards that it was drawn from, those of the hand with them. */
  readonly pile: readonly Dealt[];
}

/** The first hand that a seed deals, or nothing if no hand can be dealt. The same seed deals the same hand. */
export async function firstHandOf(shared: Pick<Shared, "pool" | "deck">, seed: string): Promise<DealtHand | undefined> {
  const start = await startOf(shared, seed);
  if (typeof start === "string") return undefined;
  const goldfish = await shared.pool.game.goldfish();
  const hand = new FirstHands(goldfish, start).dealt(start);
  if (typeof hand === "string" || hand.cards.length === 0) return undefined;
  const faces = hand.cards.flatMap(({ id, label }) => {
    const dealt = start.cards[id];
    return dealt ? [{ id, entry: { card: dealt.card, label } }] : [];
  });
  return { ...hand, faces, pile: pileOf(goldfish, start.cards, hand) };
}

/** A deck laid out for play with what is asked of its first hand, or why that is not possible. */
export async function openingOf(shared: Shared): Promise<{ readonly laid: Laid; readonly first: Asked } | string> {
  const start = await startOf(shared, "");
  if (typeof start === "string") return start;
  const dealer = new Dealer(await shared.pool.game.goldfish());
  const { table } = playedToHand(dealer, start);
  const { name, asks, says, cite } = dealer.phase(table);
  return { laid: await laidFrom(shared, start), first: { name, says: asks?.(table) ?? says, cite } };
}

/** A deck laid out for play, or why that is not possible. */
export async function laidOut(shared: Shared): Promise<Laid | string> {
  const start = await startOf(shared, "");
  return typeof start === "string" ? start : laidFrom(shared, start);
}

async function laidFrom(shared: Shared, start: Start): Promise<Laid> {
  const places = new Map<Card, number>();
  const cards: { card: Card; label: string }[] = [];
  const copies = start.cards.map(({ card, label, from }) => {
    let place = places.get(card);
    if (place === undefined) {
      place = cards.push({ card, label }) - 1;
      places.set(card, place);
    }
    return [place, from] as const;
  });
  const { format, options, house } = start;
  const left = shared.deck.misread.map(({ text }) => text);
  const { game } = shared.pool;
  return { game: game.id, format, options, house, cards, copies, left, stamp: await stampFor(game) };
}
