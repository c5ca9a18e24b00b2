import type { CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";
import { fold } from "../core/words.ts";
import { keyOf, type Pool } from "./pool.ts";

/** A set of somebody's own, as a deck remembers it. */
export interface SetMark {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** A set of somebody's own has versions. Those that a server has do not. */
function markOf({ id, name, version }: CardSet): SetMark | undefined {
  return version === undefined ? undefined : { id, name, version };
}

const marksByCard = memoPerKey((pool: Pool) => {
  const marks = new Map<string, SetMark[]>();
  for (const set of pool.sets) {
    const mark = markOf(set);
    if (mark) for (const card of set.cards) addTo(marks, keyOf(pool.game as Game, card), mark);
  }
  return marks;
});

function addTo(marks: Map<string, SetMark[]>, key: string, mark: SetMark): void {
  const before = marks.get(key);
  if (before) before.push(mark);
  else marks.set(key, [mark]);
}

/**
 * The sets of somebody's own that a deck is built with now: those that know cards with these labels, and those that it
 * was built with before and that are not here.
 */
export function builtWith(pool: Pool, labels: readonly string[], before: readonly SetMark[]): readonly SetMark[] {
  const absent = before.filter(({ id }) => !pool.sets.some((set) => set.id === id));
  const byCard = marksByCard(pool);
  const here = byCard.size === 0 ? [] : labels.flatMap((label) => byCard.get(fold(label)) ?? []);
  return [...absent, ...new Set(here)];
}

/** What is otherwise now than when a deck was built with these sets, set by set. */
export function otherThan(pool: Pool, built: readonly SetMark[]): readonly string[] {
  return built.flatMap(({ id, name, version }) => {
    const now = pool.sets.map(markOf).find((mark) => mark?.id === id);
    if (now === undefined)
      return `It was built with the card set “${name}”, version ${version}, which is not used here.`;
    if (now.version === version) return [];
    return `It was built with version ${version} of the card set “${name}”. Version ${now.version} is used here.`;
  });
}
