import type { Summary } from "../state/summary.ts";
import styles from "./game-curve.module.css";

interface Props extends Pick<Summary, "curve"> {
  /** The name of whoever is opposite. */
  readonly opponent: string;
}

/** What the rulebook counts at the end of each turn, as bars with their numbers: the player's, and the opponent's. */
export function Curve({ curve, opponent }: Props) {
  const most = Math.max(1, ...curve.flatMap(({ own, theirs = 0 }) => [Math.abs(own), Math.abs(theirs)]));
  const isFaced = curve.some(({ theirs }) => theirs !== undefined);
  return (
    <table className={styles.curve}>
      <caption className="sr-only">{curve[0]?.name} at the end of each turn</caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">You</th>
          {isFaced ? <th scope="col">{opponent}</th> : null}
        </tr>
      </thead>
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
      <span className={styles.bar} style={{ width: `calc((100% - 3rem) * ${Math.abs(value) / most})` }} />
      {value}
    </td>
  );
}
