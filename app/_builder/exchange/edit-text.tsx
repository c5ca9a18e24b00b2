"use client";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { report } from "../../../lib/deck/verdict/report.ts";
import { games } from "../../../lib/games/index.ts";
import type { Builder, View } from "../state/builder.ts";
import { ImportChoices, ImportOutcome } from "./import-choices.tsx";
import { type ChosenByLine, readAny } from "./import-reading.ts";
import { draftAsText, importInto } from "./importing.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/** The whole list as text, in the place of the deck. Nothing changes until it is applied. */
export default function EditText({ builder, view, onClose }: Props) {
  const { pool } = builder;
  const [text, setText] = useState(() => draftAsText(builder, view));
  const [chosen, setChosen] = useState<ChosenByLine>({});
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const typed = useDeferredValue(text);
  const read = useMemo(() => readAny(pool, typed, chosen), [pool, typed, chosen]);
  const imported = read && "deck" in read ? read : undefined;
  const judged = useMemo(() => imported && report(games, pool, imported.deck), [pool, imported]);
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
      {read && "why" in read ? (
        <p role="alert" className="mt-2 text-illegal">
          {read.why}
        </p>
      ) : null}
      {imported ? (
        <div className="max-h-48 overflow-y-auto">
          <ImportChoices
            read={imported}
            chosen={chosen}
            onChoose={(key, choice) => setChosen({ ...chosen, [key]: choice })}
          />
        </div>
      ) : null}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 bg-paper py-2 max-lg:bottom-13">
        {imported && judged ? <ImportOutcome game={pool.game} read={imported} report={judged} /> : null}
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
