import { useSyncExternalStore } from "react";
import type { Saving } from "./saving.ts";

/** In a few words, how what is kept in this browser stands on the server. */
export function ServerWords<C>({ saving, content }: { saving: Saving<C>; content: C }) {
  const state = useSyncExternalStore(saving.subscribe, () => saving.state);
  const version = state.saved?.version;
  switch (saving.standing(content)) {
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
