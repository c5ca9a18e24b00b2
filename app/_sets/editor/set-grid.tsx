// biome-ignore-all lint/a11y/useSemanticElements: of a table of thousands of rows only those in sight exist, laid out by hand
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { Game } from "../../../lib/core/game.ts";
import { attributeOf, labelOfColumn } from "../../../lib/sheets/sheet.ts";
import { press } from "../../_client/command.tsx";
import { useStaged } from "../../_client/staged-store.ts";
import { useVisibleRows } from "../../_client/visible-rows.ts";
import { CellEditor } from "./cell-editor.tsx";
import { GridRow, ROW_HEIGHT } from "./grid-row.tsx";
import { copiedText, cut, paste } from "./state/clipboard.ts";
import { GRID_COMMANDS, sortBy } from "./state/commands.ts";
import { closedCell, type EditorPage, typedIn } from "./state/focus.ts";
import { only, rangeOf } from "./state/selection.ts";
import type { SetEditor, View } from "./state/set-editor.ts";

interface Props {
  readonly page: EditorPage;
  /** Whether the cell that is gone to takes the focus. */
  readonly focus: RefObject<boolean>;
}

/** The cards of a set as a grid of cells. Only the rows in sight are drawn. */
export function SetGrid({ page, focus }: Props) {
  const { editor } = page;
  const { game } = editor;
  const view = useStaged(editor.store, (now) => now);
  const { shown, selection, typed, sheet } = view;
  const template = useMemo(() => templateOf(game, shown.columns), [game, shown.columns]);
  const list = useMemo(
    () => ({ keyOf: (index: number) => shown.rows[index]?.id ?? "", leastOf: () => ROW_HEIGHT }),
    [shown.rows],
  );
  const current = Math.max(
    0,
    shown.rows.findIndex(({ id }) => id === selection.at.row),
  );
  const stop = shown.columns.includes(selection.at.column) ? selection.at.column : "name";
  const { scroller, rows, height, onScroll } = useVisibleRows({ count: shown.rows.length, ...list, always: current });
  const place = `${shown.rows[current]?.id} ${stop}`;
  const cell = useFocusedCell(scroller, focus, place, typed !== undefined);
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={`Cards of ${sheet.name}`}
        aria-rowcount={shown.rows.length + 1}
        aria-colcount={shown.columns.length}
        aria-multiselectable="true"
        className="relative h-[calc(100dvh-17.25rem)] min-h-72 scroll-pt-10 scroll-pl-60 overflow-auto border border-rule bg-paper"
        onScroll={onScroll}
        onFocus={() => {
          focus.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) focus.current = false;
        }}
        onKeyDown={(event) => onKey(page, event)}
        onMouseDown={(event) => onMouse(editor, event, event.shiftKey)}
        onMouseOver={(event) => (event.buttons === 1 ? onMouse(editor, event, true) : undefined)}
        onDoubleClick={(event) => placeOf(event) && begin(editor)}
        onCopy={(event) => give(editor, event)}
        onCut={(event) => {
          give(editor, event);
          cut(editor);
        }}
        onPaste={(event) => {
          event.preventDefault();
          paste(editor, event.clipboardData.getData("text/plain"));
        }}
      >
        <Head page={page} view={view} template={template} />
        <Body game={game} view={view} template={template} rows={rows} height={height} current={current} stop={stop} />
      </div>
      {typed === undefined ? null : (
        <CellEditor key={place} page={page} cell={cell} typed={typed} scroller={scroller} focus={focus} />
      )}
    </>
  );
}

/**
 * The cell that is gone to, in sight even where a button has led there. It takes the focus where the grid has it, and again
 * when it was edited.
 */
function useFocusedCell(
  scroller: RefObject<HTMLElement | null>,
  focus: RefObject<boolean>,
  place: string,
  isEdited: boolean,
): RefObject<HTMLElement | null> {
  const cell = useRef<HTMLElement | null>(null);
  const before = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    cell.current = scroller.current?.querySelector<HTMLElement>("[tabindex='0'][data-row]") ?? null;
    const isFirst = before.current === undefined;
    before.current = place;
    if (isEdited || (isFirst && !focus.current)) return;
    if (focus.current) cell.current?.focus({ preventScroll: true });
    cell.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [scroller, focus, place, isEdited]);
  return cell;
}

interface BodyProps {
  readonly game: Game;
  readonly view: View;
  readonly template: string;
  readonly rows: readonly { readonly index: number; readonly start: number }[];
  readonly height: number;
  /** The row and the column of the cell that the Tab key stops at. */
  readonly current: number;
  readonly stop: string;
}

