"use client";
import { useState } from "react";
import styles from "../../_deck/actions.module.css";
import { useKey } from "./use-key.ts";

interface Props {
  readonly deck: string;
  readonly version: number;
}

/** Opens the deck in the builder: the deck itself where this browser has its key, and a copy elsewhere. */
export function OpenInBuilder({ deck, version }: Props) {
  const held = useKey(deck);
  const [said, setSaid] = useState("");
  const go = async () => {
    try {
      const { copyHere, editHere } = await import("./into-builder.ts");
      location.assign(held?.key ? await editHere(held.keyring, held.key) : await copyHere(deck, version));
    } catch (error) {
      setSaid(`The deck can’t be opened: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <>
      <button type="button" className={`${styles.quiet} ${styles.scripted} cursor-pointer`} onClick={() => void go()}>
        {held?.key ? "Edit" : "Copy to my decks"}
      </button>
      <span role="alert" className="text-sm text-illegal empty:hidden">
        {said}
      </span>
    </>
  );
}
