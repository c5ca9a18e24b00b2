import { Worker } from "node:worker_threads";
import type { Picture } from "./picture.ts";

interface Job {
  readonly picture: Picture;
  readonly done: (drawn: ArrayBuffer | undefined) => void;
}

interface Limits {
  /** How many pictures may wait for the one that is being drawn. */
  readonly line: number;
  /** How long one may take, in milliseconds. */
  readonly longest: number;
}

const LIMITS: Limits = { line: 16, longest: 10_000 };

/** What the thread may use, so that it ends by itself and not with the whole process. */
const MEMORY = { maxOldGenerationSizeMb: 128 };

/** Draws pictures in a thread of its own, one after the other. The thread starts with the first picture. If it dies or takes too
 * long, its picture is lost, and the next picture gets a new thread. */
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

  /** The picture as PNG; undefined if too many wait, or if it could not be drawn. The log says why. */
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
    // Only a thread that draws keeps the process alive.
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
