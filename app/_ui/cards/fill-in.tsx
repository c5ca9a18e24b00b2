"use client";
import { type SyntheticEvent, useId, useState } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import { filledIn, openColumns, ownedCards } from "../../../lib/sheets/filling.ts";
import { attributeOf, type CellFault, labelOfColumn, readSheet, type Sheet } from "../../../lib/sheets/sheet.ts";
import { lateOwnSets } from "../../_client/has-own-sets.ts";
import { newId } from "../../_client/new-id.ts";
import { storageFault } from "../../_client/storage.ts";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
}

interface Said {
  readonly faults: readonly CellFault[];
  readonly says: string;
}

/** Takes in what the owner of a card can read off it and nobody has published, into a set of this browser. */
export default function FillIn({ game, entry: { card, label } }: Props) {
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  const [source, setSource] = useState("my own card");
  const [said, setSaid] = useState<Said>();
  const columns = openColumns(game, card);
  const id = useId();
  // It stays while the form goes, when what was kept was the last that was open.
  const status = (
    <span role="status" className="text-sm">
      {said?.says}
    </span>
  );
  if (columns.length === 0)
    return (
      <div className="mt-4 grid gap-1">
        {status}
        <p className="text-sm text-faint">Everything about this card is known.</p>
      </div>
    );
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSaid(await keptIfSound(game, card, cells, source.trim()));
  };
  return (
    <form className="mt-6" onSubmit={(event) => void save(event)}>
      <h3 className="font-semibold">What your {label} says</h3>
      <p className="text-sm text-faint">
        Leave empty what you don’t know. “null” says that the card has no such value. It is kept in this browser.
      </p>
      <div className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {columns.map((column) => (
          <Field
            key={column}
            id={`${id}-${column}`}
            game={game}
            column={column}
            cell={cells[column] ?? ""}
            fault={said?.faults.find((one) => one.column === column)}
            onChange={(cell) => setCells({ ...cells, [column]: cell })}
          />
        ))}
        <label className="grid gap-0.5 text-sm sm:col-span-2">
          <span className="text-faint">Where this is from</span>
          <input className="field" maxLength={200} value={source} onChange={({ target }) => setSource(target.value)} />
        </label>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="submit" className="button">
          Keep these facts
        </button>
        {status}
      </div>
    </form>
  );
}

interface CellProps {
  readonly id: string;
  readonly game: Game;
  readonly column: string;
  readonly cell: string;
  readonly fault: CellFault | undefined;
  onChange(cell: string): void;
}

function Field(props: CellProps) {
  const { id, game, column, fault } = props;
  return (
    <div className="grid content-start gap-0.5 text-sm">
      <label htmlFor={id} className="text-faint first-letter:uppercase">
        {labelOfColumn(game, column)}
      </label>
      <Cell {...props} />
      {fault ? (
        <span id={`${id}-fault`} className="text-illegal">
          {fault.message}
        </span>
      ) : null}
    </div>
  );
}

/** The field for one value: a choice where there are few, else a text. */
function Cell({ id, game, column, cell, fault, onChange }: CellProps) {
  const shapes = attributeOf(game, column)?.shapes ?? [];
  const [shape] = shapes;
  const words = shape?.is === "word" ? shape.of : shape?.is === "flag" ? ["yes", "no"] : undefined;
  const common = { id, "aria-invalid": fault !== undefined, "aria-describedby": fault ? `${id}-fault` : undefined };
  if (words && shapes.length === 1)
    return (
      <select className="field" value={cell} onChange={({ target }) => onChange(target.value)} {...common}>
        <option value="">not known</option>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
        <option value="null">none</option>
      </select>
    );
  if (column === "text")
    return (
      <textarea
        className="field min-h-20"
        maxLength={2000}
        value={cell}
        onChange={({ target }) => onChange(target.value)}
        {...common}
      />
    );
  return (
    <input
      className="field"
      maxLength={400}
      inputMode={shape?.is === "number" && shape.min >= 0 && shapes.length === 1 ? "numeric" : undefined}
      value={cell}
      onChange={({ target }) => onChange(target.value)}
      {...common}
    />
  );
}

/** Keeps the cells that were filled in if each can be read. */
async function keptIfSound(
  game: Game,
  card: Card,
  cells: Readonly<Record<string, string>>,
  source: string,
): Promise<Said> {
  const stated = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ""));
  if (Object.keys(stated).length === 0) return { faults: [], says: "Fill in at least one value." };
  const fill = (sheet: Sheet) => filledIn(game, sheet, card, stated, source, newId);
  const { faults } = readSheet(game, fill(ownedCards(game)));
  if (faults.length > 0)
    return { faults, says: `${counted(faults.length, "value")} can’t be read. Nothing was kept yet.` };
  return { faults, says: await kept(game, fill) };
}

/** Keeps what was filled in, in the set of the cards that its owner has of this game. */
async function kept(game: Game, fill: (sheet: Sheet) => Sheet): Promise<string> {
  try {
    const store = await (await lateOwnSets()).openOwnSets();
    const own = (await store.all()).find(
      ({ read }) => read.ok && read.set.sheet.game === game.id && read.set.sheet.id === ownedCards(game).id,
    );
    if (own?.read.ok) {
      const { set } = own.read;
      const filled = { from: set.sheet, to: fill(set.sheet) };
      await store.change(set, set.isUsed ? [filled] : [filled, { isUsed: true }]);
    } else await store.begin(newId(), fill(ownedCards(game)));
    return `Kept in “${ownedCards(game).name}”, and used from now on.`;
  } catch (error) {
    return `Nothing was kept: ${storageFault(error)}.`;
  }
}
