import { type KeyLine, useKeys } from "../../../_client/keys.ts";
import { areSingleKeysOn } from "../../../_client/single-keys.ts";
import { newSeed } from "./seed.ts";
import type { Sitting } from "./sitting.ts";

export const TABLE_KEYS: readonly KeyLine[] = [
  ["Space", "next phase, or done"],
  ["d, m", "draw, mulligan: where the rules allow it"],
  ["← →", "walk the log"],
  ["u or Ctrl+Z", "undo"],
  ["r or Ctrl+Y", "do it again"],
  ["a", "one step of the autopilot"],
  ["n", "new hand"],
  ["Enter on a card", "pick it up; again, put it down"],
  ["Esc", "put it down"],
  ["?", "these keys"],
];

/** The keys of the table, from anywhere on the page but fields. */
export function useTableKeys(sitting: Sitting, onHelp: () => void): void {
  useKeys((event) => actionOf(event, sitting, onHelp));
}

function actionOf(event: KeyboardEvent, sitting: Sitting, help: () => void): (() => void) | undefined {
  const { target, key: pressed } = event;
  const key = pressed.toLowerCase();
  const inField = target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;
  if (inField || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return () => (event.shiftKey ? sitting.forth() : sitting.back());
    return key === "y" ? () => sitting.forth() : undefined;
  }
  if (pressed === "Escape") return () => sitting.select(undefined);
  if (!areSingleKeysOn()) return undefined;
  const onButton = target instanceof HTMLElement && target.closest("button, a, summary") !== null;
  if (key === " ") return onButton ? undefined : () => sitting.play({ do: "pass" });
  return SINGLE[key]?.(sitting) ?? (key === "?" ? help : keyed(sitting, key));
}

const SINGLE: Readonly<Record<string, (sitting: Sitting) => () => void>> = {
  arrowleft: (sitting) => () => sitting.back(),
  arrowright: (sitting) => () => sitting.forth(),
  u: (sitting) => () => sitting.back(),
  r: (sitting) => () => sitting.forth(),
  a: (sitting) => () => sitting.auto("step"),
  n: (sitting) => () => sitting.again(newSeed()),
};

/** A letter that a kind of move has for itself. */
function keyed(sitting: Sitting, key: string): (() => void) | undefined {
  const move = sitting.dealer.keyed(sitting.seen().table, key);
  return move && (() => sitting.play(move));
}
