"use client";
import { counted, listed } from "../../../../lib/core/words.ts";
import {
  type Change,
  type Differing,
  isContested,
  mergeSets,
  type SetContent,
} from "../../../../lib/sheets/saved-set.ts";
import type { Choice, Conflict } from "../../../_client/saved/saving.ts";

interface Props {
  readonly mine: SetContent;
  readonly conflict: Conflict<SetContent>;
  onChoose(choice: Choice): void;
}

/** More cards than this are counted instead of listed. */
const MOST_SHOWN = 12;

/** Somebody else saved the set meanwhile: what each side did to its cards, and the ways to go on. */
export function SetConflict({ mine, conflict, onChoose }: Props) {
  const { base, theirs, by } = conflict;
  const merged = mergeSets(base, mine, theirs.content);
  const { differing, contested } = merged;
  const more = differing.length - MOST_SHOWN;
  const mayMerge = !isContested(merged);
  return (
    <>
      <p role="alert" className="font-semibold">
        {by === undefined || by === "" ? "Somebody" : `“${by}”`} saved version {theirs.version} while you changed this
        card set.
      </p>
      {differing.length === 0 ? (
        <p className="mt-2">Both sets have the same cards.</p>
      ) : (
        <DifferingCards cards={differing.slice(0, MOST_SHOWN)} />
      )}
      {more > 0 ? <p className="text-faint">and {counted(more, "more card")}</p> : null}
      {contested.length === 0 ? null : (
        <p className="mt-2">You both changed the {listed(contested)} of the set. “Both together” takes yours.</p>
      )}
      <p className="mt-2">
        {mayMerge
          ? "Nobody changed the same card, so both can be put together."
          : "You both changed the same card, so one of the two sets has to be taken."}
      </p>
      <ul className="mt-3 grid gap-1">
        {mayMerge ? <Way says="Both together" onPress={() => onChoose("both")} /> : null}
        <Way says="Mine" onPress={() => onChoose("mine")} />
        <Way says="Theirs" onPress={() => onChoose("theirs")} />
      </ul>
      <p className="mt-2 text-faint">Nothing is lost. Version {theirs.version} stays in the set’s history.</p>
    </>
  );
}

function Way({ says, onPress }: { says: string; onPress(): void }) {
  return (
    <li>
      <button type="button" className="tool w-full justify-center" onClick={onPress}>
        {says}
      </button>
    </li>
  );
}

function DifferingCards({ cards }: { cards: readonly Differing[] }) {
  return (
    <table className="mt-2 w-full">
      <thead className="text-left text-xs text-faint">
        <tr>
          <th scope="col" className="font-normal">
            Card
          </th>
          <th scope="col" className="w-20 font-normal">
            Mine
          </th>
          <th scope="col" className="w-20 font-normal">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ card, mine, theirs }) => (
          <tr key={`${card} ${mine} ${theirs}`}>
            <th scope="row" className="text-left font-normal wrap-anywhere">
              {card}
            </th>
            <td>{inWords(mine)}</td>
            <td>{inWords(theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inWords(change: Change | undefined): string {
  return change ?? "as it was";
}
