// The file that all decks of a browser are downloaded in, and how restoring it combines with the decks that are already
// there.
import { type Draft, nameOf } from "./draft.ts";
import { type Read, readRecord, SCHEMA } from "./draft-record.ts";
import { isObject } from "./shape.ts";

export const MOST_DECKS = 2000;

/** A file with more characters than this is rejected unread. */
export const LONGEST_FILE = 2 ** 26;

export type Backup =
  | {
      readonly ok: true;
      readonly decks: readonly Read[];
      /** The records of keys in the file, as they stand there. Most files have none. */
      readonly keys?: readonly unknown[];
    }
  | { readonly ok: false; readonly why: string };

/** The decks in a backup file in their order, or why the file cannot be read. */
export function readBackup(file: string, games: readonly string[]): Backup {
  if (file.length > LONGEST_FILE) return { ok: false, why: "This file is too large: at most 64 MB are read." };
  const found = parsed(file);
  if (!isObject(found) || !Array.isArray(found.drafts) || found.drafts.length === 0)
    return { ok: false, why: "This file holds no decks. Choose one that “Download all decks” made." };
  if (typeof found.drydock === "number" && found.drydock > SCHEMA)
    return { ok: false, why: "A newer Drydock made this file. Reload the page to get the newer version." };
  if (found.drafts.length > MOST_DECKS)
    return { ok: false, why: `This file holds ${found.drafts.length} decks, and at most ${MOST_DECKS} are read.` };
  const decks = found.drafts.map((one) => readRecord(one, games));
  return { ok: true, decks, ...(Array.isArray(found.keys) ? { keys: found.keys.slice(0, MOST_DECKS) } : {}) };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    // This is some other kind of file. The caller says so.
    return undefined;
  }
}

/** What to add so that every deck of a backup is present and no existing deck is overwritten. */
export interface Restoring {
  readonly added: readonly Draft[];
  /** The added decks whose id is taken by a different deck. They get a new id and a name that says so. */
  readonly copies: readonly Draft[];
  readonly alreadyHere: number;
  /** Why some decks of the file cannot be read. */
  readonly unreadable: readonly string[];
}

export interface Here {
  readonly id: string;
  /** Undefined if the deck in this browser cannot be read. */
  readonly draft: Draft | undefined;
}

export function restoring(decks: readonly Read[], here: readonly Here[], newId: () => string): Restoring {
  const ids = new Set(here.map(({ id }) => id));
  const contents = new Set(here.flatMap(({ draft }) => (draft ? contentOf(draft) : [])));
  const added: Draft[] = [];
  const copies: Draft[] = [];
  const unreadable: string[] = [];
  let alreadyHere = 0;
  for (const read of decks) {
    if (!read.ok) {
      unreadable.push(read.why);
      continue;
    }
    const { draft } = read;
    const copy = { ...draft, id: newId(), heading: { ...draft.heading, name: copyName(draft) } };
    const isCopy = ids.has(draft.id);
    const own = isCopy ? copy : draft;
    // Restoring the same backup twice must not make copies of the copies.
    if (contents.has(contentOf(draft)) || (isCopy && contents.has(contentOf(copy)))) {
      alreadyHere++;
      continue;
    }
    added.push(own);
    if (isCopy) copies.push(own);
    ids.add(own.id);
    contents.add(contentOf(own));
  }
  return { added, copies, alreadyHere, unreadable };
}

function copyName(draft: Draft): string {
  return `${[...nameOf(draft)].slice(0, 60).join("")} (from file)`;
}

/** Everything about a deck except its id, as a text that is equal for equal decks. */
function contentOf({ id: _, ...draft }: Draft): string {
  return JSON.stringify(draft, (_key, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}
