import { fold } from "../../../lib/core/words.ts";
import { type Draft, nameOf } from "../../../lib/deck/draft/draft.ts";
import type { Stored } from "../storage.ts";
import type { KeptDeck } from "./drafts.ts";

/** What a list of decks is asked for. */
export interface Asked {
  /** Words of names, tags, authors and cards. All of them have to be there. */
  readonly words: string;
  readonly game: string | undefined;
  readonly tag: string | undefined;
  readonly sort: "changed" | "name";
}

/** When a deck was last changed, if its record says so. */
export function timeOf({ updated }: Stored): number | undefined {
  return typeof updated === "number" && updated > 0 && updated <= 8.64e15 ? updated : undefined;
}

/** The decks that are asked for. Those that can't be read are never hidden, and come first. */
export function listedDecks(decks: readonly KeptDeck[], { words, game, tag, sort }: Asked): readonly KeptDeck[] {
  const wanted = words
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== "");
  const shown = decks.filter(({ read }) => {
    if (!read.ok) return true;
    const { draft } = read;
    if (game !== undefined && draft.game !== game) return false;
    if (tag !== undefined && !draft.about?.tags?.includes(tag)) return false;
    const text = wanted.length === 0 ? "" : textOf(draft);
    return wanted.every((word) => text.includes(word));
  });
  const unreadable = shown.filter(({ read }) => !read.ok);
  const readable = shown.filter(({ read }) => read.ok);
  return [...unreadable, ...(sort === "name" ? readable.toSorted(byName) : readable)];
}

function textOf(draft: Draft): string {
  const { author = "", tags = [] } = draft.about ?? {};
  return [nameOf(draft), author, ...tags, ...draft.lines.map(({ name }) => name)].map(fold).join("\n");
}

function byName({ read: a }: KeptDeck, { read: b }: KeptDeck): number {
  return a.ok && b.ok ? nameOf(a.draft).localeCompare(nameOf(b.draft)) : 0;
}

/** The games and tags of some decks, each with the number of its decks. */
export function countsOf(decks: readonly KeptDeck[]) {
  const games = new Map<string, number>();
  const tags = new Map<string, number>();
  const add = (to: Map<string, number>, name: string) => to.set(name, (to.get(name) ?? 0) + 1);
  for (const { read } of decks) {
    if (!read.ok) continue;
    add(games, read.draft.game);
    for (const tag of read.draft.about?.tags ?? []) add(tags, tag);
  }
  return { games, tags };
}
