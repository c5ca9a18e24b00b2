"use client";
import { type Change, isContested, mergeSets, type SetContent } from "../../../../lib/sheets/saved-set.ts";
import type { Choice, Conflict } from "../../../_client/saved/saving.ts";
import { ConflictFrame } from "../../../_ui/deck/conflict-frame.tsx";

interface Props {
  readonly mine: SetContent;
  readonly conflict: Conflict<SetContent>;
  onChoose(choice: Choice): void;
}

/** Somebody else saved the set meanwhile: what each side did to its cards, and the ways to go on. */
export function SetConflict({ mine, conflict, onChoose }: Props) {
  const { base, theirs, by } = conflict;
  const merged = mergeSets(base, mine, theirs.content);
  const mayMerge = !isContested(merged);
  const differing = merged.differing.map(({ card, mine, theirs }) => ({
    id: `${card} ${mine} ${theirs}`,
    card,
    mine: inWords(mine),
    theirs: inWords(theirs),
  }));
  return (
    <ConflictFrame noun="card set" by={by} version={theirs.version} differing={differing} contested={merged.contested}>
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
    </ConflictFrame>
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

function inWords(change: Change | undefined): string {
  return change ?? "as it was";
}
