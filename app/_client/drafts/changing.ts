// What can be done with the decks of a browser, with what was done in words and how to undo it.
import { counted } from "../../../lib/core/words.ts";
import { LONGEST_FILE, type Restoring, readBackup, restoring } from "../../../lib/deck/draft/backup.ts";
import { ABOUT_LIMITS, type Draft, type DraftChange, nameOf, toName } from "../../../lib/deck/draft/draft.ts";
import { recordOf } from "../../../lib/deck/draft/draft-record.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import { tidyName } from "../../../lib/deck/settings.ts";
import { newId } from "../new-id.ts";
import type { Keyring } from "../saved/keyring.ts";
import { restoredKeys } from "../saved/restored-keys.ts";
import type { Drafts } from "./drafts.ts";

/** What was done last, and how to undo it. */
export interface Outcome {
  readonly says: string;
  undo?(): Promise<Outcome>;
}

/** Takes a deck or a card set out of its store. */
export async function removed<Raw>(
  store: { remove(id: string): Promise<Raw | undefined>; add(records: readonly Raw[]): Promise<unknown> },
  id: string,
  name: string,
): Promise<Outcome> {
  const record = await store.remove(id);
  if (!record) return { says: `${name} was already removed.` };
  const undo = async () => {
    await store.add([record]);
    return { says: `${name} is back.` };
  };
  return { says: `${name} removed.`, undo };
}

/** Adds a copy of a deck with all its steps, under a name that says so. */
export async function duplicated(store: Drafts, draft: Draft): Promise<Outcome> {
  const name = `${[...nameOf(draft)].slice(0, 70).join("")} (copy)`;
  const copy = { ...draft, id: newId(), heading: { ...draft.heading, name } };
  await store.add([recordOf(copy, Date.now())]);
  const undo = async () => {
    const gone = await store.remove(copy.id, copy.version);
    return { says: gone ? `${name} removed.` : `${name} was changed since and stays.` };
  };
  return { says: `${name} added.`, undo };
}

/** Gives a deck another name and other tags. */
export async function renamed(store: Drafts, draft: Draft, wish: string, tags: readonly string[]): Promise<Outcome> {
  const after = await store.change(draft, calling(draft, tidyName(wish), tags));
  const undo = async () => {
    await store.change(after, calling(after, draft.heading.name ?? "", draft.about?.tags ?? []));
    return { says: `${nameOf(draft)} is as it was.` };
  };
  return { says: `${nameOf(after)} saved.`, undo };
}

function calling({ heading }: Draft, name: string, tags: readonly string[]): readonly DraftChange[] {
  const naming: readonly DraftChange[] = name === (heading.name ?? "") ? [] : [{ do: "step", step: toName(name) }];
  return [{ do: "about", about: { tags } }, ...naming];
}

/** "league, fast" as tags. */
export function tagsIn(words: string): readonly string[] {
  const tags = words.split(/[,#]/).map((tag) => tag.replace(/\s+/g, " ").trim().slice(0, ABOUT_LIMITS.tag));
  return [...new Set(tags)].filter((tag) => tag !== "").slice(0, ABOUT_LIMITS.tags);
}

/** Adds the decks of a file to the existing ones, and the keys to saved decks, if the file has any. */
export async function restored(
  store: Drafts,
  keyring: Keyring<Content> | undefined,
  games: readonly string[],
  file: File,
): Promise<Outcome> {
  // A character takes at most three bytes.
  if (file.size > 3 * LONGEST_FILE) return { says: "This file is too large: at most 64 MB are read." };
  return restoredFrom(store, keyring, games, await file.text());
}

/** Adds what the text of such a file says. */
export async function restoredFrom(
  store: Drafts,
  keyring: Keyring<Content> | undefined,
  games: readonly string[],
  text: string,
): Promise<Outcome> {
  const backup = readBackup(text, games);
  if (!backup.ok) return { says: backup.why };
  const here = (await store.all()).map(({ id, read }) => ({ id, draft: read.ok ? read.draft : undefined }));
  const plan = restoring(backup.decks, here, newId);
  await store.add(plan.added.map((draft) => recordOf(draft, Date.now())));
  const keys = keyring ? await restoredKeys(keyring, backup.keys ?? []) : [];
  const says = [outcomeOf(plan), keys.length === 0 ? "" : `${counted(keys.length, "key")} restored.`].join(" ").trim();
  if (plan.added.length + keys.length === 0) return { says };
  const undo = async () => {
    for (const id of keys) await keyring?.remove(id);
    const gone = await Promise.all(plan.added.map(({ id, version }) => store.remove(id, version)));
    const left = gone.filter((record) => record === undefined).length;
    return {
      says: left === 0 ? "The restored decks are removed." : `${counted(left, "deck")} changed since and stays.`,
    };
  };
  return { says, undo };
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
