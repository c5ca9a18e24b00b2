import { memo } from "react";
import type { Session } from "../state/session.ts";
import { useStanding } from "../state/stages.ts";
import styles from "./rail.module.css";

/** The counters of the game. */
export function Counters({ session }: { session: Session }) {
  const { table } = useStanding(session);
  return (
    <dl className={styles.counters}>
      {table.board.counters.map(({ id, name, hidden }, at) =>
        hidden ? null : <Count key={id} name={name} value={table.get(at)} />,
      )}
    </dl>
  );
}

const Count = memo(function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
});

/** Changes the counters by hand, for cards whose text changes them. */
export const CountersByHand = memo(function CountersByHand({ session }: { session: Session }) {
  const { counters } = session.dealer.goldfish;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {counters.map(({ id, name, hidden }) =>
        hidden ? null : (
          <li key={id} className="flex items-center gap-1 text-sm">
            <span>{name}</span>
            <button
              type="button"
              className="tool"
              aria-label={`${name}: one fewer`}
              onClick={() => session.play({ free: "counter", to: id, by: -1 })}
            >
              −
            </button>
            <button
              type="button"
              className="tool"
              aria-label={`${name}: one more`}
              onClick={() => session.play({ free: "counter", to: id, by: 1 })}
            >
              +
            </button>
          </li>
        ),
      )}
    </ul>
  );
});
