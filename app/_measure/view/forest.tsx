import { useState } from "react";
import type { Suggestion } from "../../../lib/trials/doctor.ts";
import type { Bench } from "../state/bench.ts";
import type { Advice } from "../state/runs.ts";
import chart from "./chart.module.css";
import { Deals } from "./deals.tsx";
import styles from "./measure.module.css";

/** The swaps that were measured again, each with its range beside the line of no change. */
export function Forest({ bench, advice: { tried, helps, codes, shows, yardstick } }: { bench: Bench; advice: Advice }) {
  const { game } = bench;
  // A goal is said in games of a hundred, a measure in its own numbers.
  const scale = "goal" in yardstick ? 100 : 1;
  const most = Math.max(...tried.flatMap(({ difference: { from, to } }) => [Math.abs(from), Math.abs(to)])) || 1;
  return (
    <ul className={styles.forest} aria-label="Swaps">
      {tried.map((one, at) => {
        const { cut, add } = one.swap;
        const [code, show, isHelp] = [codes[at], shows[at], helps.includes(one)];
        return (
          <li key={`${cut} ${add}`}>
            <p className="min-w-0 text-sm wrap-anywhere">
              <span className="block text-faint">
                <span aria-hidden="true">↓ </span>
                <span className="sr-only">Cut </span>
                {cut}
              </span>
              <b>
                <span aria-hidden="true">↑ </span>
                <span className="sr-only">play </span>
                {add}
              </b>
            </p>
            <Range one={one} most={most} look={isHelp ? "helps" : one.difference.to < 0 ? "hurts" : "open"} />
            <p className="text-sm tabular-nums">
              {kindOf(one, isHelp)}better in {one.better} of {one.better + one.worse + one.same} games, worse in{" "}
              {one.worse}
              <span className="block text-xs text-faint">{numbersOf(one, scale)}</span>
            </p>
            {isHelp && code !== undefined ? (
              <a className={`tool ${styles.apply}`} href={`/${game.id}/build?code=${code}`}>
                Apply
                <span className="sr-only">
                  {" "}
                  {add} for {cut} to a copy
                </span>
              </a>
            ) : null}
            {isHelp && show ? <Shown bench={bench} show={show} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What a swap does, before its counts. */
function kindOf({ better, worse, difference }: Suggestion, isHelp: boolean): string {
  if (isHelp) return better > worse ? "" : "Gains are rarer but larger: ";
  return difference.to < 0 ? "Worse: " : "Can’t tell: ";
}

/** The game in which a swap gains most: as it was dealt, and what goes differently after the swap. */
function Shown({ bench, show }: { bench: Bench; show: NonNullable<Advice["shows"][number]> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.wide} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-sm">The game that shows it best</summary>
      {isOpen ? <Deals bench={bench} pair={show} games={[{ at: show.at, shows: "before the change" }]} /> : null}
    </details>
  );
}

function numbersOf({ difference: { mean, from, to } }: Suggestion, scale: number): string {
  const [middle, low, high] = [mean, from, to].map((value) => signed(value * scale));
  return `${middle} (${low} to ${high})${scale === 100 ? " of 100 games" : " a game"}`;
}

/** "+3.1", "−0.4" */
export function signed(value: number): string {
  const digits = Math.abs(value).toFixed(Math.abs(value) < 10 ? 2 : 1);
  return Number(digits) === 0 ? "0" : `${value < 0 ? "−" : "+"}${digits}`;
}

interface RangeProps {
  readonly one: Suggestion;
  /** The value at either end. */
  readonly most: number;
  readonly look: "helps" | "hurts" | "open";
}

function Range({ one: { difference }, most, look }: RangeProps) {
  const x = (value: number) => 150 + (140 * value) / most;
  const middle = x(difference.mean);
  return (
    <svg viewBox="0 0 300 40" className={chart.range} data-look={look} aria-hidden="true">
      <path d="M150 0V40" className={chart.zero} />
      <path d={`M${x(difference.from)} 20H${x(difference.to)}`} />
      {look === "hurts" ? (
        <path d={`M${middle} 12l8 8-8 8-8-8z`} className={chart.mark} />
      ) : (
        <circle cx={middle} cy="20" r="7" className={chart.mark} />
      )}
    </svg>
  );
}
