import { builtInPool, pilesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Goldfish } from "../../lib/core/table/goldfish.ts";
import { linkOf } from "../../lib/core/table/opened.ts";
import { whyNoRedraw } from "../../lib/core/table/opening.ts";
import { playedToHand } from "../../lib/core/table/to-hand.ts";
import { deal } from "../../lib/deck/deal.ts";
import { FirstHands } from "../../lib/deck/first-hand.ts";
import { type DealtHand, laidFrom, type TableOpening, type TableSetup } from "../../lib/deck/table-setup.ts";
import type { JudgedDeck, SampleGame } from "../../lib/deck/verdict/judged-deck.ts";
import { pileOf } from "../../lib/deck/view/odds.ts";
import { RELEASE } from "../_client/release.ts";
import { stampFor } from "./pools.ts";
import { judgedSamples } from "./samples.ts";

/** What a game with this deck and seed starts with, or why it cannot be played. */
export async function startOf(
  { pool, deck }: Pick<JudgedDeck, "pool" | "deck">,
  seed: string,
): Promise<Start | string> {
  const { game } = pool;
  return deal(await game.goldfish(), deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, seed);
}

/** A game with the first sample deck that has a code, always the same, or nothing if none can be dealt. */
export const sampleGameOf = memoPerKey(async (pool: Pool): Promise<SampleGame | "none"> => {
  const sample = judgedSamples(pool).find(({ report }) => report.code !== null);
  const start = sample && (await startOf({ pool, deck: sample.deck }, "drydock"));
  return sample && start !== undefined && typeof start !== "string" ? { pool, sample, start } : "none";
});

/** The first hand that a seed deals, or nothing if no hand can be dealt. The same seed deals the same hand. */
export async function firstHandOf(
  shared: Pick<JudgedDeck, "pool" | "deck">,
  seed: string,
): Promise<DealtHand | undefined> {
  const start = await startOf(shared, seed);
  if (typeof start === "string") return undefined;
  const { game } = shared.pool;
  const goldfish = await game.goldfish();
  const hand = new FirstHands(goldfish, start).dealt(start);
  if (typeof hand === "string" || hand.cards.length === 0) return undefined;
  const faces = hand.cards.flatMap(({ id, label }) => {
    const dealt = start.cards[id];
    return dealt ? [{ id, entry: { card: dealt.card, label } }] : [];
  });
  const stays = whyNoRedraw(game, goldfish.opening, start.house);
  return { ...hand, faces, pile: pileOf(goldfish, start.cards, hand), stays };
}

/** A hand with the address of the table where just this hand was dealt. */
export interface PlayableHand {
  readonly faces: DealtHand["faces"];
  readonly href: string;
}

/** The hand that a table shows first for a seed, or nothing if the deck can't be dealt or has no code. */
export async function playableHandOf(shared: JudgedDeck, seed: string): Promise<PlayableHand | undefined> {
  const { code } = shared.report;
  const start = await startOf(shared, seed);
  if (typeof start === "string" || code === null) return undefined;
  const dealer = new Dealer(await shared.pool.game.goldfish());
  const { goldfish } = dealer;
  const { table, moves } = playedToHand(dealer, start);
  const faces = ownHands(goldfish)
    .flatMap(({ zone }) => table.in(table.zone(zone)))
    .flatMap((id) => {
      const dealt = start.cards[id];
      return dealt ? [{ id, entry: { card: dealt.card, label: table.label(id) } }] : [];
    });
  const link = linkOf(dealer, table, { moves, at: moves.length }, { release: RELEASE });
  return faces.length === 0 ? undefined : { faces, href: `/d/${code}/play#${link}` };
}

function ownHands({ areas }: Goldfish): Goldfish["areas"] {
  return areas.filter(({ as, side }) => as === "fan" && side !== "enemy");
}

/** A deck laid out for play with what is asked of its first hand, or why that is not possible. */
export async function openingOf(shared: JudgedDeck): Promise<TableOpening | string> {
  const start = await startOf(shared, "");
  if (typeof start === "string") return start;
  const dealer = new Dealer(await shared.pool.game.goldfish());
  const { table } = playedToHand(dealer, start);
  const { name, asks, says, cite } = dealer.phase(table);
  const hand = ownHands(dealer.goldfish).reduce((sum, { zone }) => sum + table.count(table.zone(zone)), 0);
  return { laid: await laidOf(shared, start), first: { name, says: asks?.(table) ?? says, cite }, hand };
}

/** A deck laid out for play, or why that is not possible. */
export async function laidOut(shared: JudgedDeck): Promise<TableSetup | string> {
  const start = await startOf(shared, "");
  return typeof start === "string" ? start : laidOf(shared, start);
}

async function laidOf({ pool: { game }, deck }: JudgedDeck, start: Start): Promise<TableSetup> {
  const left = deck.misread.map(({ text }) => text);
  return laidFrom(start, { game: game.id, left, stamp: await stampFor(game) });
}
