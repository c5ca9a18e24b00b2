"use client";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { Builder, View } from "../state/builder.ts";
import { ImportChoices, ImportOutcome } from "./import-choices.tsx";
import { readAny } from "./import-reading.ts";
import { draftAsText, importInto } from "./importing.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/** The whole list as text, in the place of the deck. Nothing changes until it is applied. */
export default function EditText({ builder, view, onClose }: Props) {
  const { pool } = builder;
  const [text, setText] = useState(() => draftAsText(builder, view));
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const reading = useReading(pool, useDeferredValue(text));
  const { imported, chosen } = reading;
  const apply = () => {
    const now = readAny(pool, text, chosen);
    if (!now || !("deck" in now)) return;
    importInto(builder, now, true);
    onClose();
  };
  return (
    <div className="flex min-h-full flex-col pt-3">
      <label className="flex grow flex-col">
        <span className="text-sm font-semibold">The whole list as text</span>
        <textarea
          ref={box}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) apply();
          }}
          className="field mt-1 min-h-80 w-full grow p-2 font-mono text-sm"
        />
      </label>
      <div className="max-h-48 overflow-y-auto">
        <ImportChoices reading={reading} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 bg-paper py-2 max-md:bottom-13">
        <ImportOutcome game={pool.game} reading={reading} />
        <button type="button" className="button" disabled={!imported} onClick={apply}>
          Apply
        </button>
        <button type="button" className="tool min-h-10" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
