import { Worker } from "node:worker_threads";
import type { Picture } from "./picture.ts";

interface Job {
  readonly picture: Picture;
  readonly done: (drawn: ArrayBuffer | undefined) => void;
}

interface Limits {
  /** How many pictures may wait while one is being drawn. */
  readonly line: number;
  /** The most milliseconds that one picture may take. */
  readonly longest: number;
}

const LIMITS: Limits = { line: 16, longest: 10_000 };

/** A memory limit for the thread, so that running out ends the thread and not the whole process. */
const MEMORY = { maxOldGenerationSizeMb: 128 };

/**
 * Draws pictures in a separate thread, one at a time. The thread starts with the first picture. If it dies or takes too
 * long, its picture is lost and the next picture gets a new thread.
 */
export class PictureWorker {
  readonly #file: string;
  readonly #limits: Limits;
  readonly #line: Job[] = [];
  #thread: Worker | undefined;
  #current: Job | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, limits: Limits = LIMITS) {
    this.#file = file;
    this.#limits = limits;
  }

  /** The picture as PNG, or undefined if too many are waiting or it could not be drawn. The log says why. */
  draw(picture: Picture): Promise<ArrayBuffer | undefined> {
    if (this.#line.length >= this.#limits.line) return Promise.resolve(undefined);
    return new Promise((done) => {
      this.#line.push({ picture, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#line.shift();
    if (!this.#current) return;
    this.#thread ??= this.#started();
    const thread = this.#thread;
    // The thread keeps the process alive only while it is drawing.
    thread.ref();
    thread.postMessage(this.#current.picture);
    const { longest } = this.#limits;
    this.#timer = setTimeout(() => this.#lost(thread, `It took longer than ${longest} ms.`), longest);
  }

  #started(): Worker {
    const thread = new Worker(this.#file, { resourceLimits: MEMORY });
    thread.on("message", (drawn: ArrayBuffer) => this.#finish(thread, drawn));
    thread.on("error", (error) => this.#lost(thread, error instanceof Error ? `${error.stack}` : String(error)));
    thread.on("exit", (code) => this.#lost(thread, `The drawing thread ended with ${code}.`));
    return thread;
  }

  #lost(thread: Worker, why: string): void {
    if (thread !== this.#thread) return;
    process.stderr.write(`A preview picture could not be drawn. ${why}\n`);
    this.#thread = undefined;
    void thread.terminate();
    this.#finish(thread, undefined);
  }

  #finish(thread: Worker, drawn: ArrayBuffer | undefined): void {
    if (this.#thread !== undefined && this.#thread !== thread) return;
    clearTimeout(this.#timer);
    this.#thread?.unref();
    const job = this.#current;
    this.#current = undefined;
    job?.done(drawn);
    this.#next();
  }
}
