import { useCallback, useMemo, useState } from "react";
import type { CardCount } from "../../lib/desk/card-counts.ts";
import { games } from "../../lib/games/index.ts";
import { Cell, DeskTable } from "./desk-table.tsx";

const COLUMNS = [
  { id: "name", says: "Card" },
  { id: "game", says: "Game" },
  { id: "lists", says: "Lists" },
  { id: "copies", says: "Copies" },
] as const;
type ColumnId = (typeof COLUMNS)[number]["id"];

const GRID =
  "md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6rem_6rem] print:grid print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6rem_6rem]";
const BY_NAME = new Intl.Collator("en", { numeric: true });

const ORDERS: Readonly<Record<ColumnId, (a: CardCount, b: CardCount) => number>> = {
  name: (a, b) => BY_NAME.compare(a.name, b.name),
  game: (a, b) => BY_NAME.compare(a.game, b.game),
  lists: (a, b) => a.lists - b.lists,
  copies: (a, b) => a.copies - b.copies,
};

/** How often each card is in the lists. */
export function CardTable({ cards }: { cards: readonly CardCount[] }) {
  const [sort, setSort] = useState<{ by: ColumnId; isDown: boolean }>({ by: "lists", isDown: true });
  const sorted = useMemo(() => {
    const order = ORDERS[sort.by];
    return cards.toSorted((a, b) => (sort.isDown ? order(b, a) : order(a, b)) || BY_NAME.compare(a.name, b.name));
  }, [cards, sort]);
  const keyOf = useCallback((index: number) => `${sorted[index]?.game} ${sorted[index]?.name}`, [sorted]);
  const row = (index: number) => {
    const card = sorted[index];
    if (!card) return null;
    return (
      <>
        <Cell className="font-medium wrap-anywhere max-md:basis-full">{card.name}</Cell>
        <Cell className="text-sm text-faint">{games.find(({ id }) => id === card.game)?.name}</Cell>
        <Cell className="text-sm tabular-nums">
          {card.lists} <span className="md:sr-only">{card.lists === 1 ? "list" : "lists"}</span>
        </Cell>
        <Cell className="text-sm tabular-nums">
          {card.copies} <span className="md:sr-only">{card.copies === 1 ? "copy" : "copies"}</span>
        </Cell>
      </>
    );
  };
  return (
    <DeskTable
      label="Cards of all lists"
      columns={COLUMNS}
      grid={GRID}
      {...sort}
      onSort={(by, isDown) => setSort({ by, isDown })}
      count={sorted.length}
      keyOf={keyOf}
      row={row}
    />
  );
}
