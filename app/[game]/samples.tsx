import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { PageSection } from "../_ui/base/page-section.tsx";
import { formatName } from "../_ui/deck/format-name.ts";
import { Stamp } from "../_ui/verdict/stamp.tsx";

/** The sample decks, each with its verdict and a list to copy. */
export function Samples({ pool }: { pool: Pool }) {
  const decks = samplesOf(pool.game).flatMap((sample) => {
    const read = readText(games, pool, sample.text);
    return read.ok ? [{ ...sample, verdict: report(games, pool, read.reading.deck, read.reading) }] : [];
  });
  return (
    <PageSection id="samples" title="Sample decks">
      <ul className="sheet ruled">
        {decks.map(({ id, name, text, verdict }) => (
          <li key={id} className="px-3 py-2">
            <details>
              <summary className="opens flex items-center gap-x-3">
                <span className="flex min-h-8 grow flex-wrap items-center gap-x-4 gap-y-1">
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-faint">
                    {[
                      formatName(pool.game, verdict.format),
                      ...pool.game.sections.flatMap(({ id, name }) =>
                        verdict.counts[id] === undefined ? [] : `${name} ${verdict.counts[id]}`,
                      ),
                    ].join(" · ")}
                  </span>
                  <span className="sm:ml-auto">
                    <Stamp verdict={verdict} />
                  </span>
                </span>
              </summary>
              <p className="mt-2 flex flex-wrap gap-x-5">
                <a className="py-1" href={`/d/${verdict.code}`}>
                  View deck
                </a>
                <a className="py-1" href={`/${pool.game.id}/build?code=${verdict.code}`}>
                  Edit a copy
                </a>
              </p>
              <pre className="mt-2 font-mono text-sm whitespace-pre-wrap">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
