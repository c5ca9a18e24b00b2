"use client";
import { useState } from "react";
import { useKey } from "./use-key.ts";

/** Brings a deleted deck back, where this browser has its key. */
export function Deleted({ deck }: { deck: string }) {
  const held = useKey(deck);
  const [said, setSaid] = useState("");
  if (!held?.key) return null;
  const { editKey } = held.key.saved;
  const restore = async () => {
    const { restoreDeck } = await import("../requests.ts");
    const answer = await restoreDeck(deck, editKey);
    if (answer.ok) location.reload();
    else setSaid(answer.why);
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <button type="button" className="button" onClick={() => void restore()}>
        Bring it back
      </button>
      <span role="alert">{said}</span>
    </p>
  );
}
