import { lazy, Suspense } from "react";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import { tableKeys } from "./keys.ts";

const KeysDialog = lazy(() => import("../../_client/keys-dialog.tsx"));

/** All keys of the table, loaded once somebody asks for them. */
export function KeysHelp({ dealer, onClose }: { dealer: Dealer; onClose(): void }) {
  return (
    <Suspense>
      <KeysDialog keys={tableKeys(dealer)} onClose={onClose} />
    </Suspense>
  );
}
