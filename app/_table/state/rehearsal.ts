import { whenIdle } from "../../_client/idle.ts";
import { Session } from "./session.ts";

/** How many moves are made. By then a browser has compiled what each of them needs. */
const MOVES = 200;
/** About how long a key may have to wait for it, in milliseconds. Dealing takes a little longer once. */
const SLICE = 4;

/**
 * Plays the same cards where nobody sees it, while there is nothing else to do: a browser runs code slowly until it has
 * run often, and the first moves of a game would all be such. Call the returned function to stop.
 */
export function rehearse({ dealer, start }: Session): () => void {
  let left = MOVES;
  let unseen: Session | undefined;
  const go = () => {
    const end = performance.now() + SLICE;
    unseen ??= new Session(dealer, { ...start, seed: "rehearsal" });
    while (left > 0 && performance.now() < end) {
      left--;
      const { view } = unseen;
      unseen.auto("step");
      unseen.view.board();
      if (dealer.isOver(view.table)) unseen.deal(`rehearsal ${left}`);
    }
    if (left > 0) stop = whenIdle(go);
  };
  let stop = whenIdle(go);
  return () => stop();
}
