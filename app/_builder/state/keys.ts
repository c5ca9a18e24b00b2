import { type KeyLine, useKeys } from "../../_client/keys.ts";
import { areSingleKeysOn } from "../../_client/single-keys.ts";
import type { Builder } from "./store.ts";

export const BUILDER_KEYS: readonly KeyLine[] = [
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

/** Undo, redo, the search and the list of keys, from anywhere on the page. */
export function useBuilderKeys(builder: Builder, onHelp: () => void): void {
  useKeys((event) => actionOf(event, builder, onHelp));
}

function actionOf(event: KeyboardEvent, builder: Builder, help: () => void): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const inField = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  if ((event.ctrlKey || event.metaKey) && !inField) {
    if (key === "z") return () => builder.do({ do: event.shiftKey ? "redo" : "undo" });
    return key === "y" ? () => builder.do({ do: "redo" }) : undefined;
  }
  if (inField || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const act = singly(key, builder, help);
  // The browser's storage is slow to answer, and most keys are none of these.
  return act && areSingleKeysOn() ? act : undefined;
}

function singly(key: string, builder: Builder, help: () => void): (() => void) | undefined {
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
