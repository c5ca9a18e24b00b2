"use client";
import { type ReactNode, useSyncExternalStore } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Draft } from "../../lib/deck/draft/draft.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { CopyLinks } from "./copy-links.tsx";
import { type Saving, type SavingState, standingOf } from "./saving.ts";

interface Props {
  readonly pool: Pool;
  readonly draft: Draft;
  readonly saving: Saving;
  onClose(): void;
}

/** How the deck stands on the server, floating beside it: nothing on the page moves, and building goes on. */
export function SavedPanel({ pool, draft, saving, onClose }: Props) {
  const state = useSyncExternalStore(saving.subscribe, () => saving.state);
  const { saved, conflict, fault, before } = state;
  return (
    <section
      aria-label="Saved deck"
      className="fixed right-4 bottom-4 z-20 max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-sm border border-ink bg-sheet p-4 text-sm max-lg:bottom-20"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-semibold">Saved on this server</h2>
        <button type="button" aria-label="Close" className="tool -mt-1.5 -mr-1.5 px-2.5" onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {conflict ? (
        <ConflictChoice
          pool={pool}
          mine={draft}
          conflict={conflict}
          onChoose={(choice) => void saving.choose(choice)}
        />
      ) : (
        <p role="status">{sentenceOf(state, draft)}</p>
      )}
      {fault === undefined ? null : (
        <p role="alert" className="mt-1 font-semibold text-illegal">
          {fault}
        </p>
      )}
      {fault === undefined || saved === undefined ? null : (
        <Act onPress={() => void saving.saveAsNew()}>Save as a new deck</Act>
      )}
      {before === undefined ? null : <Act onPress={() => saving.undoTheirs()}>Bring my deck back</Act>}
      {saved === undefined || conflict ? null : (
        <div className="mt-3">
          <CopyLinks saved={saved} />
          <p className="mt-2">
            <a href={`/decks/${saved.deck}`}>View deck, versions and keys</a>
          </p>
        </div>
      )}
    </section>
  );
}

function Act({ children, onPress }: { children: ReactNode; onPress(): void }) {
  return (
    <p className="mt-2">
      <button type="button" className="tool" onClick={onPress}>
        {children}
      </button>
    </p>
  );
}

function sentenceOf(state: SavingState, draft: Draft): string {
  const { saved, waits, before } = state;
  switch (standingOf(state, draft)) {
    case "saving":
      return "Saving…";
    case "waiting":
      return `${waits} Your deck is kept in this browser and saved as soon as the server answers.`;
    case "changed":
      return `You changed this deck since version ${saved?.version}. Press Save to add a version.`;
    case "saved":
      if (before !== undefined) return `This is version ${saved?.version} now.`;
      return `Saved as version ${saved?.version}. You can change this deck in this browser. Take it to another device with the link to change.`;
    default:
      return "Save gives this deck a short link and keeps every version of it.";
  }
}
