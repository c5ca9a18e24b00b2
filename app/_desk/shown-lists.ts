import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { type ListStatus, STATUSES } from "../../lib/desk/summary.ts";

/** The columns of the verdicts, in their order. */
export const COLUMNS = [
  { id: "status", says: "Verdict" },
  { id: "name", says: "List" },
  { id: "player", says: "Player" },
  { id: "place", says: "Found in" },
  { id: "size", says: "Cards" },
  { id: "findings", says: "Reasons" },
] as const;

export type ColumnId = (typeof COLUMNS)[number]["id"];

/** Which lists a table shows, and in which order. */
export interface AskedLists {
  /** Only lists with this verdict. Without it, all are shown. */
  readonly status: ListStatus | undefined;
  readonly words: string;
  /** The column that they are sorted by. Without it, they stand as they were given. */
  readonly by: ColumnId | undefined;
  readonly isDown: boolean;
}

const BY_NAME = new Intl.Collator("en", { numeric: true });

const ORDERS: Readonly<Record<ColumnId, (a: JudgedList, b: JudgedList) => number>> = {
  status: (a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status),
  name: (a, b) => BY_NAME.compare(a.name, b.name),
  player: (a, b) => BY_NAME.compare(a.player ?? "", b.player ?? ""),
  place: (a, b) => BY_NAME.compare(a.place, b.place),
  size: (a, b) => a.size - b.size,
  findings: (a, b) => (a.report?.findings.length ?? 0) - (b.report?.findings.length ?? 0),
};

export function shownLists(lists: readonly JudgedList[], { status, words, by, isDown }: AskedLists) {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = lists.filter(
    (list) => (status === undefined || list.status === status) && all.every((word) => list.words.includes(word)),
  );
  if (by === undefined) return found;
  const order = ORDERS[by];
  return found.sort((a, b) => (isDown ? order(b, a) : order(a, b)) || a.id - b.id);
}
