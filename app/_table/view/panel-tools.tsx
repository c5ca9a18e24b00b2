import { CommandButton } from "../../_client/command.tsx";
import { HINT, REDO, UNDO } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import styles from "./panel-tools.module.css";

/** A hint for whoever asks, one move back, and forth again. */
export function PanelTools({ session }: { session: Session }) {
  return (
    <>
      {HINT.when?.({ session }, "") === undefined ? (
        <CommandButton command={HINT} context={{ session }} className={`${styles.step} ${styles.hint}`} />
      ) : null}
      <CommandButton command={UNDO} context={{ session }} className={`${styles.step} ${styles.undo}`} label="Undo">
        <Arrow turned={false} />
      </CommandButton>
      <CommandButton command={REDO} context={{ session }} className={`${styles.step} ${styles.redo}`} label="Redo">
        <Arrow turned />
      </CommandButton>
    </>
  );
}

function Arrow({ turned }: { turned: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.arrow} data-turned={turned || undefined} aria-hidden="true">
      <path d="M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6" />
    </svg>
  );
}
