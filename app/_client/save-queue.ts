import { afterPaint } from "./after-paint.ts";
import { type RecordRead, RecordRemoved, storageFault } from "./storage.ts";
import { STORAGE_MS, withTimeout } from "./timeout.ts";

/** Whether the record on the page is saved, is about to be, or is not saved and why. */
export type SaveState = "kept" | "keeping" | NotSaved;

export interface NotSaved {
  readonly why: string;
  /** What would help: another try, or a new record if this one was removed. Nothing helps without storage. */
  readonly mend?: "try again" | "keep anew";
}

/** What a queue saves: a record T, and its changes C. R is the result of reading one. */
export interface Saved<T, C, R> {
  readonly after: (record: T, change: C) => T;
  readonly read: (read: R) => T | { readonly why: string };
  /** Why changes are not saved, as a sentence, with the way out. */
  readonly sentence: (why: string, waiting: number) => string;
  readonly removed: string;
}

/** Where a queue saves. */
interface Store<T, C, R> {
  get(id: string): Promise<RecordRead<R> | undefined>;
  change(begun: T, changes: readonly C[]): Promise<T>;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * The changes of one record that are not stored yet, in the order in which they were made. A change stays in the queue
 * until it is stored. A write that failed is repeated with the next change, or by itself after a while.
 */
export class SaveQueue<T extends { readonly id: string; readonly version: number }, C, R> {
  readonly #kind: Saved<T, C, R>;
  readonly #heard: (record: T) => void;
  #store: Store<T, C, R> | undefined;
  /** The record as it was last saved, or as it began. */
  #stored: T;
  #changes: readonly C[] = [];
  #isWriting = false;
  /** Whether to store the record even without a change, as for a copy of a shared deck. */
  #isCopy = false;
  /** Whether another tab wrote the record while this one was writing. The result of this write may then be older. */
  #hasNews = false;
  #fault: NotSaved | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Every record that is passed to `heard` contains all changes, saved or not. */
  constructor(kind: Saved<T, C, R>, begun: T, heard: (record: T) => void) {
    this.#kind = kind;
    this.#stored = begun;
    this.#heard = heard;
  }

  kept(): SaveState {
    if (this.#fault) return { ...this.#fault, why: this.#kind.sentence(this.#fault.why, this.#changes.length) };
    return this.hasUnsaved() ? "keeping" : "kept";
  }

  hasUnsaved(): boolean {
    return this.#changes.length > 0 || this.#isCopy;
  }

  add(change: C): void {
    this.#changes = [...this.#changes, change];
    this.write();
  }

  /** Stores the record even though nothing has been changed. */
  addCopy(): void {
    this.#isCopy = true;
    this.write();
  }

  /** Continues without storage and says why. */
  without(why: string): void {
    this.#fault = { why };
  }

  connect(store: Store<T, C, R>): void {
    this.#store = store;
    this.#fault = undefined;
    this.write();
  }

  /** Reads the record again, because another tab has written or removed it. */
  async reload(): Promise<void> {
    try {
      const kept = await this.#store?.get(this.#stored.id);
      this.#hasNews = this.#isWriting;
      if (this.#hasNews) return;
      this.#take(kept && this.#kind.read(kept.read));
    } catch (error) {
      this.#fault = { why: storageFault(error), mend: "try again" };
    }
    this.#tell();
  }

  /** Tries again, whatever it was that failed. */
  tryAgain(): void {
    if (this.hasUnsaved()) this.write();
    else void this.reload();
  }

  #take(read: T | { readonly why: string } | undefined): void {
    if (read && "why" in read) this.#fault = { why: read.why };
    else if (read && read.version >= this.#stored.version) {
      this.#stored = read;
      if (this.#changes.length === 0 || this.#fault?.mend === "keep anew") this.#fault = undefined;
      if (!this.#fault) this.write();
    } else if (this.#stored.version > 0) this.#fault = { why: this.#kind.removed, mend: "keep anew" };
  }

  /** Writes what is waiting, unless a write is already running. */
  write(): void {
    if (this.#isWriting || !this.#store || !this.hasUnsaved()) return;
    clearTimeout(this.#retry);
    this.#isWriting = true;
    void this.#writeAll(this.#store);
  }

  async #writeAll(store: Store<T, C, R>): Promise<void> {
    try {
      while (this.hasUnsaved()) await this.#writeOnce(store);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isWriting = false;
    }
    if (this.#hasNews) await this.reload();
    else this.#tell();
  }

  async #writeOnce(store: Store<T, C, R>): Promise<void> {
    await new Promise<void>((resolve) => void afterPaint(resolve));
    const changes = this.#changes;
    const write = store.change(this.#stored, changes);
    if (!(await withTimeout(STORAGE_MS, write)).inTime) {
      this.#fault = { why: "this browser's storage does not answer" };
      this.#tell();
    }
    this.#stored = await write;
    this.#changes = this.#changes.slice(changes.length);
    this.#isCopy = false;
    this.#fault = undefined;
    this.#failures = 0;
  }

  #fail(error: unknown): void {
    if (error instanceof RecordRemoved) {
      this.#fault = { why: this.#kind.removed, mend: "keep anew" };
      return;
    }
    this.#fault = { why: storageFault(error), mend: "try again" };
    this.#retry = setTimeout(() => this.write(), Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++));
  }

  /** Reports the saved record with all waiting changes applied, so that the page never misses one. */
  #tell(): void {
    this.#heard(this.#changes.reduce(this.#kind.after, this.#stored));
  }
}
