/** Makes a value once for each key, when it is first asked for, and keeps it for as long as the key lives. */
export function keptPer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let found = kept.get(key);
    if (!found) {
      found = { value: make(key) };
      kept.set(key, found);
    }
    return found.value;
  };
}
