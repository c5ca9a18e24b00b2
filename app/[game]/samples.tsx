import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { type Report, report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { formatName } from "../_ui/deck/format-name.ts";
import { SmallStamp } from "../_ui/verdict/stamp.tsx";

interface Props {
  readonly pool: Pool;
  /** Whether a copy can be edited from here, beside playing and viewing. */
  readonly edit?: true;
}

/** The sample decks of a game, each with its verdict, to play and to view. */
export function Samples({ pool, edit }: Props) {
  const { game } = pool;
  const decks = samplesOf(game).flatMap(({ id, name, text }) => {
    const read = readText(games, pool, text);
    return read.ok ? [{ id, name, text, verdict: report(games, pool, read.reading.deck, read.reading) }] : [];
  });
  return (
    <ul className="border-t border-ink">
      {decks.map(({ id, name, text, verdict }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2.5">
          <div className="min-w-0 grow basis-52">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="font-semibold">{name}</h3>
              <p className="text-sm">
                <SmallStamp verdict={verdict} />
              </p>
            </div>
            <p className="text-sm text-faint">{ideaOf(text) ?? sizesOf(pool, verdict)}</p>
          </div>
          <p className="flex gap-2">
            {[
              ["Play", `/d/${verdict.code}/play`],
              ["View", `/d/${verdict.code}`],
              ...(edit ? [["Edit a copy", `/${game.id}/build?code=${verdict.code}`]] : []),
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

/** The idea of a deck, which stands as a comment at the top of its list. */
function ideaOf(text: string): string | undefined {
  return /^#\s*(.+)$/m.exec(text.split("\n", 1)[0] ?? "")?.[1];
}

function sizesOf({ game }: Pool, { format, counts }: Report): string {
  const sizes = game.sections.flatMap(({ id, name }) => (counts[id] === undefined ? [] : [`${name} ${counts[id]}`]));
  return [formatName(game, format), ...sizes].join(" · ");
}
