import { type Game, gameNamed } from "../../../lib/core/game.ts";
import type { Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { TableSetup } from "../../../lib/deck/table-setup.ts";
import { games } from "../../../lib/games/index.ts";
import { type Basis, basisOf } from "../../../lib/trials/certificate.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import { type Opposite, oppositesOf } from "../../../lib/trials/opposites.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import { faced } from "../../../lib/trials/trial-answer.ts";
import type { Conditions } from "../../../lib/trials/words.ts";
import { dealtHere } from "../../_client/dealt-here.ts";
import { RELEASE } from "../../_client/release.ts";

/** A deck as the server hands it to the page that measures it. */
export interface Deck {
  readonly gameId: string;
  readonly code: string;
  readonly name: string;
  /** The stamp of the game's cards. */
  readonly stamp: string;
  /** How it is laid out for play, or why it can't be played with the built-in cards. Without it, it is laid out here. */
  readonly laid: TableSetup | string | undefined;
  /** The sample decks of its game, to compare with. */
  readonly samples: readonly { readonly name: string; readonly code: string }[];
}

/** A deck with all that it takes to play it. */
export interface Bench {
  readonly deck: Deck;
  readonly game: Game;
  readonly dealer: Dealer;
  readonly start: Start;
  /** Lines of the list that name no card and are left out. */
  readonly left: readonly string[];
  readonly opposites: readonly Opposite[];
  /** What its digits follow from, beside the trial. */
  readonly basis: Basis;
  /** What every trial of the game answers: a win, and the plans of its players. */
  readonly goals: readonly Asked[];
}

/** Lays out the deck here, or says why it cannot be played. */
export async function benchFor(deck: Deck): Promise<Bench | string> {
  const game = gameNamed(games, deck.gameId);
  if (!game) throw new Error(`there is no game ${deck.gameId}`);
  const dealer = new Dealer(await game.goldfish());
  const laid = await dealtHere(game, dealer.goldfish, deck, "1");
  if (typeof laid === "string") return laid;
  const { start, left } = laid;
  const goals = dealer.goldfish.plans.map(({ measure, least, turn }) => ({ measure, least, turn }));
  const basis = basisOf(dealer.goldfish, start, RELEASE);
  return { deck, game, dealer, start, left, opposites: oppositesOf(start), basis, goals };
}

/** All that the numbers of a trial are of. */
export function conditionsOf({ deck, opposites, basis }: Bench, trial: Trial): Conditions {
  return { deck: deck.name, opposite: faced(opposites, trial.opposite)?.name, trial, release: basis.release };
}
