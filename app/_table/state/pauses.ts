import type { Player } from "../../../lib/core/table/board.ts";
import type { Watch } from "../../../lib/core/table/frame.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** A table before a move of the other side, and the cards that changed in the move before that. */
export interface Pause {
  readonly table: Table;
  readonly changed: readonly number[];
}

/** Watches one press at a table, and keeps what it looked like before each move of the other side. */
export class Pauses implements Watch {
  readonly #table: Table;
  readonly #all: Pause[] = [];
  readonly #changed = new Set<number>();

  constructor(table: Table) {
    this.#table = table;
    table.beats = this;
  }

  /** What it has seen. The table is watched no longer. */
  taken(): readonly Pause[] {
    this.#table.beats = undefined;
    return this.#all;
  }

  move(side: Player): void {
    const { person, log } = this.#table;
    if (side === person) return;
    const last = this.#all.at(-1);
    // A pass changes nothing that could be seen.
    if (last && this.#changed.size === 0 && last.table.log?.length === log?.length) return;
    const table = this.#table.copy();
    table.turnTo(person);
    this.#all.push({ table, changed: last ? [...this.#changed] : [] });
    this.#changed.clear();
  }

  card(id: number): void {
    this.#changed.add(id);
  }

  begin(): void {}
  shuffle(): void {}
  counter(): void {}
}
