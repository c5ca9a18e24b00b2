import { useMemo, useState } from "react";
import type { History } from "../../../lib/core/table/replay.ts";
import { CommandButton } from "../../_client/command.tsx";
import { NEW_HAND, SAME_HAND } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import { type Summary, summaryOf } from "../state/summary.ts";
import float from "./float.module.css";
import styles from "./game-summary.module.css";

interface Props {
  readonly session: Session;
  /** The game that has ended. */
  readonly history: History;
  /** The path of the deck's page. */
  readonly deck: string;
}

/** How the game went, over the board. */
export default function GameSummary({ session, history, deck }: Props) {
  const [closed, setClosed] = useState<History | undefined>(undefined);
  const summary = useMemo(() => summaryOf(session, history), [session, history]);
  if (closed === history) return null;
  const { turns, measure, curve, held } = summary;
  const last = curve.at(-1);
  return (
    <section className={`${float.float} ${styles.summary}`} aria-label="Summary">
      <h2 className="text-lg font-semibold">
        {turns === 1 ? "1 turn" : `${turns} turns`}
        {last === undefined ? "" : ` · ${measure} ${last.value}`}
      </h2>
      <Curve measure={measure} curve={curve} />
      <p className="text-sm">
        <strong className="font-semibold">Drawn, but never played: </strong>
        {held.length === 0
          ? "none. Everything you drew came into play."
          : `${held.map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ")}.`}
      </p>
      <p className={`${styles.foot} flex flex-wrap gap-2`}>
        <CommandButton command={NEW_HAND} context={{ session }} className="button" />
        <CommandButton command={SAME_HAND} context={{ session }} />
        <a className="tool" href={deck}>
          Back to the deck
        </a>
        <button type="button" className="tool" onClick={() => setClosed(history)}>
          Look at the table
        </button>
      </p>
    </section>
  );
}

/** The measure at the end of each turn: a bar and its number. */
function Curve({ measure, curve }: Pick<Summary, "measure" | "curve">) {
  const most = Math.max(1, ...curve.map(({ value }) => Math.abs(value)));
  return (
    <table className={styles.curve}>
      <caption>{measure} at the end of each turn</caption>
      <tbody>
        {curve.map(({ turn, value }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            <td>
              <span className={styles.bar} style={{ width: `${(Math.abs(value) / most) * 80}%` }} />
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
