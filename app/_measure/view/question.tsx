import { useState } from "react";
import { certificateParams, certificateText } from "../../../lib/trials/certificate.ts";
import { dealOf } from "../../../lib/trials/deal-link.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import { heldUp } from "../../../lib/trials/held-up.ts";
import type { Answer } from "../../../lib/trials/outcome.ts";
import { hundred } from "../../../lib/trials/telling.ts";
import {
  aboutWords,
  behindWords,
  boundsWords,
  conditionWords,
  missedWords,
  rangeWords,
  shareWords,
} from "../../../lib/trials/words.ts";
import { copied } from "../../_client/copy.ts";
import { RELEASE } from "../../_client/release.ts";
import { HundredDots } from "../../_ui/charts/hundred-dots.tsx";
import { type Bench, conditionsOf } from "../state/bench.ts";
import type { Found } from "../state/runs.ts";
import styles from "./measure.module.css";
import { TurnLine, turnsOf } from "./turn-line.tsx";

interface Props {
  readonly bench: Bench;
  readonly found: Found;
  readonly says: string;
  readonly goal: Asked;
  readonly answer: Answer;
  /** Whether it stands on the slab of whoever asks it. */
  readonly isInside?: boolean;
}

/** One question and its answer: in words, as a number of 100, as dots, and turn by turn. */
export function Question({ bench, found, says, goal, answer, isInside = false }: Props) {
  const number = hundred(answer.hits, answer.of);
  return (
    <article className={isInside ? "" : `sheet ${styles.card}`} aria-label={says}>
      <h3 className={styles.says}>{says}</h3>
      <div className={styles.answer}>
        <b className={styles.number} aria-hidden="true">
          {number}
        </b>
        <p className="text-sm text-faint">
          <b className="block text-base text-ink">{aboutWords(answer)}</b>
          {rangeWords(answer)}, from {answer.of.toLocaleString("en")} games
        </p>
      </div>
      <div className={styles.dots}>
        <HundredDots filled={dotsOf(answer)} colours="stroke-accent" inside="stroke-sheet" />
      </div>
      <TurnLine answer={answer} goal={goal} />
      <Proof bench={bench} found={found} goal={goal} answer={answer} />
    </article>
  );
}

/** What was counted in some games but not in all is never none or all of them. */
const dotsOf = ({ hits, of }: Answer) =>
  hits === 0 ? 0 : hits === of ? 100 : Math.min(99, Math.max(1, Math.round((100 * hits) / of)));

type ProofProps = Pick<Props, "bench" | "found" | "goal" | "answer">;

/** All that it takes to check an answer: its digits, its trial, and the games that missed. */
function Proof({ bench, found, goal, answer }: ProofProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-sm font-semibold">Table, seed and policy</summary>
      {isOpen ? (
        <div className="grid gap-3 pb-2 text-sm">
          <TurnTable answer={answer} goal={goal} />
          <p className="tabular-nums">{shareWords(answer)}. The range holds in 95 of 100 trials.</p>
          <p className="text-faint wrap-anywhere">{conditionWords(conditionsOf(bench, found.trial))}.</p>
          <Missed bench={bench} found={found} goal={goal} answer={answer} />
          <CopyLink bench={bench} found={found} goal={goal} answer={answer} />
        </div>
      ) : null}
    </details>
  );
}

function TurnTable({ answer, goal }: Pick<Props, "answer" | "goal">) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">By turn</th>
          <th scope="col">Games</th>
          <th scope="col">Of 100</th>
          <th scope="col">Range</th>
        </tr>
      </thead>
      <tbody>
        {turnsOf(answer, goal).map(({ turn, count }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>{count.toLocaleString("en")}</td>
            <td>{hundred(count, answer.of)}</td>
            <td>{boundsWords({ hits: count, of: answer.of })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why the others missed it. Each cause has a few games to open, dealt at the table as they were dealt here. */
function Missed({ bench, found, goal, answer }: ProofProps) {
  if (answer.missed.length === 0) return null;
  const { deck, dealer, start } = bench;
  return (
    <div>
      <h4 className="font-semibold">Why {(answer.of - answer.hits).toLocaleString("en")} games missed it</h4>
      <ul className="mt-1 grid gap-1">
        {answer.missed.map((one) => (
          <li key={JSON.stringify(one.why)} className="tabular-nums">
            <b>{one.count.toLocaleString("en")}</b> {missedWords(dealer.goldfish.measures, goal, one.why)}.{" "}
            <span className={styles.deals}>
              {one.games.map((at) => (
                <a key={at} href={`/d/${deck.code}/play#${dealOf(dealer, start, found.trial, at, RELEASE)}`}>
                  Deal {at}
                </a>
              ))}
            </span>
            <span className="block text-faint">{heldWords(bench, found, goal, one)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-faint">{behindWords(answer.missed)}</p>
    </div>
  );
}

function heldWords({ dealer, start }: Bench, { trial }: Found, goal: Asked, one: Answer["missed"][number]) {
  const held = heldUp(dealer, start, trial, one, goal);
  return held === undefined ? null : `Deal ${one.games[0]}: ${held}`;
}

function CopyLink({ bench, found, goal, answer }: ProofProps) {
  const [said, setSaid] = useState("");
  const { deck, dealer, basis } = bench;
  const { measures } = dealer.goldfish;
  const certified = { measures, goal, answer, conditions: conditionsOf(bench, found.trial), basis };
  const address = `${location.origin}/d/${deck.code}/measure?${certificateParams(certified)}`;
  const text = certificateText(certified, address);
  const copy = async (value: string, done: string) =>
    setSaid((await copied(value)) ? done : "This browser can’t copy. Select the text instead.");
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => void copy(address, "Link copied.")}>
          Copy link
        </button>
        <button type="button" className="tool" onClick={() => void copy(text, "Sentence copied.")}>
          Copy with link
        </button>
        <span role="status">{said}</span>
      </p>
      <p className="text-xs text-faint wrap-anywhere" data-certificate>
        {text}
      </p>
    </div>
  );
}
