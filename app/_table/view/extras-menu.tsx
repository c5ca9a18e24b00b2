import { memo, useEffect, useState } from "react";
import { CommandButton } from "../../_client/command.tsx";
import { ROLLS } from "../input/commands.ts";
import { keepNotes, MOST_LETTERS, notesOf } from "../state/game-notes.ts";
import type { Session } from "../state/session.ts";
import float from "./float.module.css";
import { PaceChoice } from "./pace-choice.tsx";
import styles from "./table-tools.module.css";

const EXTRAS = "table-extras";

/** What lies beside a table in a real game: a coin, dice, and paper. How fast the other side plays is chosen here too. */
export const ExtrasMenu = memo(function ExtrasMenu({ session }: { session: Session }) {
  const [view, setView] = useState(session.view);
  useEffect(() => session.store.on("after paint", () => setView(session.view)), [session]);
  const { moves, at } = view.history;
  const last = moves[at - 1];
  const isRoll = last !== undefined && "free" in last && last.free === "roll";
  return (
    <>
      <button type="button" popoverTarget={EXTRAS} className={styles.tool}>
        Coin, dice, notes
      </button>
      <section id={EXTRAS} popover="auto" className={`${float.float} ${styles.panel}`} aria-label="Coin, dice, notes">
        <fieldset>
          <legend className="font-semibold">Coin and dice</legend>
          <p className="text-sm text-faint">A throw is a move: the log and the link keep it, and undo takes it back.</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {ROLLS.map((command) => (
              <CommandButton key={command.id} command={command} context={{ session }} className="chip" />
            ))}
          </p>
          <p className="mt-2 min-h-6 font-semibold">
            {isRoll ? view.table.log?.findLast(({ free }) => free)?.text : null}
          </p>
        </fieldset>
        <Notes key={session.id} game={session.id} />
        {session.dealer.goldfish.sides ? <PaceChoice /> : null}
      </section>
    </>
  );
});

function Notes({ game }: { game: string }) {
  const [text, setText] = useState(() => notesOf(game));
  return (
    <label className="grid gap-1">
      <span className="font-semibold">Notes on this game</span>
      <textarea
        className="field min-h-28"
        maxLength={MOST_LETTERS}
        value={text}
        aria-describedby="notes-stay"
        onChange={({ target }) => {
          setText(target.value);
          keepNotes(game, target.value);
        }}
      />
      <span id="notes-stay" className="text-sm text-faint">
        They stay in this browser and are not part of the link. {MOST_LETTERS - text.length} letters left.
      </span>
    </label>
  );
}
