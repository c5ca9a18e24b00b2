const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** The keys of a command in words: "u or Ctrl+Z", "1 to 9". */
export function keysInWords(keys: readonly string[]): string {
  const [first = "", ...others] = keys.map(nameOf);
  const last = others.at(-1);
  if (last === undefined) return first;
  if (keys.length > 2 && keys.every((key) => /^\d$/.test(key))) return `${first} to ${last}`;
  return `${[first, ...others.slice(0, -1)].join(", ")} or ${last}`;
}

function nameOf(key: string): string {
  const [, held = "", pressed = key] = /^(.+\+)?(.+)$/.exec(key) ?? [];
  const isLetterHeld = held !== "" && pressed.length === 1;
  return held + (NAMES[pressed] ?? (isLetterHeld ? pressed.toUpperCase() : pressed));
}
