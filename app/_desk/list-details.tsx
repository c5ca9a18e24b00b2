import { listed } from "../../lib/core/words.ts";
import { othersIn } from "../../lib/desk/duplicates.ts";
import { leftOut } from "../../lib/desk/exports.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";
import { Findings } from "../_ui/verdict/findings.tsx";
import { houseRulesInForce } from "../_ui/verdict/house-rules-in-force.ts";

interface Props {
  readonly list: JudgedList;
  readonly same: readonly JudgedList[] | undefined;
}

/** Everything that is known about one list: its reasons with their places, and how its lines were read. */
export function ListDetails({ list, same }: Props) {
  const { report, why } = list;
  if (!report) return <p className="text-sm">{why}</p>;
  const { findings, moreFindings, code, reading } = report;
  const game = games.find(({ id }) => id === report.game);
  const house = game ? houseRulesInForce(game, report.house).map(({ says }) => says) : [];
  // The fixes of a finding stand on the page of the deck, which can apply them.
  const shown = findings.map(({ line, message, ...finding }) => ({
    ...finding,
    message: line === undefined ? message : `Line ${line}: ${message}`,
    fixes: [],
  }));
  const remarks = [
    ...(reading?.guessed ?? []).map(({ line, text, as }) =>
      line === 0 ? as : `Line ${line}, “${text}”, was read as ${as}.`,
    ),
    ...(reading?.notUnderstood ?? []).map(leftOut),
  ];
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap gap-x-4">
        {code === null ? (
          <span className="text-faint">A link can’t hold this list, because some of its lines could not be read.</span>
        ) : (
          <>
            <a className="inline-block py-1 font-semibold" href={`/d/${code}`}>
              View deck
            </a>
            <a className="inline-block py-1 font-semibold" href={`/${report.game}/build?code=${code}`}>
              Open in the builder
            </a>
          </>
        )}
      </p>
      <Findings findings={shown} more={moreFindings} />
      {remarks.length === 0 ? null : (
        <ul className="grid list-disc gap-0.5 pl-5 text-faint" aria-label="How its lines were read">
          {[...new Set(remarks)].map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {house.length === 0 ? null : <p className="text-faint">House rules: {house.join(" ")}</p>}
      {same ? <p>The same cards are in {listed(othersIn(same, list))}.</p> : null}
    </div>
  );
}
