const STORED_AS = "drydock-decks";

/** How many of them the first page lists. */
export const RECENT = 4;

/**
 * Says before anything is painted how many decks the first page will list, so that it keeps room for them and moves
 * nothing when they have been read.
 */
export const RETURNING_SCRIPT = `try{const n=Number(localStorage.getItem("${STORED_AS}"));if(n>0)document.documentElement.dataset.decks=Math.min(n,${RECENT})}catch{}`;

/** Remembers how many decks this browser has. */
export function rememberDecks(count: number): void {
  if (count > 0) document.documentElement.dataset.decks = String(Math.min(count, RECENT));
  else delete document.documentElement.dataset.decks;
  try {
    localStorage.setItem(STORED_AS, String(count));
  } catch {
    // Without storage there are no decks either.
  }
}
