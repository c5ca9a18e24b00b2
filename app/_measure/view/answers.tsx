import type { ReactNode } from "react";
import { countedAgain, type Said } from "../../../lib/trials/certificate.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import { goalText, goalWords } from "../../../lib/trials/goal.ts";
import { type Answer, answerOf } from "../../../lib/trials/outcome.ts";
import { hundred, isHardlyEver, isNearlyAlways, telling } from "../../../lib/trials/telling.ts";
import { aboutWords, boundsWords, conditionWords } from "../../../lib/trials/words.ts";
import { useMedia } from "../../_client/use-media.ts";
import { type Bench, conditionsOf } from "../state/bench.ts";
import type { Found } from "../state/runs.ts";
import styles from "./measure.module.css";
import { OwnQuestion } from "./own-question.tsx";
import { Question } from "./question.tsx";
import { ResultBars } from "./result-bars.tsx";

interface Props {
  readonly bench: Bench;
  readonly found: Found;
  /** A question that no plan of the game asks. */
  readonly own: Asked | undefined;
  /** What the link said of its question. */
  readonly said: Said | undefined;
  /** Whether the link asks a question of its own, which then comes first. */
  readonly isLinked: boolean;
  onOwn(question: Asked | undefined): void;
}

/** So many questions are shown at once: those nearest to even, which tell most. */
const FIRST = { wide: 6, narrow: 4 };

/** All that a trial answers about a deck: how its games came out, and each plan of the game's players. */
export function Answers({ bench, found, own, said, isLinked, onOwn }: Props) {
  const { goldfish } = bench.dealer;
  const { summary, played } = found;
  const plans = goldfish.plans.flatMap(({ says, turn }, at) => {
    const [goal, answer] = [bench.goals[at], summary.answers[at]];
    // Games that are stopped before tell nothing of it.
    return goal && answer && turn <= found.trial.turns ? [{ says, goal, answer }] : [];
  });
  const narrow = useMedia(NARROW);
  const shown = telling(plans, narrow ? FIRST.narrow : FIRST.wide);
  const more = telling(plans, plans.length).filter((plan) => !shown.includes(plan));
  const ofOwn = own && answerOf(goldfish, played, own);
  const again = said && countedAgain(said, ofOwn, bench.basis);
  const card = ({ says, goal, answer }: (typeof plans)[number]) => (
    <Question key={goalText(goal)} bench={bench} found={found} says={says} goal={goal} answer={answer} />
  );
  const ownQuestion = (
    <OwnQuestion bench={bench} own={own} turns={found.trial.turns} onChange={onOwn}>
      {own && ofOwn ? (
        <Question
          bench={bench}
          found={found}
          says={goalWords(goldfish.measures, own)}
          goal={own}
          answer={ofOwn}
          isInside
        />
      ) : null}
    </OwnQuestion>
  );
  return (
    <>
      <Results bench={bench} found={found} />
      {again ? (
        <p className={`sheet ${styles.card} mt-4`} role="status">
          {again}
        </p>
      ) : null}
      <div className={styles.cards}>
        {isLinked ? ownQuestion : null}
        {shown.map(card)}
        {isLinked ? null : ownQuestion}
      </div>
      <Plain title="More questions" plans={more}>
        {card}
      </Plain>
      <Plain title="Nearly always" plans={plans.filter(({ answer }) => isNearlyAlways(answer))}>
        {card}
      </Plain>
      <Plain title="Hardly ever" plans={plans.filter(({ answer }) => isHardlyEver(answer))}>
        {card}
      </Plain>
    </>
  );
}

const NARROW = "(max-width: 47.99rem)";

/** Whose games came out how, against whom. */
function Results({ bench, found: { trial, summary } }: Pick<Props, "bench" | "found">) {
  const { of, results } = summary;
  const wins = { hits: results.won, of };
  const isContest = results.won + results.lost > 0;
  return (
    <section className={`sheet ${styles.card} ${styles.answered} mt-4`} aria-label="Results">
      {isContest ? (
        <b className={styles.number} aria-hidden="true">
          {hundred(results.won, of)}
        </b>
      ) : null}
      <div className={isContest ? "min-w-0" : styles.wide}>
        <p className="text-lg font-semibold wrap-anywhere">
          {isContest ? `Wins ${aboutWords(wins)} (${boundsWords(wins)})` : "Nobody wins or loses these games"}
        </p>
        <p className="text-sm text-faint wrap-anywhere">{conditionWords(conditionsOf(bench, trial))}.</p>
      </div>
      <ResultBars of={of} results={results} />
    </section>
  );
}

interface PlainProps<P> {
  readonly title: string;
  readonly plans: readonly P[];
  readonly children: (plan: P) => ReactNode;
}

/** Plans with their answers in a line, to open. */
function Plain<P extends { readonly says: string; readonly answer: Answer }>({
  title,
  plans,
  children,
}: PlainProps<P>) {
  if (plans.length === 0) return null;
  return (
    <details className={styles.plain}>
      <summary>
        <span>
          <b>{title}</b>{" "}
          <span className="text-faint">
            {plans.map(({ says, answer: { hits, of } }) => `${says}: ${hundred(hits, of)}`).join(" · ")}
          </span>
        </span>
      </summary>
      <div className={styles.cards}>{plans.map(children)}</div>
    </details>
  );
}
