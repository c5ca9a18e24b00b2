import { useStaged } from "../../_client/staged-store.ts";
import type { GameView, Session } from "./session.ts";
import type { ZoneModel } from "./view-model.ts";

export function useZone({ store }: Session, zone: number): ZoneModel | undefined {
  return useStaged(store, ({ board }) => board.get(zone));
}

/** The game as the phases and counters show it. */
export function useStanding({ store }: Session): GameView {
  return useStaged(store, (now) => now);
}

/** The game as it is told and asked about: after the paint of the cards. */
export function useWords({ store }: Session): GameView {
  return useStaged(store, (_, shown) => shown);
}
