"use client";
import { lazy } from "react";
import type { Builder, View } from "./state/builder.ts";
import { DECK_COMMANDS, type DialogName, LIST_COMMANDS, PAGE_COMMANDS, RESULT_COMMANDS } from "./state/commands.ts";

const KeysDialog = lazy(() => import("../_client/keys-dialog.tsx"));
const ImportDialog = lazy(() => import("./exchange/import-dialog.tsx"));
const ExportDialog = lazy(() => import("./exchange/export-dialog.tsx"));
const AboutDialog = lazy(() => import("./about-dialog.tsx"));

interface DialogProps {
  readonly name: DialogName;
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/** The dialogs of the builder. Each is loaded when it is opened. */
export default function Dialog({ name, builder, view, onClose }: DialogProps) {
  if (name === "keys")
    return (
      <KeysDialog
        commands={[...LIST_COMMANDS, ...DECK_COMMANDS, ...RESULT_COMMANDS, ...PAGE_COMMANDS]}
        onClose={onClose}
      />
    );
  if (name === "import") return <ImportDialog builder={builder} onClose={onClose} />;
  const Shown = name === "about" ? AboutDialog : ExportDialog;
  return <Shown builder={builder} view={view} onClose={onClose} />;
}
