import { memo } from "react";
import { isOpposed } from "../../../lib/core/table/seats.ts";
import type { Session } from "../state/session.ts";
import { useStanding } from "../state/stages.ts";
import { useCount, useTick } from "./motion.ts";
import styles from "./sides.module.css";

/** The two sides of the table: what the rulebook counts of each, large, and its other numbers. */
export function Counters({ session }: { session: Session }) {
  const { table } = useStanding(session);
  const { goldfish } = session.dealer;
  const isFaced = isOpposed(table.start);
  const { counters: each = 0 } = goldfish.sides ?? {};
  const score = goldfish.score(table);
  const lies = table.turn > 0 ? goldfish.unscored?.(table) : undefined;
  // What is told by the large numbers is not told again.
  const scored = goldfish.counters.findIndex(({ name }) => name === score.name);
  const told = scored < 0 ? [] : [scored, table.index.counterFor(1, scored)];
  const { counters } = table.board;
  const shown = counters.flatMap(({ id, name, hidden }, at) => {
    if (hidden || told.includes(at)) return [];
    const isTheirs = at >= each && at < 2 * each;
    // Under the name of the other side a number is called as one's own.
    return [{ id, name: (isTheirs ? counters[at - each] : undefined)?.name ?? name, value: table.get(at), isTheirs }];
  });
  return (
    <>
      {isFaced || score.theirs !== undefined ? (
        <Side
          who={goldfish.sides?.name ?? "The opponent"}
          isTheirs
          score={score.theirs}
          lies={lies?.theirs}
          counts={shown.filter(({ isTheirs }) => isTheirs && isFaced)}
        />
      ) : null}
      <Side
        who="You"
        score={score.own}
        lies={lies?.own}
        scored={score.name}
        counts={shown.filter(({ isTheirs }) => !isTheirs)}
      />
    </>
  );
}

interface SideProps {
  readonly who: string;
  readonly isTheirs?: boolean;
  /** What the rulebook counts of this side, if it counts anything. */
  readonly score: number | undefined;
  /** What lies on the table and is not scored yet. */
  readonly lies: number | undefined;
  readonly scored?: string;
  readonly counts: readonly { readonly id: string; readonly name: string; readonly value: number }[];
}

function Side({ who, isTheirs = false, score, lies, scored, counts }: SideProps) {
  const [count, tick] = [useCount(score), useTick(lies)];
  return (
    <section className={`on-felt ${styles.side}`} data-theirs={isTheirs || undefined} aria-label={who}>
      <h2 className={styles.who}>{who}</h2>
      {score === undefined ? null : (
        <p className={styles.score}>
          <b ref={count}>{score}</b>{" "}
          <span className={scored === undefined ? "sr-only" : undefined}>{scored ?? "points"}</span>
        </p>
      )}
      {lies === undefined ? null : (
        <p className={styles.lies}>
          <b ref={tick}>{lies}</b> on the table
        </p>
      )}
      <dl className={styles.counts}>
        {counts.map(({ id, name, value }) => (
          <Count key={id} name={name} value={value} />
        ))}
      </dl>
    </section>
  );
}

const Count = memo(function Count({ name, value }: { name: string; value: number }) {
  const tick = useTick(value);
  return (
    <div>
      <dt>{name}</dt>
      <dd ref={tick}>{value}</dd>
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
