import { builtInPool } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import { readText } from "../lib/deck/list/text.ts";
import { report } from "../lib/deck/verdict/report.ts";
import { cardCounts } from "../lib/desk/card-counts.ts";
import { duplicates } from "../lib/desk/duplicates.ts";
import { judgedList } from "../lib/desk/judge-list.ts";
import { splitLists } from "../lib/desk/split-lists.ts";
import { games } from "../lib/games/index.ts";
import { LISTS, listsOf } from "./desk-lists.ts";
import { median } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const ROUNDS = 5;

/**
 * How long the desk needs for the lists of an event, from one long text to verdicts, counts and duplicates, beside bare
 * reports on the same decks.
 */
export function desk(): void {
  const rows = games.map((game) => {
    const lists = listsOf(game);
    const texts = [lists, lists.map((list) => list.slice(list.indexOf("\n\n") + 2))].map((all) => all.join("\n---\n"));
    const decks = lists.map((list) => deckOf(game, list));
    const jobs = [...texts.map((text) => () => checked(text)), () => reports(game, decks)];
    const [byHeader = 0, byCards = 0, bare = 0] = inTurns(jobs);
    return [
      game.name,
      ...[byHeader, byCards, bare].map((seconds) => `${figure(seconds)} s`),
      ...[byHeader, byCards].map((seconds) => figure(seconds / bare)),
    ];
  });
  const head = ["game", "by header", "by cards", "bare report", "by header: times bare", "by cards: times bare"];
  table(`The desk: ${LISTS} lists of each game in one text`, head, rows);
  notes([
    "By header: every list says its game; by cards: none has a header, so each is read for all games. Half of the lists are",
    "changed in one to three places, and one of twenty has a misspelt name. Bare report: the verdicts and codes of the same",
    "decks, which were read before. Medians of five rounds. A page may wait 3 s.",
  ]);
}

function checked(text: string): unknown {
  const { lists } = splitLists(games, [{ file: "all.txt", text }]);
  if (lists.length !== LISTS) throw new Error(`${lists.length} lists instead of ${LISTS}`);
  const shelf = { games, pool: builtInPool };
  const judged = lists.map((list, id) => judgedList(shelf, list, { settings: {} }, id));
  return [cardCounts(judged), duplicates(judged)];
}

function reports(game: Game, decks: readonly Deck[]): unknown {
  const pool = builtInPool(game);
  // The code of a report is made when it is asked for. A copy has it.
  return decks.map((deck) => ({ ...report(games, pool, deck) }));
}

function deckOf(game: Game, list: string): Deck {
  const read = readText(games, builtInPool(game), list);
  if (!read.ok) throw new Error(`a list of ${game.id} cannot be read`);
  return read.reading.deck;
}

/** The seconds of each job. They take turns, round after round, and the first round is only to warm up. */
function inTurns(jobs: readonly (() => unknown)[]): readonly number[] {
  const seen: number[][] = jobs.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, job] of jobs.entries()) {
      const start = performance.now();
      job();
      if (round > 0) seen[i]?.push((performance.now() - start) / 1000);
    }
  }
  return seen.map(median);
}
