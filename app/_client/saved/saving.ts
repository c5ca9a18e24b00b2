import type { SavedAnswer } from "../../../lib/contract/saved.ts";
import type { KeyRecord, SavedAs } from "../../../lib/deck/saved/key-record.ts";
import { newId } from "../new-id.ts";
import { storageFault } from "../storage.ts";
import type { KeyParts, Keyring } from "./keyring.ts";
import type { Form, Kind } from "./kind.ts";
import { type Answer, newRepeat } from "./requests.ts";
import { knownOf, send } from "./send.ts";

/** What is changed on a page, as far as saving needs it. */
export interface Edited<C> {
  /** The id of its record in this browser. */
  readonly id: string;
  readonly content: C;
  /** Why it can’t be saved as it is now, if it can’t. */
  readonly whyNot?: string | undefined;
  /** Makes it say what the content says. */
  take(content: C, says: string): void;
}

/** What somebody else saved on top of the version that both began with. */
export interface Conflict<C = unknown> {
  readonly base: C;
  readonly theirs: Pick<SavedAs<C>, "version" | "content" | "listed">;
  /** The name of the key that they saved with. */
  readonly by: string | undefined;
}

export type Choice = "mine" | "theirs" | "both";

export interface SavingState<C = unknown> {
  readonly saved: SavedAs<C> | undefined;
  readonly isBusy: boolean;
  /** Why a save waits for the server. */
  readonly waits: string | undefined;
  /** Why the server refused the last save. */
  readonly fault: string | undefined;
  readonly conflict: Conflict<C> | undefined;
  /** What stood here before the other version was taken. */
  readonly before: C | undefined;
}

/** How long a save waits before it is tried again, unless the browser comes online earlier. */
const RETRY_MS = 20_000;

/** What saving works with. */
export interface SavingParts<C> {
  readonly kind: Kind<C>;
  readonly form: Form<C>;
  readonly edited: Edited<C>;
  readonly keyring: Keyring<C>;
}

/** Saves one draft, or one card set, on the server. A save that can't be sent stays in the keyring until it has arrived. */
export class Saving<C = unknown> {
  readonly kind: Kind<C>;
  readonly #form: Form<C>;
  readonly #edited: Edited<C>;
  readonly #keyring: Keyring<C>;
  readonly #listeners = new Set<() => void>();
  #state: SavingState<C>;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody wants it saved as it is now, beside what may wait already. */
  #isAsked = false;
  #running: Promise<void> | undefined;

  constructor({ kind, form, edited, keyring }: SavingParts<C>, record: KeyRecord<C> | undefined) {
    this.kind = kind;
    this.#form = form;
    this.#edited = edited;
    this.#keyring = keyring;
    const { saved } = record ?? {};
    this.#state = { saved, isBusy: false, waits: undefined, fault: undefined, conflict: undefined, before: undefined };
  }

  get state(): SavingState<C> {
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
      if (id === this.#edited.id) void this.#reload();
    });
    addEventListener("online", resume);
    resume();
    return () => {
      clearTimeout(this.#retry);
      removeEventListener("online", resume);
      unwatch();
    };
  }

  /** Saves it as it is now, unless the server already has it like this. */
  save(): Promise<void> {
    return this.#run(true);
  }

  /** Ends a conflict. Theirs stays a version on the server, and mine can be brought back with `undoTheirs`. */
  async choose(choice: Choice): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    const { base, theirs } = conflict;
    const mine = this.#edited.content;
    await this.#keep(({ saved }) => (saved ? { saved: { ...saved, ...theirs } } : {}));
    this.#set({ conflict: undefined, before: choice === "theirs" ? mine : undefined });
    if (choice === "theirs") this.#edited.take(theirs.content, `Version ${theirs.version}`);
    if (choice === "both") this.#edited.take(this.#form.merge(base, mine, theirs.content), "Both changes together");
    if (choice !== "theirs") await this.save();
  }

  /** Saves it as a new one, where its key no longer fits or it was deleted. The old key stays in the keyring. */
  async saveAsNew(): Promise<void> {
    const { saved } = this.#state;
    if (saved) await this.#keyring.change(newId(), () => ({ saved }));
    await this.#keep(() => ({}));
    await this.save();
  }

  /** Brings back what stood here before theirs was taken. */
  undoTheirs(): void {
    const { before } = this.#state;
    if (before) this.#edited.take(before, `My ${this.kind.noun} again`);
    this.#set({ before: undefined });
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
      this.#set({ fault: `The ${this.kind.noun} is not saved on the server: ${storageFault(error)}.` });
    }
    this.#isAsked = false;
  }

  /** Sends the save that waits, which may have arrived unconfirmed, and then what has changed since. */
  async #sendAll(): Promise<void> {
    const isAsked = this.#isAsked;
    this.#isAsked = false;
    const record = await this.#keyring.get(this.#edited.id);
    if (record?.pending && !(await this.#sendPending(record))) return;
    if (!isAsked) return;
    const { content, whyNot } = this.#edited;
    const { saved } = this.#state;
    if (whyNot !== undefined) return this.#set({ fault: whyNot });
    if (saved && this.#form.isSame(content, saved.content)) return;
    const repeat = newRepeat();
    await this.#sendPending(await this.#keep((before) => ({ ...before, pending: { content, repeat } })));
  }

  /** Returns whether the server has confirmed it. */
  async #sendPending({ pending, saved }: KeyRecord<C>): Promise<boolean> {
    if (!pending) return true;
    this.#set({ isBusy: true });
    const answer = await send(this.#form, pending, saved);
    if (answer.ok) {
      await this.#keep(() => ({ saved: answer.value }));
      this.#set({ waits: undefined });
    } else await this.#failed(answer, saved);
    return answer.ok;
  }

  async #failed(answer: Answer<unknown> & { ok: false }, saved: SavedAs<C> | undefined): Promise<void> {
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
  async #meet(saved: SavedAs<C>, current: SavedAnswer): Promise<void> {
    const theirs = knownOf(this.#form, current);
    const isNews = ![saved.content, this.#edited.content].some((mine) => this.#form.isSame(mine, theirs.content));
    if (isNews) return this.#set({ conflict: { base: saved.content, theirs, by: current.by } });
    await this.#keep(() => ({ saved: { ...saved, ...theirs } }));
    this.#isAsked = true;
  }

  async #keep(work: (before: KeyParts<C>) => KeyParts<C>): Promise<KeyRecord<C>> {
    const record = await this.#keyring.change(this.#edited.id, (before) =>
      work({ ...(before?.saved ? { saved: before.saved } : {}) }),
    );
    this.#set({ saved: record.saved });
    return record;
  }

  /** Another tab has saved it. */
  async #reload(): Promise<void> {
    const record = await this.#keyring.get(this.#edited.id).catch(() => undefined);
    if (!this.#state.isBusy) this.#set({ saved: record?.saved });
  }

  #set(part: Partial<SavingState<C>>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Where what is on the page stands, compared with what the server has. */
  standing(content: C): Standing {
    const { saved, isBusy, waits, conflict } = this.#state;
    if (conflict) return "conflict";
    if (isBusy) return "saving";
    if (waits !== undefined) return "waiting";
    if (!saved) return "new";
    return this.#form.isSame(content, saved.content) ? "saved" : "changed";
  }
}

export type Standing = "new" | "saving" | "waiting" | "conflict" | "changed" | "saved";
