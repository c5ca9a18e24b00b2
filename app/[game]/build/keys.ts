import { useEffect, useRef, useState } from "react";
import type { Builder } from "./store.ts";

export const KEYS: readonly (readonly [string, string])[] = [
  ["/", "go to the search"],
  ["↑ ↓", "walk through the results"],
  ["+ or Enter", "one more of the card"],
  ["-", "one fewer"],
  ["1 to 9", "so many copies"],
  ["0", "none of it"],
  ["u or Ctrl+Z", "undo"],
  ["r, Ctrl+Y or Ctrl+Shift+Z", "do it again"],
  ["?", "these keys"],
];

const OFF = "drydock-single-keys-off";

/** Whether single letters act; people may switch them off, and this browser remembers. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(remembered() !== "yes"), []);
  return [
    on,
    (value) => {
      setOn(value);
      try {
        localStorage.setItem(OFF, value ? "no" : "yes");
      } catch {
        // Where nothing is kept the choice holds for this page.
      }
    },
  ];
}

function remembered(): string | null {
  try {
    return localStorage.getItem(OFF);
  } catch {
    // No storage: nothing was remembered.
    return null;
  }
}

/** Undo, redo, the search and the list of keys, from anywhere on the page. */
export function useKeys(builder: Builder, onHelp: () => void): void {
  const help = useRef(onHelp);
  help.current = onHelp;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const act = actionOf(event, builder, () => help.current());
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [builder]);
}

function actionOf(event: KeyboardEvent, builder: Builder, help: () => void): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const inField = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  if ((event.ctrlKey || event.metaKey) && !inField) {
    if (key === "z") return () => builder.do({ do: event.shiftKey ? "redo" : "undo" });
    return key === "y" ? () => builder.do({ do: "redo" }) : undefined;
  }
  if (inField || event.altKey || event.ctrlKey || event.metaKey || remembered() === "yes") return undefined;
  if (key === "u") return () => builder.do({ do: "undo" });
  if (key === "r") return () => builder.do({ do: "redo" });
  if (key === "?") return help;
  return key === "/" ? () => document.getElementById("search")?.focus() : undefined;
}

/** What a key does to the count of the card that has the focus: so many more, or exactly so many. */
export function countKey(key: string, count: number): number | undefined {
  if (key === "+" || key === "=" || key === "Enter") return 1;
  if (key === "-") return -1;
  return /^[0-9]$/.test(key) ? Number(key) - count : undefined;
}
