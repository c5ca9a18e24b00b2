import { type Game, gameNamed } from "../../../lib/core/game.ts";
import type { Dealt, Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import { type Opening, whyNoRedraw } from "../../../lib/core/table/opening.ts";
import { type FirstHand, FirstHands } from "../../../lib/deck/first-hand.ts";
import type { TableSetup } from "../../../lib/deck/table-setup.ts";
import { startFrom } from "../../../lib/deck/table-setup.ts";
import { pileOf } from "../../../lib/deck/view/odds.ts";
import { games } from "../../../lib/games/index.ts";
import { type HandFace, HandFaces } from "../cards/hand-faces.tsx";

/** Deals hands of one deck. */
export interface Dealing {
  readonly game: Game;
  readonly opening: Opening;
  /** Why no hand may be redrawn, if none may be. */
  readonly stays: string | undefined;
  readonly dealer: Dealer;
  /** What every hand is dealt from. */
  readonly start: Start;
  /** The cards that lie in one pile before a hand is dealt. */
  pileOf(hand: FirstHand): readonly Dealt[];
  /** Comes with the dealer, so that the faces are there as soon as there is a hand. */
  readonly Faces: typeof HandFaces;
  /** The hand of a seed after some moves, or why one of them is not allowed. */
  hand(seed: string, moves?: readonly Ruled[]): FirstHand | string;
  facesOf(hand: FirstHand): readonly HandFace[];
}

/** Loads what a deck is dealt from, and the rules of its game. */
export async function loadDealing(code: string, gameId: string): Promise<Dealing> {
  const game = gameNamed(games, gameId);
  if (!game) throw new Error(`There is no game “${gameId}”.`);
  const [answer, goldfish] = await Promise.all([fetch(`/d/${code}/laid`), game.goldfish()]);
  if (!answer.ok) throw new Error(`the server answered with status ${answer.status}.`);
  const laid: TableSetup = await answer.json();
  const start = startFrom(laid, "");
  const { cards } = start;
  const hands = new FirstHands(goldfish, start);
  return {
    game,
    Faces: HandFaces,
    opening: goldfish.opening,
    stays: whyNoRedraw(game, goldfish.opening, start.house),
    dealer: new Dealer(goldfish),
    start,
    pileOf: (hand) => pileOf(goldfish, cards, hand),
    hand: (seed, moves) => hands.dealt({ ...start, seed }, moves),
    facesOf: ({ cards: held }) =>
      held.flatMap(({ id, label }) => {
        const card = cards[id]?.card;
        return card ? [{ id, entry: { card, label } }] : [];
      }),
  };
}
