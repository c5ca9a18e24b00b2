/** How many jobs start in one turn of the event loop. Node accepts one new connection a turn, so a turn in which many of them
 * run keeps everybody else outside, health checks too. */
const STARTS = 4;

/** Lets so many jobs run at once. A few more wait in line, briefly; whoever finds the line full is turned away at once. */
export class Gate {
  readonly #atOnce: number;
  readonly #line: number;
  readonly #patience: number;
  readonly #waiting = new Set<(isIn: boolean) => void>();
  #running = 0;
  #isStarting = false;

  constructor({ atOnce, line, patience }: { atOnce: number; line: number; patience: number }) {
    this.#atOnce = atOnce;
    this.#line = line;
    this.#patience = patience;
  }

  /** Takes a place, and says whether there was one. `whenGone` is told how to give up waiting. */
  async enter(whenGone: (giveUp: () => void) => void): Promise<boolean> {
    const free = this.#atOnce - this.#running;
    if (this.#waiting.size >= this.#line + free) return false;
    return new Promise((resolve) => {
      const answer = (isIn: boolean) => {
        if (!this.#waiting.delete(answer)) return;
        clearTimeout(timer);
        resolve(isIn);
      };
      const timer = setTimeout(() => answer(false), this.#patience);
      this.#waiting.add(answer);
      whenGone(() => answer(false));
      this.#start();
    });
  }

  /** Gives a place back; the first in line gets it. */
  leave(): void {
    this.#running--;
    this.#start();
  }

  /** Lets the first in line in, in the next turn, and in those after it the others for whom there is a place. */
  #start(): void {
    if (this.#isStarting || this.#running >= this.#atOnce || this.#waiting.size === 0) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      for (const next of [...this.#waiting].slice(0, Math.min(this.#atOnce - this.#running, STARTS))) {
        this.#running++;
        next(true);
      }
      this.#start();
    });
  }
}
