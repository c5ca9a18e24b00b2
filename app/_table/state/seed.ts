const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A seed that nobody has thought of. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => LETTERS[byte & 31]).join("");
}
