import { builtInPool, builtInSets, codesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { labelOf, Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import { kindOf } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";

export interface OwnDeck {
  /** 200 cards that somebody owns. Those that the deck is built of come first. */
  readonly cards: readonly Card[];
  /** A legal deck as a list, and its code. */
  readonly list: string;
  readonly code: string;
  /** How many different cards of the deck are among the 200. */
  readonly used: number;
}

/** Cards like those of a sample deck under names of their own, more up to 200, and the same deck built of them. */
export function ownDeck(game: Game): OwnDeck {
  const pool = builtInPool(game);
  const [sample] = samplesOf(game);
  const read = sample && readText(games, pool, sample.text);
  if (!read?.ok) throw new Error(`${game.id} has no sample deck`);
  const { deck } = read.reading;
  const used = [...new Set(deck.entries.map(({ card }) => pool.of(card).card))];
  // A rule can go by the name of a card, as that of basic cards does. Such a card keeps its name, and is not brought.
  let brought: readonly Card[] = [];
  for (const card of used) {
    const more = [...brought, card];
    const { pool: withOwn, deck: built } = builtOf(game, deck, more);
    if (judge(withOwn, built).status === "legal") brought = more;
  }
  const { pool: withOwn, deck: built } = builtOf(game, deck, brought);
  const code = encode(games, withOwn, built) ?? "";
  return { cards: cardsOf(game, brought), list: writeText(withOwn, built), code, used: brought.length };
}

function cardsOf(game: Game, brought: readonly Card[]): readonly Card[] {
  const own = brought.map((card): Card => ({ ...card, name: ownName(card) }));
  const more = Array.from({ length: 200 - own.length }, (_, at): Card => {
    const kind = kindOf(brought[at % brought.length] ?? { name: "" }, game.kind);
    return { name: `Spare ${at + 1}`, [game.kind]: kind, text: `Text ${at + 1}, with a comma.` } as Card;
  });
  return [...own, ...more];
}

const ownName = ({ name }: Card) => `Own ${name}`.slice(0, 80);

function builtOf(game: Game, deck: Deck, brought: readonly Card[]): { pool: Pool; deck: Deck } {
  const set = { game: game.id, id: "box", name: "Box", official: false, source: "", cards: cardsOf(game, brought) };
  const from = builtInPool(game);
  const pool = new Pool(game, [...builtInSets(game), set], codesOf(game));
  const entries = deck.entries.map((entry) => {
    const { card, label } = from.of(entry.card);
    const called = brought.includes(card) ? labelOf(game, { ...card, name: ownName(card) }) : label;
    const found = pool.find(called);
    if (!found || !("known" in found)) throw new Error(`no ${called}`);
    return { ...entry, card: found.known };
  });
  return { pool, deck: { ...deck, entries } };
}
