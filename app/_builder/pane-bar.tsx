import { type ReactNode, useMemo } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import { counted } from "../../lib/core/words.ts";
import { curveOf, numbersOf } from "../../lib/deck/view/charts.ts";
import { isBegun, type View } from "./state/builder.ts";

const PANES = ["cards", "deck", "verdict"] as const;
export type PaneName = (typeof PANES)[number];
const WORDS = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" } as const;
const SIGNS = {
  legal: "m3 8.500 3.500 3.500L13 4.500",
  illegal: "m4 4 8 8M12 4l-8 8",
  undetermined: "M5 6a3 3 0 1 1 3 3v1.500M8 13.500v.500",
} as const;
const COLOURS = { legal: "text-legal", illegal: "text-illegal", undetermined: "text-open" } as const;

/** The pressed one has a bar at its top, also where the system chooses the colours. */
const BUTTON =
  "grid min-h-14 content-center justify-items-center gap-0.5 text-sm/4 font-semibold aria-pressed:shadow-[inset_0_3px_0_var(--accent)] forced-colors:aria-pressed:border-t-4 forced-colors:aria-pressed:border-[Highlight]";

interface Props {
  readonly pool: Pool;
  readonly view: View;
  readonly pane: PaneName;
  onPane(pane: PaneName): void;
}

/**
 * The buttons that choose a pane on a phone, and the way to the table. They show the deck's size with its curve, and what is
 * left to do. Size and verdict are also announced.
 */
export default function PaneBar({ pool, view, pane, onPane }: Props) {
  const { report } = view;
  const isJudged = isBegun(view) && !view.unfinished;
  const word = isJudged ? WORDS[report.status] : isBegun(view) ? "Unfinished" : "Empty";
  const total = Object.values(report.counts).reduce((sum, n) => sum + n, 0);
  const signs: Record<PaneName, ReactNode> = {
    cards: <Sign path="M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9M10.500 10.500 14 14" />,
    deck: <SmallCurve pool={pool} view={view} />,
    verdict: <Sign path={isJudged ? SIGNS[report.status] : "M8 2.500a5.500 5.500 0 1 0 5.500 5.500"} />,
  };
  const labels: Record<PaneName, string> = { cards: "Cards", deck: `Deck ${total}`, verdict: leftToDo(view) };
  return (
    <>
      <nav
        aria-label="Panes"
        className="fixed inset-x-0 bottom-0 z-2 grid grid-cols-[repeat(3,1fr)_auto] border-t border-ink bg-sheet pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            className={`${BUTTON} ${name === "verdict" && isJudged ? COLOURS[report.status] : ""}`}
            onClick={() => onPane(name)}
          >
            {signs[name]}
            {labels[name]}
          </button>
        ))}
        {isBegun(view) ? (
          report.code === null ? null : (
            <a href={`/d/${report.code}/play`} className="button m-1.5 grid min-w-18.5 place-items-center no-underline">
              Play
            </a>
          )
        ) : pane === "deck" ? null : (
          <button type="button" className="button m-1.5" aria-controls="deck-pane" onClick={() => onPane("deck")}>
            Start
          </button>
        )}
      </nav>
      <p role="status" className="sr-only">
        {word}, {total} cards
      </p>
    </>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The curve of the deck without its numbers, beside the cards on a phone. */
function SmallCurve({ pool, view: { deck } }: Pick<Props, "pool" | "view">) {
  const bars = useMemo(() => curveOf(numbersOf(pool, deck.entries))?.bars ?? [], [pool, deck.entries]);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg viewBox={`0 0 ${6 * Math.max(1, bars.length)} 16`} className="h-4 fill-accent" aria-hidden="true">
      {bars.map(({ label, count }, i) => {
        const high = Math.max(1, Math.round((15 * count) / most));
        return <rect key={label} x={6 * i} y={16 - high} width="5" height={high} />;
      })}
    </svg>
  );
}

/** The verdict as something to do: a deck that is being built is not blamed for what it lacks. */
function leftToDo(view: View): string {
  const { status, findings } = view.report;
  if (!isBegun(view)) return "Empty";
  if (view.unfinished) return view.unfinished.total;
  if (status === "legal") return "Legal";
  const severity = status === "illegal" ? "error" : "unknown";
  const open = findings.filter((finding) => finding.severity === severity).length;
  return status === "illegal" ? `${open} to fix` : counted(open, "fact missing", "facts missing");
}
