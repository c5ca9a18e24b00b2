"use client";
import { type ReactNode, useSyncExternalStore } from "react";
import { CopyLinks } from "./copy-links.tsx";
import type { Conflict, Saving } from "./saving.ts";

interface Props<C> {
  /** What is on the page. */
  readonly content: C;
  readonly saving: Saving<C>;
  onClose(): void;
  /** Lets the player choose, where somebody else saved meanwhile. */
  choiceOf(conflict: Conflict<C>): ReactNode;
}

/** How it stands on the server, floating beside it: nothing on the page moves, and changing it goes on. */
export function SavedPanel<C>({ content, saving, onClose, choiceOf }: Props<C>) {
  const state = useSyncExternalStore(saving.subscribe, () => saving.state);
  const { saved, conflict, fault, before } = state;
  const { noun, path } = saving.kind;
  return (
    <section
      aria-label={`Saved ${noun}`}
      className="fixed right-4 bottom-4 z-20 max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-(--round) bg-sheet p-4 shadow-(--lift-far) text-sm max-lg:bottom-20"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-semibold">Saved on this server</h2>
        <button type="button" aria-label="Close" className="tool -mt-1.5 -mr-1.5 px-2.5" onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {conflict ? choiceOf(conflict) : <p role="status">{sentenceOf(saving, content)}</p>}
      {fault === undefined ? null : (
        <p role="alert" className="mt-1 font-semibold text-illegal">
          {fault}
        </p>
      )}
      {fault === undefined || saved === undefined ? null : (
        <Act onPress={() => void saving.saveAsNew()}>Save as a new {noun}</Act>
      )}
      {before === undefined ? null : <Act onPress={() => saving.undoTheirs()}>Bring my {noun} back</Act>}
      {saved === undefined || conflict ? null : (
        <div className="mt-3">
          <CopyLinks kind={saving.kind} saved={saved} />
          <p className="mt-2">
            <a href={`/${path}/${saved.at}`}>View {noun}, versions and keys</a>
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

function sentenceOf<C>(saving: Saving<C>, content: C): string {
  const { noun } = saving.kind;
  const { saved, waits, before } = saving.state;
  switch (saving.standing(content)) {
    case "saving":
      return "Saving…";
    case "waiting":
      return `${waits} Your ${noun} is kept in this browser and saved as soon as the server answers.`;
    case "changed":
      return `You changed this ${noun} since version ${saved?.version}. Press Save to add a version.`;
    case "saved":
      if (before !== undefined) return `This is version ${saved?.version} now.`;
      return `Saved as version ${saved?.version}. You can change this ${noun} in this browser. Take it to another device with the link to change.`;
    default:
      return `Save gives this ${noun} a short link and keeps every version of it.`;
  }
}
