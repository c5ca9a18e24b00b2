import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import type { Verdict } from "../../lib/core/judge/rule.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";

/** The built-in cards of a game, or cards made for one test. */
export function poolOf(game: Game, cards?: readonly Card[]): Pool {
  if (!cards) return builtInPool(game);
  return new Pool(game, [{ game: game.id, id: "test", name: "Test", official: false, source: "the test", cards }]);
}

export function deckOf(pool: Pool, list: string): Deck {
  const read = readText(games, pool, list);
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join("\n"));
  return read.reading.deck;
}

/** What a list breaks, leaves unknown and is advised about: "error size", "unknown unique", without the game's name. */
export function found(pool: Pool, list: string): string[] {
  return foundIn(pool, judge(pool, deckOf(pool, list)));
}

export function foundIn(pool: Pool, verdict: Verdict): string[] {
  const short = (id: string) => id.replace(`${pool.game.id}/`, "");
  return [...new Set(verdict.findings.map(({ severity, rule }) => `${severity} ${short(rule)}`))].sort();
}
