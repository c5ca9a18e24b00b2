import type { Game } from "../../lib/core/game.ts";
import { type Field, fieldsOf } from "../../lib/query/fields.ts";

/** The query language: a few examples in sight, and every field of it on request. */
export function SearchHelp({ game }: { game: Game }) {
  const limits = new Set(game.attributes.flatMap(({ name, bounds }) => (bounds ? [name] : [])));
  const fields = fieldsOf(game).filter(({ name }) => !limits.has(name));
  return (
    <details className="min-w-0 text-sm open:basis-full max-md:mt-1.5">
      <summary className="flex-wrap text-faint">
        Type words of a name or text, or{" "}
        {examplesOf(fields).map((example) => (
          <code key={example} className="font-mono text-ink">
            {example}
          </code>
        ))}
        <span className="text-ink underline underline-offset-3">Search help</span>
      </summary>
      <p className="mt-1 max-w-3xl">
        Words match names and texts. Write a field, a colon and a word, or a field, one of = != &lt; &lt;= &gt; &gt;=
        and a number. A minus excludes cards, “or” and parentheses combine terms, and quotes keep words together.
      </p>
      <dl className="mt-1 grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4">
        {fields.map(({ name, also, label, takes }) => (
          <div key={name} className="contents">
            <dt className="font-mono wrap-anywhere">{[name, ...also.filter((word) => word.length < 3)].join(", ")}</dt>
            <dd className="min-w-0 text-faint wrap-anywhere">
              {label}: {takes}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A word and a number that cards can be asked for, with the shortest names of their fields. */
function examplesOf(fields: readonly Field[]): readonly string[] {
  const short = ({ name, also }: Field) => also.find((word) => word.length === 1) ?? name;
  const word = fields.find(({ words }) => words.length > 1);
  const number = fields.find(({ takes }) => takes.startsWith("a number"));
  return [
    ...(word ? [`${short(word)}:${word.words[0]}`] : []),
    ...(number ? [`${short(number)}<=3`] : []),
    ...(word ? [`-${short(word)}:${word.words[1]}`] : []),
  ];
}
