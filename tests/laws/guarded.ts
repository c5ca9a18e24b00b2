// A table at which nobody can ask for a card that the side which chooses may not know.
import type { Player } from "../../lib/core/table/board.ts";
import { keepingNothing } from "../../lib/core/table/kept.ts";
import { Table } from "../../lib/core/table/table.ts";

/**
 * Lets a side choose at a table. Meanwhile whoever asks what a card is throws if that side may not know it, whoever's view
 * is taken, and nothing that was kept before answers instead. What a text in play reads for itself is the rules' own look.
 */
export function guarded<T>(table: Table, by: Player, choose: () => T): T {
  const open = <V>(look: () => V): V => {
    Object.setPrototypeOf(table, Table.prototype);
    try {
      return look();
    } finally {
      Object.setPrototypeOf(table, guard);
    }
  };
  const asked = <V>(what: string, id: number, answer: () => V): V =>
    open(() => {
      const isHidden = id >= 0 && id < table.size && !table.isKnownTo(by, id);
      if (isHidden)
        throw new Error(`side ${by} reads the ${what} of ${table.label(id)} in ${table.nameOf(table.zoneOf(id))}`);
      return answer();
    });
  const guard = Object.assign(Object.create(Table.prototype), {
    card: (id: number) => asked("facts", id, () => table.card(id)),
    label: (id: number) => asked("name", id, () => table.label(id)),
    token: (id: number, token: number) => asked("tokens", id, () => table.token(id, token)),
    sum: (stat: string, id: number) => asked(stat, id, () => table.sum(stat, id)),
    said: (stat: string, id: number) => asked(stat, id, () => table.said(stat, id)),
  });
  try {
    return keepingNothing(
      () => {},
      () => {
        Object.setPrototypeOf(table, guard);
        return choose();
      },
    );
  } finally {
    Object.setPrototypeOf(table, Table.prototype);
  }
}
