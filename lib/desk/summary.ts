import { counted } from "../core/words.ts";
import type { JudgedList } from "./judge-list.ts";

export type ListStatus = JudgedList["status"];

/** What the verdicts are called, in the order in which they are listed. */
export const STATUSES = ["legal", "illegal", "undetermined", "unread"] as const satisfies readonly ListStatus[];

const SAYS: Readonly<Record<ListStatus, string>> = {
  legal: "legal",
  illegal: "illegal",
  undetermined: "undetermined",
  unread: "not read",
};

/** How many lists have each verdict. */
export function tally(lists: readonly Pick<JudgedList, "status">[]): Readonly<Record<ListStatus, number>> {
  const out = { legal: 0, illegal: 0, undetermined: 0, unread: 0 };
  for (const { status } of lists) out[status]++;
  return out;
}

/** "500 lists: 412 legal, 61 illegal, 27 undetermined". Lists that could not be read are named only if there are any. */
export function inShort(lists: readonly Pick<JudgedList, "status">[]): string {
  const counts = tally(lists);
  const parts = STATUSES.filter((status) => status !== "unread" || counts.unread > 0);
  return `${counted(lists.length, "list")}: ${parts.map((status) => `${counts[status]} ${SAYS[status]}`).join(", ")}`;
}
