import type { KeptSet } from "../../../../lib/sheets/kept-set.ts";
import { merged } from "../../../../lib/sheets/merge.ts";
import type { Sheet } from "../../../../lib/sheets/sheet.ts";
import { afterPaint } from "../../../_client/after-paint.ts";
import type { OwnSets } from "../../../_client/own-sets.ts";
import { RecordRemoved, storageFault } from "../../../_client/storage.ts";
import { shared } from "../../../_client/structural-sharing.ts";

/** Whether the set on the page is kept, is about to be, or is not kept and why. */
export type SaveState = "kept" | "keeping" | NotKept;

export interface NotKept {
  readonly why: string;
  /** What would help: another try, or to keep a set that was removed once more. Nothing helps a damaged record. */
  readonly mend?: "try again" | "keep again";
}

const STAYS = "What you typed stays on this page.";

/**
 * Keeps a set in this browser, one write after the other. Each write takes what was changed since the one before, so
 * edits that come while one is under way are kept with the next.
 */
export class SetSaver {
  readonly #store: OwnSets;
  readonly #id: string;
  /** Takes in the sheet with what other tabs have changed. */
  readonly #heard: (sheet: Sheet, isUsed: boolean) => void;
  readonly #told: () => void;
  /** The sheet as it was last kept. */
  #stored: Sheet;
  #mine: Sheet;
  #isUsed: boolean;
  #isWriting = false;
  /** Whether the set was written elsewhere while this tab wrote. */
  #hasNews = false;
  #fault: NotKept | undefined;

  constructor(store: OwnSets, set: KeptSet, heard: (sheet: Sheet, isUsed: boolean) => void, told: () => void) {
    this.#store = store;
    this.#id = set.id;
    this.#stored = set.sheet;
    this.#mine = set.sheet;
    this.#isUsed = set.isUsed;
    this.#heard = heard;
    this.#told = told;
  }

  get state(): SaveState {
    return this.#fault ?? (this.hasUnsaved ? "keeping" : "kept");
  }

  get hasUnsaved(): boolean {
    return this.#mine !== this.#stored;
  }

  add(sheet: Sheet): void {
    this.#mine = sheet;
    this.#write();
  }

  tryAgain(): void {
    this.#write();
  }

  /** Keeps a set once more that was removed. */
  async keepAgain(): Promise<void> {
    await this.#attempt(() => this.#store.begin(this.#id, this.#mine), this.#mine);
  }

  async use(isUsed: boolean): Promise<void> {
    const mine = this.#mine;
    await this.#attempt(async () => {
      await this.#store.change(this.#id, this.#stored, mine);
      return this.#store.use(this.#id, isUsed);
    }, mine);
  }

  /** Shows what other tabs do with the set, until the returned function is called. */
  watch(): () => void {
    const unwatch = this.#store.watch((id) => id === this.#id && void this.#reload());
    // What happened before anybody listened is not told any more.
    void this.#reload();
    return unwatch;
  }

  async #reload(): Promise<void> {
    this.#hasNews = this.#isWriting;
    if (this.#hasNews) return;
    try {
      const now = await this.#store.get(this.#id);
      // The answer to a write that has begun since is newer.
      if (this.#isWriting) return;
      if (!now) this.#fault = REMOVED;
      else if (now.read.ok) this.#take(now.read.set, this.#stored);
      else this.#fault = { why: `${now.read.why} ${STAYS}` };
    } catch (error) {
      this.#fault = { why: `This set could not be read again: ${storageFault(error)}. ${STAYS}`, mend: "try again" };
    }
    this.#told();
  }

  /** What was changed here since `base` stays, on top of what is kept now. */
  #take({ sheet, isUsed }: KeptSet, base: Sheet): void {
    this.#fault = undefined;
    const before = this.#mine;
    this.#stored = shared(base, sheet);
    this.#mine = base === before ? this.#stored : shared(before, merged(base, before, this.#stored));
    if (this.#mine !== before || isUsed !== this.#isUsed) this.#heard(this.#mine, isUsed);
    this.#isUsed = isUsed;
  }

  #write(): void {
    if (this.#isWriting || !this.hasUnsaved) return;
    this.#isWriting = true;
    afterPaint(() => {
      const mine = this.#mine;
      void this.#attempt(() => this.#store.change(this.#id, this.#stored, mine), mine);
    });
  }

  async #attempt(work: () => Promise<KeptSet>, sent: Sheet): Promise<void> {
    this.#isWriting = true;
    try {
      this.#take(await work(), sent);
    } catch (error) {
      this.#fault =
        error instanceof RecordRemoved
          ? REMOVED
          : { why: `Your last changes are not kept: ${storageFault(error)}. ${STAYS}`, mend: "try again" };
    }
    this.#isWriting = false;
    this.#told();
    if (this.#fault) return;
    if (this.#hasNews) await this.#reload();
    this.#write();
  }
}

const REMOVED: NotKept = { why: `This set was removed in another tab. ${STAYS}`, mend: "keep again" };
