/** The query that names saved card sets in the address of a deck. It is empty without sets. */
export function setQuery(ids: readonly string[]): string {
  return ids.length === 0 ? "" : `?set=${ids.join(",")}`;
}
