const STORED_AS = "drydock-decks";

/**
 * Says before anything is painted whether this browser has decks, so that the first page keeps room for them and moves
 * nothing when they have been read.
 */
export const RETURNING_SCRIPT = `try{if(Number(localStorage.getItem("${STORED_AS}"))>0)document.documentElement.dataset.decks=""}catch{}`;

/** Remembers how many decks this browser has. */
export function rememberDecks(count: number): void {
  if (count > 0) document.documentElement.dataset.decks = "";
  else delete document.documentElement.dataset.decks;
  try {
    localStorage.setItem(STORED_AS, String(count));
  } catch {
    // Without storage there are no decks either.
  }
}
