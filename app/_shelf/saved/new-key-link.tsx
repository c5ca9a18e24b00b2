"use client";
import { useState } from "react";
import type { NewKey } from "../../../lib/contract/saved.ts";
import { copied } from "../../_client/copy.ts";
import type { Kind } from "../../_client/saved/kind.ts";
import { changeAddress } from "../../_client/saved/links.ts";
import { QrDrawing } from "../../_ui/base/qr-drawing.tsx";

/** The link of a key that was just made. It is shown this once. */
export function NewKeyLink({ kind, given: { id, editKey, label } }: { kind: Kind; given: NewKey }) {
  const [said, setSaid] = useState("");
  const address = changeAddress(kind, { at: id, editKey }, location.origin);
  const copy = async () =>
    setSaid((await copied(address)) ? "Copied." : "This browser can’t copy. Scan the code instead.");
  return (
    <div className="mt-3">
      <p className="max-w-prose">
        The link for {label}. It is shown only now: copy it, or let {label} scan it.
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <QrDrawing address={address} label={`The link for ${label} as a QR code`} />
        <button type="button" className="tool" onClick={() => void copy()}>
          Copy link for {label}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
