"use client";
import { type DragEvent, useMemo, useState } from "react";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import type { DraftEdit } from "../../../lib/deck/draft/draft.ts";
import { report } from "../../../lib/deck/verdict/report.ts";
import { difference } from "../../../lib/deck/view/diff.ts";
import { games } from "../../../lib/games/index.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import type { Builder, View } from "../state/builder.ts";
import { ImportChoices, ImportOutcome } from "./import-choices.tsx";
import { type ChosenByLine, type Imported, readAny } from "./import-reading.ts";
import "./import.css";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/**
 * Imports a list or a code that is pasted, dropped or chosen as a file. The resulting deck is shown before it is
 * imported.
 */
export default function ImportDialog({ builder, view, onClose }: Props) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ChosenByLine>({});
  const { pool } = builder;
  const read = useMemo(() => readAny(pool, text, chosen), [pool, text, chosen]);
  const imported = read && "deck" in read ? read : undefined;
  const judged = useMemo(() => imported && report(games, pool, imported.deck), [pool, imported]);
  const take = async (file: File | undefined) => file && setText(await file.slice(0, MOST_LETTERS).text());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const done = ({ deck }: Imported) => {
    builder.step(importing(view.deck, deck));
    onClose();
  };
  return (
    <DialogFrame title="Import a list or a code" className="import" onClose={onClose} onDrop={drop}>
      <Source text={text} onText={setText} onFile={take} />
      {read && "why" in read ? (
        <p role="alert" className="mt-2 text-illegal">
          {read.why}
        </p>
      ) : null}
      {imported ? (
        <ImportChoices
          read={imported}
          chosen={chosen}
          onChoose={(key, choice) => setChosen({ ...chosen, [key]: choice })}
        />
      ) : null}
      <div className="import-end">
        {imported && judged ? <ImportOutcome game={pool.game} read={imported} report={judged} /> : null}
        <button type="button" className="button" disabled={!imported} onClick={() => imported && done(imported)}>
          Import this deck
        </button>
        <DialogClose className="tool">Cancel</DialogClose>
      </div>
    </DialogFrame>
  );
}

/** More than the longest list that can be read, so that a list that is too long is rejected and not cut off. */
const MOST_LETTERS = 70_000;

interface SourceProps {
  readonly text: string;
  onText(text: string): void;
  onFile(file: File | undefined): Promise<unknown>;
}

/** The text box for a list, and the button for a file that fills it. */
function Source({ text, onText, onFile }: SourceProps) {
  return (
    <>
      <label className="mt-2 block">
        <span className="sr-only">List or code</span>
        <textarea
          value={text}
          onChange={({ target }) => onText(target.value)}
          rows={8}
          className="field h-auto w-full p-2 font-mono text-sm"
          placeholder={"Paste a list or a deck code here,\nor drop a file"}
        />
      </label>
      <input
        type="file"
        aria-label="File with a list"
        accept=".txt,.md,.csv,text/plain"
        className="mt-1 min-h-11 w-full text-sm"
        onChange={({ target }) => void onFile(target.files?.[0])}
      />
    </>
  );
}

/**
 * The edit that turns one deck into another, including its settings. House rules that the new deck does not have are
 * switched off.
 */
function importing(before: Deck, now: Deck): DraftEdit {
  const { format, options, house, name } = now;
  const edits = difference(before, now).map(({ section, card, before, after }) => ({
    section,
    card,
    by: after - before,
  }));
  const off = Object.fromEntries(Object.keys(before.house).map((id) => [id, false] as const));
  const to = { format, options, house: { ...off, ...house }, name: name ?? before.name ?? "" };
  return { says: "Import", edits, heading: { from: {}, to } };
}
