/** A list with the objects of the one before wherever they say the same, and that list itself where nothing has changed:
 * what shows it is drawn again only where it differs. */
export function stable<T>(
  before: readonly T[],
  now: readonly T[],
  said: (one: T) => string = (one) => JSON.stringify(one),
): readonly T[] {
  // Most of a list is as it was, at both of its ends: only what lies between is read.
  const shorter = Math.min(before.length, now.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === now[head]) head++;
  while (head + tail < shorter && before.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const gone = new Map(before.slice(head, before.length - tail).map((one) => [said(one), one]));
  const between = now.slice(head, now.length - tail).map((one) => gone.get(said(one)) ?? one);
  return sameList(before, [...now.slice(0, head), ...between, ...now.slice(now.length - tail)]);
}

/** The list before, where the one now holds the same objects. */
export function sameList<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((one, i) => one === before[i]) ? before : now;
}
