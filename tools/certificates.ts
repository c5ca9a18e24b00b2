// The digits of trials that a release keeps: two hundred questions, the same ones for each release.
import { readFileSync } from "node:fs";
import { samplesOf } from "../lib/cards/built-in.ts";
import type { Start } from "../lib/core/table/board.ts";
import type { Goldfish } from "../lib/core/table/goldfish.ts";
import { basisOf } from "../lib/trials/certificate.ts";
import { oppositesOf } from "../lib/trials/opposites.ts";
import { answerOf } from "../lib/trials/outcome.ts";
import { dealerFor, playGame } from "../lib/trials/trial.ts";
import { readTrial } from "../lib/trials/trial-text.ts";
import { gameCalled } from "../tests/decks.ts";
import { tableOf } from "../tests/table/games.ts";

/** A sample deck, what was asked as the parameters of an address, how often each goal was reached, and of which cards. */
export interface KeptCertificate {
  readonly deck: string;
  readonly asked: string;
  readonly hits: readonly number[];
  readonly fingerprint: string;
}

interface Counted {
  readonly goldfish: Goldfish;
  readonly start: Start;
  readonly games: number;
  readonly hits: readonly number[];
}

/** Plays the trial of a certificate as it comes out now. */
export async function countedFor(deck: string, asked: string): Promise<Counted> {
  const [id = "", sample] = deck.split("/");
  const game = gameCalled(id);
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  const at = samplesOf(game).findIndex((one) => one.id === sample);
  if (at < 0) throw new Error(`no sample ${deck}`);
  const begun = start("1", at);
  const read = readTrial(goldfish, oppositesOf(begun), new URLSearchParams(asked));
  if (!read.ok) throw new Error(read.why);
  const { trial, goals } = read;
  const own = dealerFor(goldfish, trial);
  const played = Array.from({ length: trial.games }, (_, number) => playGame(own, begun, trial, number));
  const hits = goals.map((goal) => answerOf(goldfish, played, goal).hits);
  return { goldfish, start: begun, games: trial.games, hits };
}

export async function certificatesToKeep(): Promise<readonly KeptCertificate[]> {
  const asked: readonly (readonly [string, string])[] = JSON.parse(
    readFileSync("tests/kept/0.2.0/certificates.json", "utf8"),
  );
  const kept: KeptCertificate[] = [];
  for (const [deck, question] of asked) {
    const { goldfish, start, hits } = await countedFor(deck, question);
    const { fingerprint } = basisOf(goldfish, start, "");
    kept.push({ deck, asked: question, hits, fingerprint });
  }
  return kept;
}
