import { memo, useEffect, useState } from "react";
import { CommandButton } from "../../_client/command.tsx";
import { NEW_HAND, SAME_HAND } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import type { Summary } from "../state/summary.ts";
import float from "./float.module.css";
import styles from "./game-summary.module.css";

interface Props {
  readonly session: Session;
  /** The path of the deck's page. */
  readonly deck: string;
}

/** How the game went, over the board when it has ended. */
export const GameSummary = memo(function GameSummary({ session, deck }: Props) {
  const [summary, setSummary] = useState<Summary | undefined>(undefined);
  useEffect(() => {
    const look = () => setSummary(session.dealer.isOver(session.view.table) ? session.summary() : undefined);
    look();
    return session.store.on("last", look);
  }, [session]);
  if (!summary) return null;
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
        <button type="button" className="tool" onClick={() => setSummary(undefined)}>
          Look at the table
        </button>
      </p>
    </section>
  );
});

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
