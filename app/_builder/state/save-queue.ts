import { counted } from "../../../lib/core/words.ts";
import { changed, type Draft, type DraftChange } from "../../../lib/deck/draft/draft.ts";
import type { Read } from "../../../lib/deck/draft/draft-record.ts";
import { afterPaint } from "../../_client/after-paint.ts";
import type { Drafts } from "../../_client/drafts/drafts.ts";
import { RecordRemoved, storageFault } from "../../_client/storage.ts";
import { STORAGE_MS, withTimeout } from "../../_client/timeout.ts";

/** Whether the deck on the page is saved, is about to be, or is not saved and why. */
export type SaveState = "kept" | "keeping" | NotSaved;

export interface NotSaved {
  readonly why: string;
  /** What would help: another try, or a new deck if this one was removed. Nothing helps without storage. */
  readonly mend?: "try again" | "keep as new";
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/**
 * The changes of one deck that are not stored yet, in the order in which they were made. A change stays in the queue
 * until it is stored. A write that failed is repeated with the next change, or by itself after a while.
 */
export class SaveQueue {
  readonly #heard: (draft: Draft) => void;
  #drafts: Drafts | undefined;
  /** The deck as it was last saved, or as it began. */
  #stored: Draft;
  #changes: readonly DraftChange[] = [];
  #isWriting = false;
  /** Whether to store the deck even without a change, as for a copy of a shared deck. */
  #isCopy = false;
  /** Whether another tab wrote the deck while this one was writing. The result of this write may then be older. */
  #hasNews = false;
  #fault: NotSaved | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Every draft that is passed to `heard` contains all changes, saved or not. */
  constructor(begun: Draft, heard: (draft: Draft) => void) {
    this.#stored = begun;
    this.#heard = heard;
  }

  kept(): SaveState {
    if (this.#fault) return { ...this.#fault, why: this.#sentence(this.#fault.why) };
    return this.#changes.length > 0 || this.#isCopy ? "keeping" : "kept";
  }

  hasUnsaved(): boolean {
    return this.#changes.length > 0 || this.#isCopy;
  }

  add(change: DraftChange): void {
    this.#changes = [...this.#changes, change];
    this.write();
  }

  /** Stores the deck even though nothing has been changed. */
  addCopy(): void {
    this.#isCopy = true;
    this.write();
  }

  /** Continues without storage and says why. */
  without(why: string): void {
    this.#fault = { why };
  }

  connect(drafts: Drafts): void {
    this.#drafts = drafts;
    this.#fault = undefined;
    this.write();
  }

  /** Reads the deck again, because another tab has written or removed it. */
  async reload(): Promise<void> {
    try {
      const kept = await this.#drafts?.get(this.#stored.id);
      this.#hasNews = this.#isWriting;
      if (this.#hasNews) return;
      this.#take(kept?.read);
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

  #take(read: Read | undefined): void {
    if (read && !read.ok) this.#fault = { why: read.why };
    else if (read && read.draft.version >= this.#stored.version) {
      this.#stored = read.draft;
      if (this.#changes.length === 0 || this.#fault === REMOVED) this.#fault = undefined;
      if (!this.#fault) this.write();
    } else if (this.#stored.version > 0) this.#fault = REMOVED;
  }

  /** Writes what is waiting, unless a write is already running. */
  write(): void {
    if (this.#isWriting || !this.#drafts || !this.hasUnsaved()) return;
    clearTimeout(this.#retry);
    this.#isWriting = true;
    void this.#writeAll(this.#drafts);
  }

  async #writeAll(drafts: Drafts): Promise<void> {
    try {
      while (this.hasUnsaved()) await this.#writeOnce(drafts);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isWriting = false;
    }
    if (this.#hasNews) await this.reload();
    else this.#tell();
  }

  async #writeOnce(drafts: Drafts): Promise<void> {
    await new Promise<void>((resolve) => void afterPaint(resolve));
    const changes = this.#changes;
    const write = drafts.change(this.#stored, changes);
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
      this.#fault = REMOVED;
      return;
    }
    this.#fault = { why: storageFault(error), mend: "try again" };
    this.#retry = setTimeout(() => this.write(), Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++));
  }

  /** Reports the saved deck with all waiting changes applied, so that the page never misses one. */
  #tell(): void {
    this.#heard(this.#changes.reduce(changed, this.#stored));
  }

  #sentence(why: string): string {
    const waiting = this.#changes.length;
    const what = waiting === 0 ? "This deck is" : `${counted(waiting, "change")} ${waiting === 1 ? "is" : "are"}`;
    return `${what} not kept: ${why.replace(/\.$/, "")}. Download the deck before you leave.`;
  }
}

const REMOVED: NotSaved = { why: "this deck was removed in another tab", mend: "keep as new" };
