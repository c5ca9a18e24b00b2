import { useDeferredValue, useMemo } from "react";
import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/deck.ts";
import { kindOf } from "../../../lib/core/fact.ts";
import { objectionTo } from "../../../lib/deck/objection.ts";
import { homeOf, mainSection } from "../../../lib/deck/place.ts";
import type { QueryFault } from "../../../lib/query/lexer.ts";
import { compile } from "../../../lib/query/query.ts";

export interface Asked {
  readonly text: string;
  readonly kind: string | undefined;
  readonly sort: string;
  /** Whether cards that the rules object to are shown too. */
  readonly all: boolean;
}

export interface Results {
  readonly rows: readonly PoolCard[];
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  readonly says: string;
  readonly faults: readonly QueryFault[];
  readonly closed: number;
}

/** The section that one more copy of a card goes to. */
export function sectionFor(pool: Pool, entry: PoolCard, chosen: string | undefined): string {
  const own = homeOf(pool.game, entry.card) ?? mainSection(pool.game).id;
  const optional = pool.game.sections.find(({ id }) => id === chosen);
  return optional && own === mainSection(pool.game).id ? optional.id : own;
}

/** The cards that a question finds; those that do not fit the deck are counted, and shown when asked for. */
export function useResults(pool: Pool, deck: Deck, asked: Asked, section: string | undefined): Results {
  const later = useDeferredValue(deck);
  const query = useMemo(() => compile(pool.game, asked.text), [pool, asked.text]);
  const found = useMemo(() => (query.ok ? pool.cards.filter((row) => query.query.matches(row)) : []), [pool, query]);
  const kinds = useMemo(() => counted(pool, found), [pool, found]);
  const sorted = useMemo(() => {
    const own =
      asked.kind === undefined ? found : found.filter(({ card }) => kindOf(card, pool.game.kind) === asked.kind);
    return [...own].sort(order(pool, asked.sort));
  }, [pool, found, asked.kind, asked.sort]);
  const rows = useMemo(() => {
    if (asked.all) return sorted;
    const inDeck = new Set(later.entries.map(({ card }) => card));
    return sorted.filter(
      (entry) =>
        inDeck.has(entry.known) ||
        !objectionTo(pool, later, { section: sectionFor(pool, entry, section), card: entry.known, count: 1 }),
    );
  }, [pool, sorted, later, asked.all, section]);
  const faults = query.ok ? [] : query.faults;
  return { rows, kinds, says: query.ok ? query.query.says : "", faults, closed: sorted.length - rows.length };
}

function counted(pool: Pool, found: readonly PoolCard[]) {
  const kinds = new Map<string, number>();
  for (const { card } of found) {
    const kind = kindOf(card, pool.game.kind);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => ({ kind, count }));
}

/** Attributes that cards can be sorted by: those that are numbers, or amounts of several things. */
export function sortsOf(pool: Pool): readonly { readonly name: string; readonly label: string }[] {
  return pool.game.attributes
    .filter(({ shapes, bounds }) => ["number", "amounts"].includes(shapes[0].is) && bounds === undefined)
    .map(({ name, label }) => ({ name, label }));
}

function order(pool: Pool, sort: string): (a: PoolCard, b: PoolCard) => number {
  const place = new Map(pool.cards.map((entry, i) => [entry, i]));
  const listed = (a: PoolCard, b: PoolCard) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  if (sort === "") return listed;
  if (sort === "name") return (a, b) => (a.label < b.label ? -1 : 1);
  return (a, b) => amount(a, sort) - amount(b, sort) || listed(a, b);
}

function amount({ card }: PoolCard, attribute: string): number {
  const value: unknown = Reflect.get(card, attribute);
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return Number.MAX_SAFE_INTEGER;
  return Object.values(value).reduce((sum: number, n) => sum + Number(n), 0);
}
