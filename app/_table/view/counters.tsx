import { memo } from "react";
import type { Counter } from "../../../lib/core/table/board.ts";
import type { Seen, Sitting } from "../state/session.ts";

/** The numbers of the game, where its printed parts would lie; by hand they can be changed, because a card says so. */
export function Counters({ sitting, seen: { table } }: { sitting: Sitting; seen: Seen }) {
  const { counters } = table.board;
  return (
    <div className="table-counters">
      <dl>
        {counters.map(({ id, name, hidden }, at) =>
          hidden ? null : <Count key={id} name={name} value={table.get(at)} />,
        )}
      </dl>
      <ByHand
        sitting={sitting}
        counters={counters}
        isOff={sitting.dealer.isOver(table)}
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
  readonly sitting: Sitting;
  readonly counters: readonly Counter[];
  readonly isOff: boolean;
  readonly isWaiting: boolean;
}

const ByHand = memo(function ByHand({ sitting, counters, isOff, isWaiting }: Props) {
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
                onClick={() => sitting.play({ free: "counter", to: id, by: -1 })}
              >
                −
              </button>
              <button
                type="button"
                className="tool"
                aria-label={`${name}: one more`}
                onClick={() => sitting.play({ free: "counter", to: id, by: 1 })}
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
