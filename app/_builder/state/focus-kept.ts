import { type RefObject, useEffect, useRef } from "react";

/**
 * A fix that was pressed goes away with its finding. The focus then moves to the next fix of the same pane, or to the pane
 * itself, so that nobody has to walk there again. `shown` is what the pane shows: it changes whenever a fix may have gone.
 */
export function useFocusKept(pane: RefObject<HTMLElement | null>, shown: unknown): void {
  const last = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isFix = target instanceof HTMLElement && target.matches(".fix") && pane.current?.contains(target);
      last.current = isFix ? target : undefined;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, [pane]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fix that had the focus can only go when these change
  useEffect(() => {
    const room = pane.current;
    if (!room || !last.current || last.current.isConnected || document.activeElement !== document.body) return;
    const next = room.querySelector<HTMLElement>(".fix") ?? room;
    next.focus({ preventScroll: true });
  }, [pane, shown]);
}
