import { type MouseEvent, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { type Command, CommandButton } from "../../_client/command.tsx";
import { useMedia } from "../../_client/use-media.ts";
import { ThemeSwitch } from "../../_ui/base/theme-switch.tsx";
import { AUTOPILOT, COPY_LINK, KEYS, NEW_HAND, SAME_HAND, type TablePage, THINK } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import { ExtrasMenu } from "./extras-menu.tsx";
import { SetupMenu } from "./setup-menu.tsx";
import styles from "./table-tools.module.css";

const MENU = "table-menu";

interface Props {
  readonly game: Game;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  readonly page: TablePage;
  readonly said: string;
}

/** The menu gives way to what was asked for. */
function fold({ target }: MouseEvent) {
  if (target instanceof Element && target.closest("button")) document.getElementById(MENU)?.togglePopover?.(false);
}

/** The tools of the table: a new hand, and a menu of all others. */
export const TableTools = memo(function TableTools({ game, stamp, page, said }: Props) {
  const isWide = useMedia("(min-width: 64rem)");
  const tool = (command: Command<TablePage>) => (
    <CommandButton key={command.id} command={command} context={page} className={styles.tool} />
  );
  return (
    <div id="table-tools" className={`on-felt ${styles.tools}`}>
      {isWide ? tool(NEW_HAND) : null}
      <button type="button" popoverTarget={MENU} className={styles.open} aria-label="Menu">
        <span aria-hidden="true">⋯</span>
      </button>
      <div id={MENU} popover="auto" className={styles.menu}>
        <p role="status" className="text-sm text-faint empty:hidden">
          {said}
        </p>
        <SetupMenu game={game} stamp={stamp} session={page.session} />
        <div className="contents" onClickCapture={fold}>
          {isWide ? null : tool(NEW_HAND)}
          {tool(SAME_HAND)}
        </div>
        {tool(COPY_LINK)}
        <ExtrasMenu session={page.session} />
        <fieldset className={styles.group} onClickCapture={fold}>
          <legend>Autopilot</legend>
          {[...AUTOPILOT, THINK].map(tool)}
        </fieldset>
        <Autopiloted session={page.session} />
        <CommandButton command={KEYS} context={page} className={`${styles.tool} ${styles.keys}`}>
          Keys
        </CommandButton>
        <ThemeSwitch />
      </div>
    </div>
  );
});

/** What the autopilot did last, and why. */
function Autopiloted({ session }: { session: Session }) {
  useWords(session);
  return <p className="px-2 text-sm text-faint empty:hidden">{session.autopilotSays}</p>;
}
