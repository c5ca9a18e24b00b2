import { lazy, Suspense } from "react";
import { TABLE_KEYS } from "./keys.ts";

const KeysDialog = lazy(() => import("../../../_client/keys-dialog.tsx"));

/** All keys of the table, loaded once somebody asks for them. */
export function KeysHelp({ onClose }: { onClose(): void }) {
  return (
    <Suspense>
      <KeysDialog keys={TABLE_KEYS} onClose={onClose} />
    </Suspense>
  );
}
