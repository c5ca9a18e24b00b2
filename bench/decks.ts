import { builtInPool, samplesOf } from "../lib/cards/built-in.ts";
import type { Pool } from "../lib/cards/pool.ts";
import type { Game } from "../lib/core/game.ts";
import type { Deck, Entry } from "../lib/core/judge/deck.ts";
import { readText } from "../lib/deck/list/text.ts";
import type { Line, Settings } from "../lib/deck/place.ts";
import { judge } from "../lib/deck/verdict/judge.ts";
import { games } from "../lib/games/index.ts";
import { pick, type Random, seeded } from "./random.ts";

export function gameOf(id: string): Game {
  const game = games.find((g) => g.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** A deck as the judge takes it, and the lines that someone would post for it. */
export interface Posted {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly heading: Settings;
  readonly lines: readonly Line[];
}

export function posted(pool: Pool, deck: Deck): Posted {
  const { format, options, house } = deck;
  const lines = deck.entries.map(({ section, card, count }) => ({ section, name: card.label, count }));
  return { pool, deck, heading: { format, options, house }, lines };
}

/** The sample decks of a game. */
export function samples(game: Game): readonly Deck[] {
  const pool = builtInPool(game);
  return samplesOf(game).map(({ id, text }) => {
    const read = readText(games, pool, text);
    if (!read.ok) throw new Error(`the sample ${id} cannot be read`);
    return read.reading.deck;
  });
}

/** The deck with one line removed, added, changed in count, or given to another card. */
export function changed(deck: Deck, pool: Pool, random: Random): Deck {
  const entries = [...deck.entries];
  const at = random(entries.length);
  const entry = entries[at];
  const card = pick(random, pool.known);
  if (!entry) return deck;
  const isThere = entries.some((e) => e.card === card && e.section === entry.section);
  const kind = random(4);
  if (kind === 0 && entries.length > 3) entries.splice(at, 1);
  else if (kind === 1) entries[at] = { ...entry, count: Math.min(99, entry.count + 1 + random(3)) };
  else if (kind === 2 && !isThere) entries.push({ section: entry.section, card, count: 1 + random(3) });
  else if (!isThere) entries[at] = { ...entry, card };
  return { ...deck, entries };
}

/** The deck with one card replaced by another, in the same number. */
export function exchanged(deck: Deck, pool: Pool, random: Random): Deck {
  const at = random(deck.entries.length);
  const entry = deck.entries[at];
  const card = pick(random, pool.known);
  if (!entry || deck.entries.some((e) => e.card === card && e.section === entry.section)) return deck;
  const other: Entry = { ...entry, card };
  return { ...deck, entries: deck.entries.with(at, other) };
}

/** A deck changed until it has several faults. */
export function damaged(deck: Deck, pool: Pool, wrong = 3): Deck {
  const random = seeded(7);
  for (let tries = 0; tries < 500; tries++) {
    let bad = deck;
    for (let changes = 0; changes < wrong + 1; changes++) bad = changed(bad, pool, random);
    if (judge(pool, bad).findings.filter(({ severity }) => severity === "error").length >= wrong) return bad;
  }
  throw new Error("no damage found");
}
