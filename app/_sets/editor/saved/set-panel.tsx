"use client";
import type { Game } from "../../../../lib/core/game.ts";
import { contentOfSheet, type SetContent } from "../../../../lib/sheets/saved-set.ts";
import type { Sheet } from "../../../../lib/sheets/sheet.ts";
import { SavedPanel } from "../../../_client/saved/saved-panel.tsx";
import type { Saving } from "../../../_client/saved/saving.ts";
import { SetConflict } from "./set-conflict.tsx";

interface Props {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly saving: Saving<SetContent>;
  onClose(): void;
}

/** How the set of an editor stands on the server. */
export function SetPanel({ game, sheet, saving, onClose }: Props) {
  const content = contentOfSheet(game, sheet);
  return (
    <SavedPanel
      content={content}
      saving={saving}
      onClose={onClose}
      choiceOf={(conflict) => (
        <SetConflict mine={content} conflict={conflict} onChoose={(choice) => void saving.choose(choice)} />
      )}
    />
  );
}
