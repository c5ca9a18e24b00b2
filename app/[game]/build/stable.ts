/** A list with the objects of the one before wherever they say the same, and that list itself where nothing has changed:
 * what shows it is drawn again only where it differs. */
export function stable<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  if (before === now) return before;
  const [had, has] = [new Set(before), new Set(now)];
  const gone = new Map(before.filter((one) => !has.has(one)).map((one) => [JSON.stringify(one), one]));
  return sameList(
    before,
    now.map((one) => (had.has(one) ? one : (gone.get(JSON.stringify(one)) ?? one))),
  );
}

/** The list before, where the one now holds the same objects. */
export function sameList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((one, i) => one === before[i]) ? before : now;
}
