import { type MouseEvent, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { CommandButton } from "../../_client/command.tsx";
import { ThemeSwitch } from "../../_ui/base/theme-switch.tsx";
import { AUTOPILOT, COPY_LINK, KEYS, NEW_HAND, SAME_HAND, type TablePage, THINK } from "../input/commands.ts";
import { ExtrasMenu } from "./extras-menu.tsx";
import { SetupMenu } from "./setup-menu.tsx";
import styles from "./table-tools.module.css";

const TOOLS = "table-tools";

interface Props {
  readonly game: Game;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  readonly page: TablePage;
  readonly said: string;
}

/** Where the tools are a menu, it gives way to what was asked for. A browser without popovers always shows them. */
function fold({ target }: MouseEvent) {
  if (target instanceof Element && target.closest("button")) document.getElementById(TOOLS)?.togglePopover?.(false);
}

/** The tools in the table's bar. On a phone they are a menu. */
export const TableTools = memo(function TableTools({ game, stamp, page, said }: Props) {
  return (
    <>
      <button type="button" popoverTarget={TOOLS} className={`on-felt ${styles.menu}`} aria-label="Menu">
        <span aria-hidden="true">⋯</span>
      </button>
      <div id={TOOLS} popover="auto" className={`on-felt ${styles.tools}`}>
        <span role="status" className="text-sm text-faint">
          {said}
        </span>
        <SetupMenu game={game} stamp={stamp} session={page.session} />
        <div className="contents" onClickCapture={fold}>
          {[NEW_HAND, SAME_HAND].map((command) => (
            <CommandButton key={command.id} command={command} context={page} className={styles.tool} />
          ))}
        </div>
        <CommandButton command={COPY_LINK} context={page} className={styles.tool} />
        <ExtrasMenu session={page.session} />
        <fieldset className={styles.group} onClickCapture={fold}>
          <legend>Autopilot</legend>
          {AUTOPILOT.map((command) => (
            <CommandButton key={command.id} command={command} context={page} className={styles.tool} />
          ))}
          <CommandButton command={THINK} context={page} className={styles.tool} />
        </fieldset>
        <CommandButton command={KEYS} context={page} className={`${styles.tool} ${styles.keys}`} label="Keys">
          ?
        </CommandButton>
        <span className="mr-2">
          <ThemeSwitch />
        </span>
      </div>
    </>
  );
});
