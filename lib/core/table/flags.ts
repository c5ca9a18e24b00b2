import type { Kept } from "./kept.ts";

export const UP = 1;
export const EXHAUSTED = 2;
/** Which side has looked at a card that lies face down. */
export const SEEN = [4, 8] as const;
const SEEN_BY_ANY = SEEN[0] | SEEN[1];

/** What is true of cards, a bit each. */
export class Flags {
  readonly #kept: Kept;
  readonly all: number[];

  constructor(kept: Kept, all: readonly number[]) {
    this.#kept = kept;
    this.all = all.slice();
  }

  has(id: number, flag: number): boolean {
    if (flag !== UP) this.#kept.reads(1);
    return ((this.all[id] ?? 0) & flag) !== 0;
  }

  put(id: number, flag: number, on: boolean): void {
    const flags = this.all[id];
    if (flags !== undefined) this.all[id] = on ? flags | flag : flags & ~flag;
    this.#kept[flag === UP ? "moves" : "marks"]++;
  }

  /** A card comes to lie somewhere. Only in play it stays used up, and nobody has looked at it yet. */
  lay(id: number, isUp: boolean, isInPlay: boolean): void {
    this.all[id] = (isUp ? UP : 0) | (isInPlay ? (this.all[id] ?? 0) & EXHAUSTED : 0);
  }

  /** Cards take over what was true of others, in whose places they lie now. */
  follow(before: readonly number[], now: readonly number[]): void {
    const flags = before.map((id) => this.all[id] ?? 0);
    for (const [place, id] of now.entries()) this.all[id] = flags[place] ?? 0;
    this.#kept.moves++;
  }

  unsee(id: number): void {
    this.put(id, SEEN_BY_ANY, false);
  }
}
