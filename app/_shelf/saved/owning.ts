// What whoever has the key of something saved can do with it as a whole.

import type { SavedAnswer } from "../../../lib/contract/saved.ts";
import type { HeldKey, Keyring } from "../../_client/saved/keyring.ts";
import type { Form, Kind } from "../../_client/saved/kind.ts";
import { granted, newRepeat } from "../../_client/saved/requests.ts";
import { send } from "../../_client/saved/send.ts";

/** What was done last, and how to undo it. */
export interface Done {
  readonly says: string;
  undo?(): Promise<Done>;
}

/** Saves what a version says as the newest version. What this browser keeps stays as it is. */
export async function savedAsNewest<C>(
  kind: Kind<C>,
  keyring: Keyring<C>,
  held: HeldKey<C>,
  version: number,
): Promise<Done> {
  const form = await kind.form();
  const { at, listed } = held.saved;
  await saveOnTop(form, keyring, held, granted(await form.requests.read(at, version)), listed);
  location.assign(`/${kind.path}/${at}`);
  return { says: `Version ${version} is the newest again.` };
}

/** Says whether everybody finds it in the list of its kind. */
export async function listedAs<C>(
  kind: Kind<C>,
  keyring: Keyring<C>,
  held: HeldKey<C>,
  isListed: boolean,
): Promise<Done> {
  const form = await kind.form();
  await saveOnTop(form, keyring, held, granted(await form.requests.read(held.saved.at)), isListed);
  const { noun, nouns } = kind;
  return {
    says: isListed
      ? `Everybody finds this ${noun} in the list of ${nouns} now.`
      : `Only links lead to this ${noun} now.`,
  };
}

async function saveOnTop<C>(
  form: Form<C>,
  keyring: Keyring<C>,
  { id, saved }: HeldKey<C>,
  version: SavedAnswer,
  isListed: boolean,
): Promise<void> {
  const pending = { content: form.contentOf(version), repeat: newRepeat() };
  granted(await send(form, pending, { ...saved, version: version.newest, listed: isListed }));
  // What this browser keeps still stands on the version that it saw last. "Edit" brings it to the newest one.
  await keyring.change(id, (before) => ({ ...before, saved: { ...saved, listed: isListed } }));
}

/** Deletes it on the server. What this browser keeps stays. */
export async function deleted<C>(kind: Kind<C>, { saved }: HeldKey<C>): Promise<Done> {
  const { requests } = await kind.form();
  granted(await requests.remove(saved.at, saved.editKey));
  return {
    says: `The ${kind.noun} is deleted on the server. ${kind.here} stays in this browser.`,
    undo: async () => {
      granted(await requests.restore(saved.at, saved.editKey));
      return { says: `The ${kind.noun} is back.` };
    },
  };
}
