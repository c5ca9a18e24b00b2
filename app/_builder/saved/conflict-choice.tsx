"use client";
import type { Pool } from "../../../lib/cards/pool.ts";
import { counted, listed } from "../../../lib/core/words.ts";
import { deckOfDraft } from "../../../lib/deck/draft/draft.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import { merge } from "../../../lib/deck/saved/merge.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { difference } from "../../../lib/deck/view/diff.ts";
import type { Choice, Conflict } from "../../_client/saved/saving.ts";
import { SmallStamp } from "../../_ui/verdict/stamp.tsx";

interface Props {
  readonly pool: Pool;
  readonly mine: Content;
  readonly conflict: Conflict<Content>;
  onChoose(choice: Choice): void;
}

/** More differences than this are counted instead of listed. */
const MOST_SHOWN = 12;

/** Somebody else saved the deck meanwhile: what differs, and the three ways to go on, each with its verdict. */
export function ConflictChoice({ pool, mine, conflict, onChoose }: Props) {
  const { base, theirs, by } = conflict;
  const { content: both, contested } = merge(base, mine, theirs.content);
  const differences = difference(deckOfDraft(pool, mine), deckOfDraft(pool, theirs.content));
  const more = differences.length - MOST_SHOWN;
  return (
    <>
      <p role="alert" className="font-semibold">
        {by === undefined ? "Somebody" : `“${by}”`} saved version {theirs.version} while you changed this deck.
      </p>
      {differences.length === 0 ? (
        <p className="mt-2">Both decks have the same cards.</p>
      ) : (
        <Differences all={differences} />
      )}
      {more > 0 ? <p className="text-faint">and {counted(more, "more card")}</p> : null}
      {contested.length === 0 ? null : (
        <p className="mt-2">You both changed the {listed(contested)}. “Both together” takes yours.</p>
      )}
      <ul className="mt-3 grid gap-1">
        {(
          [
            ["both", "Both together", both],
            ["mine", "Mine", mine],
            ["theirs", "Theirs", theirs.content],
          ] as const
        ).map(([choice, says, content]) => (
          <li key={choice} className="flex items-center justify-between gap-3">
            <button type="button" className="tool grow justify-center" onClick={() => onChoose(choice)}>
              {says}
            </button>
            <span className="w-32">
              <SmallStamp verdict={judge(pool, deckOfDraft(pool, content))} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-faint">Nothing is lost. Version {theirs.version} stays in the deck’s history.</p>
    </>
  );
}

function Differences({ all }: { all: ReturnType<typeof difference> }) {
  return (
    <table className="mt-2 w-full">
      <thead className="text-left text-xs text-faint">
        <tr>
          <th scope="col" className="font-normal">
            What differs
          </th>
          <th scope="col" className="w-14 text-right font-normal">
            Mine
          </th>
          <th scope="col" className="w-14 text-right font-normal">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody>
        {all.slice(0, MOST_SHOWN).map(({ section, card, before, after }) => (
          <tr key={`${section} ${card}`}>
            <th scope="row" className="text-left font-normal wrap-anywhere">
              {card}
            </th>
            <td className="text-right tabular-nums">{before}</td>
            <td className="text-right tabular-nums">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
