import type { Trial } from "../../../lib/trials/trial.ts";
import { faced } from "../../../lib/trials/trial-answer.ts";
import { pilotWords } from "../../../lib/trials/words.ts";
import type { Bench } from "../state/bench.ts";
import styles from "./measure.module.css";
import { capital } from "./parts.tsx";

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
  const opposite = faced(bench.opposites, trial.opposite);
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
      </p>
      <p className="basis-full text-sm text-faint wrap-anywhere">
        {capital(pilotWords(trial))} plays your side
        {trial.order ? ", its lines in another order" : ""}
        {opposite ? `, against ${opposite.name}` : ""}. Seed {trial.seed}.
      </p>
    </div>
  );
}

function Opponents({ bench: { opposites }, trial, onChange }: Pick<Props, "bench" | "trial" | "onChange">) {
  if (opposites.length === 0) return <p className="text-sm text-faint">Nobody is opposite in this game.</p>;
  const { opposite: _, ...alone } = trial;
  return (
    <label className="min-w-0">
      <span className="label">Opponent</span>
      <select
        className="select w-full"
        value={faced(opposites, trial.opposite)?.id}
        onChange={({ target: { value } }) =>
          onChange(opposites.some(({ id, isUsual }) => isUsual && id === value) ? alone : { ...alone, opposite: value })
        }
      >
        {opposites.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
