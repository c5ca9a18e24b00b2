import type { Seen, Sitting } from "./sitting.ts";

/** The numbers of the game, where its printed parts would lie; by hand they can be changed, because a card says so. */
export function Counters({ sitting, seen: { table, over } }: { sitting: Sitting; seen: Seen }) {
  const shown = table.board.counters.flatMap(({ id, name, hidden }, at) =>
    hidden ? [] : [{ id, name, value: table.get(at) }],
  );
  return (
    <div className="table-counters">
      <dl>
        {shown.map(({ id, name, value }) => (
          <div key={id}>
            <dt className="label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {over || table.stack.length > 1 ? null : (
        <details className="pile-all">
          <summary>By hand</summary>
          <ul className="counter-tools">
            {shown.map(({ id, name }) => (
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
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
