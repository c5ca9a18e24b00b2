"use client";
import type { Pool } from "../../../lib/cards/pool.ts";
import { deckOfDraft } from "../../../lib/deck/draft/draft.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import { merge } from "../../../lib/deck/saved/merge.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { difference } from "../../../lib/deck/view/diff.ts";
import type { Choice, Conflict } from "../../_client/saved/saving.ts";
import { ConflictFrame } from "../../_ui/deck/conflict-frame.tsx";
import { SmallStamp } from "../../_ui/verdict/stamp.tsx";

interface Props {
  readonly pool: Pool;
  readonly mine: Content;
  readonly conflict: Conflict<Content>;
  onChoose(choice: Choice): void;
}

/** Somebody else saved the deck meanwhile: what differs, and the three ways to go on, each with its verdict. */
export function ConflictChoice({ pool, mine, conflict, onChoose }: Props) {
  const { base, theirs, by } = conflict;
  const { content: both, contested } = merge(base, mine, theirs.content);
  const differing = difference(deckOfDraft(pool, mine), deckOfDraft(pool, theirs.content)).map(
    ({ section, card, before, after }) => ({ id: `${section} ${card}`, card, mine: before, theirs: after }),
  );
  return (
    <ConflictFrame noun="deck" by={by} version={theirs.version} differing={differing} contested={contested}>
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
    </ConflictFrame>
  );
}
