/** The letters of a deck code that somebody gave. */
export interface GivenCode {
  readonly letters: string;
  /** Whether it can be nothing else. A short word might also be a card's name. */
  readonly certain: boolean;
}

/** A word with more letters than this is no card's name. */
const LONGEST_NAME = 20;

/** The address of a deck, of its table and of its other pages. */
const OF_DECK = /\/d\/([\w-]{5,})(?:[/?#]|$)/;

/** The address that opens a copy of a deck in the builder. */
const OF_COPY = /[?&]code=([\w-]{5,})(?:[&#]|$)/;

/**
 * The code that a text consists of: the code alone, or an address of Drydock that holds one. Players paste what stands
 * in their address bar, so any site, page, query and fragment will do, with or without “https://”.
 */
export function codeIn(text: string): GivenCode | undefined {
  const word = text.trim();
  if (/\s/.test(word)) return undefined;
  const inAddress = OF_DECK.exec(word) ?? (word.includes("/build?") ? OF_COPY.exec(word) : null);
  if (inAddress?.[1] !== undefined) return { letters: inAddress[1], certain: true };
  return /^[\w-]{5,}$/.test(word) ? { letters: word, certain: word.length > LONGEST_NAME } : undefined;
}
