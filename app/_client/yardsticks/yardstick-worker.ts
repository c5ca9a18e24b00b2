// Plays a few games with a deck in a thread of its own, and counts what they say of the questions of its game.
import { gameNamed } from "../../../lib/core/game.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { TableSetup } from "../../../lib/deck/table-setup.ts";
import { games } from "../../../lib/games/index.ts";
import { oppositesOf } from "../../../lib/trials/opposites.ts";
import { answerOf } from "../../../lib/trials/outcome.ts";
import { hundred, telling } from "../../../lib/trials/telling.ts";
import { type Played, playGame } from "../../../lib/trials/trial.ts";
import { faced } from "../../../lib/trials/trial-answer.ts";
import { USUAL } from "../../../lib/trials/trial-text.ts";
import { boundsWords } from "../../../lib/trials/words.ts";
import { dealtHere } from "../dealt-here.ts";

/** A deck, and how many games are played with it. */
export interface ToTry {
  readonly gameId: string;
  readonly code: string;
  readonly games: number;
  /** The plan of the game that the deck is built for, by its name, if it is known. */
  readonly plan: string | undefined;
}

/** What the games said, or why none could be played. */
export type Tried =
  | {
      readonly opposite: string | undefined;
      readonly rows: readonly { readonly says: string; readonly of100: string; readonly range: string }[];
    }
  | { readonly why: string };

/** More would not be seen at a glance. */
const FEW = 3;

async function answer({ gameId, code, games: count, plan }: ToTry): Promise<Tried> {
  const game = gameNamed(games, gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  const [goldfish, reply] = await Promise.all([game.goldfish(), fetch(`/d/${code}/laid`)]);
  // What the server cannot deal may be of cards that only this browser has.
  const setup: TableSetup | { readonly detail: string } = await reply.json();
  const onServer = "cards" in setup ? { stamp: setup.stamp, laid: setup } : { stamp: undefined, laid: setup.detail };
  const laid = await dealtHere(game, goldfish, { code, ...onServer }, USUAL.seed);
  if (typeof laid === "string") return { why: laid };
  const dealer = new Dealer(goldfish);
  const trial = { ...USUAL, games: count };
  const played: Played[] = [];
  for (let at = 0; at < count; at++) played.push(playGame(dealer, laid.start, trial, at));
  const answered = goldfish.plans.map(({ says, measure, least, turn }) => {
    const answer = answerOf(goldfish, played, { measure, least, turn });
    return { says, answer, of100: hundred(answer.hits, answer.of), range: boundsWords(answer) };
  });
  const own = answered.filter(({ says }) => says === plan);
  const others = answered.filter(({ says }) => says !== plan);
  return {
    opposite: faced(oppositesOf(laid.start), undefined)?.name,
    rows: [...own, ...telling(others, FEW - own.length)].map(({ answer: _, ...row }) => row),
  };
}

addEventListener(
  "message",
  ({ data }: MessageEvent<ToTry>) =>
    void answer(data)
      .then((tried) => postMessage(tried))
      .catch(reportError),
);
