import { contentShape } from "../../../lib/deck/draft/draft-record.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import { readKeyRecord } from "../../../lib/deck/saved/key-record.ts";
import { newId } from "../new-id.ts";
import type { Keyring } from "./keyring.ts";

/** Adds the keys of a file to those that are there, and answers with the ids of the added ones. None is overwritten. */
export async function restoredKeys(keyring: Keyring<Content>, keys: readonly unknown[]): Promise<readonly string[]> {
  const added: string[] = [];
  for (const raw of keys) {
    const read = readKeyRecord<Content>(raw, contentShape);
    const { saved } = (read.ok && read.record) || {};
    if (!read.ok || !saved || (await keyring.to(saved.at))) continue;
    const isTaken = (await keyring.get(read.record.id)) !== undefined;
    const { id } = await keyring.change(isTaken ? newId() : read.record.id, () => ({ saved }));
    added.push(id);
  }
  return added;
}
