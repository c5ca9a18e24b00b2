import { builtInPool, samplesOf } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { readText } from "../lib/deck/list/text.ts";
import { games } from "../lib/games/index.ts";

export interface SampleDeck {
  readonly game: Game;
  readonly text: string;
  readonly name: string;
  readonly format: string;
  readonly code: string;
}

/** The first sample deck of each game, with its code. */
export const samples: readonly SampleDeck[] = games.map((game) => {
  const [sample] = samplesOf(game);
  if (!sample) throw new Error(`${game.id} has no sample deck`);
  return deckOf(game, sample.text, sample.name);
});

/** A list as a deck with its code. */
export function deckOf(game: Game, text: string, name: string): SampleDeck {
  const pool = builtInPool(game);
  const read = readText(games, pool, text);
  const deck = read.ok ? read.reading.deck : undefined;
  const code = deck && encode(games, pool, deck);
  if (!deck || code === undefined) throw new Error(`${name} of ${game.id} has no code`);
  return { game, text, name, format: deck.format, code };
}

/** The games whose journeys this run makes: the one that GAME names (the configurations choose it), or all of them. */
export const visited: readonly SampleDeck[] = samples.filter(({ game }) => game.id === (process.env.GAME ?? game.id));
if (visited.length === 0)
  throw new Error(`GAME=${process.env.GAME} is no game. Choose one of: ${games.map(({ id }) => id).join(", ")}.`);

/** The sample deck of a game that has something of its own to show. */
export function sampleOf(id: string): SampleDeck {
  const sample = samples.find(({ game }) => game.id === id);
  if (!sample) throw new Error(`${id} has no sample deck`);
  return sample;
}

/** A card that the empty deck of a game takes without a word, so that adding it changes the deck's counts. */
export function firstCard(game: Game): string {
  const pool = builtInPool(game);
  const [entry] = pool.cards.filter(({ card }) => !("h2o" in card));
  if (!entry) throw new Error(`${game.id} has no cards`);
  return entry.label;
}
