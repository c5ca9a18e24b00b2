import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck, Edit } from "../../../lib/core/deck.ts";
import type { Fix } from "../../../lib/core/rule.ts";
import {
  type Change,
  changed,
  type Draft,
  type DraftLine,
  deckOfDraft,
  type Step,
  toHouse,
} from "../../../lib/deck/draft.ts";
import { judge } from "../../../lib/deck/judge.ts";
import type { objectionsTo } from "../../../lib/deck/objection.ts";
import { type Report, reported } from "../../../lib/deck/report.ts";
import { games } from "../../../lib/games/index.ts";
import { afterPaint } from "../../_client/after-paint.ts";
import type { Drafts } from "../../_client/drafts.ts";
import { Notes } from "./notes.ts";
import { sameList, stable } from "./stable.ts";

/** What is seen of a deck. Parts that a change leaves as they are stay the same objects. */
export interface View {
  readonly draft: Draft;
  readonly deck: Deck;
  readonly report: Report;
  readonly notes: Notes;
  /** The lines of each section, by its id. */
  readonly sections: ReadonlyMap<string, readonly DraftLine[]>;
}

/** Tells what a rule would say against one more copy of a card. */
export type Objection = ReturnType<typeof objectionsTo>;

/** Whether what is seen is kept: it is, it is about to be, or it cannot be and why. */
export type Kept = "kept" | "keeping" | { readonly failed: string };

/** A deck being built: every change is seen at once, and kept behind that in the order in which it was made. */
export class Builder {
  readonly pool: Pool;
  readonly #drafts: Drafts | undefined;
  readonly #heard = new Set<() => void>();
  #view: View;
  #kept: Kept;
  #unwatch: (() => void) | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(pool: Pool, draft: Draft, drafts: Drafts | undefined) {
    this.pool = pool;
    this.#drafts = drafts;
    const failed = { failed: "This browser keeps nothing for this page: download the deck before you leave." };
    this.#view = this.#seen(draft);
    this.#kept = drafts ? "kept" : failed;
  }

  readonly subscribe = (heard: () => void): (() => void) => {
    if (this.#heard.size === 0) this.#unwatch = this.#drafts?.watch((id) => void this.#reload(id));
    this.#heard.add(heard);
    return () => {
      this.#heard.delete(heard);
      if (this.#heard.size === 0) this.#unwatch?.();
    };
  };

  readonly view = (): View => this.#view;

  readonly kept = (): Kept => this.#kept;

  do(change: Change): void {
    const before = this.#view.draft;
    const draft = changed(before, change);
    if (draft === before) return;
    this.#show(draft, this.#drafts ? "keeping" : this.#kept);
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
    const shown = new Promise<void>((resolve) => void afterPaint(resolve));
    this.#queue = this.#queue
      .then(() => shown)
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

  #show(draft: Draft, kept: Kept): void {
    this.#kept = kept;
    if (draft !== this.#view.draft) this.#view = this.#seen(draft, this.#view);
    for (const heard of this.#heard) heard();
  }

  #seen(now: Draft, before?: View): View {
    const draft = { ...now, lines: stable(before?.draft.lines ?? [], now.lines) };
    const deck = deckOfDraft(this.pool, draft);
    const verdict = judge(this.pool, deck);
    const findings = stable(before?.report.findings ?? [], verdict.findings);
    const held = stable(before?.report.held ?? [], verdict.held, ({ rule }) => rule);
    return {
      draft,
      deck,
      report: reported(games, this.pool, deck, { ...verdict, findings, held }),
      notes: before && findings === before.report.findings ? before.notes : new Notes(findings, before?.notes),
      sections: bySection(draft.lines, before?.sections),
    };
  }
}

function bySection(lines: readonly DraftLine[], before?: View["sections"]): View["sections"] {
  const sections = new Map<string, readonly DraftLine[]>(Map.groupBy(lines, ({ section }) => section));
  for (const [id, own] of sections) sections.set(id, sameList(before?.get(id) ?? [], own));
  return sections;
}
