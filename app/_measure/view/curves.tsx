import type { Curve } from "../../../lib/trials/summary.ts";
import type { Found } from "../state/runs.ts";
import styles from "./measure.module.css";

/** What the deck has at the end of each turn: the mean of all games, and a band that eight in ten of them keep to. */
export function Curves({ found: { summary } }: { found: Found }) {
  return (
    <section id="by-turn" aria-labelledby="by-turn-title">
      <h2 id="by-turn-title" className={styles.title}>
        Turn by turn
      </h2>
      <p className="mb-3 text-sm text-faint">
        The line is the mean of {summary.of.toLocaleString("en")} games. The band holds 8 games of 10: it shows how
        games differ, not how sure the mean is.
      </p>
      <div className={styles.curves}>
        {summary.curves.map((curve) => (
          <One key={curve.id} curve={curve} />
        ))}
      </div>
    </section>
  );
}

const MOST_TURNS = 12;
const [LEFT, RIGHT, HIGH] = [8, 356, 90] as const;

function One({ curve: { name, points } }: { curve: Curve }) {
  const shown = points.slice(0, MOST_TURNS);
  const last = shown.at(-1);
  if (!last) return null;
  const least = Math.min(0, ...shown.map(({ low }) => low));
  const most = Math.max(least + 1, ...shown.map(({ high, mean }) => Math.max(high, mean)));
  const x = (at: number) => LEFT + (at * (RIGHT - LEFT)) / Math.max(1, shown.length - 1);
  const y = (value: number) => 10 + HIGH * (1 - (value - least) / (most - least));
  const upper = shown.map(({ high }, at) => `${x(at)},${y(high)}`);
  const lower = shown.map(({ low }, at) => `${x(at)},${y(low)}`).reverse();
  const label = `${name}: ${shown.map(({ turn, mean }) => `turn ${turn} ${mean.toFixed(1)}`).join(", ")}`;
  return (
    <figure className={`sheet ${styles.card}`}>
      <figcaption className="font-semibold">{name}</figcaption>
      <svg viewBox="0 0 400 124" className={styles.line} role="img" aria-label={label}>
        <polygon points={[...upper, ...lower].join(" ")} className={styles.band} />
        <path d={`M0 ${y(0)}H${RIGHT + LEFT}`} className={styles.base} />
        <polyline points={shown.map(({ mean }, at) => `${x(at)},${y(mean)}`).join(" ")} />
        {shown.map(({ turn, mean }, at) => (
          <g key={turn}>
            <circle cx={x(at)} cy={y(mean)} r={3} />
            <text x={x(at)} y={120}>
              {turn}
            </text>
          </g>
        ))}
        <text x={RIGHT + 10} y={y(last.mean) + 4} className={styles.end}>
          {last.mean.toFixed(1)}
        </text>
      </svg>
      <details>
        <summary className="text-sm">As a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Turn</th>
              <th scope="col">Mean</th>
              <th scope="col">8 games of 10</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ turn, mean, low, high }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                <td>{mean.toFixed(2)}</td>
                <td>
                  {low} to {high}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
