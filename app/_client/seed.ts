const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A random seed. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => LETTERS[byte & 31]).join("");
}
