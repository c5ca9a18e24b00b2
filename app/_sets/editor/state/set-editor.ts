import type { Game } from "../../../../lib/core/game.ts";
import { counted } from "../../../../lib/core/words.ts";
import { columnsIn } from "../../../../lib/sheets/columns.ts";
import { type History, NO_HISTORY, redo, undo, type Walked, withStep } from "../../../../lib/sheets/history.ts";
import type { KeptSet, KeptSetRead } from "../../../../lib/sheets/kept-set.ts";
import type { Shown } from "../../../../lib/sheets/range.ts";
import { type SetChange, setAfter } from "../../../../lib/sheets/set-change.ts";
import { type CellFault, emptyRow, type Row, readSheet, type Sheet } from "../../../../lib/sheets/sheet.ts";
import { afterPaint } from "../../../_client/after-paint.ts";
import { newId } from "../../../_client/new-id.ts";
import type { OwnSets } from "../../../_client/own-sets.ts";
import { type Saved, SaveQueue, type SaveState } from "../../../_client/save-queue.ts";
import { StagedStore } from "../../../_client/staged-store.ts";
import { shared } from "../../../_client/structural-sharing.ts";
import { only, type Selection } from "./selection.ts";

/** Faults of a row, by its id. Rows without any are not in it. */
export type FaultsByRow = ReadonlyMap<string, readonly CellFault[]>;

/** The column that the rows were sorted by, and whether from the largest down. */
export interface Sorted {
  readonly column: string;
  readonly isDown: boolean;
}

export interface View {
  readonly sheet: Sheet;
  /** The rows in the order in which they are shown, and the columns in sight. */
  readonly shown: Shown;
  /** All faults in the order of the sheet. */
  readonly faults: readonly CellFault[];
  readonly faultsOf: FaultsByRow;
  readonly selection: Selection;
  /** What a cell is edited with: what was typed, or the cell as it is. Undefined while none is edited. */
  readonly typed: string | undefined;
  /** What happened last, for everybody who does not see it. */
  readonly says: string;
  readonly kept: SaveState;
  readonly isUsed: boolean;
  readonly history: History;
  readonly sortedBy: Sorted | undefined;
}

/** What an edit does, in words, and what it makes of the sheet. */
export interface SheetEdit {
  readonly says: string;
  readonly sheet: Sheet;
  readonly selection?: Selection;
  /** The rows whose faults are counted in what is said. */
  readonly counts?: readonly string[];
}

const OTHER_TAB = "Another tab changed this set. Its changes are shown here too.";

/** So many rows are read at once with an edit, and so many at a time after it. */
const AT_ONCE = 40;

type SetQueue = SaveQueue<KeptSet, SetChange, KeptSetRead>;

const STAYS = "What you typed stays on this page.";

const SET: Saved<KeptSet, SetChange, KeptSetRead> = {
  after: setAfter,
  read: (read) => (read.ok ? read.set : read),
  sentence: (why, waiting) => {
    const what = waiting === 0 ? "This set is not kept" : "Your last changes are not kept";
    return `${what}: ${why.replace(/\.$/, "")}. ${STAYS}`;
  },
  removed: "this set was removed in another tab",
};

/** A card set being written. Every edit is shown at once, then read, and then kept. */
export class SetEditor {
  readonly game: Game;
  /** The id of the record. */
  readonly id: string;
  readonly store: StagedStore<View>;
  readonly #sets: OwnSets;
  #queue: SetQueue;
  /** The set as it is to be kept. */
  #set: KeptSet;
  #order: readonly string[] | undefined;
  /** Rows that were read: what is wrong with them is known at once. */
  readonly #read = new WeakSet<Row>();
  #stopReading: (() => void) | undefined;
  /** What is said once the sheet has been read. */
  #afterRead: (() => string) | undefined;

  constructor(game: Game, set: KeptSet, store: OwnSets) {
    this.game = game;
    this.id = set.id;
    this.#sets = store;
    this.#set = set;
    this.#queue = this.#queueFor(set);
    const sheet = withARow(set.sheet);
    const shown = { rows: sheet.rows, columns: columnsIn(game, sheet) };
    this.store = new StagedStore<View>({
      sheet,
      shown,
      faults: [],
      faultsOf: new Map(),
      selection: only({ row: sheet.rows[0]?.id ?? "", column: "name" }),
      typed: undefined,
      says: "",
      kept: this.#queue.kept(),
      isUsed: set.isUsed,
      history: NO_HISTORY,
      sortedBy: undefined,
    });
    this.#readOn();
  }

  get view(): View {
    return this.store.now;
  }

  get hasUnsaved(): boolean {
    return this.#queue.hasUnsaved();
  }

  watch(): () => void {
    const unwatch = this.#sets.watch((id) => id === this.id && void this.#queue.reload());
    // Nobody tells of what happened before anybody listened.
    void this.#queue.reload();
    return () => {
      unwatch();
      this.#stopReading?.();
    };
  }

  select(selection: Selection): void {
    this.#show({ selection, typed: undefined });
  }

  say(says: string): void {
    this.#show({ says });
  }

  /** Begins to edit the cell that has the focus, or ends it without a change. */
  type(typed: string | undefined): void {
    this.#show({ typed });
  }

