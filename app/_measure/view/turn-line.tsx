import type { Asked } from "../../../lib/trials/goal.ts";
import { shareOf } from "../../../lib/trials/interval.ts";
import type { Answer } from "../../../lib/trials/outcome.ts";
import { hundred } from "../../../lib/trials/telling.ts";
import chart from "./chart.module.css";

const MOST_TURNS = 8;
const [WIDE, HIGH] = [300, 62] as const;

/** In how many games it was reached by the end of each of the first turns. */
export function turnsOf({ byTurn }: Pick<Answer, "byTurn">): readonly number[] {
  const turns = Math.min(MOST_TURNS, Math.max(4, byTurn.length));
  return Array.from({ length: turns }, (_, at) => byTurn[Math.min(at, byTurn.length - 1)] ?? 0);
}

/** How the share of games grows turn by turn, with the turn that was asked for marked, in the band of what may be true. */
export function TurnLine({ answer, goal }: { answer: Answer; goal: Asked }) {
  const turns = turnsOf(answer);
  const x = (at: number) => 20 + (at * (WIDE - 40)) / Math.max(1, turns.length - 1);
  const y = (count: number) => 18 + HIGH * (1 - count / Math.max(1, answer.of));
  const ranges = turns.map((count) => shareOf(count, answer.of));
  const upper = ranges.map(({ to }, at) => `${x(at)},${y(to * answer.of)}`);
  const lower = ranges.map(({ from }, at) => `${x(at)},${y(from * answer.of)}`);
  const points = turns.map((count, at) => `${x(at)},${y(count)}`);
  return (
    <svg viewBox={`0 0 ${WIDE} 112`} className={chart.line} aria-hidden="true">
      <path d={`M0 18H${WIDE}`} className={chart.top} />
      <path d={`M0 ${HIGH + 18}H${WIDE}`} className={chart.base} />
      <polygon points={[...upper, ...lower.toReversed()].join(" ")} className={chart.band} />
      <polyline points={points.join(" ")} />
      {turns.map((count, at) => {
        const isIt = goal.turn === at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <g key={at} data-asked={isIt || undefined}>
            <circle cx={x(at)} cy={y(count)} r={isIt ? 6 : 3} />
            <text x={x(at)} y={y(count) + (y(count) < 36 ? 19 : -8)}>
              {hundred(count, answer.of)}
            </text>
            <text x={x(at)} y={106}>
              {at === 0 ? "turn 1" : at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
