"use client";
import { useEffect, useState } from "react";
import { counted } from "../../../lib/core/words.ts";
import { parcelAddress } from "../../../lib/deck/parcel/link.ts";
import { copied } from "../../_client/copy.ts";
import { DialogClose, DialogFrame } from "../../_client/dialog-frame.tsx";
import { hasOwnSets } from "../../_client/has-own-sets.ts";
import { QrDrawing } from "../../_ui/base/qr-drawing.tsx";
import { clockTime } from "./clock-time.ts";
import { type Sent, send } from "./sending.ts";

interface Props {
  readonly decks: number;
  readonly keys: number;
  /** The decks and keys as the file that they are downloaded in. */
  file(): string;
  onClose(): void;
}

/** Makes a link that brings all decks and keys of this browser to another one. */
export default function SendDialog({ decks, keys, file, onClose }: Props) {
  const [sent, setSent] = useState<Sent | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setSent(await send(file()));
    setBusy(false);
  };
  return (
    <DialogFrame title="Bring your decks to another device" onClose={onClose}>
      <p className="mt-2 max-w-prose">
        {counted(decks, "deck")}
        {keys === 0 ? "" : ` and the ${keys === 1 ? "key" : "keys"} to change ${counted(keys, "saved deck")}`} go along.
        This browser encrypts them, and the server that passes them on can’t read them.
      </p>
      <SetsStay />
      {sent?.ok ? (
        <Link id={sent.id} secret={sent.key} until={sent.until} />
      ) : (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <button type="button" className="button" disabled={isBusy} onClick={() => void make()}>
            {isBusy ? "Making the link…" : "Make the link"}
          </button>
          <span role="alert" className="text-sm">
            {sent?.why}
          </span>
        </p>
      )}
      <DialogClose className="tool mt-5">Close</DialogClose>
    </DialogFrame>
  );
}

function Link({ id, secret, until }: { id: string; secret: string; until: number }) {
  const [said, setSaid] = useState("");
  const address = parcelAddress({ id, key: secret }, location.origin);
  const copy = async () =>
    setSaid((await copied(address)) ? "Copied." : "This browser can’t copy. Scan the code instead.");
  return (
    <div className="mt-4">
      <p role="status">
        Scan the code with the other device, or open the link there, until {clockTime(until)}. It works once.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <QrDrawing address={address} label="The link to your decks as a QR code" />
        <p className="flex flex-wrap items-center gap-3">
          <button type="button" className="tool" onClick={() => void copy()}>
            Copy link
          </button>
          <span role="status" className="text-sm text-faint">
            {said}
          </span>
        </p>
      </div>
      <p className="mt-3 max-w-prose text-sm text-open">
        Whoever opens it first has your decks and can change your saved ones. Show it to nobody else.
      </p>
    </div>
  );
}

/** Says that card sets don't go along, where there are any. */
function SetsStay() {
  const [hasSets, setHasSets] = useState(false);
  useEffect(() => {
    void hasOwnSets().then(setHasSets);
  }, []);
  if (!hasSets) return null;
  return (
    <p className="mt-2 max-w-prose text-sm text-faint">
      Your card sets stay here. Download them under <a href="/sets">Card sets</a> and load them on the other device.
    </p>
  );
}
