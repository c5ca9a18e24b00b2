import { useStaged } from "../../_client/staged-store.ts";
import type { GameView, Session } from "./session.ts";
import type { ZoneModel } from "./view-model.ts";

/** A zone as its cards lie now. Which of them are highlighted takes longer to compute and follows after that paint. */
export function useZone({ store }: Session, zone: number): ZoneModel | undefined {
  return useStaged(store, (now, shown) => (now === shown ? now.board() : now.laid).get(zone));
}

/** The zone that sizes and places follow from: until a move has been painted, the one that was painted before it. */
export function useSettledZone({ store }: Session, zone: number): ZoneModel | undefined {
  return useStaged(store, (now, shown) => (now === shown ? now.board() : shown.drawn()).get(zone));
}

/** The game as the phases and counters show it: after the paint of cards that moved, or at once if none did. */
export function useStanding({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "cards" ? shown : now));
}

/** The game as it is told and asked about: after that paint, or at once if there is nothing else to show. */
export function useWords({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "words" ? now : shown));
}
