/** Makes a value for each key when it is first asked for, and keeps it for as long as the key lives. */
export function keptPer<K extends object, V extends NonNullable<unknown>>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>();
  return (key) => {
    const before = kept.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/**
 * Makes a value for a key and keeps it until another key is asked for. It suits keys that live only for a moment, such as
 * a deck that is judged: to keep something per key in a weak map costs more than most of what is kept.
 */
export function keptForLast<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
