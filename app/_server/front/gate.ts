/** Lets so many jobs run at once. A few more wait in line, briefly; whoever finds the line full is turned away at once. */
export class Gate {
  readonly #atOnce: number;
  readonly #line: number;
  readonly #patience: number;
  readonly #waiting = new Set<(isIn: boolean) => void>();
  #running = 0;

  constructor({ atOnce, line, patience }: { atOnce: number; line: number; patience: number }) {
    this.#atOnce = atOnce;
    this.#line = line;
    this.#patience = patience;
  }

  /** Takes a place, and says whether there was one. `whenGone` is told how to give up waiting. */
  async enter(whenGone: (giveUp: () => void) => void): Promise<boolean> {
    if (this.#running < this.#atOnce) {
      this.#running++;
      return true;
    }
    if (this.#waiting.size >= this.#line) return false;
    return new Promise((resolve) => {
      const answer = (isIn: boolean) => {
        if (!this.#waiting.delete(answer)) return;
        clearTimeout(timer);
        resolve(isIn);
      };
      const timer = setTimeout(() => answer(false), this.#patience);
      this.#waiting.add(answer);
      whenGone(() => answer(false));
    });
  }

  /** Gives a place back; the first in line gets it. */
  leave(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#running--;
  }
}
