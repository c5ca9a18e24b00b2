import { groupingsOf } from "../../lib/cards/groupings.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import type { Attribute } from "../../lib/core/card/card.ts";
import { valueAt, worded } from "../../lib/core/look/card-view.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { search } from "../../lib/query/search.ts";
import { hasTerm, withoutTerms, withTerm } from "../../lib/query/terms.ts";

/** A word that cards can be filtered by. */
interface Choice {
  readonly name: string;
  /** How many cards a press shows, or shows now. */
  readonly cards: number;
  readonly isChosen: boolean;
  /** The query after a press. */
  readonly q: string;
}

/** An attribute whose words cards can be filtered by, one at a time. */
export interface Filter {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The most words of one attribute. A set can bring any number of them. */
const MOST_WORDS = 24;

/** The filters of a game's cards: the attributes by which the builder groups them. A press changes the query. */
export function filtersOf(pool: Pool, q: string): readonly Filter[] {
  const offers = offersOf(pool);
  const chosen = offers.flatMap(({ attribute, words }) =>
    words.filter((word) => hasTerm(q, termOf(attribute, word))).map((word) => ({ attribute, word })),
  );
  const bare = search(
    pool,
    withoutTerms(
      q,
      chosen.map(({ attribute, word }) => termOf(attribute, word)),
    ),
  );
  if (!bare.ok) return [];
  return offers.map(({ attribute, words }) => {
    const others = chosen.filter((choice) => choice.attribute !== attribute);
    const rows = bare.found.filter(({ card }) =>
      others.every((choice) => wordsOn(card, choice.attribute).includes(choice.word)),
    );
    const rest = withoutTerms(
      q,
      words.map((word) => termOf(attribute, word)),
    );
    const counts = countsIn(rows, attribute);
    const choices = words.map((word) => {
      const isChosen = chosen.some((choice) => choice.attribute === attribute && choice.word === word);
      const term = termOf(attribute, word);
      const cards = counts.get(word) ?? 0;
      return { name: worded(pool.game.layout, word), cards, isChosen, q: isChosen ? rest : withTerm(rest, term) };
    });
    return { label: attribute.label, choices: choices.filter(({ cards, isChosen }) => cards > 0 || isChosen) };
  });
}

function termOf({ name }: Attribute, word: string): string {
  return `${name}=${/^[\p{L}\p{N}-]+$/u.test(word) ? word : `"${word}"`}`;
}

function wordsOn(card: PoolCard["card"], { name }: Attribute): readonly string[] {
  return [valueAt(card, { attribute: name }).value ?? []].flat().map(String);
}

/** How many cards have each word of an attribute, with the words in the order of the cards. */
function countsIn(cards: readonly PoolCard[], attribute: Attribute): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { card } of cards)
    for (const word of wordsOn(card, attribute)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The attributes that cards can be filtered by, with their words. */
const offersOf = memoPerKey((pool: Pool) => {
  const grouped = groupingsOf(pool.game).map(({ id }) => id);
  const attributes = pool.game.attributes.filter(({ name }) => grouped.includes(name));
  return attributes.map((attribute) => ({
    attribute,
    words: [...countsIn(pool.cards, attribute).keys()].slice(0, MOST_WORDS),
  }));
});