  edit({ says, sheet, selection, counts }: SheetEdit): void {
    const { sheet: before, history } = this.view;
    if (sheet === before) {
      this.#show({ typed: undefined, ...(selection ? { selection } : {}) });
      return;
    }
    this.#sayWhenRead(says, counts);
    const after = withARow(sheet);
    this.#put(after, { history: withStep(history, says, before, after), ...(selection ? { selection } : {}) });
  }

  undo(): void {
    this.#walk(undo(this.view.history, this.view.sheet), "Undone");
  }

  redo(): void {
    this.#walk(redo(this.view.history, this.view.sheet), "Done again");
  }

  #walk(walked: Walked | undefined, says: string): void {
    if (!walked) return;
    this.#sayWhenRead(`${says}: ${walked.says}`);
    this.#put(withARow(walked.sheet), { history: walked.history });
  }

  /** Shows the rows in another order until they are sorted again. The sheet keeps its own. */
  sort(sortedBy: Sorted | undefined, rows: readonly Row[], says: string): void {
    this.#order = sortedBy && rows.map(({ id }) => id);
    this.#show({ shown: this.#shownOf(this.view.sheet), sortedBy, says });
  }

  tryAgain(): void {
    this.#queue.tryAgain();
    this.#show({});
  }

  /** Keeps a set once more that was removed. */
  keepAgain(): void {
    this.#queue = this.#queueFor({ ...this.#set, version: 0 });
    this.#queue.addCopy();
    this.#show({});
  }

  use(isUsed: boolean): void {
    this.#set = { ...this.#set, isUsed };
    this.#queue.add({ isUsed });
    this.#show({ isUsed });
  }

  #queueFor(set: KeptSet): SetQueue {
    const queue: SetQueue = new SaveQueue(SET, set, (told) => {
      // A queue that has been replaced may still be waiting for its last answer.
      if (queue === this.#queue) this.#heard(told);
    });
    queue.connect(this.#sets);
    return queue;
  }

  #heard(told: KeptSet): void {
    const before = this.#set.sheet;
    const sheet = shared(before, told.sheet);
    this.#set = { ...told, sheet };
    this.#show({ isUsed: told.isUsed });
    if (sheet === before) return;
    this.#show({ ...this.#with(withARow(sheet)), says: OTHER_TAB });
    this.#readOn();
  }

  #put(sheet: Sheet, change: Partial<View>): void {
    this.#queue.add({ from: this.#set.sheet, to: sheet });
    this.#set = { ...this.#set, sheet };
    this.#show({ ...change, ...this.#with(sheet), typed: undefined });
    this.#readOn();
  }

  #with(sheet: Sheet): Pick<View, "sheet" | "shown"> {
    return { sheet, shown: this.#shownOf(sheet) };
  }

  #shownOf(sheet: Sheet): Shown {
    const columns = shared(this.store.now.shown.columns, columnsIn(this.game, sheet));
    if (!this.#order) return { rows: sheet.rows, columns };
    const byId = new Map(sheet.rows.map((row) => [row.id, row]));
    const sorted = this.#order.flatMap((id) => byId.get(id) ?? []);
    const placed = new Set(this.#order);
    return { rows: [...sorted, ...sheet.rows.filter(({ id }) => !placed.has(id))], columns };
  }

  #show(change: Partial<View>): void {
    this.store.set({ ...this.store.now, kept: this.#queue.kept(), ...change });
  }

  /** Says what was done once it is known how many faults came of it. */
  #sayWhenRead(says: string, counts?: readonly string[]): void {
    this.#afterRead = () => {
      const faults = counts?.reduce((sum, id) => sum + (this.view.faultsOf.get(id)?.length ?? 0), 0);
      if (faults === undefined || (faults === 0 && counts?.length === 1)) return `${says}.`;
      return `${says}, ${faults === 0 ? "no faults" : counted(faults, "fault")}.`;
    };
  }

  /** Reads what is new in the sheet: a few rows at once, and many after the paint, so that nobody waits for them. */
  #readOn(): void {
    this.#stopReading?.();
    this.#stopReading = undefined;
    const { sheet } = this.view;
    const fresh = sheet.rows.filter((row) => !this.#read.has(row));
    const slice = fresh.slice(0, AT_ONCE);
    if (fresh.length > AT_ONCE) {
      this.#stopReading = afterPaint(() => {
        readSheet(this.game, { ...sheet, rows: slice });
        for (const row of slice) this.#read.add(row);
        this.#readOn();
      });
      return;
    }
    for (const row of slice) this.#read.add(row);
    this.#showFaults();
  }

  #showFaults(): void {
    const { sheet, faults: before, faultsOf } = this.view;
    const { faults } = readSheet(this.game, sheet);
    const byRow = Map.groupBy(faults, ({ row }) => sheet.rows[row]?.id ?? "");
    const says = this.#afterRead;
    this.#show({ faults: shared(before, faults), faultsOf: sharedRows(faultsOf, byRow) });
    if (says) this.#show({ says: says() });
    this.#afterRead = undefined;
  }
}

/** There is always a row to type into. */
function withARow(sheet: Sheet): Sheet {
  return sheet.rows.length > 0 ? sheet : { ...sheet, rows: [emptyRow(newId())] };
}

/** The lists of rows whose faults are the same as before stay the same, even where rows have moved. */
function sharedRows(before: FaultsByRow, now: FaultsByRow): FaultsByRow {
  return new Map([...now].map(([id, faults]) => [id, shared(before.get(id), faults)]));
}
