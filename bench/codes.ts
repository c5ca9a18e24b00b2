import { builtInPool, builtInSets } from "../lib/cards/built-in.ts";
import { Pool } from "../lib/cards/pool.ts";
import type { Card } from "../lib/core/card/card.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import { fold } from "../lib/core/words.ts";
import { decode, unpacked } from "../lib/deck/code/code-reader.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { games } from "../lib/games/index.ts";
import { gameOf, samples } from "./decks.ts";
import { type Codec, codecs, type Section } from "./peers-codes.ts";
import { type Random, seeded } from "./random.ts";
import { measured } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

/** A deck in our form, and as card numbers for other codecs, with the main section first. */
interface Numbered {
  readonly deck: Deck;
  readonly sections: readonly Section[];
}

/** Random decks of one shape from one pool. */
interface Task {
  readonly what: string;
  readonly pool: Pool;
  readonly decks: readonly Numbered[];
}

const DECKS = 20;

/** The length of codes in characters, and the microseconds for writing and reading them. */
export function codes(): void {
  const tasks = [openWorlds(), withSideboard(), ofThousand()];
  const all = codecs();
  const lengths = [tasks.map(ourLength), ...all.map((codec) => tasks.map((task) => lengthOf(codec, task)))];
  const jobs = [tasks.map(ourTrip), ...all.map((codec) => tasks.map((task) => trip(codec, task)))];
  const times = measured(jobs.flat().map((run) => ({ name: "", run })));
  const names = ["Drydock", ...all.map(({ name }) => name)];
  const head = ["codec", ...["A", "B", "C"].flatMap((deck) => [deck, "of ours"]), "A µs", "B µs", "C µs"];
  const rows = names.map((name, i) => [
    name,
    ...tasks.flatMap((_, j) => {
      const length = lengths[i]?.[j] ?? 0;
      return [length.toFixed(1), (length / (lengths[0]?.[j] ?? 1)).toFixed(2)];
    }),
    ...tasks.map((_, j) => figure((times[i * tasks.length + j] ?? 0) / DECKS)),
  ]);
  table("Deck codes: characters, and microseconds to write and to read one", head, rows);
  notes([
    ...tasks.map(({ what }, i) => `${"ABC"[i]}: ${what}; means of ${DECKS} decks drawn at random.`),
    `Real decks of ours: ${realDecks().join(", ")}.`,
    "Drydock's codes carry version, game, format, options, house rules, all sections and four letters against typing",
    "errors, and its time goes from a deck to a deck with its cards found again; a deck's name costs as many letters as",
    "it has. The others carry bare numbers of cards, from 0 or 1 on, and counts; LoR codes have no sideboard.",
  ]);
}

function realDecks(): readonly string[] {
  const without = ({ name: _, ...deck }: Deck): Deck => deck;
  return ["open-worlds", "shoulder-of-orion"].flatMap((id) => {
    const pool = builtInPool(gameOf(id));
    return samples(pool.game).map((deck) => `${deck.name} ${encode(games, pool, without(deck))?.length}`);
  });
}

function openWorlds(): Task {
  const game = gameOf("open-worlds");
  return taskOf(
    builtInPool(game),
    samples(game).find(({ name }) => name?.startsWith("Smith")),
  );
}

function withSideboard(): Task {
  const game = gameOf("shoulder-of-orion");
  return taskOf(builtInPool(game), samples(game)[0]);
}

/** The same shape with cards chosen from a thousand. */
function ofThousand(): Task {
  const game = gameOf("shoulder-of-orion");
  const cards = builtInSets(game).flatMap((set) => set.cards);
  const many = Array.from({ length: 1000 }, (_, i): Card => ({ ...cards[i % cards.length], name: `Card ${i}` }));
  const set = { game: game.id, id: "many", name: "Many", official: false, source: "made up", cards: many };
  return taskOf(new Pool(game, [set], new Map(many.map(({ name }, code) => [fold(name), code]))), samples(game)[0]);
}

/** Random decks with the shape of a sample deck. */
function taskOf(pool: Pool, sample: Deck | undefined): Task {
  if (!sample) throw new Error("no sample deck");
  const random = seeded(11);
  const { name: _, ...shape } = sample;
  const order = ["main", "player"];
  const ids = pool.game.sections.map(({ id }) => id).sort((a, b) => order.indexOf(b) - order.indexOf(a));
  const said = ids.map((id) => {
    const own = shape.entries.filter(({ section }) => section === id);
    return `${own.reduce((sum, { count }) => sum + count, 0)} ${id} in ${own.length}`;
  });
  return {
    what: `${pool.game.name}, ${said.join(", ")} lines, pool of ${pool.cards.length}`,
    pool,
    decks: Array.from({ length: DECKS }, () => numbered(pool, drawn(pool, shape, random), ids)),
  };
}

/** A deck with as many lines and copies in each section, but other cards. */
function drawn(pool: Pool, shape: Deck, random: Random): Deck {
  const left = [...pool.known];
  const entries = shape.entries.map((entry) => {
    const [card = entry.card] = left.splice(random(left.length), 1);
    return { ...entry, card };
  });
  return { ...shape, entries };
}

function numbered(pool: Pool, deck: Deck, ids: readonly string[]): Numbered {
  const sections = ids.map((id) =>
    deck.entries
      .filter(({ section }) => section === id)
      .map(({ card, count }) => [pool.of(card).code ?? 0, count] as const)
      .sort(([a], [b]) => a - b),
  );
  return { deck, sections };
}

const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function ourLength({ pool, decks }: Task): number {
  return mean(decks.map(({ deck }) => encode(games, pool, deck)?.length ?? 0));
}

function ourTrip({ pool, decks }: Task): () => unknown {
  return () =>
    decks.map(({ deck }) => {
      const read = decode(games, encode(games, pool, deck) ?? "");
      if (!read.ok) throw new Error(read.why);
      return unpacked(pool, read.carried);
    });
}

/** A codec must return the same decks, or the comparison means nothing. */
function lengthOf(codec: Codec, { decks }: Task): number {
  return mean(
    decks.map(({ sections }) => {
      const code = codec.encode(sections);
      const back = codec.decode(code);
      const both = Math.min(back.length, sections.length);
      const shown = (deck: readonly Section[]) =>
        JSON.stringify(deck.slice(0, both).map((section) => section.toSorted(([a], [b]) => a - b)));
      if (shown(back) !== shown(sections)) throw new Error(`${codec.name} loses cards`);
      return code.length;
    }),
  );
}

function trip(codec: Codec, { decks }: Task): () => unknown {
  return () => decks.map(({ sections }) => codec.decode(codec.encode(sections)));
}
