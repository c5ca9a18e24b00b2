import { counted } from "../../lib/core/words.ts";
import { useMedia } from "../_client/use-media.ts";
import { isBegun, type View } from "./state/builder.ts";

const PANES = ["cards", "deck", "verdict"] as const;
export type PaneName = (typeof PANES)[number];
const WORDS = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" } as const;
const COLOURS = { legal: "text-legal", illegal: "text-illegal", undetermined: "text-open" } as const;

/** The pressed one has a bar at its top, also where the system chooses the colours. */
const BUTTON =
  "min-h-13 text-sm font-semibold aria-pressed:shadow-[inset_0_3px_0_var(--accent)] forced-colors:aria-pressed:border-t-4 forced-colors:aria-pressed:border-[Highlight]";

interface Props {
  readonly view: View;
  readonly pane: PaneName;
  onPane(pane: PaneName): void;
}

/**
 * The buttons that choose a pane on a narrow screen, and the way to the table. They show the deck's size and what is left
 * to do. Size and verdict are also announced. A tablet always shows the cards, and needs no button for them.
 */
export default function PaneBar({ view, pane, onPane }: Props) {
  const { report } = view;
  const isTablet = useMedia("(min-width: 48rem)");
  const open = isTablet && pane === "cards" ? "deck" : pane;
  const isJudged = isBegun(view) && !view.unfinished;
  const word = isJudged ? WORDS[report.status] : isBegun(view) ? "Unfinished" : "Empty";
  const total = Object.values(report.counts).reduce((sum, n) => sum + n, 0);
  const labels: Record<PaneName, string> = { cards: "Cards", deck: `Deck ${total}`, verdict: leftToDo(view) };
  return (
    <>
      <nav
        aria-label="Panes"
        className="fixed inset-x-0 bottom-0 z-2 grid grid-cols-[repeat(3,1fr)_auto] border-t border-ink bg-sheet pb-[env(safe-area-inset-bottom)] md:grid-cols-[1fr_1fr_auto] lg:hidden"
      >
        {PANES.slice(isTablet ? 1 : 0).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={open === name}
            className={`${BUTTON} ${name === "verdict" && isJudged ? COLOURS[report.status] : ""}`}
            onClick={() => onPane(name)}
          >
            {labels[name]}
          </button>
        ))}
        {!isBegun(view) ? (
          <button
            type="button"
            className="button m-1.5 md:hidden"
            aria-controls="deck-pane"
            onClick={() => onPane("deck")}
          >
            Start
          </button>
        ) : report.code === null ? null : (
          <a href={`/d/${report.code}/play`} className="button m-1.5 grid min-w-18.5 place-items-center no-underline">
            Play
          </a>
        )}
      </nav>
      <p role="status" className="sr-only">
        {word}, {total} cards
      </p>
    </>
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
