import { linkAt } from "../../../lib/core/table/opened.ts";
import type { History } from "../../../lib/core/table/replay.ts";
import { RELEASE } from "../../_client/release.ts";
import type { Session } from "./session.ts";

/** The longest moment that stands in a query, which servers and chats take as a whole. */
const MOST_IN_QUERY = 4096;

/**
 * The address of the present moment for others: without notes, which are the player's own, and without what was taken back.
 * It stands in the query, where whoever draws a preview of an address sees it, or behind "#" if it is too long for that.
 */
export function shareAddress({ dealer, start, view }: Pick<Session, "dealer" | "start" | "view">, page: URL): string {
  const link = linkAt(dealer, start, withoutNotes(view.history), { release: RELEASE });
  const address = new URL(page);
  address.hash = "";
  address.searchParams.delete("game");
  if (link.length > MOST_IN_QUERY) return `${address.href}#${link}`;
  return `${address.href}${address.search === "" ? "?" : "&"}game=${link}`;
}

/** The moves up to the present moment but those that only write a note, upon which the other side does nothing. */
function withoutNotes({ moves, at, answers = [] }: History): History {
  const isKept = moves.slice(0, at).map((move) => !("free" in move && move.free === "note"));
  const kept = moves.filter((_, index) => isKept[index]);
  return {
    moves: kept,
    at: kept.length,
    answers: [answers[0] ?? [], ...answers.slice(1).filter((_, index) => isKept[index])],
  };
}
