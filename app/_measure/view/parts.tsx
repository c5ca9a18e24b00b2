import type { Interval } from "../../../lib/trials/interval.ts";
import styles from "./measure.module.css";

/** Counts as parts of 100 that add up to 100. What happened in fewer than one of them is “<1”. */
export function hundredParts(counts: readonly number[]): readonly string[] {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const shares = counts.map((count) => (100 * count) / all);
  const whole = shares.map(Math.floor);
  const rests = shares.map((share, at) => [share - Math.floor(share), at] as const).toSorted(([a], [b]) => b - a);
  const left = 100 - whole.reduce((sum, part) => sum + part, 0);
  const more = new Set(rests.slice(0, left).map(([, at]) => at));
  return whole.map((part, at) => {
    const rounded = part + (more.has(at) ? 1 : 0);
    return rounded === 0 ? "<1" : String(rounded);
  });
}

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** "between 58 and 64, from 1,000 games" */
export function between({ from, to }: Interval, of: number): string {
  return `between ${(100 * from).toFixed(1)} and ${(100 * to).toFixed(1)}, from ${of.toLocaleString("en")} games`;
}

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  /** How many there will be, if that is known. */
  readonly most?: number;
  readonly isCancelled: boolean;
  onCancel(): void;
}

/** How far some work is, and a button that ends it. */
export function Progress({ label, done, most, isCancelled, onCancel }: ProgressProps) {
  const count = done.toLocaleString("en");
  return (
    <div className={styles.progress} data-cancelled={isCancelled || undefined}>
      {isCancelled ? null : (
        <progress className="gauge" aria-label={label} max={most ?? 1} {...(most !== undefined && { value: done })} />
      )}
      <p role="status" className="text-sm tabular-nums">
        {isCancelled ? "Cancelled after " : ""}
        <b>{count}</b>
        {most === undefined ? "" : ` of ${most.toLocaleString("en")}`} games
      </p>
      {isCancelled ? null : (
        <button type="button" className="tool" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}
