import { useState } from "react";
import type { Pace } from "../../../lib/trials/run.ts";
import styles from "./measure.module.css";

/** Counts as parts of 100 that add up to 100. What happened, but in fewer than one of them, is “<1”. */
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
    return rounded === 0 && counts[at] !== 0 ? "<1" : String(rounded);
  });
}

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

interface ProgressProps {
  /** Undefined until it is known how much there is to do. */
  readonly pace: Pace | undefined;
  readonly isCancelled: boolean;
  onCancel(): void;
}

/** How far some work is and about how long it still takes, and a button that ends it. */
export function Progress({ pace, isCancelled, onCancel }: ProgressProps) {
  const [begun] = useState(() => performance.now());
  const { done, most } = pace ?? { done: 0, most: 1 };
  const left = (performance.now() - begun) * (most / Math.max(1, done) - 1);
  return (
    <div className={styles.progress} data-cancelled={isCancelled || undefined}>
      {isCancelled ? null : (
        <progress className="gauge" aria-label="Games played" max={most} {...(pace && { value: done })} />
      )}
      <p role="status" className="text-sm tabular-nums">
        {isCancelled ? "Cancelled after " : ""}
        <b>{done.toLocaleString("en")}</b>
        {isCancelled || !pace ? " games" : ` of ${most.toLocaleString("en")} games`}
        {isCancelled || done < most / 20 ? "" : `, ${leftWords(left)}`}
      </p>
      {isCancelled ? null : (
        <button type="button" className="tool" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}

/** "about 20 seconds left". It changes as rarely as helps, because it is read aloud. */
function leftWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds > 90) return `about ${Math.round(seconds / 60)} minutes left`;
  return seconds > 8 ? `about ${10 * Math.ceil(seconds / 10)} seconds left` : "a few seconds left";
}
