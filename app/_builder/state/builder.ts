import { builtWith } from "../../../lib/cards/own-sets.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Deck, Edit } from "../../../lib/core/judge/deck.ts";
import type { Fix } from "../../../lib/core/judge/rule.ts";
import { counted } from "../../../lib/core/words.ts";
import {
  changed,
  type Draft,
  type DraftChange,
  type DraftEdit,
  type DraftLine,
  deckOfDraft,
  fixing,
  linesInDeck,
} from "../../../lib/deck/draft/draft.ts";
import type { Read } from "../../../lib/deck/draft/draft-record.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import type { objectionsTo } from "../../../lib/deck/verdict/objection.ts";
import { type Report, reported } from "../../../lib/deck/verdict/report.ts";
import { type Unfinished, unfinished } from "../../../lib/deck/view/unfinished.ts";
import { games } from "../../../lib/games/index.ts";
import type { Drafts } from "../../_client/drafts/drafts.ts";
import { type Saved, SaveQueue, type SaveState } from "../../_client/save-queue.ts";
import { StagedStore } from "../../_client/staged-store.ts";
import { shared } from "../../_client/structural-sharing.ts";
import { Notes } from "./notes.ts";

/** A deck and everything computed from it. Parts that a change does not affect remain the same objects. */
export interface View {
  readonly draft: Draft;
  readonly deck: Deck;
  readonly report: Report;
  readonly notes: Notes;
  /** How far the deck is, if it only lacks cards. */
  readonly unfinished: Unfinished | undefined;
  /** The lines of each section, by its id. */
  readonly sections: ReadonlyMap<string, readonly DraftLine[]>;
}

/** A deck that nobody has begun is not blamed for what it lacks. */
export function isBegun({ draft }: Pick<View, "draft">): boolean {
  return linesInDeck(draft).length > 0;
}

/** Says which rule would object to one more copy of a card. */
export type Objection = ReturnType<typeof objectionsTo>;

/** What the page shows: the deck, and whether this browser has saved it. */
interface State {
  readonly view: View;
  readonly kept: SaveState;
}

type DeckQueue = SaveQueue<Draft, DraftChange, Read>;

const DECK: Saved<Draft, DraftChange, Read> = {
  after: changed,
  read: (read) => (read.ok ? read.draft : read),
  sentence: (why, waiting) => {
    const what = waiting === 0 ? "This deck is" : `${counted(waiting, "change")} ${waiting === 1 ? "is" : "are"}`;
    return `${what} not kept: ${why.replace(/\.$/, "")}. Download the deck before you leave.`;
  },
  removed: "this deck was removed in another tab",
};

/** A deck being built. Every change is shown at once and then saved, in the order in which the changes were made. */
export class Builder {
  readonly pool: Pool;
  readonly store: StagedStore<State>;
  #drafts: Drafts | undefined;
  #queue: DeckQueue;
  #isWatched = false;
  #unwatch: (() => void) | undefined;

