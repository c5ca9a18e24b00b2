import { counted } from "../../lib/core/words.ts";
import type { JudgedDeck } from "./judging.ts";

const LOOKS = {
  legal: { sign: "✓", colour: "text-legal" },
  illegal: { sign: "✗", colour: "text-illegal" },
  undetermined: { sign: "?", colour: "text-open" },
  empty: { sign: "○", colour: "text-faint" },
} as const;

/** The verdict of a deck in a list of decks: a sign, and what is left to do. */
export function VerdictInShort({ judged }: { judged: JudgedDeck }) {
  const { sign, colour } = LOOKS[judged.unfinished === undefined ? judged.status : "empty"];
  return (
    <span className={`text-sm font-medium whitespace-nowrap ${colour}`}>
      <span aria-hidden="true">{sign}</span> {wordsFor(judged)}
    </span>
  );
}

function wordsFor({ status, open, unfinished, fault }: JudgedDeck): string {
  if (fault !== undefined) return "Can’t be shown";
  if (status === "legal") return "Legal";
  if (status === "empty") return "Empty";
  if (unfinished !== undefined) return unfinished;
  return status === "illegal" ? `${open} to fix` : counted(open, "fact missing", "facts missing");
}
