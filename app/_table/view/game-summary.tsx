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
  const { says, curve, held } = summary;
  return (
    <section
      className={`${float.float} absolute top-1/2 left-1/2 z-4 grid max-h-[calc(100%-1rem)] w-[min(34rem,100%-1rem)] -translate-1/2 gap-3 p-4`}
      aria-label="Summary"
    >
      <h2 className="text-lg font-semibold">{says}</h2>
      <Curve curve={curve} />
      <p className="text-sm">
        <strong className="font-semibold">Drawn, but never played: </strong>
        {held.length === 0
          ? "none. Everything you drew came into play."
          : `${held.map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(", ")}.`}
      </p>
      <p className="sticky -bottom-4 -mx-4 -mb-4 bg-sheet px-4 pt-2 pb-4 flex flex-wrap gap-2">
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

/** What the rulebook counts at the end of each turn, as bars with their numbers: the player's, and the opponent's. */
function Curve({ curve }: Pick<Summary, "curve">) {
  const most = Math.max(1, ...curve.flatMap(({ own, theirs = 0 }) => [Math.abs(own), Math.abs(theirs)]));
  const isFaced = curve.some(({ theirs }) => theirs !== undefined);
  return (
    <table className={styles.curve}>
      <caption>{curve[0]?.name} at the end of each turn</caption>
      {isFaced ? (
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Turn</span>
            </th>
            <th scope="col">You</th>
            <th scope="col">Opponent</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {curve.map(({ own, theirs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <Bar value={own} most={most} />
            {theirs === undefined ? null : <Bar value={theirs} most={most} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ value, most }: { value: number; most: number }) {
  return (
    <td>
      <span className={styles.bar} style={{ width: `${(Math.abs(value) / most) * 75}%` }} />
      {value}
    </td>
  );
}
