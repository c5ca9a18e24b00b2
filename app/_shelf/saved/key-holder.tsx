"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { copied } from "../../_client/copy.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { lookAddress } from "../../_client/saved/links.ts";
import { takenKey } from "./key-in-address.ts";
import { type ShownVersion, useKey } from "./use-key.ts";

// Only who has the key can do anything with these.
const Holding = lazy(() => import("./holding.tsx"));

/** The links of something saved. Whoever has its key also finds here what the key opens. */
export function KeyHolder({ kind, ...shown }: ShownVersion & { readonly kind: Kind }) {
  const { at } = shown;
  const held = useKey(kind, at);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const key = takenKey();
    if (key === undefined) return;
    import("./into-browser.ts")
      .then(({ takeKey }) => takeKey(kind, at, key))
      .then(setSaid, (error: Error) => setSaid(`The key of this link could not be kept: ${error.message}`));
  }, [kind, at]);
  const copy = async () =>
    setSaid(
      (await copied(lookAddress(kind, at, location.origin)))
        ? `Copied. This link shows the ${kind.noun}.`
        : "This browser can’t copy. The link is in the address bar.",
    );
  return (
    <div className="mb-5 min-h-9 text-sm print:min-h-0 [@media(scripting:none)]:hidden">
      {held?.key ? (
        <Suspense fallback={<div className="min-h-18" />}>
          <Holding kind={kind} {...shown} keyring={held.keyring} held={held.key} />
        </Suspense>
      ) : (
        <button type="button" className="tool print:hidden" onClick={() => void copy()}>
          Copy view link
        </button>
      )}
      <p role="status" className="mt-1 text-faint empty:hidden print:hidden">
        {said}
      </p>
    </div>
  );
}
