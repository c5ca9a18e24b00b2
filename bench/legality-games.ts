import { builtInPool } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Verdict } from "../lib/core/judge/rule.ts";
import { place } from "../lib/deck/place.ts";
import { judge } from "../lib/deck/verdict/judge.ts";
import { games } from "../lib/games/index.ts";
import { damaged, type Posted, posted, samples } from "./decks.ts";
import { last, measured } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const MISSPELT = "Smithh Bosom";

/** How long our verdicts take in each game, for decks as they are posted: read, placed and judged. */
export function legalityOfGames(): void {
  const decks = games.map((game) => decksOf(game));
  const jobs = decks.flatMap(({ legal, illegal, misspelt }) => [
    all(legal, ({ pool, deck }) => judge(pool, deck)),
    all(illegal, ({ pool, deck }) => judge(pool, deck)),
    all(legal, reading),
    all(illegal, reading),
    all(misspelt, reading),
  ]);
  const times = measured(
    jobs.map((run) => ({ name: "", run })),
    { rounds: 7, milliseconds: 25 },
  );
  const rows = decks.map(({ game, legal, illegal }, i) => {
    const each = times.slice(5 * i, 5 * i + 5).map((time) => time / legal.length);
    const findings = illegal.reduce((sum, { pool, deck }) => sum + judge(pool, deck).findings.length, 0);
    return [
      game.name,
      figure(1e6 / (each[0] ?? 0)),
      figure(1e6 / (each[1] ?? 0)),
      figure(findings / illegal.length),
      ...each.slice(2).map((time) => `${figure(time)} µs`),
      `${figure(Math.max(...each) / 10)} %`,
    ];
  });
  const head = [
    "game",
    "legal: verdicts/s",
    "illegal: verdicts/s",
    "findings",
    "posted legal",
    "illegal",
    "misspelt",
    "of 1 ms",
  ];
  table("Legality: Drydock, game by game, over the sample decks", head, rows);
  notes([
    "The legal decks of Open Worlds come with one to three pieces of advice each, whose fixes are tried.",
    "Posted: from lines with sections, names and counts to the verdict; misspelt: one of the names is no card's.",
    "Of 1 ms: the slowest of a row against the millisecond that a page may spend on a deck.",
  ]);
}

function decksOf(game: Game) {
  const pool = builtInPool(game);
  const legal = samples(game).map((deck) => posted(pool, deck));
  const illegal = legal.map(({ deck }) => posted(pool, damaged(deck, pool)));
  const misspelt = legal.map((one) => ({ ...one, lines: one.lines.with(0, { name: MISSPELT, count: 1 }) }));
  return { game, legal, illegal, misspelt };
}

function reading({ pool, heading, lines }: Posted): Verdict {
  return judge(pool, place(pool, heading, lines).deck);
}

/** One job for all decks, so that no deck is judged twice in a row. */
function all(decks: readonly Posted[], job: (deck: Posted) => unknown): () => unknown {
  return () => {
    let result: unknown = last;
    for (const deck of decks) result = job(deck);
    return result;
  };
}
