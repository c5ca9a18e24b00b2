"use client";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Draft } from "../../../lib/deck/draft/draft.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import { SavedPanel } from "../../_client/saved/saved-panel.tsx";
import type { Saving } from "../../_client/saved/saving.ts";
import { ConflictChoice } from "./conflict-choice.tsx";

interface Props {
  readonly pool: Pool;
  readonly draft: Draft;
  readonly saving: Saving<Content>;
  onClose(): void;
}

/** How the deck of a builder stands on the server. */
export function DeckPanel({ pool, draft, saving, onClose }: Props) {
  return (
    <SavedPanel
      content={draft}
      saving={saving}
      onClose={onClose}
      choiceOf={(conflict) => (
        <ConflictChoice
          pool={pool}
          mine={draft}
          conflict={conflict}
          onChoose={(choice) => void saving.choose(choice)}
        />
      )}
    />
  );
}
