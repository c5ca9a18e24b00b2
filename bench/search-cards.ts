import { builtInSets } from "../lib/cards/built-in.ts";
import type { Card } from "../lib/core/card/card.ts";
import { games } from "../lib/games/index.ts";
import type { Row } from "../lib/query/rows.ts";
import { gameOf } from "./decks.ts";
import { pick, type Random, seeded } from "./random.ts";

export const SEARCHED = gameOf("shoulder-of-orion");

/** The names and texts that contestants search, in the order of the rows. */
export interface Text {
  readonly id: number;
  readonly name: string;
  readonly text: string;
}

/** A game's cards repeated many times, each with its own name and a text made of the words of all games. */
export function manyCards(count: number): { readonly rows: readonly Row[]; readonly texts: readonly Text[] } {
  const random = seeded(3);
  const all = games.flatMap(builtInSets).flatMap((set) => set.cards);
  const words = [...new Set(all.flatMap(({ name }) => name.match(/[A-Za-z]{3,}/g) ?? []))];
  const sentences = [...new Set(all.flatMap(({ text }) => text?.match(/[^.]{12,}\./g) ?? []).map((s) => s.trim()))];
  const cards = builtInSets(SEARCHED).flatMap((set) => set.cards);
  const rows = Array.from({ length: count }, (_, i): Row => {
    const name = some(random, words, 2, 3).join(" ");
    const text = some(random, sentences, 1, 4).join(" ");
    const card: Card = { ...pick(random, cards), name, text };
    return { card, label: name, set: i % 3 === 0 ? "practice" : "published" };
  });
  const texts = rows.map(({ card: { name, text } }, id) => ({ id, name, text: text ?? "" }));
  return { rows, texts };
}

function some<T>(random: Random, from: readonly T[], least: number, most: number): readonly T[] {
  return Array.from({ length: least + random(most - least + 1) }, () => pick(random, from));
}

/** What people type: a word, its beginning, or two words, taken from the cards. */
export function wordQueries(texts: readonly Text[], count: number): readonly (readonly string[])[] {
  const random = seeded(5);
  const word = () => {
    const { name, text } = pick(random, texts);
    return pick(random, `${random(2) === 0 ? name : text} ${name}`.toLowerCase().match(/[a-z]{4,}/g) ?? ["card"]);
  };
  return Array.from({ length: count }, (_, i) => {
    if (i % 3 === 0) return [word()];
    return i % 3 === 1 ? [word().slice(0, 3 + random(2))] : [word(), word().slice(0, 4)];
  });
}
