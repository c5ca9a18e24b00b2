// Digits of two hundred trials that were once told, and never change while a game's table has the version that told them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { Dice } from "../../lib/core/random.ts";
import { games } from "../../lib/games/index.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import { answerOf } from "../../lib/trials/outcome.ts";
import { dealerFor, playGame } from "../../lib/trials/trial.ts";
import { readTrial } from "../../lib/trials/trial-text.ts";
import { again, runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";

/** The sample deck, what was asked, the version of the table, and how often each goal was reached. */
type Certificate = readonly [deck: string, asked: string, table: number, hits: readonly number[]];

const certificates: readonly Certificate[] = JSON.parse(readFileSync("tests/trials/certificates.json", "utf8"));

test("certificates: two hundred, and those of the present tables say the same digits again", async () => {
  expect(certificates).toHaveLength(200);
  const { numRuns, seed } = runs(6, 200);
  const dice = Dice.of(`certificates ${seed}`);
  const tried = [...certificates.keys()];
  dice.shuffle(tried);
  for (const at of tried.slice(0, numRuns)) {
    const [deck, asked, table, hits] = certificates[at] as Certificate;
    const [id, sample] = deck.split("/");
    const game = games.find((one) => one.id === id);
    if (!game) throw new Error(`no game ${id}`);
    const { dealer, start } = await tableOf(game);
    const { goldfish } = dealer;
    // An older one is of an older version, which it says.
    if (goldfish.version !== table) {
      expect([deck, goldfish.version > table]).toEqual([deck, true]);
      continue;
    }
    const begun = start(
      "1",
      samplesOf(game).findIndex((one) => one.id === sample),
    );
    const read = readTrial(goldfish, oppositesOf(dealer, begun), new URLSearchParams(asked));
    if (!read.ok) throw new Error(read.why);
    const { trial, goals } = read;
    const own = dealerFor(goldfish, trial);
    const played = Array.from({ length: trial.games }, (_, game) => playGame(own, begun, trial, game));
    const said = goals.map((goal) => answerOf(goldfish, played, goal).hits);
    expect([deck, asked, said], again(seed)).toEqual([deck, asked, hits]);
  }
});
