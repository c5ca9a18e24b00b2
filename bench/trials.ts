import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { oppositesOf } from "../lib/trials/opposites.ts";
import { resultsOf } from "../lib/trials/outcome.ts";
import { playGame, type Trial } from "../lib/trials/trial.ts";
import { USUAL } from "../lib/trials/trial-text.ts";
import { samples } from "./decks.ts";
import { figure, notes, table } from "./table.ts";

const GAMES = 100;

/** How many games of a trial one core plays in a second, and how much of them a swap of one card leaves as it was. */
export async function trials(): Promise<void> {
  const rows: string[][] = [];
  for (const game of games) {
    const goldfish = await game.goldfish();
    const dealer = new Dealer(goldfish);
    const pool = builtInPool(game);
    const own = new Set(game.sections.map(({ id }) => id));
    const ids = samplesOf(game).map(({ id }) => id);
    for (const [at, deck] of samples(game).entries()) {
      const start = deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, "1");
      if (typeof start === "string") continue;
      const places = start.cards.filter(({ from }) => own.has(from)).length;
      for (const { id, isUsual } of oppositesOf(start)) {
        const trial: Trial = { ...USUAL, games: GAMES, opposite: id };
        const from = performance.now();
        const played = Array.from({ length: GAMES }, (_, game) => playGame(dealer, start, trial, game));
        const seconds = (performance.now() - from) / 1000;
        const touched = played.reduce((sum, one) => sum + one.touched.filter((slot) => slot < places).length, 0);
        const turns = played.reduce((sum, { turn }) => sum + turn, 0);
        rows.push([
          ...[ids[at] ?? "", isUsual ? `${id} (usual)` : id, figure(GAMES / seconds), figure(turns / seconds)],
          ...[figure(turns / GAMES), `${resultsOf(played).won} %`, `${Math.round((100 * touched) / GAMES / places)} %`],
        ]);
      }
    }
  }
  const head = ["deck", "opposite", "games/s", "turns/s", "turns a game", "won", "places with a part"];
  table(`Trials: ${GAMES} games of each deck against everybody whom it can face, on one core`, head, rows);
  notes([
    "Places with a part: of those of the deck, in an average game. A swap of one card leaves the others’ games as they were.",
  ]);
}
