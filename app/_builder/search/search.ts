import { startTransition, useEffect, useMemo, useState } from "react";
import { groupingsOf, type Item, itemsBy } from "../../../lib/cards/groupings.ts";
import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import { comparedBy, sortsOf } from "../../../lib/cards/sort.ts";
import { kindOf } from "../../../lib/core/card/fact.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { CONSIDERING } from "../../../lib/deck/draft/draft.ts";
import { homeOf, mainSection } from "../../../lib/deck/place.ts";
import { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import {
  type ChosenNumbers,
  hasNumbers,
  isAsked,
  isIn,
  type NumberStep,
  numberFiltersOf,
  numberOf,
  readNumbers,
} from "../../../lib/deck/view/number-filters.ts";
import { sized, sizeFor } from "../../../lib/deck/view/sizes.ts";
import type { QueryFault } from "../../../lib/query/lexer.ts";
import { compile } from "../../../lib/query/query.ts";
import { whenIdle } from "../../_client/idle.ts";
import { inAddress } from "./search-address.ts";

export interface Search {
  readonly text: string;
  readonly kind: string | undefined;
  readonly numbers: ChosenNumbers;
  readonly sort: string;
  /** The id of the grouping. */
  readonly group: string;
  /** Whether cards that the rules object to are shown too. */
  readonly all: boolean;
}

export interface Results {
  readonly items: readonly Item[];
  /** The number of cards. */
  readonly cards: number;
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
  readonly numbers: readonly NumberChoice[];
  readonly says: string;
  readonly faults: readonly QueryFault[];
  readonly closed: number;
}

/** The numbers that the cards found can be chosen by, each with how many cards it would show. */
export interface NumberChoice {
  readonly id: string;
  readonly label: string;
  readonly steps: readonly (NumberStep & { readonly count: number })[];
}

/** The section that one more copy of a card goes to. */
export function sectionFor(pool: Pool, entry: PoolCard, chosen: string | undefined): string {
  if (chosen === CONSIDERING) return chosen;
  const own = homeOf(pool.game, entry.card) ?? mainSection(pool.game).id;
  const optional = pool.game.sections.find(({ id }) => id === chosen);
  return optional && own === mainSection(pool.game).id ? optional.id : own;
}

/** The cards that match a query. Those that do not fit the deck are counted, and shown on request. */
export function useResults(pool: Pool, deck: Deck, search: Search, section: string | undefined): Results {
  const query = useMemo(() => compile(pool.game, search.text), [pool, search.text]);
  const found = useMemo(() => (query.ok ? query.query.in(pool.cards) : []), [pool, query]);
  const { kind, numbers, sort } = search;
  const sorted = useMemo(() => {
    const own = found.filter((entry) => isOfKind(pool, entry, kind) && hasNumbers(pool, entry, numbers));
    return sort === "" ? own : own.sort(comparedBy(sort));
  }, [pool, found, kind, numbers, sort]);
  // Any card can be considered.
  const closed = useClosed(pool, deck, section, !search.all && section !== CONSIDERING);
  const choices = useMemo(
    () => choicesIn(pool, found, closed, { kind, numbers }),
    [pool, found, closed, kind, numbers],
  );
  const isPlain = search.text === "" && kind === undefined && sort === "" && Object.keys(numbers).length === 0;
  // Nobody looks for more cards of a section that is full, so they come behind all others.
  const full = isPlain ? fullSections(pool, deck) : "";
  const rows = useMemo(() => sorted.filter((entry) => !closed.has(entry)), [sorted, closed]);
  const items = useMemo(() => {
    const sections = full === "" ? [] : full.split(" ");
    const isLast = ({ card }: PoolCard) => sections.includes(homeOf(pool.game, card) ?? "");
    const first = rows.filter((entry) => !isLast(entry));
    return [...itemsBy(pool, first, search.group), ...itemsBy(pool, rows.filter(isLast), search.group, first.length)];
  }, [pool, rows, full, search.group]);
  return {
    items,
    cards: rows.length,
    ...choices,
    says: query.ok ? query.query.says : "",
    faults: query.ok ? [] : query.faults,
    closed: sorted.length - rows.length,
  };
}

/** The sections of certain kinds of cards that have no room left, as one text. */
function fullSections(pool: Pool, deck: Deck): string {
  const own = pool.game.sections.filter(({ id, kinds }) => {
    const bound = kinds && sizeFor(pool, deck, id)?.bound;
    return (bound === "exactly" || bound === "most") && sized(pool, deck, id).lacks === undefined;
  });
  return own.map(({ id }) => id).join(" ");
}

const NONE: ReadonlySet<PoolCard> = new Set();

/** The cards that the rules object to. A large pool is searched in small slices, so that nothing waits for it. */
function useClosed(pool: Pool, deck: Deck, section: string | undefined, wanted: boolean): ReadonlySet<PoolCard> {
  const [closed, setClosed] = useState(NONE);
  useEffect(() => {
    const objection = objectionsTo(pool, deck);
    const inDeck = new Set(deck.entries.map(({ card }) => card));
    const out = new Set<PoolCard>();
    let next = 0;
    const slice = () => {
      for (const until = performance.now() + 4; next < pool.cards.length && performance.now() < until; next++) {
        const entry = pool.cards[next];
        if (!entry || inDeck.has(entry.known)) continue;
        if (objection({ section: sectionFor(pool, entry, section), card: entry.known, count: 1 })) out.add(entry);
      }
      if (next < pool.cards.length) stop = whenIdle(slice);
      else startTransition(() => setClosed((before) => (isSame(before, out) ? before : out)));
    };
    let stop = wanted ? whenIdle(slice) : () => {};
    return () => stop();
  }, [pool, deck, section, wanted]);
  return wanted ? closed : NONE;
}

function isSame(a: ReadonlySet<PoolCard>, b: ReadonlySet<PoolCard>): boolean {
  return a.size === b.size && [...a].every((entry) => b.has(entry));
}

function isOfKind(pool: Pool, { card }: PoolCard, kind: string | undefined): boolean {
  return kind === undefined || kindOf(card, pool.game.kind) === kind;
}

/** A number is offered if at least this part of the cards found have one: those of an empty deck are heroes for the most part. */
const ENOUGH = 0.4;

/** What the cards found can be chosen by, each with how many cards are shown if it is chosen beside the other choices. */
function choicesIn(
  pool: Pool,
  found: readonly PoolCard[],
  closed: ReadonlySet<PoolCard>,
  { kind, numbers }: Pick<Search, "kind" | "numbers">,
): Pick<Results, "kinds" | "numbers"> {
  const open = found.filter((entry) => !closed.has(entry));
  const kinds = new Map<string, number>(found.map(({ card }) => [kindOf(card, pool.game.kind), 0]));
  for (const entry of open) {
    const own = kindOf(entry.card, pool.game.kind);
    if (hasNumbers(pool, entry, numbers)) kinds.set(own, (kinds.get(own) ?? 0) + 1);
  }
  const ofKind = open.filter((entry) => isOfKind(pool, entry, kind));
  return {
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })),
    numbers: numberFiltersOf(pool).flatMap(({ id, label, steps }) => {
      const shown = ofKind.filter((entry) => hasNumbers(pool, entry, numbers, id));
      const own = shown.map((entry) => numberOf(pool, entry, id)).filter((n) => n !== undefined);
      const asked = shown.filter((entry) => isAsked(pool, entry, id)).length;
      const counted = steps
        .map((step) => ({ ...step, count: own.filter((n) => isIn(step, n)).length }))
        .filter(({ least, count }) => count > 0 || numbers[id] === least);
      // A number that few of the cards have says nothing about them.
      const isChosen = numbers[id] !== undefined;
      return isChosen || (counted.length > 1 && asked >= shown.length * ENOUGH) ? [{ id, label, steps: counted }] : [];
    }),
  };
}

/** The settings of the search in the URL, apart from the query. Anything that the game does not have is ignored. */
export function searchInAddress(pool: Pool): Omit<Search, "text"> {
  const named = (name: string, known: readonly string[]) => {
    const value = inAddress(name);
    return known.includes(value) ? value : "";
  };
  const [usual, ...others] = groupingsOf(pool.game);
  const kinds = pool.cards.map(({ card }) => kindOf(card, pool.game.kind));
  return {
    kind: named("kind", kinds) || undefined,
    numbers: readNumbers(pool, inAddress("numbers")),
    sort: named("sort", ["name", ...sortsOf(pool).map(({ name }) => name)]),
    group: named("group", [usual.id, ...others.map(({ id }) => id)]) || usual.id,
    all: false,
  };
}
