/**
 * Makes a value for each key when it is first asked for, and keeps it for as long as the key lives. The latest key and
 * its value are at hand without a look-up, because a game asks about its own cards again and again.
 */
export function memoPerKey<K extends object, V extends NonNullable<unknown>>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>();
  let latestKey: K | undefined;
  let latest: V | undefined;
  return (key) => {
    if (key === latestKey && latest !== undefined) return latest;
    let value = kept.get(key);
    if (value === undefined) {
      value = make(key);
      kept.set(key, value);
    }
    latestKey = key;
    latest = value;
    return value;
  };
}

/** Makes a value when it is first asked for, and keeps it. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Makes a value for a key and keeps it until another key is asked for. It suits keys that live only for a moment, such as
 * a deck that is judged: to keep something per key in a weak map costs more than most of what is kept.
 */
export function memoForLast<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
