"use client";
import { useState } from "react";
import type { Kind } from "../../_client/saved/kind.ts";
import { useKey } from "./use-key.ts";

/** Brings back what was deleted, where this browser has its key. */
export function Deleted({ kind, at }: { kind: Kind; at: string }) {
  const held = useKey(kind, at);
  const [said, setSaid] = useState("");
  if (!held?.key) return null;
  const { editKey } = held.key.saved;
  const restore = async () => {
    const { requests } = await kind.form();
    const answer = await requests.restore(at, editKey);
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
