// A deck as a question sees it: cards of the same groups are alike.
import type { Plain, Range } from "./question.ts";

/** A card of a pile with its copies. */
export interface Copies {
  readonly label: string;
  readonly count: number;
}

/** A number that grows while cards are seen: the cards of one group, or its different cards. */
export interface Total {
  readonly byName: boolean;
  /** From this number on nothing that is asked about it changes. */
  readonly top: number;
  /** The ranges that it is asked to be in. */
  readonly ranges: readonly Range[];
}

/** A question about totals, by their places. */
export type Asked =
  | ({ readonly is: "range"; readonly total: number } & Range)
  | { readonly is: "all" | "any"; readonly of: readonly Asked[] }
  | { readonly is: "not"; readonly of: Asked };

/** Cards that count for the same totals. */
export interface Atom {
  readonly cards: readonly Copies[];
  readonly totals: readonly number[];
}

export interface Atoms {
  readonly asked: Asked;
  readonly totals: readonly Total[];
  /** In an order in which totals are complete early. */
  readonly atoms: readonly Atom[];
  /** How many cards count for nothing. */
  readonly others: number;
}

interface Growing extends Total {
  readonly members: ReadonlySet<number>;
  top: number;
  readonly ranges: Range[];
}

/** Sorts the cards of a pile by what a question asks of them. */
export function atomsOf(pile: readonly Copies[], question: Plain): Atoms {
  const totals = new Map<string, Growing>();
  const asked = numbered(pile, question, totals);
  const all = [...totals.values()];
  const atoms = new Map<string, { cards: Copies[]; totals: number[] }>();
  let others = 0;
  for (const [place, card] of pile.entries()) {
    const its = [...all.keys()].filter((total) => all[total]?.members.has(place));
    const key = its.join();
    const atom = atoms.get(key);
    if (its.length === 0) others += card.count;
    else if (atom) atom.cards.push(card);
    else atoms.set(key, { cards: [card], totals: its });
  }
  return { asked, totals: all, atoms: closingEarly([...atoms.values()]), others };
}

/** The question with totals in place of groups. Groups with the same cards in this pile share one. */
function numbered(pile: readonly Copies[], question: Plain, totals: Map<string, Growing>): Asked {
  if (question.is === "not") return { is: "not", of: numbered(pile, question.of, totals) };
  if (question.is !== "count") return { is: question.is, of: question.of.map((part) => numbered(pile, part, totals)) };
  const { group, least, most, byName } = question;
  const members = [...pile.keys()].filter((card) => group.has(pile[card]?.label ?? ""));
  const key = `${byName} ${members}`;
  const total = totals.get(key) ?? { byName, top: 0, ranges: [], members: new Set(members) };
  totals.set(key, total);
  total.ranges.push({ least, most });
  const size = members.reduce((sum, card) => sum + (pile[card]?.count ?? 0), 0);
  total.top = Math.min(size, Math.max(total.top, least, Number.isFinite(most) ? most + 1 : 0));
  return { is: "range", total: [...totals.keys()].indexOf(key), least, most };
}

/** Atoms in an order that completes one total after the other, always the one that is nearest to it. */
function closingEarly(atoms: readonly Atom[]): readonly Atom[] {
  const ordered: Atom[] = [];
  let left = atoms;
  while (left.length > 0) {
    const of = Map.groupBy(
      left.flatMap((atom) => atom.totals.map((total) => ({ atom, total }))),
      ({ total }) => total,
    );
    const next = [...of.values()].reduce((best, some) => (some.length < best.length ? some : best));
    ordered.push(...next.map(({ atom }) => atom));
    left = left.filter((atom) => !ordered.includes(atom));
  }
  return ordered;
}
