import type { Served } from "../core/table/opening.ts";

/** Cards by their labels. */
export type Group = ReadonlySet<string>;

export interface Range {
  /** 0 if any number is enough. */
  readonly least: number;
  /** Infinity if no number is too many. */
  readonly most: number;
}

/** How many of the cards that are seen belong to a group. */
export interface Count extends Range {
  readonly is: "count";
  readonly group: Group;
  /** Counts different cards instead of copies. */
  readonly byName: boolean;
}

/** What a group has to contribute at least. */
export interface Demand {
  readonly group: Group;
  readonly least: number;
}

/** What is asked of the cards that are seen. */
export type Question =
  | Count
  | { readonly is: "all" | "any"; readonly of: readonly Question[] }
  | { readonly is: "not"; readonly of: Question }
  /** Demands that are met by different cards: no card counts for two of them, or by name no two copies of one card do. */
  | { readonly is: "apart"; readonly demands: readonly Demand[]; readonly byName: boolean };

/** A question without demands that are met apart. */
export type Plain =
  | Count
  | { readonly is: "all" | "any"; readonly of: readonly Plain[] }
  | { readonly is: "not"; readonly of: Plain };

/** So many of some places are served by different cards, whichever places. */
export function servedBy({ least, at }: Served): Question {
  const choices = (from: number, left: number): (readonly Group[])[] => {
    if (left === 0) return [[]];
    return at.slice(from).flatMap((group, next) => choices(from + next + 1, left - 1).map((rest) => [group, ...rest]));
  };
  return {
    is: "any",
    of: choices(0, least).map((groups) => ({
      is: "apart",
      demands: groups.map((group) => ({ group, least: 1 })),
      byName: false,
    })),
  };
}

/** More demands than this would be more than a thousand counts. */
export const MOST_APART = 10;

/** The question in counts alone, or undefined if more demands are to be met apart than can be counted. */
export function plainly(question: Question): Plain | undefined {
  if (question.is === "count") return question;
  if (question.is === "apart") return question.demands.length > MOST_APART ? undefined : byHall(question);
  if (question.is === "not") {
    const of = plainly(question.of);
    return of && { is: "not", of };
  }
  const of = question.of.map(plainly).filter((part) => part !== undefined);
  return of.length === question.of.length ? { is: question.is, of } : undefined;
}

/**
 * Hall's theorem: demands are met by different cards if and only if any of them together find as many cards in all their
 * groups as they ask for. Demands that share no card with each other are not asked about together.
 */
function byHall({ demands, byName }: Extract<Question, { is: "apart" }>): Plain {
  const of: Count[] = [];
  for (let chosen = 1; chosen < 2 ** demands.length; chosen++) {
    const some = demands.filter((_, at) => chosen & (1 << at));
    if (!isConnected(some)) continue;
    const group = new Set(some.flatMap((demand) => [...demand.group]));
    of.push({ is: "count", group, least: some.reduce((sum, { least }) => sum + least, 0), most: Infinity, byName });
  }
  return { is: "all", of };
}

/** Whether demands hang together by the cards that they share. */
function isConnected([first, ...rest]: readonly Demand[]): boolean {
  const seen = new Set(first?.group);
  let left = rest;
  for (;;) {
    const near = left.filter(({ group }) => [...group].some((label) => seen.has(label)));
    if (near.length === 0) return left.length === 0;
    for (const { group } of near) for (const label of group) seen.add(label);
    left = left.filter((demand) => !near.includes(demand));
  }
}