  /** Without storage nothing is saved. The text given in its place says why. */
  constructor(pool: Pool, draft: Draft, storage: Drafts | string) {
    this.pool = pool;
    this.#queue = this.#queueFor(draft);
    if (typeof storage === "string") this.#queue.without(storage);
    else this.#connect(storage);
    this.store = new StagedStore({ view: this.#viewOf(draft), kept: this.#queue.kept() });
  }

  get view(): View {
    return this.store.now.view;
  }

  get draft(): Draft {
    return this.view.draft;
  }

  get kept(): SaveState {
    return this.store.now.kept;
  }

  /** Shows changes that other tabs make to the deck, until the returned function is called. */
  watch(): () => void {
    this.#isWatched = true;
    this.#listen();
    return () => {
      this.#isWatched = false;
      this.#unwatch?.();
    };
  }

  readonly hasUnsaved = (): boolean => this.#queue.hasUnsaved();

  do(change: DraftChange): void {
    const draft = changed(this.view.draft, change);
    if (draft === this.view.draft) return;
    this.#queue.add(change);
    const names = draft.lines.map(({ name }) => name);
    const sets = builtWith(this.pool, names, draft.about?.sets ?? []);
    const remembering: DraftChange = { do: "about", about: { sets } };
    const remembered = change.do === "about" ? draft : changed(draft, remembering);
    if (remembered !== draft) this.#queue.add(remembering);
    this.#show(remembered);
  }

  step(step: DraftEdit): void {
    this.do({ do: "step", step });
  }

  edit(says: string, edits: readonly Edit[]): void {
    this.step({ says, edits });
  }

  fix(fix: Fix): void {
    this.do(fixing(fix));
  }

  count(section: string, card: string): number {
    return this.view.draft.lines.find((line) => line.section === section && line.name === card)?.count ?? 0;
  }

  /** Where a card is in the deck besides a section, and how often: "1 in Middle". */
  elsewhere(section: string, card: string): string {
    const others = this.pool.game.sections.filter(({ id }) => id !== section);
    const counts = others
      .map(({ id, name }) => ({ name, count: this.count(id, card) }))
      .filter(({ count }) => count > 0);
    return counts.map(({ name, count }) => `${count} in ${name}`).join(", ");
  }

  /** Saves the deck even though nothing has been changed, as for a copy of a shared deck. */
  keepCopy(): void {
    this.#queue.addCopy();
    this.#show(this.view.draft);
  }

  /** Tries again to save what is not saved. */
  tryAgain(): void {
    this.#queue.tryAgain();
  }

  /** Saves the deck on the page as a new one, beside whatever its old id holds by now. */
  keepAsNew(id: string): void {
    const draft = { ...this.view.draft, id, version: 0 };
    this.#queue = this.#queueFor(draft);
    if (this.#drafts) this.#connect(this.#drafts);
    this.#queue.addCopy();
    this.#show(draft);
  }

  /** Continues without storage, for a different reason from the one given at first. */
  without(why: string): void {
    this.#queue.without(why);
    this.#show(this.view.draft);
  }

  /** Storage has answered after all. Saves the changes made in the meantime and shows what was stored before. */
  connect(drafts: Drafts, kept?: Draft): void {
    if (kept) this.#queue = this.#queueFor(kept);
    this.#connect(drafts);
    if (this.#isWatched) this.#listen();
    this.#show(kept ?? this.view.draft);
  }

  #connect(drafts: Drafts): void {
    this.#drafts = drafts;
    this.#queue.connect(drafts);
  }

  #listen(): void {
    this.#unwatch?.();
    this.#unwatch = this.#drafts?.watch((id) => {
      if (id === this.view.draft.id) void this.#queue.reload();
    });
  }

  #queueFor(draft: Draft): DeckQueue {
    const queue: DeckQueue = new SaveQueue(DECK, draft, (told) => {
      // A queue that has been replaced may still be waiting for its last answer.
      if (queue === this.#queue) this.#show(shared(this.view.draft, told));
    });
    return queue;
  }

  #show(draft: Draft): void {
    const { view } = this;
    this.store.set({ view: draft === view.draft ? view : this.#viewOf(draft, view), kept: this.#queue.kept() });
  }

  #viewOf(now: Draft, before?: View): View {
    const draft = { ...now, lines: shared(before?.draft.lines, now.lines) };
    const deck = deckOfDraft(this.pool, draft);
    const verdict = judge(this.pool, deck);
    const findings = shared(before?.report.findings, verdict.findings);
    const held = shared(before?.report.held, verdict.held);
    const sections = Map.groupBy(draft.lines, ({ section }) => section);
    return {
      draft,
      deck,
      report: reported(games, this.pool, deck, { ...verdict, findings, held }),
      notes: before && findings === before.report.findings ? before.notes : new Notes(findings, before?.notes),
      unfinished: unfinished(this.pool, deck, verdict),
      sections: shared(before?.sections, sections),
    };
  }
}
