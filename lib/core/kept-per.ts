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
