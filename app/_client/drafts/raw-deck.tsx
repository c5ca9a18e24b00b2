"use client";
import { useState } from "react";
import { backupOf } from "../../../lib/deck/draft/draft-record.ts";
import { copied } from "../copy.ts";
import { download } from "../download.ts";

/** A stored deck as its raw text, to copy or to download. */
export function RawDeck({ raw }: { raw: unknown }) {
  const [said, setSaid] = useState("");
  const text = JSON.stringify(raw, null, 2);
  const copy = async () => setSaid((await copied(text)) ? "Copied." : "This browser can’t copy. Download it instead.");
  return (
    <details className="mt-2">
      <summary>Show the stored text</summary>
      <textarea
        readOnly
        aria-label="The stored text"
        className="field mt-1 h-40 w-full font-mono text-sm"
        value={text}
      />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <button type="button" className="tool" onClick={() => void copy()}>
          Copy
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => download("drydock-deck.json", backupOf([raw]), "application/json")}
        >
          Download
        </button>
        <span role="status" className="text-sm text-faint">
          {said}
        </span>
      </div>
    </details>
  );
}
