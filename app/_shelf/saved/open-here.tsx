"use client";
import { useState } from "react";
import type { Kind } from "../../_client/saved/kind.ts";
import styles from "../../_ui/deck/actions.module.css";
import { useKey } from "./use-key.ts";

interface Props {
  readonly kind: Kind;
  /** Its id on the server. */
  readonly at: string;
  readonly version: number;
  /** What is offered where this browser has no key. */
  readonly copies: string;
}

/** Opens where it is changed: the thing itself where this browser has its key, and a copy elsewhere. */
export function OpenHere({ kind, at, version, copies }: Props) {
  const held = useKey(kind, at);
  const [said, setSaid] = useState("");
  const go = async () => {
    try {
      const { copyHere, editHere } = await import("./into-browser.ts");
      location.assign(held?.key ? await editHere(kind, held.keyring, held.key) : await copyHere(kind, at, version));
    } catch (error) {
      setSaid(`The ${kind.noun} can’t be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <>
      <button type="button" className={`tool min-h-10 px-4 ${styles.scripted}`} onClick={() => void go()}>
        {held?.key ? "Edit" : copies}
      </button>
      <span role="alert" className="text-sm text-illegal empty:hidden">
        {said}
      </span>
    </>
  );
}
