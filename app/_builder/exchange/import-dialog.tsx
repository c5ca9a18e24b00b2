"use client";
import { type DragEvent, useState } from "react";
import { textOfBytes } from "../../../lib/sheets/intake-text.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { FileButton } from "../../_client/file-button.tsx";
import type { Builder } from "../state/builder.ts";
import { ImportChoices, ImportOutcome } from "./import-choices.tsx";
import type { Imported } from "./import-reading.ts";
import { importInto } from "./importing.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  readonly builder: Builder;
  onClose(): void;
}

/**
 * Imports a list or a code that is pasted, dropped or chosen as a file. The resulting deck is shown before it is
 * imported.
 */
export default function ImportDialog({ builder, onClose }: Props) {
  const [text, setText] = useState("");
  const { pool } = builder;
  const reading = useReading(pool, text);
  const { imported } = reading;
  const take = async (file: File) =>
    setText(textOfBytes(new Uint8Array(await file.slice(0, MOST_LETTERS).arrayBuffer())));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
  };
  const done = (imported: Imported) => {
    importInto(builder, imported, false);
    onClose();
  };
  return (
    <DialogFrame title="Import a list or a code" className="pb-0" onClose={onClose} onDrop={drop}>
      <Source text={text} onText={setText} onFile={take} />
      <ImportChoices reading={reading} />
      <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 bg-sheet px-4 pt-2 pb-4">
        <ImportOutcome game={pool.game} reading={reading} />
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
  onFile(file: File): Promise<unknown>;
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
      <FileButton says="Choose a file" accept=".txt,.md,.csv,.tsv,.json,text/plain" onFile={onFile} />
    </>
  );
}
