import { useRef } from "react";
import { useStaged } from "../../_client/staged-store.ts";
import type { GameView, Session } from "./session.ts";
import type { ZoneModel } from "./view-model.ts";

interface ShownZone {
  /** As its cards lie now. Which of them are highlighted takes longer to compute and follows after that paint. */
  readonly model: ZoneModel;
  /** What sizes and places follow from: until a move has been painted, the zone that was painted before it. */
  readonly settled: ZoneModel;
}

export function useZone({ store }: Session, zone: number): ShownZone | undefined {
  const last = useRef<ShownZone>(undefined);
  return useStaged(store, (now, shown) => {
    const board = now === shown ? now.board() : undefined;
    const model = (board ?? now.laid).get(zone);
    const settled = (board ?? shown.drawn()).get(zone);
    const before = last.current;
    if (before && before.model === model && before.settled === settled) return before;
    last.current = model && settled && { model, settled };
    return last.current;
  });
}

/** The game as the phases and counters show it: after the paint of cards that moved, or at once if none did. */
export function useStanding({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "cards" ? shown : now));
}

/** The game as it is told and asked about: after that paint, or at once if there is nothing else to show. */
export function useWords({ store }: Session): GameView {
  return useStaged(store, (now, shown) => (now.leads === "words" ? now : shown));
}
