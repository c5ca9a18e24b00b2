import type { Game } from "../../../lib/core/game.ts";
import type { Status, Verdict } from "../../../lib/core/judge/rule.ts";
import { tallyOf } from "../../../lib/deck/verdict/tally.ts";
import type { Unfinished } from "../../../lib/deck/view/unfinished.ts";
import { formatName } from "../deck/format-name.ts";

const LOOKS: Readonly<Record<Status, { word: string; sign: string; colour: string }>> = {
  legal: { word: "Legal", sign: "✓", colour: "text-legal" },
  illegal: { word: "Illegal", sign: "✗", colour: "text-illegal" },
  undetermined: { word: "Undetermined", sign: "?", colour: "text-open" },
};

const STAMP =
  "inline-flex flex-wrap items-baseline gap-x-1.5 rounded-[3px] border-2 border-current px-2 py-px text-sm tabular-nums print:flex-nowrap print:px-[1.5mm] print:py-0 print:text-[9pt] print:leading-[11pt] print:whitespace-nowrap";
const WORD = "font-stencil text-base/5 font-extrabold tracking-[0.05em] uppercase print:text-[9pt]/[11pt]";

/** The verdict as a stamp: a word, a sign, and how many rules hold, are broken or cannot be decided. */
export function Stamp({ verdict }: { verdict: Pick<Verdict, "status" | "findings" | "held"> }) {
  const { word, sign, colour } = LOOKS[verdict.status];
  return (
    <span className={`${STAMP} ${colour}`}>
      <span aria-hidden="true">{sign}</span>
      <span className={WORD}>{word}</span>
      <span data-tally>{tallyOf(verdict)}</span>
    </span>
  );
}

/** Stands where the verdict would, for a deck without cards: nobody is blamed for what such a deck lacks. */
export function EmptyStamp() {
  return (
    <span className={`${STAMP} text-faint`}>
      <span aria-hidden="true">○</span>
      <span className={WORD}>Empty</span>
    </span>
  );
}

/** Stands where the verdict would, for a deck that only lacks cards: a ring that fills, and how far it is. */
export function UnfinishedStamp({ says, part }: Pick<Unfinished, "says" | "part">) {
  return (
    <span className={`${STAMP} items-center`}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 -rotate-90 fill-none stroke-current stroke-3">
        <circle cx="8" cy="8" r="6" className="opacity-25" />
        <circle cx="8" cy="8" r="6" pathLength="100" strokeDasharray={`${Math.round(100 * part)} 100`} />
      </svg>
      <span className={WORD}>Unfinished</span>
      <span data-tally>{says}</span>
    </span>
  );
}

interface SmallProps {
  readonly verdict: Pick<Verdict, "status">;
  /** The game and the format that it was judged by. A game with one format has no need to name it. */
  readonly by?: { readonly game: Pick<Game, "formats">; readonly format: string };
}

/** The verdict of a deck in a list: a sign and a word. */
export function SmallStamp({ verdict: { status }, by }: SmallProps) {
  const { word, sign, colour } = LOOKS[status];
  return (
    <span className={`font-medium ${colour}`}>
      <span aria-hidden="true">{sign}</span> {word}
      {by && by.game.formats.length > 1 ? ` in ${formatName(by.game, by.format)}` : null}
    </span>
  );
}
