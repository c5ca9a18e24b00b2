import type { ReactNode } from "react";
import type { Asked } from "../../../lib/trials/goal.ts";
import type { Bench } from "../state/bench.ts";
import styles from "./measure.module.css";

interface Props {
  readonly bench: Bench;
  readonly own: Asked | undefined;
  /** Games are stopped after so many. */
  readonly turns: number;
  onChange(question: Asked | undefined): void;
  /** Its answer. */
  readonly children: ReactNode;
}

const WON = "won";
const MOST_TURNS = 12;

/** A question that somebody puts together: a measure, how much of it, and by which turn, or a win. */
export function OwnQuestion({ bench, own, turns: most, onChange, children }: Props) {
  const { measures } = bench.dealer.goldfish;
  const what = own === undefined ? "" : "won" in own ? WON : own.measure;
  const turn = own?.turn;
  const choose = (id: string) => {
    if (id === "") return onChange(undefined);
    if (id === WON) return onChange({ won: true, ...(turn !== undefined && { turn }) });
    onChange({ measure: id, least: own && "least" in own ? own.least : 1, turn: turn ?? Math.min(3, most) });
  };
  return (
    <section className={`sheet ${styles.card} ${styles.wide}`} aria-label="Your own question">
      <h3 className={styles.says}>Your own question</h3>
      <p className={styles.blanks}>
        <select className="select" aria-label="What" value={what} onChange={({ target }) => choose(target.value)}>
          <option value="">Choose what to count</option>
          <option value={WON}>Won</option>
          {measures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {own && "least" in own ? (
          <>
            <input
              className="field"
              type="number"
              aria-label="At least"
              min={-999}
              max={9999}
              value={own.least}
              onChange={({ target }) => {
                const least = target.valueAsNumber;
                if (Number.isInteger(least) && least >= -999 && least <= 9999) onChange({ ...own, least });
              }}
            />
            or more
          </>
        ) : null}
        {own ? (
          <select
            className="select"
            aria-label="By when"
            value={turn ?? ""}
            onChange={({ target }) => onChange(atTurn(own, target.value))}
          >
            {"won" in own ? <option value="">at any time</option> : null}
            {turnsIn(most, turn).map((one) => (
              <option key={one} value={one}>
                by turn {one}
              </option>
            ))}
          </select>
        ) : null}
      </p>
      {children}
    </section>
  );
}

/** The turns to choose from, and the one that is chosen. */
function turnsIn(most: number, chosen: number | undefined): readonly number[] {
  const few = Array.from({ length: Math.min(MOST_TURNS, most) }, (_, at) => at + 1);
  return chosen === undefined || few.includes(chosen) ? few : [...few, chosen];
}

function atTurn(own: Asked, text: string): Asked {
  if ("won" in own) return { won: true, ...(text !== "" && { turn: Number(text) }) };
  return { ...own, turn: Number(text) };
}
