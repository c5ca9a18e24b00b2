// A deck list as blocks of rows, each block with the columns that its cards have numbers for.
import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import type { Deck, Entry, Misread } from "../../core/judge/deck.ts";
import { faceOf } from "../../core/look/card-view.ts";
import type { AttributePath, Slot } from "../../core/look/layout.ts";
import { mainSection } from "../place.ts";
import { grouped } from "./groups.ts";

/** Rows under one heading. */
export interface Block<C extends Card = Card> {
  readonly heading: string;
  /** The id of its section, which may be one that the game does not have. */
  readonly section: string;
  /** The copies under this heading. It is left out where a long block goes on in another column. */
  readonly count?: number;
  /** The words above the numbers. */
  readonly columns: readonly string[];
  readonly entries: readonly Entry<C>[];
  /** Lines that name no single card. */
  readonly misread: readonly Misread[];
}

/** A section with no more different cards than this is one block, whatever kinds of cards it holds. */
const SHORT = 8;
/** A block with more rows than this goes on in another column. */
const LONG = 24;

type Rows<C extends Card> = Pick<Block<C>, "heading" | "section" | "entries" | "misread">;

/** The blocks of a deck in the order of its game. Sections that the game does not have come last. */
export function blocksOf<C extends Card>(pool: Pool<C>, deck: Pick<Deck<C>, "entries" | "misread">): Block<C>[] {
  const own = pool.game.sections.map(({ id, name }) => ({ id, name }));
  const strange = [...new Set(deck.misread.map(({ section }) => section))]
    .filter((id) => own.every((section) => section.id !== id))
    .map((id) => ({ id, name: id }));
  return [...own, ...strange].flatMap(({ id, name }) => {
    const entries = deck.entries.filter(({ section }) => section === id);
    const misread = deck.misread.filter(({ section }) => section === id);
    return rowsOf(pool, name, { heading: name, section: id, entries, misread }).flatMap((rows) => split(pool, rows));
  });
}

/** A section as one block, or as a block for each group of its cards. */
function rowsOf<C extends Card>(pool: Pool<C>, name: string, all: Rows<C>): readonly Rows<C>[] {
  const { section, entries, misread } = all;
  if (entries.length + misread.length === 0) return [];
  const groups = grouped(pool, entries);
  const isMain = section === mainSection(pool.game).id;
  const inOrder = groups.flatMap((group) => group.entries);
  if (groups.length < 2 || (!isMain && entries.length <= SHORT)) return [{ ...all, entries: inOrder }];
  const rest = misread.length === 0 ? [] : [{ ...all, entries: [] }];
  return [
    ...groups.map((group) => ({
      heading: isMain ? group.label : `${name}: ${group.label}`,
      section,
      entries: group.entries,
      misread: [],
    })),
    ...rest,
  ];
}

/** A block in equal parts that are short enough for a column. */
function split<C extends Card>(pool: Pool<C>, rows: Rows<C>): readonly Block<C>[] {
  const { entries, misread } = rows;
  const columns = columnsOf(
    pool.game,
    entries.map(({ card }) => pool.of(card).card),
  );
  const count = [...entries, ...misread].reduce((sum, { count }) => sum + count, 0);
  const parts = Math.max(1, Math.ceil(entries.length / LONG));
  const length = Math.ceil(entries.length / parts);
  return Array.from({ length: parts }, (_, part) => ({
    ...rows,
    columns,
    entries: entries.slice(part * length, (part + 1) * length),
    misread: part === parts - 1 ? misread : [],
    ...(part === 0 ? { count } : {}),
  }));
}

type Drawn = Pick<Game, "layout" | "kind" | "attributes">;

/** The words above the numbers of some cards. Those of the cards with most numbers give the order. */
export function columnsOf(game: Drawn, cards: readonly Card[]): readonly string[] {
  const lines = cards.map((card) => faceOf(game, card).line.map((slot) => columnWord(game, slot)));
  return [...new Set(lines.sort((a, b) => b.length - a.length).flat())];
}

/** What a card has in a column. */
export function slotIn(game: Drawn, card: Card, column: string): Slot | undefined {
  return faceOf(game, card).line.find((slot) => columnWord(game, slot) === column);
}

/** The word above the numbers of a slot. */
export function columnWord({ attributes }: Drawn, { attribute, part }: AttributePath): string {
  const word = part ?? attributes.find(({ name }) => name === attribute)?.label ?? attribute;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
