import type { Game } from "../core/game.ts";
import { isCardTable, strangeForm } from "../deck/list/other-forms.ts";
import type { Given, GivenList } from "./given.ts";
import { rowsOf } from "./table-parts.ts";
import { partsOf } from "./text-parts.ts";

/** The most lists that are checked at once. */
export const MOST_LISTS = 2000;

export interface SplitLists {
  readonly lists: readonly GivenList[];
  /** What was left out because there were too many lists, in one sentence. */
  readonly left?: string;
}

/** All lists in what was given, in their order. A file without a list is one with a reason. */
export function splitLists(games: readonly Game[], all: readonly Given[]): SplitLists {
  const lists = all.flatMap((given) => listsIn(games, given));
  const beyond = lists[MOST_LISTS];
  if (!beyond) return { lists };
  const count = lists.length.toLocaleString("en");
  const most = MOST_LISTS.toLocaleString("en");
  return {
    lists: lists.slice(0, MOST_LISTS),
    left: `These are ${count} lists, but at most ${most} are checked at once: those from ${beyond.place} on are left out, so check them separately.`,
  };
}

function listsIn(games: readonly Game[], { file, text, why }: Given): readonly GivenList[] {
  if (why !== undefined) return [{ place: file, text: "", why }];
  const strange = strangeForm(text) ?? (text.includes("\u0000") ? "This is not text. Use a list of cards." : undefined);
  if (strange !== undefined) return [{ place: file, text: "", why: strange }];
  if (isCardTable(text) || /^\s*\{/.test(text)) return [{ place: file, text }];
  const rows = rowsOf(games, text, /\.(?:csv|tsv)$/i.test(file));
  if (rows) return rows.map(({ row, ...list }) => ({ place: `${file}, row ${row}`, ...list }));
  const parts = partsOf(games, text);
  if (parts.length === 0) return [{ place: file, text: "", why: "There is no list in it." }];
  return parts.map(({ line, ...list }) => ({ place: parts.length === 1 ? file : `${file}, line ${line}`, ...list }));
}
