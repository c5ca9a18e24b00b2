import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { press } from "../../_client/command.tsx";
import { DECK_COMMANDS } from "./commands.ts";

/** What can be a stop, and what belongs to it in its line. Both are drawn out of the Tab key's reach. */
const STOP = "[data-stop]";
const BESIDE = "[data-beside-stop]";

/**
 * A deck has many cards, and the Tab key stops at one of them alone: the one that was left last, or the first. The arrow
 * keys walk to the others. The stop is changed in the page itself, so that no card is drawn again for it. `shown` is what
 * the pane shows: it changes whenever a card may have come or gone.
 */
export function useOneStop(pane: RefObject<HTMLElement | null>, shown: unknown) {
  const stop = useRef<HTMLElement | undefined>(undefined);
  const at = useRef(0);
  const hadFocus = useRef(false);
  const stops = () => [...(pane.current?.querySelectorAll<HTMLElement>(STOP) ?? [])];
  const choose = (next: HTMLElement | undefined) => {
    if (next === stop.current) return;
    for (const one of ownOf(stop.current)) one.tabIndex = -1;
    for (const one of ownOf(next)) one.tabIndex = 0;
    stop.current = next;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stop can only go when what is shown changes
  useEffect(() => {
    if (stop.current?.isConnected) return;
    const all = stops();
    choose(all[at.current] ?? all.at(-1));
    if (hadFocus.current && document.activeElement === document.body) (stop.current ?? pane.current)?.focus();
  }, [shown]);
  const onFocus = ({ target }: FocusEvent) => {
    hadFocus.current = target instanceof HTMLElement && target.matches(STOP);
    if (!hadFocus.current || !(target instanceof HTMLElement)) return;
    at.current = stops().indexOf(target);
    choose(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.matches(STOP)) return;
    const walk = (isBack: boolean) => {
      const all = stops();
      all[all.indexOf(target) + (isBack ? -1 : 1)]?.focus();
    };
    press(DECK_COMMANDS, { walk }, event);
  };
  return { onFocus, onKeyDown };
}

/** A stop with what belongs to it. */
function ownOf(stop: HTMLElement | undefined): readonly HTMLElement[] {
  return stop ? [stop, ...(stop.closest("li")?.querySelectorAll<HTMLElement>(BESIDE) ?? [])] : [];
}
