import { useState } from "react";
import { counted } from "../../../lib/core/words.ts";
import { numbersOf } from "../../../lib/trials/policy.ts";
import type { Pace } from "../../../lib/trials/run.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import type { Yardstick } from "../../../lib/trials/yardstick.ts";
import { useRun } from "../../_client/use-run.ts";
import type { Bench } from "../state/bench.ts";
import { type Beside, playBeside } from "../state/runs.ts";
import { BesideAnswer } from "./beside.tsx";
import styles from "./measure.module.css";
import { Work } from "./work.tsx";
import { YardstickField } from "./yardstick-field.tsx";

interface Props {
  readonly bench: Bench;
  readonly trial: Trial;
}

/** The lines that the autopilot plays by, in an order of one's own, beside the usual one. */
export function Policy({ bench, trial }: Props) {
  const { goldfish } = bench.dealer;
  const usualNumbers = numbersOf(goldfish);
  const lines = new Map(goldfish.autopilot.map(({ says }, at) => [usualNumbers[at] ?? 0, says]));
  const [numbers, setNumbers] = useState<readonly number[]>(() => ordered(usualNumbers, trial));
  const [off, setOff] = useState<ReadonlySet<number>>(() => new Set(trial.order?.without));
  const [yardstick, setYardstick] = useState<Yardstick>({ goal: { won: true } });
  const { run, start, cancel } = useRun<Pace, Beside | string>();
  const isRunning = run.is === "running";
  const order = { first: numbers.filter((n) => !off.has(n)), without: [...off].sort((a, b) => a - b) };
  const isUsual = off.size === 0 && numbers.every((number, at) => number === usualNumbers[at]);
  const { order: _, ...usual } = trial;
  return (
    <section id="policy" aria-labelledby="policy-title">
      <h2 id="policy-title" className={styles.title}>
        How it plays
      </h2>
      <div className={`sheet ${styles.card}`}>
        <p className="mb-3 max-w-prose text-sm text-faint">
          The autopilot does the first of these that it can. Switch lines off or move them up, and compare that with the
          usual order on the same deals.
        </p>
        <details open={trial.order !== undefined}>
          <summary className="text-sm font-semibold">
            The autopilot’s {counted(lines.size, "line")}, first to last
          </summary>
          <Lines
            lines={lines}
            numbers={numbers}
            off={off}
            onSwitch={(number) => setOff((before) => toggled(before, number))}
            onUp={(at) => setNumbers((before) => movedUp(before, at))}
          />
        </details>
        <p className={`mt-3 ${styles.go}`}>
          <YardstickField bench={bench} yardstick={yardstick} turns={trial.turns} onChange={setYardstick} />
          <button
            type="button"
            className="tool min-h-10"
            aria-disabled={isRunning || isUsual}
            onClick={() =>
              isRunning ||
              isUsual ||
              start((signal, tells) =>
                playBeside(bench, usual, { other: { order }, yardstick, before: undefined }, signal, tells),
              )
            }
          >
            Compare with the usual order
          </button>
        </p>
        <Work run={run} onCancel={cancel}>
          {(beside) => <BesideAnswer bench={bench} beside={beside} />}
        </Work>
      </div>
    </section>
  );
}

interface LinesProps {
  /** The words of the lines, by their numbers. */
  readonly lines: ReadonlyMap<number, string>;
  readonly numbers: readonly number[];
  readonly off: ReadonlySet<number>;
  onSwitch(number: number): void;
  onUp(at: number): void;
}

function Lines({ lines, numbers, off, onSwitch, onUp }: LinesProps) {
  return (
    <ol className={styles.lines}>
      {numbers.map((number, at) => (
        <li key={number}>
          <label>
            <input type="checkbox" checked={!off.has(number)} onChange={() => onSwitch(number)} />
            {lines.get(number)}
          </label>
          <button
            type="button"
            className="tool bare"
            aria-disabled={at === 0}
            onClick={() => onUp(at)}
            aria-label={`Move up: ${lines.get(number)}`}
          >
            Up
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The numbers of all lines as a trial has them. Those that it leaves out come last. */
function ordered(all: readonly number[], { order }: Trial): readonly number[] {
  if (!order) return all;
  const named = [...order.first, ...order.without];
  const isThere = (number: number) => all.includes(number);
  const others = all.filter((number) => !named.includes(number));
  return [...order.first.filter(isThere), ...others, ...order.without.filter(isThere)];
}

function toggled(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  return new Set(numbers.has(number) ? [...numbers].filter((one) => one !== number) : [...numbers, number]);
}

function movedUp(numbers: readonly number[], at: number): readonly number[] {
  const [before, moved] = [numbers[at - 1], numbers[at]];
  if (before === undefined || moved === undefined) return numbers;
  return [...numbers.slice(0, at - 1), moved, before, ...numbers.slice(at + 1)];
}
