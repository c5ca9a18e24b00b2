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
    const parts = path.split("/");
    return this.#patterns.find((pattern) => fits(pattern, parts))?.join("/");
  }
}

function fits(pattern: readonly string[], path: readonly string[]): boolean {
  const takesRest = /^\[+\.\.\./.test(pattern.at(-1) ?? "");
  const fixed = takesRest ? pattern.slice(0, -1) : pattern;
  if (takesRest ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((part, at) => (part.startsWith("[") ? path[at] !== "" : part === path[at]));
}
