"use client";
import { useState } from "react";
import { copied } from "../../_client/copy.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { download } from "../../_client/download.ts";
import type { Builder, View } from "../state/builder.ts";
import { exportsOf } from "./exports.ts";

/** The deck in every form that people and programs use, to copy or to download. */
export default function ExportDialog({ builder, view, onClose }: { builder: Builder; view: View; onClose(): void }) {
  const [said, setSaid] = useState("");
  const copy = async (what: string, text: string) => {
    setSaid((await copied(text)) ? `${what} copied.` : "This browser does not let pages copy. Download it instead.");
  };
  return (
    <DialogFrame title="Export this deck" onClose={onClose}>
      <ul className="rows -mx-4 mt-2">
        {exportsOf(builder.pool, view).map(({ name, file, text }) => (
          <li key={name} className="flex flex-wrap items-center gap-2 py-1">
            <span className="grow font-semibold">{name}</span>
            <button type="button" className="tool" aria-label={`Copy ${name}`} onClick={() => copy(name, text)}>
              Copy
            </button>
            <button type="button" className="tool" onClick={() => download(file, text)}>
              Download {file}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 min-h-6 text-sm text-faint">
        {said}
      </p>
      <DialogClose className="button">Close</DialogClose>
    </DialogFrame>
  );
}
