"use client";
import { type ChangeEvent, useState } from "react";
import { counted } from "../../../lib/core/words.ts";
import { LONGEST_FILE, type Restoring, readBackup, restoring } from "../../../lib/deck/draft/backup.ts";
import { backupOf, recordOf } from "../../../lib/deck/draft/draft-record.ts";
import { download } from "../../_client/download.ts";
import { type Drafts, type KeptDeck, storageFault } from "../../_client/drafts.ts";
import { newId } from "../../_client/new-id.ts";
import { KeptDeckRow } from "./kept-deck-row.tsx";

export interface NamedGame {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly games: readonly NamedGame[];
  readonly store: Drafts;
  readonly decks: readonly KeptDeck[];
  refresh(): Promise<void>;
}

/** What was done last, and how to undo it. */
interface Outcome {
  readonly says: string;
  undo?(): Promise<Outcome>;
}

/** The decks in this browser, the latest first, to open, remove, download and restore. */
export function KeptDecks({ games, store, decks, refresh }: Props) {
  const [done, setDone] = useState<Outcome>({ says: "" });
  const attempt = async (work: () => Promise<Outcome>) => {
    try {
      setDone(await work());
    } catch (error) {
      setDone({ says: `Nothing was changed: ${storageFault(error)}.` });
    }
    await refresh();
  };
  return (
    <>
      {decks.length === 0 ? (
        <p className="text-faint">
          Decks that you build are kept here, in this browser. Start one on a game’s page, or open a sample deck.
        </p>
      ) : (
        <ul className="sheet ruled">
          {decks.map((kept) => (
            <KeptDeckRow
              key={kept.id}
              kept={kept}
              games={games}
              onRemove={(name) => void attempt(() => removed(store, kept.id, name))}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <AllDecks decks={decks} onRestore={(file) => attempt(() => restored(store, games, file))} />
        <span role="status" className="text-sm text-faint">
          {done.says}
        </span>
        {done.undo ? (
          <button type="button" className="tool" onClick={() => done.undo && void attempt(done.undo)}>
            Undo
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Downloads all decks as one file, and restores decks from such a file. */
function AllDecks({ decks, onRestore }: Pick<Props, "decks"> & { onRestore(file: File): Promise<void> }) {
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) await onRestore(file);
    target.value = "";
  };
  return (
    <>
      {decks.length === 0 ? null : (
        <button
          type="button"
          className="tool"
          onClick={() => download("drydock-decks.json", backupOf(decks.map(({ raw }) => raw)), "application/json")}
        >
          Download all decks
        </button>
      )}
      {/* The browser's own control would show a second button beside the words. It is still there for the keyboard. */}
      <label className="tool relative outline-offset-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent">
        Restore from file
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </>
  );
}

async function removed(store: Drafts, id: string, name: string): Promise<Outcome> {
  const record = await store.remove(id);
  if (!record) return { says: `${name} was already removed.` };
  const undo = async () => {
    await store.add([record]);
    return { says: `${name} is back.` };
  };
  return { says: `${name} removed.`, undo };
}

/** Adds the decks of a file to the existing ones. */
async function restored(store: Drafts, games: readonly NamedGame[], file: File): Promise<Outcome> {
  // A character takes at most three bytes.
  if (file.size > 3 * LONGEST_FILE) return { says: "This file is too large: at most 64 MB are read." };
  const ids = games.map(({ id }) => id);
  const backup = readBackup(await file.text(), ids);
  if (!backup.ok) return { says: backup.why };
  const here = (await store.all()).map(({ id, read }) => ({ id, draft: read.ok ? read.draft : undefined }));
  const plan = restoring(backup.decks, here, newId);
  await store.add(plan.added.map((draft) => recordOf(draft, Date.now())));
  if (plan.added.length === 0) return { says: outcomeOf(plan) };
  const undo = async () => {
    const gone = await Promise.all(plan.added.map(({ id, version }) => store.remove(id, version)));
    const left = gone.filter((record) => record === undefined).length;
    return {
      says: left === 0 ? "The restored decks are removed." : `${counted(left, "deck")} changed since and stays.`,
    };
  };
  return { says: outcomeOf(plan), undo };
}

/** What happened to each deck of a file, in words. */
function outcomeOf({ added, copies, alreadyHere, unreadable }: Restoring): string {
  const parts = [
    added.length > copies.length ? `${counted(added.length - copies.length, "deck")} restored.` : "",
    alreadyHere > 0 ? `${alreadyHere} ${alreadyHere === 1 ? "was" : "were"} already here.` : "",
    copies.length > 0
      ? `${copies.length} ${copies.length === 1 ? "differs" : "differ"} from the deck here and ${copies.length === 1 ? "was" : "were"} added beside it: ${named(copies)}.`
      : "",
    unreadable.length > 0 ? `${unreadable.length} can’t be read. ${unreadable[0]}` : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function named(copies: Restoring["copies"]): string {
  const names = copies.slice(0, 5).map(({ heading }) => `“${heading.name}”`);
  return `${names.join(", ")}${copies.length > names.length ? " and others" : ""}`;
}
