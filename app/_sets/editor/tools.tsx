import type { ReactNode } from "react";
import { type CellState, stateOf } from "../../../lib/sheets/columns.ts";
import { type Command, CommandButton } from "../../_client/command.tsx";
import { keysInWords } from "../../_client/key-names.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { CLIPBOARD } from "./state/clipboard.ts";
import {
  ADD_ROW,
  CLEAR,
  DELETE_ROWS,
  DUPLICATE,
  EDIT,
  FILL,
  KEYS,
  NEXT_FAULT,
  NO_VALUE,
  PLACEHOLDER,
  REDO,
  UNDO,
} from "./state/commands.ts";
import { type EditorPage, focused } from "./state/focus.ts";
import { ToolMenu } from "./tool-menu.tsx";
import styles from "./tools.module.css";

type EditorCommand = Command<EditorPage>;

/** What a cell can be, with the state that it then has. */
const STATES: readonly (readonly [EditorCommand, CellState])[] = [
  [CLEAR, "unknown"],
  [NO_VALUE, "none"],
  [PLACEHOLDER, "placeholder"],
];
const ON_ROWS = [DUPLICATE, DELETE_ROWS];

/** What can be done with the cells and the rows, for mouse and touch. The keys do the same. */
export function Tools({ page, isNarrow, children }: { page: EditorPage; isNarrow: boolean; children: ReactNode }) {
  // Whether a button can be pressed depends on everything.
  useStaged(page.editor.store, (_, shown) => shown);
  return (
    <fieldset aria-label="Cells and rows" className={styles.tools}>
      <span className={styles.group}>
        <CommandButton command={UNDO} context={page} className="tool bare" />
        <CommandButton command={REDO} context={page} className="tool bare" />
      </span>
      <span className={styles.group}>
        <CommandButton
          command={ADD_ROW}
          context={page}
          className="tool min-h-9 font-semibold pointer-coarse:min-h-11"
        />
      </span>
      {isNarrow ? null : <CellStates page={page} />}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {isNarrow ? null : (
          <>
            {children}
            <CommandButton command={NEXT_FAULT} context={page} className="tool bare" />
          </>
        )}
        <ToolMenu title="More" isList>
          {ON_ROWS.map((command) => (
            <MenuItem key={command.id} page={page} command={command} />
          ))}
          {isNarrow ? null : (
            <>
              <hr />
              {[FILL, ...CLIPBOARD].map((command) => (
                <MenuItem key={command.id} page={page} command={command} />
              ))}
              <hr />
              <MenuItem page={page} command={KEYS} />
            </>
          )}
        </ToolMenu>
      </span>
    </fieldset>
  );
}

/** What the cell in hand is, and what it can be instead. */
function CellStates({ page }: { page: EditorPage }) {
  const { editor } = page;
  const state = useStaged(editor.store, () => {
    const { row, column } = focused(editor);
    return stateOf(row, column);
  });
  return (
    <span className={styles.group}>
      <CommandButton command={EDIT} context={page} className="tool bare" />
      <span className={styles.states}>
        {STATES.map(([command, is]) => (
          <button
            key={command.id}
            type="button"
            className="tool bare"
            title={`${command.says} (${keysInWords(command.keys.slice(0, 1))})`}
            aria-pressed={state === is}
            onClick={() => command.run(page, "")}
          >
            {command.label}
          </button>
        ))}
      </span>
    </span>
  );
}

function MenuItem({ page, command }: { page: EditorPage; command: EditorCommand }) {
  return (
    <CommandButton command={command} context={page}>
      {command.label ?? command.says}
      <span aria-hidden="true" className={styles.keys}>
        {keysInWords(command.keys.slice(0, 1))}
      </span>
    </CommandButton>
  );
}
