import { memo } from "react";
import type { Counter } from "../../../lib/core/table/board.ts";
import type { GameView, Session } from "../state/session.ts";

/** The counters of the game. They can be changed by hand, for cards whose text changes them. */
export function Counters({ session, view: { table } }: { session: Session; view: GameView }) {
  const { counters } = table.board;
  return (
    <div className="table-counters">
      <dl>
        {counters.map(({ id, name, hidden }, at) =>
          hidden ? null : <Count key={id} name={name} value={table.get(at)} />,
        )}
      </dl>
      <ByHand
        session={session}
        counters={counters}
        isOff={session.dealer.isOver(table)}
        isWaiting={table.stack.length > 1}
      />
    </div>
  );
}

const Count = memo(function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
});

interface Props {
  readonly session: Session;
  readonly counters: readonly Counter[];
  readonly isOff: boolean;
  readonly isWaiting: boolean;
}

const ByHand = memo(function ByHand({ session, counters, isOff, isWaiting }: Props) {
  return (
    <details className="pile-all" hidden={isOff} data-waits={isWaiting || undefined}>
      <summary>By hand</summary>
      <ul className="counter-tools">
        {counters.map(({ id, name, hidden }) =>
          hidden ? null : (
            <li key={id}>
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
    </details>
  );
});
