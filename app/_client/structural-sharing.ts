/**
 * A value equal to `now` that reuses the equal parts of `before`, or `before` itself if nothing differs. A component
 * that shows such a part gets the same object again and is not rendered again. Lists, maps and plain objects are
 * compared by their contents, everything else by identity.
 */
export function shared<T>(before: T | undefined, now: T): T;
export function shared(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now);
  if (before instanceof Map && now instanceof Map) return sharedMap(before, now);
  if (!isPlain(before) || !isPlain(now)) return now;
  if (isSame(before, now)) return before;
  return Object.fromEntries(Object.entries(now).map(([key, value]) => [key, shared(before[key], value)]));
}

function sharedMap(before: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): unknown {
  const all = new Map([...now].map(([key, value]) => [key, shared(before.get(key), value)]));
  const isKept =
    before.size === all.size && [...all].every(([key, value]) => before.has(key) && Object.is(before.get(key), value));
  return isKept ? before : all;
}

/**
 * Most of a list stays the same at both ends. The items in between are paired by position if none was added or removed,
 * and otherwise by equality.
 */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shorter = Math.min(before.length, now.length);
  let [head, tail] = [0, 0];
  while (head < shorter && isSame(before[head], now[head])) head++;
  if (head === before.length && head === now.length) return before;
  while (head + tail < shorter && isSame(before.at(-1 - tail), now.at(-1 - tail))) tail++;
  const end = before.length - tail;
  const was = before.slice(head, end);
  const between = now.slice(head, now.length - tail).map((item, at, { length }) =>
    // Most different items already differ in their first field, so searching all of them is cheap.
    length === was.length ? shared(was[at], item) : (was.find((old) => isSame(old, item)) ?? item),
  );
  return [...before.slice(0, head), ...between, ...before.slice(end)];
}

function isSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && before.every((item, at) => isSame(item, now[at]));
  if (before instanceof Map && now instanceof Map)
    return (
      before.size === now.size && [...now].every(([key, value]) => before.has(key) && isSame(before.get(key), value))
    );
  if (!isPlain(before) || !isPlain(now)) return false;
  let more = 0;
  for (const key in now) {
    if (!(key in before) || !isSame(before[key], now[key])) return false;
    more++;
  }
  for (const _ in before) more--;
  return more === 0;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
