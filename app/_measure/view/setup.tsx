import { useId } from "react";
import type { Trial } from "../../../lib/trials/trial.ts";
import { pilotWords } from "../../../lib/trials/words.ts";
import type { Bench } from "../state/bench.ts";
import styles from "./measure.module.css";

const COUNTS = [200, 1000, 5000] as const;

interface Props {
  readonly bench: Bench;
  readonly trial: Trial;
  /** Whether just this trial has been played. */
  readonly isPlayed: boolean;
  readonly isRunning: boolean;
  onChange(trial: Trial): void;
  onPlay(): void;
  onOtherDeals(): void;
}

/** What is played: who is opposite, how many games, and from which seed. */
export function Setup({ bench, trial, isPlayed, isRunning, onChange, onPlay, onOtherDeals }: Props) {
  const counts = [...new Set([...COUNTS, trial.games])].sort((a, b) => a - b);
  return (
    <div className={`sheet ${styles.setup}`}>
      <Opponents bench={bench} trial={trial} onChange={onChange} />
      <fieldset>
        <legend className="label">Games</legend>
        <div className="seg">
          {counts.map((games) => (
            <button
              key={games}
              type="button"
              aria-pressed={trial.games === games}
              onClick={() => onChange({ ...trial, games })}
            >
              {games.toLocaleString("en")}
            </button>
          ))}
        </div>
      </fieldset>
      <p className={styles.go}>
        <button
          type="button"
          className={isPlayed ? "tool min-h-10" : "button"}
          aria-disabled={isRunning}
          onClick={() => isRunning || onPlay()}
        >
          Play {trial.games.toLocaleString("en")} games
        </button>
        <button
          type="button"
          className="tool min-h-10"
          aria-disabled={isRunning}
          onClick={() => isRunning || onOtherDeals()}
        >
          Other deals
        </button>
        <span className="text-sm text-faint wrap-anywhere">
          Played by {pilotWords(trial)}
          {trial.order ? ", its lines in another order" : ""}. Seed {trial.seed}.
        </span>
      </p>
    </div>
  );
}

function Opponents({ bench: { opposites }, trial, onChange }: Pick<Props, "bench" | "trial" | "onChange">) {
  const name = useId();
  if (opposites.length === 0) return <p className="text-sm text-faint">Nobody is opposite in this game.</p>;
  const { opposite: _, ...alone } = trial;
  return (
    <fieldset>
      <legend className="label">Opponent</legend>
      <div className={styles.choices}>
        {opposites.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name={name}
              checked={trial.opposite === undefined ? one.isUsual : trial.opposite === one.id}
              onChange={() => onChange(one.isUsual ? alone : { ...alone, opposite: one.id })}
            />
            {one.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
