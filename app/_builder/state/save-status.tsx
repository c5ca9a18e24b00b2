import { Suspense, useEffect } from "react";
import { ahead } from "../../_client/ahead.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { LoadedSaving } from "../../_saved/in-builder.ts";
import type { Builder } from "./builder.ts";

// Whoever needs it may no longer reach the server, so it is loaded before anything fails.
const NotSaved = ahead(() => import("./not-saved.tsx"));

const KEPT = "Kept in this browser";

interface Props {
  readonly builder: Builder;
  /** Saving on the server, for a deck that is saved there. */
  readonly server: LoadedSaving | undefined;
}

/** Says whether the deck is saved in this browser. If it is not, says why and what you can do about it. */
export function SaveStatus({ builder, server }: Props) {
  const kept = useStaged(builder.store, (now) => now.kept);
  const draft = useStaged(builder.store, (now) => now.view.draft);
  useLeaveWarning(builder);
  if (typeof kept === "string")
    return (
      // The words change with every press, and must move nothing. A name needs their room more where there is little.
      <span className="text-sm text-faint max-lg:sr-only lg:order-1 lg:text-right min-[84rem]:min-w-34">
        <span data-kept className="max-[84rem]:sr-only">
          {kept !== "kept" ? "Keeping…" : server ? <server.Words saving={server.saving} draft={draft} /> : KEPT}
        </span>
        <span aria-hidden="true" title={KEPT} className="inline-block w-4 min-[84rem]:hidden">
          {kept === "kept" ? "✓" : "…"}
        </span>
      </span>
    );
  return (
    <Suspense>
      <NotSaved builder={builder} fault={kept} />
    </Suspense>
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
