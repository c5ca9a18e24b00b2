import { closeSync, openSync, writeSync } from "node:fs";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/deck.ts";
import { judge } from "../../lib/deck/judge.ts";
import { games } from "../../lib/games/index.ts";
import { changed, exchanged, samples } from "./decks.ts";
import { pick, type Random, seeded } from "./random.ts";

/** A deck that moves on from one legal deck to another. */
interface Walk {
  readonly pool: Pool;
  deck: Deck;
}

const NAMES = ["Ember", "Silver", "Long", "Quiet", "Harbor", "Tide", "Granite", "Vesper", "Seventh", "Wild"];

/** One deck after the other, of all games: half of them legal, half of them changed at random, a few with a wrong name. */
export function* postedDecks(count: number, seed: number): Generator<Record<string, unknown>> {
  const random = seeded(seed);
  const walks = games.map((game) => samples(game).map((deck): Walk => ({ pool: builtInPool(game), deck })));
  for (let id = 1; id <= count; id++) {
    const walk = pick(random, walks[id % walks.length] ?? []);
    const next = exchanged(walk.deck, walk.pool, random);
    if (judge(walk.pool, next).status === "legal") walk.deck = next;
    let deck = walk.deck;
    if (random(2) === 0)
      for (let changes = 1 + random(3); changes > 0; changes--) deck = changed(deck, walk.pool, random);
    yield line(id, walk.pool, deck, random);
  }
}

function line(id: number, { game }: Pool, deck: Deck, random: Random): Record<string, unknown> {
  const sections: Record<string, [string, number][]> = {};
  for (const { section, card, count } of deck.entries) {
    sections[section] ??= [];
    sections[section].push([card.label, count]);
  }
  const first = Object.values(sections)[0]?.[0];
  if (first && random(20) === 0) first[0] = misspelt(first[0], random);
  const { format, options, house } = deck;
  const name = `${pick(random, NAMES)} ${pick(random, NAMES)} ${id}`;
  return { id, game: game.id, format, options, house, deck: { name, sections } };
}

function misspelt(name: string, random: Random): string {
  const at = random(name.length);
  return `${name.slice(0, at)}x${name.slice(at + 1)}`;
}

/** Writes a deck a line. */
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
