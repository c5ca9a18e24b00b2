import { useEffect } from "react";
import type { Session } from "../state/session.ts";

/**
 * If a step removes the element that had the focus, moves the focus to its card, wherever that is now, or to the action
 * panel.
 */
export function useFocusKept(session: Session): void {
  useEffect(() => {
    let last: { readonly one: HTMLElement; readonly id: string } | undefined;
    const note = ({ target }: FocusEvent) => {
      const isKept = target instanceof HTMLElement && target.matches(":focus-visible");
      // When a card moves, its id passes to its element in the new zone.
      last = isKept ? { one: target, id: target.id } : undefined;
    };
    const forget = () => {
      last = undefined;
    };
    const keep = () => {
      if (!last || !isGone(last.one) || document.activeElement !== document.body) return;
      const card = last.id === "" ? null : document.getElementById(last.id);
      (card ?? document.querySelector<HTMLElement>("[data-now]"))?.focus({ preventScroll: card === null });
    };
    addEventListener("focusin", note);
    addEventListener("pointerdown", forget);
    // React takes the element away in this task, and what is left is looked at in the next.
    const stop = session.store.on("after paint", () => setTimeout(keep));
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", forget);
      stop();
    };
  }, [session]);
}

function isGone(one: HTMLElement): boolean {
  return !one.isConnected || one.matches(":disabled");
}
