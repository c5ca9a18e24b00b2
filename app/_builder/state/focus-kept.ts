import { type RefObject, useEffect, useRef } from "react";

/**
 * A fix that was pressed goes away with its finding. The focus then moves to the next finding's first fix, or to the pane
 * itself, so that nobody has to walk there again. `shown` is what the pane shows: it changes whenever a fix may have gone.
 */
export function useFocusKept(pane: RefObject<HTMLElement | null>, shown: unknown): void {
  const last = useRef<{ readonly fix: HTMLElement; readonly before: number } | undefined>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isFix = target instanceof HTMLElement && target.matches(FIX) && pane.current?.contains(target);
      last.current = isFix ? { fix: target, before: fixesBefore(pane.current, target) } : undefined;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, [pane]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fix that had the focus can only go when these change
  useEffect(() => {
    const room = pane.current;
    if (!room || !last.current || last.current.fix.isConnected || document.activeElement !== document.body) return;
    const fixes = [...room.querySelectorAll<HTMLElement>(FIX)];
    const next = fixes[last.current.before] ?? fixes.at(-1) ?? room;
    // The pane as a whole would jump to its beginning.
    next.focus({ preventScroll: next === room });
  }, [pane, shown]);
}

const FIX = ".fix";

/** How many fixes stand before those of a fix's finding. */
function fixesBefore(room: HTMLElement | null, fix: HTMLElement): number {
  const [first] = fix.parentElement?.querySelectorAll<HTMLElement>(FIX) ?? [];
  return [...(room?.querySelectorAll<HTMLElement>(FIX) ?? [])].indexOf(first ?? fix);
}
