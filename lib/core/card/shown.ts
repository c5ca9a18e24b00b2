/**
 * A value in words: yes or no, lists with commas, amounts as "2 blue, 1 gold". `worded` says how a stored word is
 * written.
 */
export function shown(value: unknown, worded: (word: string) => string = String): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return worded(value);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => shown(one, worded)).join(", ");
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, part]) =>
      typeof part === "number" ? `${part} ${key}` : `${key} ${shown(part)}`,
    );
    return parts.length === 0 ? "nothing" : parts.join(", ");
  }
  return String(value);
}
