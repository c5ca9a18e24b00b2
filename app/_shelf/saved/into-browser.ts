// How something saved comes into this browser, beside what is there.
import { newId } from "../../_client/new-id.ts";
import { type HeldKey, type Keyring, openKeyring } from "../../_client/saved/keyring.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { granted } from "../../_client/saved/requests.ts";
import { knownOf } from "../../_client/saved/send.ts";

/** Adds a copy of a version to this browser, and answers with its address. */
export async function copyHere<C>(kind: Kind<C>, at: string, version: number): Promise<string> {
  const form = await kind.form();
  const content = form.contentOf(granted(await form.requests.read(at, version)));
  const id = newId();
  const shelf = await form.open();
  await shelf.add(id, content);
  return shelf.pathOf(id, content);
}

/**
 * The address where what a key belongs to is changed. What is gone from this browser is made anew, and what nobody has
 * changed since it was saved becomes the newest version. Anything else is left as it is: its next save tells of the newer
 * version.
 */
export async function editHere<C>(kind: Kind<C>, keyring: Keyring<C>, { id, saved }: HeldKey<C>): Promise<string> {
  const form = await kind.form();
  const shelf = await form.open();
  const [kept, answer] = await Promise.all([shelf.get(id), form.requests.read(saved.at)]);
  if (kept && !answer.ok) return shelf.pathOf(id, saved.content);
  const newest = granted(answer);
  const content = form.contentOf(newest);
  const isUntouched = kept?.content !== undefined && form.isSame(kept.content, saved.content);
  if (!kept) await shelf.add(id, content);
  else if (isUntouched) await shelf.change(id, content, `Version ${newest.version}`);
  if (!kept || isUntouched) await keyring.change(id, () => ({ saved: { ...saved, ...knownOf(form, newest) } }));
  return shelf.pathOf(id, content);
}

/** Puts the key of a link into the keyring, and what it opens into this browser. Says what happened. */
export async function takeKey<C>(kind: Kind<C>, at: string, editKey: string): Promise<string> {
  const { noun, nouns } = kind;
  const form = await kind.form();
  const { requests } = form;
  const keyring = await openKeyring(kind);
  const held = await keyring.to(at);
  if (held && (held.saved.editKey === editKey || (await requests.keysOf(at, held.saved.editKey)).ok))
    return `This browser can already change this ${noun}.`;
  const works = await requests.keysOf(at, editKey);
  if (!works.ok) return `This link to change does not work. ${works.why} You can still look at the ${noun}.`;
  if (held) await keyring.change(held.id, () => ({ saved: { ...held.saved, editKey } }));
  else {
    const saved = granted(await requests.read(at));
    const id = newId();
    const shelf = await form.open();
    await shelf.add(id, form.contentOf(saved));
    await keyring.change(id, () => ({ saved: { at, editKey, ...knownOf(form, saved) } }));
  }
  return `This browser can change this ${noun} now. It is among your ${nouns}.`;
}
