// Puts two people's changes to one saved deck together. A deck is counts, so cards need no choice: both changes are added to
// what both began with.
import { ABOUT_LIMITS, type About, type DraftLine } from "../draft/draft.ts";
import type { Settings } from "../place.ts";
import { type Content, countsOf } from "./content.ts";

/** What can have one value alone. If both sides changed it, mine is taken, and it is told. */
export type Contested = "name" | "format" | "house rules" | "author" | "notes";

export interface Merged {
  readonly content: Content;
  readonly contested: readonly Contested[];
}

/** The most copies of a card that an edit can lead to. */
const MOST_COPIES = 99;

/** `base` with the changes that led from it to `mine` and those that led to `theirs`. */
export function merge(base: Content, mine: Content, theirs: Content): Merged {
  const contested: Contested[] = [];
  const one = <T>(what: Contested, values: readonly [base: T, mine: T, theirs: T]): T => {
    if (isContested(values)) contested.push(what);
    return chosen(...values);
  };
  const headings = [base.heading, mine.heading, theirs.heading] as const;
  const abouts = [base.about ?? {}, mine.about ?? {}, theirs.about ?? {}] as const;
  const name = one(
    "name",
    each(headings, (heading) => heading.name),
  );
  // The options belong to their format, so they go with it.
  const { format, options } = one(
    "format",
    each(headings, ({ format, options }) => ({ format, options })),
  );
  const house = houseOf(headings, one);
  const author = one(
    "author",
    each(abouts, (about) => about.author),
  );
  const notes = one(
    "notes",
    each(abouts, (about) => about.notes),
  );
  const tags = tagsOf(each(abouts, (about) => about.tags ?? []));
  const cover = chosen(...each(abouts, (about) => about.cover));
  const sets = chosen(...each(abouts, (about) => about.sets ?? []));
  const about: About = {
    ...(author === undefined ? {} : { author }),
    ...(notes === undefined ? {} : { notes }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(cover === undefined ? {} : { cover }),
    ...(sets.length === 0 ? {} : { sets }),
  };
  const content: Content = {
    game: mine.game,
    heading: { format, options, house, ...(name === undefined ? {} : { name }) },
    lines: linesOf(base.lines, mine.lines, theirs.lines),
    ...(Object.keys(about).length === 0 ? {} : { about }),
  };
  return { content, contested: [...new Set(contested)] };
}

type Three<T> = readonly [base: T, mine: T, theirs: T];

function each<T, S>([base, mine, theirs]: Three<T>, part: (of: T) => S): Three<S> {
  return [part(base), part(mine), part(theirs)];
}

function linesOf(...three: Three<readonly DraftLine[]>): readonly DraftLine[] {
  const [base, mine, theirs] = each(three, countsOf);
  return [...new Map([...mine, ...theirs])].flatMap(([key, line]) => {
    const [b, m, t] = each([base, mine, theirs], (side) => side.get(key)?.count ?? 0);
    // A count that only one side changed is taken as it is, even one that no edit leads to.
    const count = m === b ? t : t === b ? m : Math.min(MOST_COPIES, Math.max(0, m + t - b));
    return count === 0 ? [] : [{ ...line, count }];
  });
}

function houseOf(headings: Three<Settings>, one: <T>(what: Contested, values: Three<T>) => T): Settings["house"] {
  const ids = new Set(headings.flatMap(({ house }) => Object.keys(house)));
  const rules = [...ids].flatMap((id) => {
    const value = one(
      "house rules",
      each(headings, ({ house }) => house[id]),
    );
    return value === undefined ? [] : [[id, value] as const];
  });
  return Object.fromEntries(rules);
}

/** Tags are a set: what either side added is in it, and what either side removed is not. */
function tagsOf([base, mine, theirs]: Three<readonly string[]>): readonly string[] {
  const isKept = (tag: string) => !base.includes(tag) || (mine.includes(tag) && theirs.includes(tag));
  return [...new Set([...mine, ...theirs])].filter(isKept).slice(0, ABOUT_LIMITS.tags);
}

function isContested(values: Three<unknown>): boolean {
  const [base, mine, theirs] = each(values, asText);
  return mine !== base && theirs !== base && mine !== theirs;
}

function chosen<T>(base: T, mine: T, theirs: T): T {
  return asText(mine) === asText(base) ? theirs : mine;
}

/** Values that say the same give the same text, whatever the order of their keys. */
function asText(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ""
  );
}
