import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { Cover } from "../_ui/deck/cover.tsx";
import { CoverFace } from "../_ui/deck/cover-face.tsx";
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

/** The sample decks of a game by their covers, each with its verdict, to play and to view. */
export function Samples({ pool, samples, edit }: Props) {
  const { game } = pool;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {samples.map(({ id, name, idea, deck, report }) => {
        const cover = coverOf(pool, deck.entries);
        return (
          <li key={id} className="last:odd:col-span-2 lg:last:odd:col-span-1">
            <Cover
              name={name}
              face={cover && <CoverFace game={game} entry={cover} />}
              says={
                <>
                  <p className="text-pretty">{idea ?? sizesOf(game, report).join(" · ")}</p>
                  <SmallStamp verdict={report} by={{ game, format: report.format }} />
                </>
              }
            >
              {[
                ["Play", `/d/${report.code}/play`],
                ["View", `/d/${report.code}`],
                ...(edit ? [["Edit a copy", `/${game.id}/build?code=${report.code}`]] : []),
              ].map(([does, href], at) => (
                <a key={does} href={href} aria-label={`${does} ${name}`} className={at === 0 ? "tool" : "tool bare"}>
                  {does}
                </a>
              ))}
            </Cover>
          </li>
        );
      })}
    </ul>
  );
}

/** What a sample is about, or else its format and how large it is. */
export function aboutSample({ game }: Pool, { idea, report }: AboutSample): string {
  return idea ?? [formatName(game, report.format), ...sizesOf(game, report)].join(" · ");
}

function sizesOf({ sections }: Game, { counts }: Report): readonly string[] {
  return sections.flatMap(({ id, name }) => (counts[id] === undefined ? [] : [`${name} ${counts[id]}`]));
}
