/** A longer stretch in which the thread is busy is reported, in milliseconds. Nobody is answered meanwhile. */
const HELD = 100;
/** How often the thread is looked at while an answer is being made. */
const TICK = 20;

/** How long the thread has worked, in milliseconds. What it waited for, such as a processor that others use, is not its
 * work, and no answer's fault. */
function worked(): number {
  // An older Node only knows of the whole process.
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}

/**
 * Notices when the thread that makes all answers was busy for long, and with which of them. There is no timer while no
 * answer is being made.
 */
export class Watchdog<Job> {
  readonly #report: (milliseconds: number, jobs: readonly Job[]) => void;
  readonly #now: () => number;
  readonly #jobs = new Set<Job>();
  #looked = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(report: (milliseconds: number, jobs: readonly Job[]) => void, now = worked) {
    this.#report = report;
    this.#now = now;
  }

  /** Does a job, and reports it if it holds the thread for long. If several run at once, it may be any of them. */
  async during<T>(job: Job, work: () => Promise<T>): Promise<T> {
    // A job that begins after a long stretch has no part in it.
    this.#look();
    this.#jobs.add(job);
    this.#timer ??= setInterval(() => this.#look(), TICK).unref();
    try {
      return await work();
    } finally {
      this.#look();
      this.#jobs.delete(job);
      if (this.#jobs.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  #look(): void {
    const now = this.#now();
    const held = now - this.#looked - TICK;
    if (this.#jobs.size > 0 && held > HELD) this.#report(Math.round(held), [...this.#jobs]);
    this.#looked = now;
  }
}