/** The rows in sight. */
function Body({ game, view, template, rows, height, current, stop }: BodyProps) {
  const { shown, selection, faultsOf, sheet } = view;
  const numbers = useMemo(() => new Map(sheet.rows.map(({ id }, at) => [id, at + 1])), [sheet.rows]);
  const range = rangeOf(shown, selection);
  return (
    <div role="rowgroup" className="relative" style={{ height }}>
      {rows.map(({ index, start }) => {
        const row = shown.rows[index];
        const isIn = index >= range.top && index <= range.bottom;
        return row === undefined ? null : (
          <GridRow
            key={row.id}
            game={game}
            row={row}
            columns={shown.columns}
            index={index}
            number={numbers.get(row.id) ?? 0}
            start={start}
            template={template}
            faults={faultsOf.get(row.id)}
            stop={index === current ? stop : undefined}
            left={isIn ? range.left : -1}
            right={isIn ? range.right : -1}
          />
        );
      })}
    </div>
  );
}

/** The words above the columns. A press on one sorts by it. */
function Head({ page, view, template }: { page: EditorPage; view: View; template: string }) {
  const { game } = page.editor;
  const { shown, sortedBy } = view;
  return (
    <div role="rowgroup" className="sticky top-0 z-2 w-max">
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells of a grid take the focus, not its rows */}
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-9 border-b border-ink bg-wash text-sm font-semibold"
        style={{ gridTemplateColumns: template }}
      >
        <div aria-hidden="true" className="sticky left-0 z-1 border-r border-rule bg-wash" />
        {shown.columns.map((column, at) => {
          const order = sortedBy?.column === column ? (sortedBy.isDown ? "descending" : "ascending") : undefined;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: its button is for the mouse, and the grid has a key for it
            <div
              key={column}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={order}
              className={`border-r border-rule bg-wash ${at === 0 ? "sticky left-11 z-1" : ""}`}
            >
              <button
                type="button"
                tabIndex={-1}
                className="flex size-full cursor-pointer items-center gap-1 px-2 text-left first-letter:uppercase"
                title={`Sort by ${labelOfColumn(game, column)}`}
                onClick={() => sortBy(page.editor, column)}
              >
                <span className="truncate first-letter:uppercase">{labelOfColumn(game, column)}</span>
                <span aria-hidden="true">{order === "ascending" ? "↑" : order === "descending" ? "↓" : ""}</span>
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** How wide the columns are: first the numbers of the rows. */
function templateOf(game: Game, columns: readonly string[]): string {
  return ["2.75rem", ...columns.map((column) => `${widthOf(game, column)}rem`)].join(" ");
}

function widthOf(game: Game, column: string): number {
  if (column === "name") return 12.25;
  if (column === "text") return 22;
  const { shapes, label } = attributeOf(game, column) ?? { shapes: [], label: column };
  const isShort = shapes.every(({ is }) => is === "number" || is === "flag");
  return Math.max(isShort ? 5.5 : 9, label.length * 0.6 + 2);
}

/** The name of a key with Shift, also where a command of a page does not tell them apart. */
function onKey(page: EditorPage, event: KeyboardEvent): void {
  const { editor } = page;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isModified = (ctrlKey || metaKey || altKey) && !event.getModifierState("AltGraph");
  if (key === " " && !isModified) {
    event.preventDefault();
    return;
  }
  if ((key.length === 1 || event.nativeEvent.isComposing || key === "Process") && !isModified) {
    const why = closedCell(editor);
    if (key.length === 1) event.preventDefault();
    if (why === undefined) editor.type(key.length === 1 ? key : "");
    else editor.say(why);
    return;
  }
  const isNamed = shiftKey && !ctrlKey && !metaKey && key.length > 1;
  const preventDefault = () => event.preventDefault();
  press(
    GRID_COMMANDS,
    page,
    { key: isNamed ? `Shift+${key}` : key, shiftKey, ctrlKey, metaKey, altKey, preventDefault },
    (why) => editor.say(why),
  );
}

function placeOf({ target }: MouseEvent) {
  const { row, column } = target instanceof Element ? (target.closest<HTMLElement>("[data-row]")?.dataset ?? {}) : {};
  return row === undefined || column === undefined ? undefined : { row, column };
}

function onMouse(editor: SetEditor, event: MouseEvent, isWider: boolean): void {
  const at = placeOf(event);
  if (!at || (event.button !== 0 && event.type === "mousedown")) return;
  const { selection } = editor.view;
  if (selection.at.row === at.row && selection.at.column === at.column && isWider) return;
  // What is being typed is kept before another cell is chosen.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.closest("[role=grid]")) activeElement.blur();
  editor.select(isWider ? { at, from: selection.from } : only(at));
}

function begin(editor: SetEditor): void {
  const why = closedCell(editor);
  if (why === undefined) editor.type(typedIn(editor));
  else editor.say(why);
}

function give(editor: SetEditor, event: ClipboardEvent): void {
  event.preventDefault();
  event.clipboardData.setData("text/plain", copiedText(editor));
}
