import { useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { type Redraw, redrawOf } from "../../../lib/core/table/opening.ts";
import type { Wanted } from "../../../lib/odds/weigh.ts";
import { handToWeigh, redrawMoves } from "./hand-to-weigh.ts";
import type { Session } from "./session.ts";
import type { OnScales } from "./weigh.ts";

/** The first decision of a game. */
export interface FirstHand {
  readonly redraw: Redraw;
  /** Undefined until it is counted. It says why if that cannot be done. */
  readonly found: OnScales | string | undefined;
  ask(question: Wanted): void;
  /** Redraws the best choice of cards, and says what that came to. */
  redrawIt(): void;
}

/** Undefined at any other time. The cards that had better go have a mark each, if they do not all go. */
export function useFirstHand(game: Game, session: Session): FirstHand | undefined {
  const hand = handToWeigh(session);
  const redraw = redrawOf(session.dealer.goldfish.opening, session.start.house);
  const [question, ask] = useState<Wanted>("open");
  const [weighed, setWeighed] = useState<{ readonly of: string; readonly found: OnScales | string }>();
  const of = hand ? `${session.id} ${hand.join(" ")}` : "";
  useEffect(() => {
    if (of === "") return;
    let isLeft = false;
    void import("./weigh.ts").then(({ weighAt }) => {
      const cards = handToWeigh(session);
      if (!isLeft && cards) setWeighed({ of, found: weighAt(game, session, cards, question) });
    });
    return () => {
      isLeft = true;
    };
  }, [game, session, of, question]);
  const found = weighed?.of === of ? weighed.found : undefined;
  const isMarked = typeof found === "object" && found.better === "redraw" && !found.weighed.isWhole;
  const marks = isMarked ? found.going.join(" ") : "";
  useEffect(() => (marks === "" ? undefined : session.point(marks.split(" ").map(Number))), [session, marks]);
  if (!hand || !redraw) return undefined;
  const redrawIt = () => {
    const going = typeof found === "object" ? found.going : [];
    session.playAll(redrawMoves(redraw, going));
    if (typeof found === "object") session.tell(found.came());
  };
  return { redraw, found, ask, redrawIt };
}
