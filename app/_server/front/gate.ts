/**
 * How many jobs start in one turn of the event loop. Node accepts one new connection per turn, so a turn that runs many
 * of them keeps everyone else waiting, even health checks.
 */
const STARTS = 4;

/**
 * Runs a limited number of jobs at once. A few more wait briefly in line. If the line is full, the rest are turned away
 * at once.
 */
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

  /** Gives a place back to the first in line. */
  leave(): void {
    this.#running--;
    this.#start();
  }

  /** Lets the first in line start in the next turn, and others in the turns after it, as long as there are places. */
  #start(): void {
    if (this.#isStarting || this.#running >= this.#atOnce || this.#waiting.size === 0) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      let starts = Math.min(this.#atOnce - this.#running, STARTS);
      for (const next of this.#waiting) {
        if (starts-- <= 0) break;
        this.#running++;
        next(true);
      }
      this.#start();
    });
  }
}
