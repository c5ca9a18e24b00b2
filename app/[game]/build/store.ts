import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck, Edit } from "../../../lib/core/deck.ts";
import type { Fix } from "../../../lib/core/rule.ts";
import { type Change, changed, type Draft, deckOfDraft, type Step, toHouse } from "../../../lib/deck/draft.ts";
import { type Report, report } from "../../../lib/deck/report.ts";
import { games } from "../../../lib/games/index.ts";
import type { Drafts } from "../../_client/drafts.ts";

export interface View {
  readonly draft: Draft;
  readonly deck: Deck;
  readonly report: Report;
  /** Whether what is seen is kept: it is, it is about to be, or it cannot be and why. */
  readonly kept: "kept" | "keeping" | { readonly failed: string };
}

/** A deck being built: every change is seen at once, and kept in the order in which it was made. */
export class Builder {
  readonly pool: Pool;
  readonly #drafts: Drafts | undefined;
  readonly #heard = new Set<() => void>();
  #view: View;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(pool: Pool, draft: Draft, drafts: Drafts | undefined) {
    this.pool = pool;
    this.#drafts = drafts;
    const failed = { failed: "This browser keeps nothing for this page: download the deck before you leave." };
    this.#view = this.#seen(draft, drafts ? "kept" : failed);
  }

  readonly subscribe = (heard: () => void): (() => void) => {
    this.#heard.add(heard);
    const stop = this.#drafts?.watch((id) => void this.#reload(id));
    return () => {
      this.#heard.delete(heard);
      stop?.();
    };
  };

  readonly view = (): View => this.#view;

  do(change: Change): void {
    const before = this.#view.draft;
    const draft = changed(before, change);
    if (draft === before) return;
    this.#show(draft, this.#drafts ? "keeping" : this.#view.kept);
    if (this.#drafts) this.#keep(this.#drafts, before, change);
  }

  step(step: Step): void {
    this.do({ do: "step", step });
  }

  edit(says: string, edits: readonly Edit[]): void {
    this.step({ says, edits });
  }

  fix(fix: Fix): void {
    const house = Object.entries(fix.house ?? {}).map(([id, value]) => toHouse(id, value));
    this.step({ says: fix.label, edits: fix.edits, ...(house[0]?.heading ? { heading: house[0].heading } : {}) });
  }

  count(section: string, card: string): number {
    return this.#view.draft.lines.find((line) => line.section === section && line.name === card)?.count ?? 0;
  }

  #keep(drafts: Drafts, before: Draft, change: Change): void {
    this.#waiting++;
    this.#queue = this.#queue
      .then(() => drafts.change(before, change))
      .then(
        (kept) => this.#settle(kept),
        (error: unknown) => this.#fail(error),
      );
  }

  #settle(kept: Draft): void {
    this.#waiting--;
    if (this.#waiting > 0) return;
    // Another tab may have changed the deck meanwhile: the record is the truth.
    const draft = kept.version === this.#view.draft.version ? this.#view.draft : kept;
    this.#show(draft, "kept");
  }

  #fail(error: unknown): void {
    this.#waiting--;
    const full = error instanceof DOMException && error.name === "QuotaExceededError";
    const why = full ? "this browser's storage is full" : error instanceof Error ? error.message : String(error);
    this.#show(this.#view.draft, {
      failed: `The last change is not kept: ${why}. Download the deck, so that nothing is lost.`,
    });
  }

  async #reload(id: string): Promise<void> {
    if (id !== this.#view.draft.id || this.#waiting > 0) return;
    const draft = await this.#drafts?.get(id);
    if (draft && this.#waiting === 0 && draft.version !== this.#view.draft.version) this.#show(draft, "kept");
  }

  #show(draft: Draft, kept: View["kept"]): void {
    this.#view = draft === this.#view.draft ? { ...this.#view, kept } : this.#seen(draft, kept);
    for (const heard of this.#heard) heard();
  }

  #seen(draft: Draft, kept: View["kept"]): View {
    const deck = deckOfDraft(this.pool, draft);
    return { draft, deck, report: report(games, this.pool, deck), kept };
  }
}
