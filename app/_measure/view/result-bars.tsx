import type { Played } from "../../../lib/trials/trial.ts";
import { boundsWords } from "../../../lib/trials/words.ts";
import chart from "./chart.module.css";
import styles from "./measure.module.css";
import { hundredParts } from "./parts.tsx";

const WORDS: readonly (readonly [Played["how"], string])[] = [
  ["won", "won"],
  ["lost", "lost"],
  ["ended", "ended without a winner"],
  ["open", "still open"],
];

/** How the games came out, as one bar of parts and in words. A loss is a part of its own. */
export function ResultBars({ of, results }: { of: number; results: Readonly<Record<Played["how"], number>> }) {
  const parts = WORDS.filter(([how]) => results[how] > 0);
  const hundredths = hundredParts(parts.map(([how]) => results[how]));
  let x = 0;
  return (
    <div className={`mt-3 ${styles.wide}`}>
      <svg width="100%" height="20" aria-hidden="true" className={chart.results}>
        {parts.map(([how]) => {
          const width = (100 * results[how]) / Math.max(1, of);
          x += width;
          return <rect key={how} data-how={how} x={`${x - width}%`} width={`${width}%`} height="20" />;
        })}
      </svg>
      <ul className={styles.key}>
        {parts.map(([how, word], at) => (
          <li key={how} data-how={how}>
            <b>{hundredths[at]}</b> of 100 {word}{" "}
            <span className="text-faint">
              ({results[how].toLocaleString("en")}: {boundsWords({ hits: results[how], of })})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
