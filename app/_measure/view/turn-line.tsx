import type { Asked } from "../../../lib/trials/goal.ts";
import { shareOf } from "../../../lib/trials/interval.ts";
import type { Answer } from "../../../lib/trials/outcome.ts";
import { hundred } from "../../../lib/trials/telling.ts";
import chart from "./chart.module.css";

const MOST_TURNS = 8;
const [WIDE, HIGH] = [300, 62] as const;

interface Reached {
  readonly turn: number;
  readonly count: number;
}

/** In how many games it was reached by the end of a few turns, among them the one that was asked for. */
export function turnsOf({ byTurn }: Pick<Answer, "byTurn">, goal: Asked): readonly Reached[] {
  const last = Math.max(4, goal.turn ?? byTurn.length, Math.min(MOST_TURNS, byTurn.length));
  const step = Math.ceil(last / MOST_TURNS);
  const first = last - step * (Math.ceil(last / step) - 1);
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => {
    const turn = first + step * at;
    return { turn, count: byTurn[Math.min(turn, byTurn.length) - 1] ?? 0 };
  });
}

/** How the share of games grows turn by turn, with the turn that was asked for marked, in the band of what may be true. */
export function TurnLine({ answer, goal }: { answer: Answer; goal: Asked }) {
  const turns = turnsOf(answer, goal);
  const x = (at: number) => 20 + (at * (WIDE - 40)) / Math.max(1, turns.length - 1);
  const y = (count: number) => 18 + HIGH * (1 - count / Math.max(1, answer.of));
  const ranges = turns.map(({ count }) => shareOf(count, answer.of));
  const upper = ranges.map(({ to }, at) => `${x(at)},${y(to * answer.of)}`);
  const lower = ranges.map(({ from }, at) => `${x(at)},${y(from * answer.of)}`);
  const points = turns.map(({ count }, at) => `${x(at)},${y(count)}`);
  return (
    <svg viewBox={`0 0 ${WIDE} 112`} className={chart.line} aria-hidden="true">
      <path d={`M0 18H${WIDE}`} className={chart.top} />
      <path d={`M0 ${HIGH + 18}H${WIDE}`} className={chart.base} />
      <polygon points={[...upper, ...lower.toReversed()].join(" ")} className={chart.band} />
      <polyline points={points.join(" ")} />
      {turns.map(({ turn, count }, at) => {
        const isIt = goal.turn === turn;
        return (
          <g key={turn} data-asked={isIt || undefined}>
            <circle cx={x(at)} cy={y(count)} r={isIt ? 6 : 3} />
            <text x={x(at)} y={y(count) + (y(count) < 36 ? 19 : -8)}>
              {hundred(count, answer.of)}
            </text>
            <text x={x(at)} y={106}>
              {at === 0 ? `turn ${turn}` : turn}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
