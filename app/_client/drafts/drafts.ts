import { changed, type Draft, type DraftChange } from "../../../lib/deck/draft/draft.ts";
import { type Read, readRecord, recordOf } from "../../../lib/deck/draft/draft-record.ts";
import { openRecords, type RecordRead, RecordRemoved, type Records } from "../storage.ts";

/** A deck that this browser keeps. */
export type KeptDeck = RecordRead<Read>;

/** This browser's storage of decks, with one record for each deck. */
export interface Drafts extends Records<Read> {
  /**
   * Makes either all changes or none. They apply to the newest record, whoever wrote it, so that no tab undoes another
   * one's work. A deck that was never stored starts from `begun`.
   */
  change(begun: Draft, changes: readonly DraftChange[]): Promise<Draft>;
}

/** Opens this browser's storage. `games` are those whose decks can be read. */
export async function openDrafts(games: readonly string[]): Promise<Drafts> {
  const records = await openRecords("drafts", (raw) => readRecord(raw, games));
  return {
    ...records,
    change: async (begun, changes) => {
      let after = begun;
      await records.change(begun.id, (before) => {
        after = afterChanges(before, games, begun, changes);
        return recordOf(after, Date.now());
      });
      return after;
    },
  };
}

/** The draft that results from applying changes to the stored one. */
export function afterChanges(
  raw: unknown,
  games: readonly string[],
  begun: Draft,
  changes: readonly DraftChange[],
): Draft {
  if (raw === undefined && begun.version > 0) throw new RecordRemoved("deck");
  const read: Read = raw === undefined ? { ok: true, draft: begun } : readRecord(raw, games);
  if (!read.ok) throw new Error(read.why);
  return changes.reduce(changed, read.draft);
}
