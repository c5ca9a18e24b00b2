import type { Card } from "../../../lib/core/card/card.ts";
import type { Start } from "../../../lib/core/table/board.ts";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Moment } from "../../../lib/core/table/moment.ts";
import { type Opened, opened } from "../../../lib/core/table/opened.ts";
import { fingerprintOf, type History } from "../../../lib/core/table/replay.ts";

/** A game that a link has come to. */
export interface Shown {
  readonly start: Start;
  readonly history: History;
  /** What is to be said of it, if anything is. */
  readonly said: string;
}

const BEFORE =
  "This link is from before Drydock 0.3.0 and holds your moves alone. What the other side did was played anew, so the game may have gone differently.";

const OTHER_CARDS =
  "Cards of this deck have changed since this link was made. The position is the same, but the game may go on differently.";

/** The game of a link, if it is the same by today's rules. */
export function shownIn(dealer: Dealer, start: Start, moment: Moment): Shown | Extract<Opened<Card>, { is: "other" }> {
  const found = opened(dealer, start, moment);
  if (found.is === "other") return found;
  const { history } = found;
  const seated = found.table.start;
  if (moment.origin) {
    const isSame = fingerprintOf(dealer.goldfish, seated) === moment.fingerprint;
    return { start: seated, history, said: isSame ? "" : OTHER_CARDS };
  }
  const isAnswered = history.answers?.some(({ length }) => length > 0) ?? false;
  return { start: seated, history, said: isAnswered ? BEFORE : "" };
}
