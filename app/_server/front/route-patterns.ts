/** The patterns of the app's URLs, such as /d/[code]. */
export class RoutePatterns {
  readonly #patterns: readonly (readonly string[])[];

  /** The first pattern that fits is taken. */
  constructor(patterns: readonly string[]) {
    this.#patterns = patterns.map((pattern) => pattern.split("/"));
  }

  /**
   * The pattern of a decoded path, or undefined if nothing is there. A URL itself may hold a deck, a search or a name, so logs
   * only name the pattern that it fits.
   */
  of(path: string): string | undefined {
    return this.match(path.split("/"))?.pattern;
  }

  /** The pattern that a path fits, and what stands in the path for its names. The parts of the path are decoded. */
  match(path: readonly string[]): { pattern: string; params: Readonly<Record<string, string>> } | undefined {
    const pattern = this.#patterns.find((one) => fits(one, path));
    if (!pattern) return undefined;
    const named = pattern.flatMap((part, at) => {
      const name = /^\[(\w+)\]$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, path[at] ?? ""]];
    });
    return { pattern: pattern.join("/"), params: Object.fromEntries(named) };
  }
}

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const takesRest = /^\[+\.\.\./.test(pattern.at(-1) ?? "");
  const fixed = takesRest ? pattern.slice(0, -1) : pattern;
  if (takesRest ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((part, at) => (part.startsWith("[") ? path[at] !== "" : part === path[at]));
}
