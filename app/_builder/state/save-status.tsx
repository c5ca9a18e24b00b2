import { lazy, Suspense, useEffect } from "react";
import { backupOf } from "../../../lib/deck/draft/draft-record.ts";
import { replaceAddress } from "../../_client/address.ts";
import { download } from "../../_client/download.ts";
import { newId } from "../../_client/new-id.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Saving } from "../../_saved/saving.ts";
import type { Builder } from "./builder.ts";

const ServerWords = lazy(() => import("../../_saved/server-words.tsx"));

const KEPT = "Kept in this browser";

interface Props {
  readonly builder: Builder;
  /** Saving on the server, for a deck that is saved there. */
  readonly saving: Saving | undefined;
}

/** Says whether the deck is saved in this browser. If it is not, says why and what you can do about it. */
export function SaveStatus({ builder, saving }: Props) {
  const kept = useStaged(builder.store, (now) => now.kept);
  const draft = useStaged(builder.store, (now) => now.view.draft);
  useLeaveWarning(builder);
  if (typeof kept === "string")
    return (
      // The words change with every press, and must move nothing. A name needs their room more where there is little.
      <span className="text-sm text-faint max-lg:sr-only lg:order-1 lg:text-right min-[84rem]:min-w-34">
        <span data-kept className="max-[84rem]:sr-only">
          {kept !== "kept" ? "Keeping…" : null}
          {kept === "kept" && !saving ? KEPT : null}
          <Suspense fallback={KEPT}>
            {kept === "kept" && saving ? <ServerWords saving={saving} draft={draft} /> : null}
          </Suspense>
        </span>
        <span aria-hidden="true" title={KEPT} className="inline-block w-4 min-[84rem]:hidden">
          {kept === "kept" ? "✓" : "…"}
        </span>
      </span>
    );
  const keepAsNew = () => {
    const id = newId();
    builder.keepAsNew(id);
    const address = new URL(location.href);
    address.searchParams.set("draft", id);
    replaceAddress(address);
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-sm lg:order-8">
      <p role="alert" className="font-semibold text-illegal">
        {kept.why}
      </p>
      {kept.mend === "try again" ? (
        <button type="button" className="tool" onClick={() => builder.tryAgain()}>
          Try again
        </button>
      ) : null}
      {kept.mend === "keep as new" ? (
        <button type="button" className="tool" onClick={keepAsNew}>
          Keep as a new deck
        </button>
      ) : null}
      <button
        type="button"
        className="tool"
        onClick={() => download("drydock-deck.json", backupOf([builder.view.draft]), "application/json")}
      >
        Download deck
      </button>
    </div>
  );
}

/** Makes the browser ask before it leaves the page while a change is not stored. */
function useLeaveWarning(builder: Builder): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (builder.hasUnsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [builder]);
}
