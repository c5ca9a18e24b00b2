import { closeSync, openSync, writeSync } from "node:fs";
import { builtInPool } from "../lib/cards/built-in.ts";
import type { Pool } from "../lib/cards/pool.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import { judge } from "../lib/deck/verdict/judge.ts";
import { games } from "../lib/games/index.ts";
import { changed, exchanged, samples } from "./decks.ts";
import { pick, type Random, seeded } from "./random.ts";

/** A sample deck that changes card by card into other decks that are just as legal. */
interface Walk {
  readonly pool: Pool;
  readonly advices: number;
  deck: Deck;
}

function walkFrom(pool: Pool, deck: Deck): Walk {
  return { pool, deck, advices: judge(pool, deck).findings.length };
}

function step(walk: Walk, random: Random): void {
  const next = exchanged(walk.deck, walk.pool, random);
  const { status, findings } = judge(walk.pool, next);
  if (status === "legal" && findings.length <= walk.advices) walk.deck = next;
}

const NAMES = ["Ember", "Silver", "Long", "Quiet", "Harbor", "Tide", "Granite", "Vesper", "Seventh", "Wild"];

/**
 * A stream of decks of all games. All of them are legal, or, if mixed, half are changed in one to three places and one
 * in twenty has a misspelt name.
 */
export function* postedDecks(count: number, seed: number, isMixed: boolean): Generator<Record<string, unknown>> {
  const random = seeded(seed);
  const walks = games.map((game) => samples(game).map((deck) => walkFrom(builtInPool(game), deck)));
  for (let id = 1; id <= count; id++) {
    const walk = pick(random, walks[id % walks.length] ?? []);
    step(walk, random);
    let deck = walk.deck;
    if (isMixed && random(2) === 0)
      for (let changes = 1 + random(3); changes > 0; changes--) deck = changed(deck, walk.pool, random);
    yield line(id, walk.pool, deck, { random, isMixed });
  }
}

interface Luck {
  readonly random: Random;
  readonly isMixed: boolean;
}

function line(id: number, { game }: Pool, deck: Deck, { random, isMixed }: Luck): Record<string, unknown> {
  const sections: Record<string, [string, number][]> = {};
  for (const { section, card, count } of deck.entries) {
    sections[section] ??= [];
    sections[section].push([card.label, count]);
  }
  const first = Object.values(sections)[0]?.[0];
  if (isMixed && first && random(20) === 0) first[0] = misspelt(first[0], random);
  const { format, options, house } = deck;
  const name = `${pick(random, NAMES)} ${pick(random, NAMES)} ${id}`;
  return { id, game: game.id, format, options, house, deck: { name, sections } };
}

function misspelt(name: string, random: Random): string {
  const at = random(name.length);
  return `${name.slice(0, at)}x${name.slice(at + 1)}`;
}

/** Writes one deck per line. */
export function writeLines(file: string, decks: Iterable<unknown>): void {
  const out = openSync(file, "w");
  let lines: string[] = [];
  for (const deck of decks) {
    if (lines.push(`${JSON.stringify(deck)}\n`) < 2000) continue;
    writeSync(out, lines.join(""));
    lines = [];
  }
  writeSync(out, lines.join(""));
  closeSync(out);
}
