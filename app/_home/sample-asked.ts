import type { Pool } from "../../lib/cards/pool.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";

/** The cards of a game with its sample decks. */
export interface GameWithSamples {
  readonly pool: Pool;
  readonly samples: readonly JudgedSample[];
}

interface Shown {
  readonly pool: Pool;
  readonly sample: JudgedSample;
  readonly hand: number;
  /** The address of the sample of the next game. */
  readonly other: string;
}

/** The sample deck of the first page: that of the game that the address asks for, or else of the game whose day it is. */
export function sampleAsked(
  games: readonly GameWithSamples[],
  search: URLSearchParams,
  day: number,
): Shown | undefined {
  const asked = games.findIndex(({ pool }) => pool.game.id === search.get("sample"));
  const at = asked < 0 ? day % games.length : asked;
  const [shown, next] = [games[at], games[(at + 1) % games.length]];
  if (!shown || !next) return undefined;
  const { pool, samples } = shown;
  const sample = samples[Math.floor(day / games.length) % samples.length];
  const hand = /^[1-9]\d{0,3}$/.exec(search.get("hand") ?? "1")?.[0] ?? "1";
  return sample && { pool, sample, hand: Number(hand), other: `/?sample=${next.pool.game.id}#sample` };
}

/** The first cards of a list, below their section, as an example of what can be pasted. */
export function firstLines(text: string): string {
  const [, cards = ""] = text.split(/\n\n(.*)/s);
  const lines = cards.split("\n").filter((line) => line !== "");
  return `${lines.slice(0, 4).join("\n")}\n…`;
}
