import { useEffect, useRef } from "react";

/** A key or several, as a person reads them, and what they do. */
export type KeyLine = readonly [keys: string, does: string];

/** Does what a key asks for, wherever on the page it is pressed; where the answer is nothing the key stays the browser's. */
export function useKeys(actionOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const latest = useRef(actionOf);
  latest.current = actionOf;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const act = latest.current(event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
