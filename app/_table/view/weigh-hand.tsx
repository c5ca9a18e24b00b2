import { useEffect, useRef, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { openOn } from "../../../lib/deck/first-hand.ts";
import { pileOf } from "../../../lib/deck/view/odds.ts";
import { pileCards, type Scales, type Weighed, weighHand } from "../../../lib/odds/weigh.ts";
import { KeepOrRedraw } from "../../_ui/hand/keep-or-redraw.tsx";
import type { Session } from "../state/session.ts";
import float from "./float.module.css";
import styles from "./thinking.module.css";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly hand: readonly number[];
  onClose(): void;
}

/** Whether the hand had better stay, counted exactly from what the deck holds and not from its order. */
export default function WeighHand({ game, session, hand, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<number | "open">("open");
  useEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus();
  }, []);
  const weighed = weighAt(game, session, hand, question);
  return (
    <section
      ref={panel}
      popover="auto"
      tabIndex={-1}
      className={`${float.float} ${styles.panel}`}
      aria-labelledby="weigh-hand"
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <h2 id="weigh-hand" className="font-semibold">
        Keep or redraw?
      </h2>
      {typeof weighed === "string" ? (
        <p role="status">{weighed}</p>
      ) : (
        <KeepOrRedraw weighed={weighed} onAsk={setQuestion} />
      )}
      <button type="button" className="tool justify-self-start" onClick={() => panel.current?.hidePopover()}>
        Close
      </button>
    </section>
  );
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
