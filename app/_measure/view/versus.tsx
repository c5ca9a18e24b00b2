import { lazy, Suspense, useState } from "react";
import type { Pace } from "../../../lib/trials/run.ts";
import type { Trial } from "../../../lib/trials/trial.ts";
import type { Yardstick } from "../../../lib/trials/yardstick.ts";
import { useRun } from "../../_client/use-run.ts";
import type { Bench } from "../state/bench.ts";
import { type Beside, type Found, playBeside } from "../state/runs.ts";
import { BesideAnswer } from "./beside.tsx";
import styles from "./measure.module.css";
import { Work } from "./work.tsx";
import { YardstickField } from "./yardstick-field.tsx";

const OwnDecks = lazy(() => import("./own-decks.tsx"));

interface Props {
  readonly bench: Bench;
  readonly trial: Trial;
  readonly found: Found | undefined;
}

/** Another deck on the same shuffles, or the same one by another house rule. */
export function Versus({ bench, trial, found }: Props) {
  const [yardstick, setYardstick] = useState<Yardstick>({ goal: { won: true } });
  const [text, setText] = useState("");
  const { run, start, cancel } = useRun<Pace, Beside | string>();
  const rule = houseRulesOf(bench).find(({ value }) => value === text);
  const isOff = run.is === "running" || text.trim() === "";
  const other = rule ? { house: rule.id } : { code: text.trim() };
  const play = () => {
    const before = found?.trial === trial ? found.played : undefined;
    start((signal, tells) => playBeside(bench, trial, { other, yardstick, before }, signal, tells));
  };
  return (
    <section id="versus" aria-labelledby="versus-title">
      <h2 id="versus-title" className={styles.title}>
        A against B
      </h2>
      <form
        className={`sheet ${styles.card}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) play();
        }}
      >
        <p className="mb-3 max-w-prose text-sm text-faint">
          Both get the same {trial.games.toLocaleString("en")} shuffles. Cards that both decks have come in the same
          order in both.
        </p>
        <Pick bench={bench} text={text} onPick={setText} />
        <p className={`mt-3 ${styles.go}`}>
          <YardstickField bench={bench} yardstick={yardstick} turns={trial.turns} onChange={setYardstick} />
          <button type="submit" className="tool min-h-10" aria-disabled={isOff}>
            Compare
          </button>
        </p>
        <Work run={run} onCancel={cancel}>
          {(beside) => <BesideAnswer bench={bench} beside={beside} />}
        </Work>
      </form>
    </section>
  );
}

interface HouseRule {
  readonly id: string;
  /** What stands in the field when it is chosen. */
  readonly value: string;
  readonly says: string;
}

/** The house rules that change how a game is played, each to be switched. */
function houseRulesOf({ game, dealer, start }: Bench): readonly HouseRule[] {
  const ids = new Set(dealer.goldfish.readings.map(({ house }) => house));
  return game.house.flatMap(({ id, says }) =>
    ids.has(id)
      ? [
          {
            id,
            value: `House: ${id}`,
            says: start.house[id] ? `Without the house rule: ${says}` : `House rule: ${says}`,
          },
        ]
      : [],
  );
}

interface PickProps {
  readonly bench: Bench;
  readonly text: string;
  onPick(text: string): void;
}

/** Another deck by its link, from the samples, or from those of this browser. */
function Pick({ bench, text, onPick }: PickProps) {
  const { samples } = bench.deck;
  return (
    <div className={styles.pick}>
      <label>
        <span className="label">Link or code of the other deck</span>
        <input
          className="field w-full"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onPick(target.value)}
        />
      </label>
      <Choice
        label="Or a sample deck"
        options={samples.map(({ name, code }) => ({ value: code, says: name }))}
        text={text}
        onPick={onPick}
      />
      <Choice label="Or this deck by a house rule" options={houseRulesOf(bench)} text={text} onPick={onPick} />
      <Suspense>
        <OwnDecks bench={bench} onPick={onPick} />
      </Suspense>
    </div>
  );
}

interface ChoiceProps extends Pick<PickProps, "text" | "onPick"> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly says: string }[];
}

/** What fills the field by a choice from a list, if there is anything to choose. */
function Choice({ label, options, text, onPick }: ChoiceProps) {
  if (options.length === 0) return null;
  return (
    <label>
      <span className="label">{label}</span>
      <select
        className="select w-full"
        value={options.some(({ value }) => value === text) ? text : ""}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">Choose one</option>
        {options.map(({ value, says }) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
