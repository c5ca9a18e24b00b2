import styles from "./measure.module.css";

const [R, STEP, ROW] = [5.4, 15, 20] as const;

/** A hundred dots, as many of them filled as games of a hundred: never none or all. Two paths draw them. */
export function Dots({ hits, of }: { hits: number; of: number }) {
  const filled = Math.min(99, Math.max(1, Math.round((100 * hits) / Math.max(1, of))));
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, step) => {
      const [x, y] = [((from + step) % ROW) * STEP + STEP / 2, Math.floor((from + step) / ROW) * STEP + STEP / 2];
      return `M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`;
    }).join("");
  return (
    <svg viewBox="0 0 300 75" className={styles.dots} aria-hidden="true">
      <path d={path(0, filled)} />
      <path d={path(filled, 100)} data-open />
    </svg>
  );
}
