import { useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { type Redraw, redrawOf } from "../../../lib/core/table/opening.ts";
import { spelled } from "../../../lib/core/words.ts";
import { openOn } from "../../../lib/deck/first-hand.ts";
import { pileOf } from "../../../lib/deck/view/odds.ts";
import { awayText } from "../../../lib/odds/away.ts";
import { decimalOf } from "../../../lib/odds/fraction.ts";
import { pileCards, type Scales, type Weighed, weighHand } from "../../../lib/odds/weigh.ts";
import { KeepOrRedraw } from "../../_ui/hand/keep-or-redraw.tsx";
import { redrawMoves, redrawnByAutopilot } from "../state/hand-to-weigh.ts";
import type { Session } from "../state/session.ts";
import { FloatingPanel } from "./floating-panel.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly hand: readonly number[];
  onClose(): void;
}

/** Whether the hand had better stay, counted exactly from what the deck holds and not from its order. */
export default function WeighHand({ game, session, hand, onClose }: Props) {
  const [question, setQuestion] = useState<number | "open">("open");
  const redraw = redrawOf(session.dealer.goldfish.opening, session.start.house);
  const weighed = weighAt(game, session, hand, question);
  return (
    <FloatingPanel id="weigh-hand" title="Keep or redraw?" onClose={onClose}>
      {typeof weighed === "string" || !redraw ? (
        <p role="status">{typeof weighed === "string" ? weighed : "This hand cannot be redrawn."}</p>
      ) : (
        <>
          <KeepOrRedraw weighed={weighed} onAsk={setQuestion} />
          <Advice session={session} redraw={redraw} hand={hand} weighed={weighed} />
        </>
      )}
    </FloatingPanel>
  );
}

interface AdviceProps extends Pick<Props, "session" | "hand"> {
  readonly redraw: Redraw;
  readonly weighed: Weighed;
}

/** Both ways as buttons, of which the better one is filled, and what the autopilot would do. */
function Advice({ session, redraw, hand, weighed }: AdviceProps) {
  const isBetter = decimalOf(weighed.redraw) > decimalOf(weighed.keep);
  const isWhole = redraw.most === "all";
  // The cards have a mark each. A hand that goes as a whole needs none, and one that had better stay gets none.
  const going = isWhole || !isBetter ? [] : weighed.away.map((place) => hand[place] ?? -1);
  const marks = going.join(" ");
  useEffect(() => {
    if (marks === "") return;
    const cards = marks.split(" ").map(Number);
    document
      .querySelector(`[data-zone="hand"] [data-card="${cards[0]}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "start" });
    return session.point(cards);
  }, [session, marks]);
  const again = (
    <button
      type="button"
      className={isBetter ? "button" : "tool"}
      onClick={() => session.playAll(redrawMoves(redraw, going))}
    >
      {isWhole ? "Redraw the hand" : going.length === 1 ? "Redraw this one" : `Redraw these ${spelled(going.length)}`}
    </button>
  );
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {isBetter ? again : null}
        <button
          type="button"
          className={isBetter ? "tool" : "button"}
          onClick={() => session.playAll([{ do: "pass" }])}
        >
          Keep this hand
        </button>
        {isWhole && !isBetter ? again : null}
      </p>
      <p className="text-sm text-faint">{autopilotWords(session, redraw, isBetter ? (isWhole ? hand : going) : [])}</p>
    </>
  );
}

/** What the autopilot would do with this hand, and why that may be something else. */
function autopilotWords(session: Session, redraw: Redraw, going: readonly number[]): string {
  const labelsOf = (cards: readonly number[]) => cards.map((card) => session.view.table.label(card)).toSorted();
  const theirs = labelsOf(redrawnByAutopilot(session, redraw));
  if (theirs.join("\n") === labelsOf(going).join("\n")) return "The autopilot would do the same.";
  const what = theirs.length === 0 ? "keep this hand" : awayText(redraw, theirs);
  return `The autopilot would ${what}: it plays by its own lines, and does not count this question.`;
}

function weighAt(
  game: Game,
  { dealer, start, view: { table } }: Session,
  hand: readonly number[],
  question: number | "open",
): Weighed | string {
  const labels = hand.map((id) => table.label(id));
  const cards = hand.map((id, place) => ({ id, label: labels[place] ?? "" }));
  const scales: Scales = {
    game,
    opening: dealer.goldfish.opening,
    house: start.house,
    pile: pileCards(pileOf(dealer.goldfish, start.cards, { cards })),
    size: hand.length,
    served: (asks) => asks(dealer, start, openOn(table)),
  };
  return weighHand(scales, labels, question);
}
