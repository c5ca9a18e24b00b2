import { useEffect } from "react";
import { useSaving } from "../../_client/saved/use-saving.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Builder, View } from "./builder.ts";
import { NotSaved } from "./not-saved.tsx";

const KEPT = "Kept in this browser";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  /** How often somebody has asked to save the deck on the server. */
  readonly saves: number;
}

/**
 * Says whether the deck is saved in this browser and on the server. If it is not, says why and what you can do about it.
 */
export default function SaveStatus({ builder, view, saves }: Props) {
  const kept = useStaged(builder.store, (now) => now.kept);
  const draft = useStaged(builder.store, (now) => now.view.draft);
  const savable = {
    id: builder.draft.id,
    kind: { noun: "deck", keys: "keys" } as const,
    load: async () => (await import("../saved/in-builder.ts")).loadSaving(builder),
  };
  const { loaded, isOpen, fault, close } = useSaving(savable, saves);
  useLeaveWarning(builder);
  return (
    <>
      {typeof kept === "string" ? (
        // The words change with every press, and must move nothing. A name needs their room more where there is little.
        <span className="text-sm text-faint max-lg:sr-only lg:order-1 lg:text-right min-[84rem]:min-w-34">
          <span data-kept className="max-[84rem]:sr-only">
            {kept !== "kept" ? "Keeping…" : loaded ? <loaded.Words saving={loaded.saving} content={draft} /> : KEPT}
          </span>
          <span aria-hidden="true" title={KEPT} className="inline-block w-9 min-[84rem]:hidden">
            {kept === "kept" ? "Kept" : "…"}
          </span>
        </span>
      ) : (
        <NotSaved builder={builder} fault={kept} />
      )}
      {fault === undefined ? null : (
        <p role="alert" className="w-full text-sm font-semibold text-illegal lg:order-8">
          {fault}
        </p>
      )}
      {loaded && isOpen ? (
        <loaded.Panel pool={builder.pool} draft={view.draft} saving={loaded.saving} onClose={close} />
      ) : null}
    </>
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
