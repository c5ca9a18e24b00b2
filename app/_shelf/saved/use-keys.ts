import { useState } from "react";
import type { Keys, NewKey } from "../../../lib/contract/saved.ts";
import type { HeldKey, Keyring } from "../../_client/saved/keyring.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { granted } from "../../_client/saved/requests.ts";

export type Key = Keys["keys"][number];

export interface KeysOf {
  readonly kind: Kind;
  /** Its id on the server. */
  readonly at: string;
  readonly keyring: Keyring;
  readonly held: HeldKey;
}

/** The keys of something saved once they are read, the one that was made last, and the requests that change them. */
export function useKeys({ kind, at, keyring, held }: KeysOf) {
  const [keys, setKeys] = useState<readonly Key[] | undefined>(undefined);
  const [given, setGiven] = useState<NewKey | undefined>(undefined);
  const [said, setSaid] = useState("");
  const { editKey } = held.saved;
  const { noun } = kind;
  const requests = async () => (await kind.form()).requests;
  const attempt = async (work: () => Promise<string>, key = editKey) => {
    try {
      setSaid(await work());
      setKeys(granted(await (await requests()).keysOf(at, key)).keys);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const give = (form: HTMLFormElement) => {
    const label = String(new FormData(form).get("label")).trim();
    return attempt(async () => {
      setGiven(granted(await (await requests()).addKey(at, editKey, label)));
      form.reset();
      return "";
    });
  };
  const replace = async (old: Key) => {
    const fresh = granted(await (await requests()).addKey(at, editKey, old.label));
    // The new key is kept before the old one ends, so that this browser never has none that works.
    await keyring.change(held.id, (before) => ({ ...before, saved: { ...held.saved, editKey: fresh.editKey } }));
    await attempt(async () => {
      granted(await (await requests()).revokeKey(at, fresh.editKey, old.key));
      return `This browser has a new key. Links with the old one can no longer change the ${noun}.`;
    }, fresh.editKey);
  };
  const rotate = (old: Key) => replace(old).catch((error: Error) => setSaid(error.message));
  const revoke = (key: Key) =>
    attempt(async () => {
      granted(await (await requests()).revokeKey(at, editKey, key.key));
      return `${nameOf(key)} can no longer change this ${noun}.`;
    });
  return { keys, given, said, read: () => attempt(async () => ""), give, rotate, revoke };
}

export function nameOf({ label }: Key): string {
  return label === "" ? "Key without a name" : label;
}
