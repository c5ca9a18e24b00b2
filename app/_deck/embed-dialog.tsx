"use client";
import { useState } from "react";
import { copied } from "../_client/copy.ts";
import { DialogClose, DialogFrame } from "../_client/dialog-frame.tsx";
import { embedsOf } from "./embeds.ts";

interface Props {
  readonly code: string;
  readonly title: string;
  onClose(): void;
}

/** Code that shows the deck on another page, to be copied. */
export default function EmbedDialog({ code, title, onClose }: Props) {
  const [said, setSaid] = useState("");
  const copy = async (name: string, text: string) =>
    setSaid((await copied(text)) ? `${name} copied.` : "This browser can’t copy. Select the code instead.");
  return (
    <DialogFrame title="Embed this deck" onClose={onClose}>
      {embedsOf(location.origin, code, title).map(({ name, says, text }) => (
        <section key={name} className="mt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="font-semibold">{name}</h3>
            <button type="button" className="tool" onClick={() => void copy(name, text)} aria-label={`Copy ${name}`}>
              Copy
            </button>
          </div>
          <p className="text-sm text-faint">{says}</p>
          <textarea
            readOnly
            aria-label={name}
            rows={3}
            value={text}
            className="field mt-1 block h-auto w-full p-2 font-mono text-xs"
            onFocus={({ target }) => target.select()}
          />
        </section>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <DialogClose className="button">Close</DialogClose>
        <a href={`/d/${code}/embed`} className="inline-block py-2">
          Open the frame
        </a>
        <span role="status" className="text-sm text-faint">
          {said}
        </span>
      </div>
    </DialogFrame>
  );
}
