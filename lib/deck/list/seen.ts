/**
 * The visible part of a line, with single spaces and a limited length, because later steps look at each position
 * several times.
 */
export function seen(raw: string): string {
  return raw
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_LETTERS);
}

const MOST_LETTERS = 400;
