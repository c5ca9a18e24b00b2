import type { Asked } from "../../../lib/trials/goal.ts";
import type { Answer } from "../../../lib/trials/outcome.ts";
import styles from "./measure.module.css";
import { hundred } from "./parts.tsx";

const MOST_TURNS = 8;
const [WIDE, HIGH] = [400, 76] as const;

/** In how many games it was reached by the end of each of the first turns. */
export function turnsOf({ byTurn }: Pick<Answer, "byTurn">): readonly number[] {
  const turns = Math.min(MOST_TURNS, Math.max(4, byTurn.length));
  return Array.from({ length: turns }, (_, at) => byTurn[Math.min(at, byTurn.length - 1)] ?? 0);
}

/** How the share of games grows turn by turn, with the turn that was asked for marked. */
export function TurnLine({ answer, goal }: { answer: Answer; goal: Asked }) {
  const turns = turnsOf(answer);
  const x = (at: number) => 24 + (at * (WIDE - 48)) / Math.max(1, turns.length - 1);
  const y = (count: number) => 18 + HIGH * (1 - count / Math.max(1, answer.of));
  const points = turns.map((count, at) => `${x(at)},${y(count)}`);
  return (
    <svg viewBox={`0 0 ${WIDE} 130`} className={styles.line} aria-hidden="true">
      <path d={`M0 18H${WIDE}`} className={styles.top} />
      <path d={`M0 ${HIGH + 18}H${WIDE}`} className={styles.base} />
      <polyline points={points.join(" ")} />
      {turns.map((count, at) => {
        const isIt = goal.turn === at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <g key={at} data-asked={isIt || undefined}>
            <circle cx={x(at)} cy={y(count)} r={isIt ? 7 : 3.5} />
            <text x={x(at)} y={y(count) + (y(count) < 40 ? 22 : -9)}>
              {hundred(count, answer.of)}
            </text>
            <text x={x(at)} y={122}>
              {at === 0 ? "turn 1" : at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
