import { memo, useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { withLevel } from "../../../lib/core/table/seats.ts";
import type { Session } from "../state/session.ts";
import { FaceDeck } from "./face-deck.tsx";
import float from "./float.module.css";
import styles from "./table-tools.module.css";

const SETUP = "table-setup";

interface Props {
  readonly game: Game;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  readonly session: Session;
}

/** What is chosen before the first hand. It was chosen for the player, and a change deals anew. */
export const SetupMenu = memo(function SetupMenu({ game, stamp, session }: Props) {
  const [steps, setSteps] = useState(() => session.setup());
  useEffect(() => session.store.on("after paint", () => setSteps(session.setup())), [session]);
  const opponents = session.start.opponents ?? [];
  if (steps.length + opponents.length === 0) return null;
  return (
    <>
      <button type="button" popoverTarget={SETUP} className={styles.tool}>
        Setup
      </button>
      <section id={SETUP} popover="auto" className={`${float.float} ${styles.panel}`} aria-label="Setup">
        <p className="text-sm text-faint">These choices come before the first hand. A change deals anew.</p>
        {opponents.length === 0 ? null : (
          <fieldset>
            <legend className="font-semibold">Who is opposite</legend>
            <p className="mt-1 flex flex-wrap gap-2">
              {opponents.map((opponent) => (
                <button
                  key={opponent.id}
                  type="button"
                  className="chip"
                  aria-pressed={opponent.id === session.start.opposite}
                  onClick={() => session.face(opponent)}
                >
                  {withLevel(opponent)}
                </button>
              ))}
            </p>
          </fieldset>
        )}
        {steps.map((step) => (
          <fieldset key={step.phase.id}>
            <legend className="font-semibold">{step.phase.name}</legend>
            <p className="text-sm">{step.asks}</p>
            <p className="mt-1 flex flex-wrap gap-2">
              {step.options.map(({ move, says, isChosen }) => (
                <button
                  key={`${move.do} ${move.to}`}
                  type="button"
                  className="chip"
                  aria-pressed={isChosen}
                  onClick={() => session.choose(step, move)}
                >
                  {says}
                </button>
              ))}
              {step.hasCards ? (
                <button type="button" className="chip" onClick={() => session.goTo(step.at)}>
                  Choose cards at the table
                </button>
              ) : null}
            </p>
          </fieldset>
        ))}
        {opponents.length === 0 ? null : <FaceDeck game={game} stamp={stamp} session={session} />}
      </section>
    </>
  );
});
