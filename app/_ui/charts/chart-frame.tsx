import { memo, type ReactNode } from "react";
import { counted } from "../../../lib/core/words.ts";
import type { Bar, Numbers } from "../../../lib/deck/view/charts.ts";
import styles from "./charts.module.css";

interface Props {
  readonly numbers: Numbers;
  readonly note?: string | undefined;
  /** The drawing. It gets its description in words. */
  readonly children: (label: string) => ReactNode;
}

/** A chart below its title, with notes on how certain its values are, and the same numbers as a table. */
export function ChartFrame({ numbers, note, children }: Props) {
  const { title, bars } = numbers;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        {title}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </figcaption>
      {bars.length === 0 ? (
        <p className="text-sm text-faint">No card of this deck has one.</p>
      ) : (
        children(inWords(numbers))
      )}
      <UncertainValues numbers={numbers} />
      {bars.length === 0 ? null : (
        <details className={styles.table}>
          <summary>as a table</summary>
          <table>
            <caption className="sr-only">{title}</caption>
            <tbody>
              {bars.map(({ label, count, standIn }) => (
                <Row key={label} label={label} count={count} standIn={standIn} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

/** What a chart draws, for people who can't see it. */
export function inWords({ title, bars }: Pick<Numbers, "title" | "bars">): string {
  const said = bars.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${count}`);
  return `${title}. ${said.join(", ")}.`;
}

const Row = memo(function Row({ label, count, standIn }: Omit<Bar, "unknown">) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{count}</td>
      <td>{standIn === 0 ? "" : counted(standIn, "placeholder")}</td>
    </tr>
  );
});

/** Says how many of the values are placeholders and how many are not known. `cards` is how many there are in all. */
export function UncertainValues({
  numbers: { cards, standIn, unknown },
}: {
  numbers: Pick<Numbers, "cards" | "standIn" | "unknown">;
}) {
  const parts = [
    ...(standIn === 0 ? [] : [[standIn, standIn === 1 ? "is a placeholder" : "are placeholders"] as const]),
    ...(unknown === 0 ? [] : [[unknown, unknown === 1 ? "is not known" : "are not known"] as const]),
  ];
  if (parts.length === 0) return null;
  const said = parts.map(([n, is], at) => `${n} ${at === 0 ? `of ${counted(cards, "value")} ` : ""}${is}`);
  return <p className={styles.rests}>{said.join(", ")}</p>;
}
