import { lazy, Suspense } from "react";
import type { Command } from "../../_client/command.tsx";
import { PRESS_CARD, type TablePage } from "./commands.ts";

const KeysDialog = lazy(() => import("../../_client/keys-dialog.tsx"));

/** All keys of the table. They are loaded when someone asks for them. */
export function KeysHelp({ commands, onClose }: { commands: readonly Command<TablePage>[]; onClose(): void }) {
  return (
    <Suspense>
      <KeysDialog commands={[PRESS_CARD, ...commands]} onClose={onClose} />
    </Suspense>
  );
}
