export const UP = 1;
export const EXHAUSTED = 2;
/** Which side has looked at a card that lies face down. */
export const SEEN = [4, 8] as const;
const SEEN_BY_ANY = SEEN[0] | SEEN[1];

/** What is true of cards, a bit each. */
export class Flags {
  readonly #flags: number[];

  constructor(flags: readonly number[]) {
    this.#flags = flags.slice();
  }

  copy(): Flags {
    return new Flags(this.#flags);
  }

  has(id: number, flag: number): boolean {
    return ((this.#flags[id] ?? 0) & flag) !== 0;
  }

  put(id: number, flag: number, on: boolean): void {
    const flags = this.#flags[id];
    if (flags !== undefined) this.#flags[id] = on ? flags | flag : flags & ~flag;
  }

  /** A card comes to lie somewhere. Only in play it stays used up, and nobody has looked at it yet. */
  lay(id: number, isUp: boolean, isInPlay: boolean): void {
    this.#flags[id] = (isUp ? UP : 0) | (isInPlay ? (this.#flags[id] ?? 0) & EXHAUSTED : 0);
  }

  unsee(id: number): void {
    this.put(id, SEEN_BY_ANY, false);
  }
}
