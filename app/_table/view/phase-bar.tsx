import { memo } from "react";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import { nextStepOf } from "../state/next-step.ts";
import type { Session } from "../state/session.ts";
import { useStanding, useWords } from "../state/stages.ts";
import styles from "./phase-bar.module.css";

/** The phases of a turn in the rulebook's order, with the current one marked. */
export function PhaseBar({ session }: { session: Session }) {
  const { dealer } = session;
  const { table } = useStanding(session);
  const { all, now } = dealer.phases(table);
  const over = dealer.isOver(table);
  const isSetup = !all.includes(now);
  const to = useStop(session);
  return (
    <Bar all={all} now={now} to={to} over={over} turn={over ? "Over" : isSetup ? "Setup" : `Turn ${table.turn}`} />
  );
}

/** The phase in which the turn stops next, as the way on names it. Those before it pass by themselves. */
function useStop(session: Session): string | undefined {
  const { dealer } = session;
  const { table, isWatched } = useWords(session);
  return isWatched || dealer.isOver(table) || session.whyNot({ do: "pass" }) ? undefined : nextStepOf(dealer, table).to;
}

interface BarProps {
  readonly all: readonly Phase[];
  readonly now: Phase;
  readonly to: string | undefined;
  readonly over: boolean;
  readonly turn: string;
}

const Bar = memo(function Bar({ all, now, to, over, turn }: BarProps) {
  const at = over ? all.length : all.indexOf(now);
  const stop = all.findIndex(({ id }) => id === to);
  return (
    <nav className={`on-felt ${styles.bar}`} aria-label="Phases of a turn">
      <p className={styles.turn} data-turn>
        {turn}
      </p>
      <ol className={styles.phases}>
        {at < 0 ? <PhaseItem name={now.name} says={now.says} isNow isDone={false} isPassing={false} /> : null}
        {all.map((phase, place) => (
          <PhaseItem
            key={phase.id}
            name={phase.name}
            says={phase.says}
            isNow={place === at}
            isDone={place < at}
            isPassing={at < place && place < stop}
          />
        ))}
      </ol>
    </nav>
  );
});

interface ItemProps {
  readonly name: string;
  readonly says: string;
  readonly isNow: boolean;
  readonly isDone: boolean;
  /** Whether the turn does not stop there. */
  readonly isPassing: boolean;
}

/** A number stays with the word that it counts. */
const BEFORE_NUMBER = / (?=\d)/g;

const PhaseItem = memo(function PhaseItem({ name, says, isNow, isDone, isPassing }: ItemProps) {
  return (
    <li
      className={styles.phase}
      aria-current={isNow ? "step" : undefined}
      data-done={isDone || undefined}
      data-passing={isPassing || undefined}
      title={says}
    >
      <span>{name.replace(BEFORE_NUMBER, "\u00a0")}</span>
    </li>
  );
});
