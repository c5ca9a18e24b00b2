import { useStaged } from "../../_client/staged-store.ts";
import type { GameView, Session } from "./session.ts";

/** The game as the phases and counters show it: after the paint of cards that moved, or at once if none did. */
export function useStanding({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "cards" ? shown : now));
}

/** The game as it is told and asked about: after that paint, or at once if there is nothing else to show. */
export function useWords({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "words" ? now : shown));
}
