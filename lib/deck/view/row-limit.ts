/** How many rows a page still draws. It counts those that it leaves out, so that the page can say so. */
export class RowLimit {
  #left: number;
  #leftOut = 0;

  constructor(most: number) {
    this.#left = most;
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  /** The rows that there is room for. */
  first<T>(rows: readonly T[]): readonly T[] {
    const drawn = rows.slice(0, this.#left);
    this.#left -= drawn.length;
    this.#leftOut += rows.length - drawn.length;
    return drawn;
  }
}
