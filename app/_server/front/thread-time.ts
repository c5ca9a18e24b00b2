/** Tells what each of several things took that one thread does in turns. Those that are open at the same time share it. */
export class ThreadTime {
  readonly #used: () => number;
  #open = 0;
  #until = 0;
  /** What each thing would have taken that was open all the time. */
  #share = 0;

  /** `used` is how long the thread has worked, in milliseconds. What an answer waits for is no work. */
  constructor(used = usedByThread) {
    this.#used = used;
  }

  /** Begins to measure something. What is returned ends that, and says how many milliseconds it took. */
  begin(): () => number {
    this.#divide();
    this.#open++;
    const before = this.#share;
    return () => {
      this.#divide();
      this.#open--;
      return this.#share - before;
    };
  }

  #divide(): void {
    const used = this.#used();
    if (this.#open > 0) this.#share += (used - this.#until) / this.#open;
    this.#until = used;
  }
}

/** Processor time: on a machine that is busy with something else, nobody pays for that. */
function usedByThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
