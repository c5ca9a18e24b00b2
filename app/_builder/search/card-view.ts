import { useState } from "react";

/** How the cards found are shown: as their faces, or as lines. */
export type CardView = "faces" | "list";

const STORED_AS = "drydock-builder-cards";

/** The view of the cards. This browser remembers what was chosen last. Faces have no room for more than two on a phone. */
export function useCardView(): [CardView, (view: CardView) => void] {
  const [view, setView] = useState(() => remembered() ?? (matchMedia("(min-width: 48rem)").matches ? "faces" : "list"));
  return [
    view,
    (next) => {
      setView(next);
      try {
        localStorage.setItem(STORED_AS, next);
      } catch {
        // Without storage the choice lasts only as long as the page.
      }
    },
  ];
}

function remembered(): CardView | undefined {
  try {
    const kept = localStorage.getItem(STORED_AS);
    return kept === "faces" || kept === "list" ? kept : undefined;
  } catch {
    // Without storage nothing was chosen.
    return undefined;
  }
}
