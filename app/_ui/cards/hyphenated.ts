/** Shorter words fit on a line of any card that is played with. Some of seven and eight letters do not. */
const LONG = 7;

/**
 * A name with soft hyphens in its long words, which browsers show only where a line is too short: before a consonant
 * between two vowels or behind another one, but before that of a last -ing, -ed or -er only if there is no other place.
 * Not every browser has a dictionary to do that itself.
 */
export function hyphenated(name: string, long = LONG): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < long) return word;
    const broken = word.replace(BREAK, (at, offset: number) => (ENDING.test(word.slice(offset)) ? at : SOFT));
    return broken === word ? word.replace(BREAK, SOFT) : broken;
  });
}

const SOFT = "\u00ad";

/** In front of a consonant, a pair that is spoken as one (br, ch, gl), and behind at least two letters with a vowel. */
const BREAK =
  /(?<=\p{L}{2})(?<=[aeiouy]\p{L}*)(?<![tscpgw](?=h))(?<![bcdfgkpt](?=[lr]))(?=(?:[bcdfgkpt][lr]|[bcdfghjklmnpqrstvwxz]h?)[aeiouy]\p{L})/giu;
const ENDING = /^\p{L}{1,2}(?:ing|e[dr])$/u;
