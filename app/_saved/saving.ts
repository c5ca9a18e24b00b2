import type { SavedDeck } from "../../lib/contract/saved.ts";
import { type Draft, type DraftChange, linesInDeck } from "../../lib/deck/draft/draft.ts";
import { type Content, changesTo, contentOf, isSame } from "../../lib/deck/saved/content.ts";
import type { KeyRecord, SavedAs } from "../../lib/deck/saved/key-record.ts";
import { merge } from "../../lib/deck/saved/merge.ts";
import { newId } from "../_client/new-id.ts";
import { storageFault } from "../_client/storage.ts";
import type { KeyParts, Keyring } from "./keyring.ts";
import { type Answer, newRepeat } from "./requests.ts";
import { knownOf, send } from "./send.ts";

/** The deck on the page, as far as saving needs it. */
export interface Edited {
  readonly draft: Draft;
  do(change: DraftChange): void;
}

/** What somebody else saved on top of the version that both began with. */
export interface Conflict {
  readonly base: Content;
  readonly theirs: Pick<SavedAs, "version" | "content" | "listed">;
  /** The name of the key that they saved with. */
  readonly by: string | undefined;
}

export type Choice = "mine" | "theirs" | "both";

export interface SavingState {
  readonly saved: SavedAs | undefined;
  readonly isBusy: boolean;
  /** Why a save waits for the server. */
  readonly waits: string | undefined;
  /** Why the server refused the last save. */
  readonly fault: string | undefined;
  readonly conflict: Conflict | undefined;
  /** The deck as it was before the other one was taken. */
  readonly before: Content | undefined;
}

/** How long a save waits before it is tried again, unless the browser comes online earlier. */
const RETRY_MS = 20_000;

/** Saves one draft on the server. A save that can't be sent stays in the keyring until it has arrived. */
export class Saving {
  readonly #edited: Edited;
  readonly #keyring: Keyring;
  readonly #listeners = new Set<() => void>();
  #state: SavingState;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody wants the deck saved as it is now, beside what may wait already. */
  #isAsked = false;
  #running: Promise<void> | undefined;

  constructor(edited: Edited, keyring: Keyring, record: KeyRecord | undefined) {
    this.#edited = edited;
    this.#keyring = keyring;
    const { saved } = record ?? {};
    this.#state = { saved, isBusy: false, waits: undefined, fault: undefined, conflict: undefined, before: undefined };
  }

  get state(): SavingState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what has waited since an earlier visit, and later whatever waits when the browser comes online. */
  begin(): () => void {
    const resume = () => void this.#run(false);
    const unwatch = this.#keyring.watch((id) => {
      if (id === this.#edited.draft.id) void this.#reload();
    });
    addEventListener("online", resume);
    resume();
    return () => {
      clearTimeout(this.#retry);
      removeEventListener("online", resume);
      unwatch();
    };
  }

  /** Saves the deck as it is now, unless the server already has it like this. */
  save(): Promise<void> {
    return this.#run(true);
  }

  /** Ends a conflict. Theirs stays a version on the server, and mine can be brought back with `undoTheirs`. */
  async choose(choice: Choice): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    const { base, theirs } = conflict;
    const mine = contentOf(this.#edited.draft);
    await this.#keep(({ saved }) => (saved ? { saved: { ...saved, ...theirs } } : {}));
    this.#set({ conflict: undefined, before: choice === "theirs" ? mine : undefined });
    if (choice === "theirs") this.#take(theirs.content, `Version ${theirs.version}`);
    if (choice === "both") this.#take(merge(base, mine, theirs.content).content, "Both changes together");
    if (choice !== "theirs") await this.save();
  }

  /** Saves the deck as a new one, where its key no longer fits or it was deleted. The old key stays in the keyring. */
  async saveAsNew(): Promise<void> {
    const { saved } = this.#state;
    if (saved) await this.#keyring.change(newId(), () => ({ saved }));
    await this.#keep(() => ({}));
    await this.save();
  }

  /** Brings back the deck that stood here before theirs was taken. */
  undoTheirs(): void {
    const { before } = this.#state;
    if (before) this.#take(before, "My deck again");
    this.#set({ before: undefined });
  }

