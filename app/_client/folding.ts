import { type RefObject, useEffect } from "react";

/** Closes a floating part on Escape and on a press outside it. */
export function useFolding(part: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (event: Event) => {
      const details = part.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    addEventListener("keydown", fold);
    addEventListener("pointerdown", fold);
    return () => {
      removeEventListener("keydown", fold);
      removeEventListener("pointerdown", fold);
    };
  }, [part]);
}
