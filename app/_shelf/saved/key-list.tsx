"use client";
import { type FormEvent, useState } from "react";
import type { Keys, NewKey } from "../../../lib/contract/saved.ts";
import type { HeldKey, Keyring } from "../../_client/saved/keyring.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { granted } from "../../_client/saved/requests.ts";
import { Day } from "../../_ui/base/day.tsx";
import { NewKeyLink } from "./new-key-link.tsx";

type Key = Keys["keys"][number];

interface Props {
  readonly kind: Kind;
  /** Its id on the server. */
  readonly at: string;
  readonly keyring: Keyring;
  readonly held: HeldKey;
}

/** The keys that can change something saved: who has one, a new one for somebody else, and how to shut one out. */
export function KeyList({ kind, at, keyring, held }: Props) {
  const [keys, setKeys] = useState<readonly Key[] | undefined>(undefined);
  const [given, setGiven] = useState<NewKey | undefined>(undefined);
  const [said, setSaid] = useState("");
  const { editKey } = held.saved;
  const { noun } = kind;
  /** The requests about its keys. */
  const asked = async () => (await kind.form()).requests;
  const attempt = async (work: () => Promise<string>, key = editKey) => {
    try {
      setSaid(await work());
      setKeys(granted(await (await asked()).keysOf(at, key)).keys);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const label = String(new FormData(form).get("label")).trim();
    void attempt(async () => {
      setGiven(granted(await (await asked()).addKey(at, editKey, label)));
      form.reset();
      return "";
    });
  };
  const rotate = async (old: Key) => {
    const fresh = granted(await (await asked()).addKey(at, editKey, old.label));
    // The new key is kept before the old one ends, so that this browser never has none that works.
    await keyring.change(held.id, (before) => ({ ...before, saved: { ...held.saved, editKey: fresh.editKey } }));
    await attempt(async () => {
      granted(await (await asked()).revokeKey(at, fresh.editKey, old.key));
      return `This browser has a new key. Links with the old one can no longer change the ${noun}.`;
    }, fresh.editKey);
  };
  const revoke = (key: Key) =>
    attempt(async () => {
      granted(await (await asked()).revokeKey(at, editKey, key.key));
      return `${nameOf(key)} can no longer change this ${noun}.`;
    });
  return (
    <details
      className="mt-2"
      onToggle={({ currentTarget }) => currentTarget.open && !keys && void attempt(async () => "")}
    >
      <summary className="opens flex min-h-9 items-center gap-2 font-semibold pointer-coarse:min-h-11">Keys</summary>
      <p className="max-w-prose">
        Every link to change has a key. Give each person a key of their own, so that you can shut one out alone.
      </p>
      <ul className="ruled mt-2 max-w-xl" aria-label={`Keys of this ${noun}`}>
        {keys?.map((key) => (
          <li key={key.key} className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
            <span className="grow">
              {nameOf(key)} {key.isThis ? <span className="text-faint">(this browser)</span> : null}
              <span className="block text-faint">
                Made <Day time={key.made} />
                {key.used === undefined ? null : (
                  <>
                    , last used <Day time={key.used} />
                  </>
                )}
                {key.revoked === undefined ? null : (
                  <>
                    , shut out <Day time={key.revoked} />
                  </>
                )}
              </span>
            </span>
            {key.revoked !== undefined ? null : key.isThis ? (
              <button
                type="button"
                className="tool"
                onClick={() => void rotate(key).catch((e: Error) => setSaid(e.message))}
              >
                Replace my key
              </button>
            ) : (
              <button
                type="button"
                className="tool"
                aria-label={`Shut out ${nameOf(key)}`}
                onClick={() => void revoke(key)}
              >
                Shut out
              </button>
            )}
          </li>
        ))}
      </ul>
      <form className="mt-2 flex flex-wrap items-end gap-2" onSubmit={give}>
        <label>
          <span className="block text-faint">Who gets a key</span>
          <input name="label" required maxLength={80} placeholder="Anna’s phone" className="field" />
        </label>
        <button type="submit" className="tool min-h-10">
          Make a key
        </button>
      </form>
      {given ? <NewKeyLink kind={kind} given={given} /> : null}
      <p role="status" className="mt-1 empty:hidden">
        {said}
      </p>
    </details>
  );
}

function nameOf({ label }: Key): string {
  return label === "" ? "Key without a name" : label;
}
