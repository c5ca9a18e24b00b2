/** A list with the objects of the one before wherever they say the same, and that list itself where nothing has changed:
 * what shows it is drawn again only where it differs. */
export function stable<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  if (before === now) return before;
  const known = new Map(before.map((one) => [JSON.stringify(one), one]));
  return sameList(
    before,
    now.map((one) => known.get(JSON.stringify(one)) ?? one),
  );
}

/** The list before, where the one now holds the same objects. */
export function sameList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((one, i) => one === before[i]) ? before : now;
}
