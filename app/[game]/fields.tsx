import type { Game } from "../../lib/core/game.ts";
import { fieldsOf } from "../../lib/query/fields.ts";

/** The fields of the query language, folded away until someone opens them. */
export function Fields({ game }: { game: Game }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-6 text-faint">Search help</summary>
      <p className="mt-1 max-w-3xl">
        Words match names and texts. Write a field, a colon and a word, or a field, one of = != &lt; &lt;= &gt; &gt;=
        and a number. A minus excludes cards, “or” and parentheses combine terms, and quotes keep words together.
      </p>
      <dl className="mt-1 grid grid-cols-[minmax(8rem,auto)_1fr] gap-x-4">
        {fieldsOf(game).map(({ name, also, label, takes }) => (
          <div key={name} className="contents">
            <dt className="font-mono">{[name, ...also.filter((word) => word.length < 3)].join(", ")}</dt>
            <dd className="text-faint">
              {label}: {takes}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
