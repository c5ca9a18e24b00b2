"use client";
import type { FormEvent } from "react";
import { Day } from "../../_ui/base/day.tsx";
import { NewKeyLink } from "./new-key-link.tsx";
import { type Key, type KeysOf, nameOf, useKeys } from "./use-keys.ts";

/** The keys that can change something saved: who has one, a new one for somebody else, and how to shut one out. */
export function KeyList({ kind, at, keyring, held }: KeysOf) {
  const { keys, given, said, read, give, rotate, revoke } = useKeys({ kind, at, keyring, held });
  const { noun } = kind;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void give(event.currentTarget);
  };
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => currentTarget.open && !keys && void read()}>
      <summary className="font-semibold">Keys</summary>
      <p className="max-w-prose">
        Every link to change has a key. Give each person a key of their own, so that you can shut one out alone.
      </p>
      <ul className="mt-2 max-w-xl" aria-label={`Keys of this ${noun}`}>
        {keys?.map((key) => (
          <KeyRow key={key.key} of={key} onReplace={() => void rotate(key)} onShutOut={() => void revoke(key)} />
        ))}
      </ul>
      <form className="mt-2 flex flex-wrap items-end gap-2" onSubmit={submit}>
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

interface RowProps {
  readonly of: Key;
  onReplace(): void;
  onShutOut(): void;
}

function KeyRow({ of: key, onReplace, onShutOut }: RowProps) {
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
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
        <button type="button" className="tool" onClick={onReplace}>
          Replace my key
        </button>
      ) : (
        <button type="button" className="tool" aria-label={`Shut out ${nameOf(key)}`} onClick={onShutOut}>
          Shut out
        </button>
      )}
    </li>
  );
}