  #take(content: Content, says: string): void {
    for (const change of changesTo(this.#edited.draft, content, says)) this.#edited.do(change);
  }

  /** What is asked for while a save is on its way follows it. */
  #run(isAsked: boolean): Promise<void> {
    if (this.#state.conflict) return Promise.resolve();
    this.#isAsked ||= isAsked;
    if (isAsked) this.#set({ fault: undefined, before: undefined });
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
      this.#set({ isBusy: false });
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      do await this.#sendAll();
      while (this.#isAsked && !this.#state.conflict);
    } catch (error) {
      this.#set({ fault: `The deck is not saved on the server: ${storageFault(error)}.` });
    }
    this.#isAsked = false;
  }

  /** Sends the save that waits, which may have arrived unconfirmed, and then what has changed since. */
  async #sendAll(): Promise<void> {
    const isAsked = this.#isAsked;
    this.#isAsked = false;
    const record = await this.#keyring.get(this.#edited.draft.id);
    if (record?.pending && !(await this.#sendPending(record))) return;
    const content = contentOf(this.#edited.draft);
    const { saved } = this.#state;
    if (!isAsked || (saved && isSame(content, saved.content))) return;
    const repeat = newRepeat();
    await this.#sendPending(await this.#keep((before) => ({ ...before, pending: { content, repeat } })));
  }

  /** Returns whether the server has confirmed it. */
  async #sendPending({ pending, saved }: KeyRecord): Promise<boolean> {
    if (!pending) return true;
    this.#set({ isBusy: true });
    const answer = await send(pending, saved);
    if (answer.ok) {
      await this.#keep(() => ({ saved: answer.value }));
      this.#set({ waits: undefined });
    } else await this.#failed(answer, saved);
    return answer.ok;
  }

  async #failed(answer: Answer<unknown> & { ok: false }, saved: SavedAs | undefined): Promise<void> {
    if (answer.is === "later") {
      this.#set({ waits: answer.why });
      this.#retry = setTimeout(() => void this.#run(false), RETRY_MS);
      return;
    }
    await this.#keep((before) => (before.saved ? { saved: before.saved } : {}));
    this.#set({ waits: undefined });
    if (answer.is === "refused" || !saved) this.#set({ fault: answer.why });
    else await this.#meet(saved, answer.current);
  }

  /** Somebody else saved first. If their version says what both began with, or what is on the page, nobody has to choose. */
  async #meet(saved: SavedAs, current: SavedDeck): Promise<void> {
    const theirs = knownOf(current);
    const isNews = ![saved.content, contentOf(this.#edited.draft)].some((mine) => isSame(mine, theirs.content));
    if (isNews) return this.#set({ conflict: { base: saved.content, theirs, by: current.by } });
    await this.#keep(() => ({ saved: { ...saved, ...theirs } }));
    this.#isAsked = true;
  }

  async #keep(work: (before: KeyParts) => KeyParts): Promise<KeyRecord> {
    const record = await this.#keyring.change(this.#edited.draft.id, (before) =>
      work({ ...(before?.saved ? { saved: before.saved } : {}) }),
    );
    this.#set({ saved: record.saved });
    return record;
  }

  /** Another tab has saved this deck. */
  async #reload(): Promise<void> {
    const record = await this.#keyring.get(this.#edited.draft.id).catch(() => undefined);
    if (!this.#state.isBusy) this.#set({ saved: record?.saved });
  }

  #set(part: Partial<SavingState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Where a draft stands, compared with what the server has. */
export type Standing = "new" | "empty" | "saving" | "waiting" | "conflict" | "changed" | "saved";

export function standingOf({ saved, isBusy, waits, conflict }: SavingState, draft: Draft): Standing {
  if (conflict) return "conflict";
  if (isBusy) return "saving";
  if (waits !== undefined) return "waiting";
  if (!saved) return linesInDeck(draft).length === 0 ? "empty" : "new";
  return isSame(contentOf(draft), saved.content) ? "saved" : "changed";
}
