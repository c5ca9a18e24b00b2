import { memo } from "react";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import type { GameView } from "../state/session.ts";

/** The phases of a turn in the rulebook's order, with the current one marked. */
export function PhaseBar({ dealer, view: { table } }: { dealer: Dealer; view: GameView }) {
  const { all, now } = dealer.phases(table);
  const over = dealer.isOver(table);
  const isSetup = !all.includes(now);
  return <Bar all={all} now={now} over={over} turn={over ? "Over" : isSetup ? "Setup" : `Turn ${table.turn}`} />;
}

interface BarProps {
  readonly all: readonly Phase[];
  readonly now: Phase;
  readonly over: boolean;
  readonly turn: string;
}

const Bar = memo(function Bar({ all, now, over, turn }: BarProps) {
  return (
    <nav className="phase-bar" aria-label="Phases of a turn">
      <p className="phase-turn">{turn}</p>
      <ol>
        {all.includes(now) || over ? null : <PhaseItem name={now.name} says={now.says} isNow />}
        {all.map((phase) => (
          <PhaseItem key={phase.id} name={phase.name} says={phase.says} isNow={phase === now && !over} />
        ))}
      </ol>
    </nav>
  );
});

const PhaseItem = memo(function PhaseItem({ name, says, isNow }: { name: string; says: string; isNow: boolean }) {
  return (
    <li className="phase" aria-current={isNow ? "step" : undefined} title={says}>
      {name}
    </li>
  );
});
