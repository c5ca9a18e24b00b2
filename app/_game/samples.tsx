import type { Pool } from "../../lib/cards/pool.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";
import { formatName } from "../_ui/deck/format-name.ts";
import { SmallStamp } from "../_ui/verdict/stamp.tsx";

interface AboutSample {
  readonly idea?: string | undefined;
  readonly report: Report;
}

interface Props {
  readonly pool: Pool;
  readonly samples: readonly JudgedSample[];
  /** Whether a copy can be edited from here, beside playing and viewing. */
  readonly edit?: true;
}

/** The sample decks of a game, each with its verdict, to play and to view. */
export function Samples({ pool, samples, edit }: Props) {
  const { game } = pool;
  return (
    <ul className="sheet rows">
      {samples.map(({ id, name, idea, report }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <div className="min-w-0 grow basis-52">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="font-semibold">{name}</h3>
              <p className="text-sm">
                <SmallStamp verdict={report} />
              </p>
            </div>
            <p className="text-sm text-faint">{aboutSample(pool, { idea, report })}</p>
          </div>
          <p className="flex gap-2">
            {[
              ["Play", `/d/${report.code}/play`],
              ["View", `/d/${report.code}`],
              ...(edit ? [["Edit a copy", `/${game.id}/build?code=${report.code}`]] : []),
            ].map(([does, href]) => (
              <a key={does} href={href} aria-label={`${does} ${name}`} className="tool">
                {does}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a sample is about, or else its format and how large it is. */
export function aboutSample({ game }: Pool, { idea, report }: AboutSample): string {
  if (idea !== undefined) return idea;
  const { format, counts } = report;
  const sizes = game.sections.flatMap(({ id, name }) => (counts[id] === undefined ? [] : [`${name} ${counts[id]}`]));
  return [formatName(game, format), ...sizes].join(" · ");
}
