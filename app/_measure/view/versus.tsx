import { lazy, Suspense, useState } from "react";
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

/** Another deck on the same shuffles. */
export function Versus({ bench, trial, found }: Props) {
  const [yardstick, setYardstick] = useState<Yardstick>({ goal: { won: true } });
  const [text, setText] = useState("");
  const { run, start, cancel } = useRun<number, Beside | string>();
  const isRunning = run.is === "running";
  const play = () => {
    const before = found?.trial === trial ? found.played : undefined;
    start((signal, tells) =>
      playBeside(bench, trial, { other: { code: text.trim() }, yardstick, before }, signal, tells),
    );
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
          if (!isRunning && text.trim() !== "") play();
        }}
      >
        <p className="mb-3 max-w-prose text-sm text-faint">
          Both decks get the same {trial.games.toLocaleString("en")} shuffles. Cards that both have lie in the same
          places.
        </p>
        <Pick bench={bench} text={text} onPick={setText} />
        <p className={`mt-3 ${styles.go}`}>
          <YardstickField bench={bench} yardstick={yardstick} onChange={setYardstick} />
          <button type="submit" className="tool min-h-10" aria-disabled={isRunning || text.trim() === ""}>
            Compare
          </button>
        </p>
        <Work
          run={run}
          label="Games played"
          most={found?.trial === trial ? trial.games : 2 * trial.games}
          onCancel={cancel}
        >
          {(beside) => <BesideAnswer bench={bench} beside={beside} who="with the other deck" />}
        </Work>
      </form>
    </section>
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
      {samples.length > 0 ? (
        <label>
          <span className="label">Or a sample deck</span>
          <select
            className="select w-full"
            value={samples.some(({ code }) => code === text) ? text : ""}
            onChange={({ target }) => onPick(target.value)}
          >
            <option value="">Choose one</option>
            {samples.map(({ name, code }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Suspense>
        <OwnDecks bench={bench} onPick={onPick} />
      </Suspense>
    </div>
  );
}
