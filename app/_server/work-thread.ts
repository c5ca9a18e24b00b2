import { Worker } from "node:worker_threads";

/** A thread with more memory for what lives briefly is hardly faster, and keeps it. In megabytes. */
const YOUNG = 16;

interface Job<Asked, Answer> {
  readonly asked: Asked;
  readonly done: (answer: Answer | undefined) => void;
}

interface Limits {
  /** What the log says if the thread dies over a job, without a full stop. */
  readonly lost: string;
  /** How many jobs may wait while one is being done. */
  readonly line: number;
  /** The most milliseconds that one job may take. */
  readonly longest: number;
  /** The memory of the thread, so that running out ends the thread and not the whole process. */
  readonly megabytes: number;
}

/**
 * Does long work in a separate thread, one job at a time, so that everybody else is answered meanwhile. The thread starts
 * with the first job. If it dies or takes too long, its job is lost and the next one gets a new thread.
 */
export class WorkThread<Asked, Answer> {
  readonly #file: string;
  readonly #limits: Limits;
  readonly #line: Job<Asked, Answer>[] = [];
  #thread: Worker | undefined;
  #current: Job<Asked, Answer> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `file` answers each message with one of its own. */
  constructor(file: string, limits: Limits) {
    this.#file = file;
    this.#limits = limits;
  }

  /** Whether no more jobs may wait. */
  get isFull(): boolean {
    return this.#line.length >= this.#limits.line;
  }

  /** The answer, or undefined if too many are waiting or the job was lost. The log says why. */
  ask(asked: Asked): Promise<Answer | undefined> {
    if (this.isFull) return Promise.resolve(undefined);
    return new Promise((done) => {
      this.#line.push({ asked, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#line.shift();
    if (!this.#current) return;
    this.#thread ??= this.#started();
    const thread = this.#thread;
    // The thread keeps the process alive only while it is working.
    thread.ref();
    thread.postMessage(this.#current.asked);
    const { longest } = this.#limits;
    this.#timer = setTimeout(() => this.#lost(thread, `It took longer than ${longest} ms.`), longest);
  }

  #started(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.megabytes, maxYoungGenerationSizeMb: YOUNG };
    const thread = new Worker(this.#file, { resourceLimits });
    thread.on("message", (answer: Answer) => this.#finish(thread, answer));
    thread.on("error", (error) => this.#lost(thread, error instanceof Error ? `${error.stack}` : String(error)));
    thread.on("exit", (code) => this.#lost(thread, `The thread ended with ${code}.`));
    return thread;
  }

  #lost(thread: Worker, why: string): void {
    if (thread !== this.#thread) return;
    process.stderr.write(`${this.#limits.lost}. ${why}\n`);
    this.#thread = undefined;
    void thread.terminate();
    this.#finish(thread, undefined);
  }

  #finish(thread: Worker, answer: Answer | undefined): void {
    if (this.#thread !== undefined && this.#thread !== thread) return;
    clearTimeout(this.#timer);
    this.#thread?.unref();
    const job = this.#current;
    this.#current = undefined;
    job?.done(answer);
    this.#next();
  }
}
