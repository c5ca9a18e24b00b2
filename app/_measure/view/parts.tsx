import type { Interval } from "../../../lib/trials/interval.ts";
import styles from "./measure.module.css";

/** About how many of 100. What was counted in some games but not in all is never none or all of them. */
export function hundred(hits: number, of: number): string {
  const share = of === 0 ? 0 : (100 * hits) / of;
  if (share < 1) return "<1";
  return share > 99 ? ">99" : String(Math.round(share));
}

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
        <progress aria-label={label} max={most ?? 1} {...(most !== undefined && { value: done })} />
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
