import { useSyncExternalStore } from "react";
import type { Draft } from "../../lib/deck/draft/draft.ts";
import { type Saving, standingOf } from "./saving.ts";

/** In a few words, how a draft that is kept in this browser stands on the server. */
export function ServerWords({ saving, draft }: { saving: Saving; draft: Draft }) {
  const state = useSyncExternalStore(saving.subscribe, () => saving.state);
  const version = state.saved?.version;
  switch (standingOf(state, draft)) {
    case "saving":
      return "Saving…";
    case "waiting":
      return "Saved when online";
    case "conflict":
      return "Two versions";
    case "changed":
      return `Version ${version}, changed`;
    case "saved":
      return `Saved as version ${version}`;
    default:
      return "Kept in this browser";
  }
}
