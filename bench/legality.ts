import { builtInPool } from "../lib/cards/built-in.ts";
import type { Pool } from "../lib/cards/pool.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import { statusOf } from "../lib/core/judge/verdict.ts";
import { judge } from "../lib/deck/verdict/judge.ts";
import { changed, gameOf, samples } from "./decks.ts";
import { type Checker, checkers } from "./peers-legality.ts";
import { seeded } from "./random.ts";
import { measured } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

/** Verdicts per second, compared with the checkers of other games. */
export function legalityAgainstPeers(): void {
  const game = gameOf("shoulder-of-orion");
  const pool = builtInPool(game);
  const good = samples(game)[0];
  if (!good) throw new Error("no sample deck");
  const bad = severalBroken(pool, good);
  const contestants = [ours(pool, good, bad), wordless(pool, good, bad), ...checkers()];
  const times = measured(
    contestants.flatMap(({ name, legal, broken }) => [legal, broken].map((run) => ({ name, run }))),
  );
  const rate = (of: number) => 1e6 / (times[of] ?? Number.NaN);
  const rows = contestants.map(({ name, faults }, i) => [
    name,
    figure(rate(2 * i)),
    figure(rate(2 * i) / rate(0)),
    figure(rate(2 * i + 1)),
    figure(rate(2 * i + 1) / rate(1)),
    String(faults[1]),
  ]);
  const head = ["contestant", "legal: verdicts/s", "of ours", "illegal: verdicts/s", "of ours", "faults"];
  table("Legality: verdicts a second, one thread", head, rows);
  notes(["What each checks:", ...contestants.map(({ name, checks }) => `  ${name}: ${checks}.`)]);
}

/** A deck that breaks several rules and has nothing unknown. */
function severalBroken(pool: Pool, good: Deck): Deck {
  for (let seed = 1; seed < 5000; seed++) {
    const random = seeded(seed);
    let deck = good;
    for (let changes = 0; changes < 4; changes++) deck = changed(deck, pool, random);
    const rules = judge(pool, deck).findings.filter(({ severity }) => severity === "error");
    if (new Set(rules.map(({ rule }) => rule)).size >= 3) return deck;
  }
  throw new Error("no such deck found");
}

function ours(pool: Pool, good: Deck, bad: Deck): Checker {
  return {
    name: "Drydock",
    checks: `all ${pool.game.rules.length} rules of Shoulder of Orion and the 4 of lists, three-valued, with reasons, citations and fixes that were tried`,
    legal: () => judge(pool, good),
    broken: () => judge(pool, bad),
    faults: [judge(pool, good).findings.length, judge(pool, bad).findings.length],
  };
}

/** What the doctor asks of thousands of decks. */
function wordless(pool: Pool, good: Deck, bad: Deck): Checker {
  const { rules } = pool.game;
  return {
    name: "Drydock, without words",
    checks: "the same rules, three-valued, up to the first that is broken, without a reason or a fix",
    legal: () => statusOf(rules, good, pool),
    broken: () => statusOf(rules, bad, pool),
    faults: [0, 1],
  };
}
