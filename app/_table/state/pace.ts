// How fast the moves of the other side are shown. The choice stays in this browser.

const STORED_AS = "drydock-table-pace";

/** How long a move of the other side is shown, in milliseconds. */
export const PACES = [
  { name: "calm", lasts: 800 },
  { name: "usual", lasts: 400 },
  { name: "quick", lasts: 200 },
  { name: "at once", lasts: 0 },
] as const;
const USUAL = PACES[1];

export type Pace = (typeof PACES)[number];

export function paceNow(): Pace {
  try {
    return paceCalled(localStorage.getItem(STORED_AS));
  } catch {
    // Without storage nothing can have been chosen.
    return USUAL;
  }
}

export function paceCalled(called: string | null): Pace {
  return PACES.find(({ name }) => name === called) ?? USUAL;
}

export function keepPace({ name }: Pace): void {
  try {
    localStorage.setItem(STORED_AS, name);
  } catch {
    // Without storage the choice can't be kept, and the usual pace goes on.
  }
}

/** How long a move of the other side is shown now. Whoever wants no motion sees the end at once. */
export function beat(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : paceNow().lasts;
}
