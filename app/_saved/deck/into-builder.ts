// How a saved deck comes into this browser, beside the drafts that are there.
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import type { Draft } from "../../../lib/deck/draft/draft.ts";
import { recordOf } from "../../../lib/deck/draft/draft-record.ts";
import { type Content, changesTo, contentOfSent, isSame } from "../../../lib/deck/saved/content.ts";
import { games } from "../../../lib/games/index.ts";
import { type Drafts, openDrafts } from "../../_client/drafts.ts";
import { newId } from "../../_client/new-id.ts";
import { type Keyring, openKeyring } from "../keyring.ts";
import { granted, keysOf, readDeck } from "../requests.ts";
import { knownOf } from "../send.ts";
import type { HeldKey } from "./use-key.ts";

const GAMES = games.map(({ id }) => id);

function draftOf(id: string, content: Content): Draft {
  return { ...content, id, version: 0, steps: [], at: 0 };
}

async function added(drafts: Drafts, id: string, deck: SavedDeck): Promise<void> {
  await drafts.add([recordOf(draftOf(id, contentOfSent(deck)), Date.now())]);
}

const builderOf = (game: string, draft: string) => `/${game}/build?draft=${draft}`;

/** Adds a copy of a version to the decks of this browser, and answers with its address. */
export async function copyHere(deck: string, version: number): Promise<string> {
  const saved = granted(await readDeck(deck, version));
  const id = newId();
  await added(await openDrafts(GAMES), id, saved);
  return builderOf(saved.game, id);
}

/**
 * The address of the draft that a key belongs to. A draft that is gone is made anew, and one that nobody has changed since
 * it was saved becomes the newest version. Any other is left as it is: its next save tells of the newer version.
 */
export async function editHere(keyring: Keyring, { id, saved }: HeldKey): Promise<string> {
  const drafts = await openDrafts(GAMES);
  const [kept, answer] = await Promise.all([drafts.get(id), readDeck(saved.deck)]);
  if (kept && !answer.ok) return builderOf(saved.content.game, id);
  const newest = granted(answer);
  const draft = kept?.read.ok ? kept.read.draft : undefined;
  const isUntouched = draft !== undefined && isSame(draft, saved.content);
  if (!kept) await added(drafts, id, newest);
  else if (isUntouched)
    await drafts.change(draft, changesTo(draft, contentOfSent(newest), `Version ${newest.version}`));
  if (!kept || isUntouched) await keyring.change(id, () => ({ saved: { ...saved, ...knownOf(newest) } }));
  return builderOf(newest.game, id);
}

/** Puts the key of a link into the keyring, and the deck beside the drafts. Says what happened. */
export async function takeKey(deck: string, editKey: string): Promise<string> {
  const keyring = await openKeyring();
  const held = await keyring.to(deck);
  if (held && (held.saved.editKey === editKey || (await keysOf(deck, held.saved.editKey)).ok))
    return "This browser can already change this deck.";
  const works = await keysOf(deck, editKey);
  if (!works.ok) return `This link to change does not work. ${works.why} You can still look at the deck.`;
  if (held) await keyring.change(held.id, () => ({ saved: { ...held.saved, editKey } }));
  else {
    const saved = granted(await readDeck(deck));
    const id = newId();
    await added(await openDrafts(GAMES), id, saved);
    await keyring.change(id, () => ({ saved: { deck, editKey, ...knownOf(saved) } }));
  }
  return "This browser can change this deck now. It is among your decks.";
}
