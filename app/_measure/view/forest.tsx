import { useState } from "react";
import type { Suggestion } from "../../../lib/trials/doctor.ts";
import { alongWords } from "../../../lib/trials/words.ts";
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
    <>
      <p className={styles.axis} aria-hidden="true">
        <span>← worse</span>
        <span>better →</span>
      </p>
      <ul className={styles.forest} aria-label="Swaps">
        {tried.map((one, at) => {
          const { cut, add } = one.swap;
          const [code, show, isHelp] = [codes[at], shows[at], helps.includes(one)];
          return (
            <li key={`${cut} ${add}`}>
              <Names cut={cut} add={add} />
              <Range one={one} most={most} look={isHelp ? "helps" : one.difference.to < 0 ? "hurts" : "open"} />
              <div className={`text-sm ${styles.found}`}>
                <Found one={one} isHelp={isHelp} scale={scale} />
                {isHelp && show ? <Shown bench={bench} show={show} /> : null}
              </div>
              {isHelp && code !== undefined ? (
                <a className={`tool ${styles.apply}`} href={`/${game.id}/build?code=${code}`}>
                  Apply
                  <span className="sr-only">
                    {" "}
                    {add} for {cut} to a copy
                  </span>
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Axis most={most} scale={scale} />
    </>
  );
}

function Names({ cut, add }: { cut: string; add: string }) {
  return (
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
  );
}

/** What a swap brings in numbers, in how many games, and what else it changes. */
function Found({ one, isHelp, scale }: { one: Suggestion; isHelp: boolean; scale: number }) {
  const { mean, from, to } = one.difference;
  const [middle, low, high] = [mean, from, to].map((value) => signed(value * scale));
  const of = one.better + one.worse + one.same;
  return (
    <>
      <p className="tabular-nums">
        <b>{middle}</b> {scale === 100 ? "of 100 games" : "a game"}{" "}
        <span className="text-faint">
          ({low} to {high})
        </span>
      </p>
      <p className="text-faint tabular-nums">
        {kindOf(one, isHelp)} in {one.better} of {of} games, worse in {one.worse}.
        {one.along ? <span className="block">{alongWords(one.along, of)}</span> : null}
      </p>
    </>
  );
}

/** What a swap does, before its counts. */
function kindOf({ better, worse, difference }: Suggestion, isHelp: boolean): string {
  if (isHelp) return better > worse ? "Better" : "Gains are rarer but larger: better";
  return difference.to < 0 ? "Worse: better" : "Can’t tell: better";
}

/** The game in which a swap gains most: as it was dealt, and what goes differently after the swap. */
function Shown({ bench, show }: { bench: Bench; show: NonNullable<Advice["shows"][number]> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-sm">The game that shows it best</summary>
      {isOpen ? (
        <Deals bench={bench} pair={show} games={[{ at: show.at, shows: "as it goes before the change" }]} />
      ) : null}
    </details>
  );
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

/** So much of the width lies on either side of no change. */
const HALF = 46;

const placeOf = (value: number, most: number) => `${50 + (HALF * value) / most}%`;

function Range({ one: { difference }, most, look }: RangeProps) {
  const [from, middle, to] = [difference.from, difference.mean, difference.to].map((value) => placeOf(value, most));
  return (
    <svg className={chart.range} data-look={look} aria-hidden="true">
      <line x1="50%" x2="50%" y1="0" y2="100%" className={chart.zero} />
      <line x1={from} x2={to} y1="50%" y2="50%" />
      <svg x={middle} y="50%" className={chart.mark} aria-hidden="true">
        {look === "hurts" ? <path d="M0-8 8 0 0 8-8 0z" /> : <circle r="7" />}
      </svg>
    </svg>
  );
}

/** The numbers under the ranges. */
function Axis({ most, scale }: { most: number; scale: number }) {
  const step = stepIn((most * scale) / 2) / scale;
  const ticks = [-2, -1, 0, 1, 2].map((times) => times * step).filter((value) => Math.abs(value) <= most);
  return (
    <div className={styles.axis}>
      <svg className={chart.ticks} aria-hidden="true">
        {ticks.map((value) => (
          <text key={value} x={placeOf(value, most)} y="14">
            {value === 0 ? "0" : `${value < 0 ? "−" : "+"}${Number(Math.abs(value * scale).toPrecision(2))}`}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The largest of 1, 2, 5, 10 and so on that is no more than a number. */
function stepIn(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
}
