/** An id that no other deck has. Unlike crypto.randomUUID, this also works on a page without https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
