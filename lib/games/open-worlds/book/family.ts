// Appendix A "Deck Construction" (p. 15): cards with the same name, at least one of them with an unknown Defensive
// Strength.

import { missingOf } from "../../../core/card/fact.ts";
import type { Entry } from "../../../core/judge/deck.ts";
import { remove } from "../../../core/judge/fixes.ts";
import { finding, notKnown } from "../../../core/judge/phrases.ts";
import type { Finding } from "../../../core/judge/rule.ts";
import { listed } from "../../../core/words.ts";
import type { OpenWorldsCard } from "../cards/card.ts";

type C = OpenWorldsCard;

/** The Income of cards that may be in a deck any number of times, by name, at Defensive Strength 1. */
export const FREE_INCOME: ReadonlyMap<string, number> = new Map([
  ["outpost", 1],
  ["exploit", 2],
]);

/** What a card of the family might turn out to be. */
interface Member {
  readonly count: number;
  /** Its Defensive Strength: null if it has none, undefined if it could be any number. */
  readonly defense: number | null | undefined;
  /** Whether it might have no Defensive Strength at all. */
  readonly canLack: boolean;
  /** Whether it might be free at Defensive Strength 1, and whether it might not be. */
  readonly canBeFree: boolean;
  readonly canBeBound: boolean;
}

function member({ card, count }: Entry<C>): Member {
  const incomes = card.income.choices([1, 2, 3]);
  const free = FREE_INCOME.get(card.folded);
  const strengths = card.defense.choices([1]);
  return {
    count,
    defense: card.defense.isMissing ? undefined : (strengths[0] ?? null),
    canLack: card.defense.isMissing && strengths.includes(null),
    canBeFree: free !== undefined && incomes.includes(free),
    canBeBound: incomes.some((income) => income !== free),
  };
}

/** Whether the cards collide certainly or possibly. Pairs of cards decide that, so no combinations are enumerated. */
export function oneFamily(entries: readonly Entry<C>[]): readonly Finding[] {
  const members = entries.map(member);
  if (!canCollide(members)) return [];
  const open = entries.find(({ card }) => card.defense.isMissing) ?? entries[0];
  if (!open) return [];
  if (canDiffer(members))
    return [
      notKnown(open, missingOf(open.card.defense, open.card.income), "whether it differs from the others of its name"),
    ];
  const message = `${listed(entries.map(({ card, count }) => `${count} ${card.label}`))} match whatever ${open.card.label} turns out to be. 1 of each is allowed.`;
  return [finding("error", message, { cards: entries, fixes: [remove(open)] })];
}

/** Whether the missing facts can be chosen so that each card has a Defensive Strength of its own, free cards aside. */
function canDiffer(members: readonly Member[]): boolean {
  const taken = new Set<number | null>();
  const ones: Member[] = [];
  for (const one of members) {
    // Several copies are only allowed if the card is free. A single card that could be anything collides with nothing.
    const isOne = one.count > 1 ? one.defense === 1 || one.defense === undefined : one.defense === 1;
    if (isOne) ones.push(one);
    else if (one.count > 1 || (one.defense !== undefined && taken.has(one.defense))) return false;
    else if (one.defense !== undefined) taken.add(one.defense);
  }
  if (ones.length === 1 && ones[0]?.count === 1) return true;
  return ones.every(({ canBeFree }) => canBeFree);
}

/** Whether the missing facts can be chosen so that two copies are the same and not both free. */
function canCollide(members: readonly Member[]): boolean {
  const isBoundTwice = ({ count, defense, canBeBound }: Member) => count > 1 && (defense !== 1 || canBeBound);
  if (members.some(isBoundTwice)) return true;
  const open = members.filter(({ defense }) => defense === undefined);
  if (open.length > 1) return true;
  const known = members.filter(({ defense }) => defense !== undefined);
  for (const same of Map.groupBy(known, ({ defense }) => defense).values()) {
    if (same.length > 1 && (same[0]?.defense !== 1 || same.some(({ canBeBound }) => canBeBound))) return true;
  }
  const [any] = open;
  return any !== undefined && known.some((one) => canBeSame(any, one));
}

/**
 * Whether a card that could have any Defensive Strength can be the same as a known card, with at least one of the two
 * not free.
 */
function canBeSame(any: Member, known: Member): boolean {
  if (known.defense === null) return any.canLack;
  return known.defense !== 1 || any.canBeBound || known.canBeBound;
}
