/** What can be seen of a line, with one space for many, and no endless one: what follows looks at each place of it
 * several times. */
export function seen(raw: string): string {
  return raw
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_LETTERS);
}

const MOST_LETTERS = 400;
