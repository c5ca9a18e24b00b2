/** Shorter words fit on any card. */
const LONG = 7;

/**
 * A name with soft hyphens in its long words, which browsers show only where a line is too short: before a consonant
 * between two vowels or behind another one. Not every browser has a dictionary to do that itself.
 */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, "\u00ad")));
}

/** In front of a consonant, a pair that is spoken as one (br, ch, gl), and behind at least two letters with a vowel. */
const BREAK =
  /(?<=\p{L}{2})(?<=[aeiouy]\p{L}*)(?<![tscpgw](?=h))(?<![bcdfgkpt](?=[lr]))(?=(?:[bcdfgkpt][lr]|[bcdfghjklmnpqrstvwxz]h?)[aeiouy]\p{L})/giu;
