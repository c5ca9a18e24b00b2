import { useEffect, useSyncExternalStore } from "react";

interface Held {
  /** The name of the card that the pointer or the focus was on last. */
  readonly name?: string;
  /** Whether it is open large, over the page. */
  readonly isLarge: boolean;
}

let held: Held = { isLarge: false };
const listeners = new Set<() => void>();

function hold(next: Held): void {
  if (next.name === held.name && next.isLarge === held.isLarge) return;
  held = next;
  for (const listener of listeners) listener();
}

/** Elements that show a card name it in `data-shows`. What has the focus is often a button beside it. */
function follow({ target }: Event): void {
  if (!(target instanceof Element) || held.isLarge) return;
  const shows = target.closest("[data-shows]") ?? target.closest("li")?.querySelector("[data-shows]");
  const name = shows?.getAttribute("data-shows");
  if (name) hold({ name, isLarge: false });
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ["pointerover", "focusin"]) document.addEventListener(event, follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const event of ["pointerover", "focusin"]) document.removeEventListener(event, follow);
  };
}

const NOTHING: Held = { isLarge: false };

/** The card that somebody looks at on this page. */
export function useCardInHand(): Held {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => NOTHING,
  );
}

/** The card that the page shows until somebody looks at one. */
let first: string | undefined;

/** Names the card that the page shows until somebody looks at one, so that it can be opened large as well. */
export function useFirstCard(name: string | undefined): void {
  useEffect(() => {
    first = name;
    return () => {
      first = undefined;
    };
  }, [name]);
}

/** Opens a card large: the named one, or the one that somebody looks at or that the page shows at first. */
export function readLarge(name = held.name ?? first): void {
  if (name !== undefined) hold({ name, isLarge: true });
}

export function putBack(): void {
  hold({ ...held, isLarge: false });
}
