import type { PhaseInPlay } from "../../../lib/deck/lesson.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";
import styles from "./pins.module.css";

interface Props {
  readonly phases: readonly PhaseInPlay[];
  /** The numbers of moves on the picture. */
  readonly pins: ReadonlyMap<PhaseInPlay["examples"][number], number>;
  /** Whether they stand in columns where there is room. */
  readonly isWide: boolean;
}

/** Phases in their order: what each asks for, where the rulebook says so, and moves to try at the table. */
export function PhaseList({ phases, pins, isWide }: Props) {
  return (
    <ol className={`sheet px-4 py-2 ${isWide ? "columns-[24rem] gap-x-10" : ""}`}>
      {phases.map(({ id, name, says, cite, examples }) => (
        <li key={id} className="break-inside-avoid py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{name}</h3>
            <Citation cite={cite} />
          </div>
          <p className="text-sm">{says}</p>
          {examples.length === 0 ? null : (
            <ul className="mt-1 text-sm">
              {examples.map((example) => (
                <li key={example.href}>
                  <a href={example.href} className={styles.try}>
                    <span className={styles.pin} data-none={pins.has(example) ? undefined : ""} aria-hidden="true">
                      {pins.get(example) ?? "▸"}
                    </span>
                    <span className="wrap-anywhere">
                      <span className="font-semibold">Try it:</span> {example.what}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
