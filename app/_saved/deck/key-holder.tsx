"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { copied } from "../../_client/copy.ts";
import { lookAddress } from "../links.ts";
import { takenKey } from "./key-in-address.ts";
import { type ShownVersion, useKey } from "./use-key.ts";

// Only who has the key can do anything with these.
const Holding = lazy(() => import("./holding.tsx"));

/** The links of a saved deck. Whoever has its key also finds here what the key opens. */
export function KeyHolder(shown: ShownVersion) {
  const { deck } = shown;
  const held = useKey(deck);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const key = takenKey();
    if (key === undefined) return;
    import("./into-builder.ts")
      .then(({ takeKey }) => takeKey(deck, key))
      .then(setSaid, (error: Error) => setSaid(`The key of this link could not be kept: ${error.message}`));
  }, [deck]);
  const copy = async () =>
    setSaid(
      (await copied(lookAddress(deck, location.origin)))
        ? "Copied. This link shows the deck."
        : "This browser can’t copy. The link is in the address bar.",
    );
  return (
    <div className="mb-5 min-h-9 text-sm print:hidden [@media(scripting:none)]:hidden">
      {held?.key ? (
        <Suspense fallback={<div className="min-h-18" />}>
          <Holding {...shown} keyring={held.keyring} held={held.key} />
        </Suspense>
      ) : (
        <button type="button" className="tool" onClick={() => void copy()}>
          Copy link to look
        </button>
      )}
      <p role="status" className="mt-1 text-faint empty:hidden">
        {said}
      </p>
    </div>
  );
}
