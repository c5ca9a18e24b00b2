import type { Seen } from "./sitting.ts";

/** The numbers of the game, where its printed parts would lie. */
export function Counters({ seen: { table } }: { seen: Seen }) {
  return (
    <dl className="table-counters">
      {table.board.counters.map(({ id, name, hidden }, at) =>
        hidden ? null : (
          <div key={id}>
            <dt className="label">{name}</dt>
            <dd>{table.get(at)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
