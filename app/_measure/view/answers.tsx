import type { ReactNode } from "react";
import { type Said, saidWords } from "../../../lib/trials/certificate.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import { goalText, goalWords } from "../../../lib/trials/goal.ts";
import { type Answer, answerOf } from "../../../lib/trials/outcome.ts";
import type { Bench } from "../state/bench.ts";
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

/** What is nearly certain either way is no yardstick. */
const PLAIN = 0.01;

/** All that a trial answers about a deck: how its games came out, and each plan of the game's players. */
export function Answers({ bench, found, own, said, isLinked, onOwn }: Props) {
  const { goldfish } = bench.dealer;
  const { summary, played } = found;
  const plans = goldfish.plans.flatMap(({ says }, at) => {
    const [goal, answer] = [bench.goals[at], summary.answers[at]];
    return goal && answer ? [{ says, goal, answer }] : [];
  });
  const isPlain = ({ hits, of }: Answer) => hits < PLAIN * of || hits > (1 - PLAIN) * of;
  const shown = plans.filter(({ answer }) => !isPlain(answer));
  const ofOwn = own && answerOf(goldfish, played, own);
  const card = ({ says, goal, answer }: (typeof plans)[number]) => (
    <Question key={goalText(goal)} bench={bench} found={found} says={says} goal={goal} answer={answer} />
  );
  const ownQuestion = (
    <OwnQuestion bench={bench} own={own} onChange={onOwn}>
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
      <section className={`sheet ${styles.card} mt-4`} aria-label="Results">
        <p className="font-semibold">{summary.of.toLocaleString("en")} games played</p>
        <ResultBars of={summary.of} results={summary.results} />
      </section>
      {said && ofOwn ? (
        <p className={`sheet ${styles.card} mt-4`} role="status">
          {saidWords(said, ofOwn, goldfish.version)}
        </p>
      ) : null}
      <div className={styles.cards}>
        {isLinked ? ownQuestion : null}
        {shown.map(card)}
        {isLinked ? null : ownQuestion}
      </div>
      <Plain title="Nearly always" plans={plans.filter(({ answer }) => answer.hits > (1 - PLAIN) * answer.of)}>
        {card}
      </Plain>
      <Plain title="Hardly ever" plans={plans.filter(({ answer }) => answer.hits < PLAIN * answer.of)}>
        {card}
      </Plain>
    </>
  );
}

interface PlainProps<P> {
  readonly title: string;
  readonly plans: readonly P[];
  readonly children: (plan: P) => ReactNode;
}

/** Plans that tell two decks of this kind hardly apart. */
function Plain<P extends { readonly says: string }>({ title, plans, children }: PlainProps<P>) {
  if (plans.length === 0) return null;
  return (
    <details className={styles.plain}>
      <summary>
        <span>
          <b>{title}</b> <span className="text-faint">{plans.map(({ says }) => says).join(" · ")}</span>
        </span>
      </summary>
      <div className={styles.cards}>{plans.map(children)}</div>
    </details>
  );
}
