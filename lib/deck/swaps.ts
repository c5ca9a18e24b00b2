import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card/card.ts";
import { type Deck, type Edit, edited } from "../core/judge/deck.ts";
import type { Status } from "../core/judge/rule.ts";
import { statusOf } from "../core/judge/verdict.ts";
import type { Placed, Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import { ownCards } from "../core/table/seats.ts";
import { homeOf } from "./place.ts";

/** Another deck close to one: what goes and what comes, in words, in its list, and in what a game starts with. */
export interface DeckSwap<C extends Card = Card> {
  readonly cut: string;
  readonly add: string;
  readonly edits: readonly Edit[];
  readonly changes: readonly Placed<C>[];
}

/** Decks to try in the place of one, all of them legal. */
export interface Swaps<C extends Card = Card> {
  /** What they are: "swaps". */
  readonly what: string;
  readonly legal: readonly DeckSwap<C>[];
  /** How many others nobody can judge, because a fact was never published. */
  readonly undetermined: number;
}

/** More are not played, because each would be played too seldom. */
const MOST_FORMATIONS = 250;

/** Every legal swap of one copy. Where few cards are chosen and where they stand counts: every legal formation. */
export function swapsIn<C extends Card>(
  pool: Pool<C>,
  deck: Deck<C>,
  { formations }: Pick<Goldfish<C>, "formations">,
  start: Start<C>,
): Swaps<C> {
  if (!formations) return single(pool, deck, start);
  const legal: DeckSwap<C>[] = [];
  const first: DeckSwap<C>[] = [];
  let undetermined = 0;
  for (const fleet of formations.each(start)) {
    let isFirst = true;
    for (const stands of fleet) {
      const changes = stands.flatMap(({ slot, of, from }) => {
        const card = start.cards[of];
        return card ? [{ slot, card: { ...card, from } }] : [];
      });
      const swap = moved(pool, start, changes);
      const status = swap.edits.length === 0 ? "illegal" : statusAfter(pool, deck, swap.edits);
      if (status === "undetermined") undetermined++;
      if (status !== "legal") continue;
      legal.push(swap);
      if (isFirst || isOwn(swap)) first.push(swap);
      isFirst = false;
    }
  }
  // Of too many, each fleet comes once, and the deck's own in all formations.
  return { what: formations.says, legal: legal.length > MOST_FORMATIONS ? first : legal, undetermined };
}

function statusAfter<C extends Card>(pool: Pool<C>, deck: Deck<C>, edits: readonly Edit[]): Status {
  const after = { ...deck, ...edited(deck, edits, (name) => pool.labelled(name)) };
  return statusOf(pool.game.rules, after, pool);
}

function single<C extends Card>(pool: Pool<C>, deck: Deck<C>, start: Start<C>): Swaps<C> {
  const { game } = pool;
  const cards = ownCards(start);
  const legal: DeckSwap<C>[] = [];
  let undetermined = 0;
  for (const { section, card: cut } of deck.entries) {
    if (game.sections.find(({ id }) => id === section)?.optional) continue;
    // The last copy is the one that goes.
    const slot = cards.findLastIndex(({ from, label }) => from === section && label === cut.label);
    if (slot < 0) continue;
    for (const known of pool.known) {
      const { card, label } = pool.of(known);
      if (known.label === cut.label || homeOf(game, card) !== section) continue;
      const edits = [
        { section, card: cut.label, by: -1 },
        { section, card: label, by: 1 },
      ];
      const status = statusAfter(pool, deck, edits);
      const changes = [{ slot, card: { card, label, from: section } }];
      if (status === "legal") legal.push({ cut: cut.label, add: label, edits, changes });
      if (status === "undetermined") undetermined++;
    }
  }
  return { what: "swaps", legal, undetermined };
}

/** A deck with some of its cards in other places, and others in theirs. */
function moved<C extends Card>({ game }: Pool<C>, { cards }: Start<C>, changes: readonly Placed<C>[]): DeckSwap<C> {
  const before = changes.flatMap(({ slot }) => cards[slot] ?? []);
  const after = changes.map(({ card }) => card);
  const ids = game.sections.map(({ id }) => id);
  const edits = new Map<string, Edit>();
  for (const [some, by] of [[before, -1] as const, [after, 1] as const])
    for (const { from: section, label: card } of some) {
      const key = `${section}\n${card}`;
      if (ids.includes(section)) edits.set(key, { section, card, by: (edits.get(key)?.by ?? 0) + by });
    }
  const differ = [...edits.values()].filter(({ by }) => by !== 0);
  /** What goes, or what comes, by its places: "Front: 2 Ceres Picket. Rear: Vesta". */
  const words = (sign: number) =>
    game.sections.flatMap(({ id, name }) => {
      const its = differ.filter(({ section, by }) => section === id && by * sign > 0);
      const copies = its.map(({ card, by }) => (by * sign === 1 ? card : `${by * sign} ${card}`));
      return copies.length === 0 ? [] : [`${name}: ${copies.join(", ")}`];
    });
  return {
    cut: words(-1).join(". "),
    add: words(1).join(". "),
    edits: differ,
    changes: changes.filter(
      ({ slot, card: { label, from } }) => cards[slot]?.label !== label || cards[slot].from !== from,
    ),
  };
}

/** Whether a swap only moves the deck's own cards about. */
function isOwn({ edits }: DeckSwap): boolean {
  const sums = new Map<string, number>();
  for (const { card, by } of edits) sums.set(card, (sums.get(card) ?? 0) + by);
  return [...sums.values()].every((sum) => sum === 0);
}
