"use client";
import { DialogClose, DialogFrame } from "./dialog-frame.tsx";
import { KeyList, type NamedKeys } from "./key-list.tsx";
import { useSingleKeys } from "./single-keys.ts";

interface Props {
  readonly commands: readonly NamedKeys[];
  onClose(): void;
}

/** All keys of a page, and the switch that turns single-letter keys off. */
export default function KeysDialog({ commands, onClose }: Props) {
  const [on, setOn] = useSingleKeys();
  return (
    <DialogFrame title="Keys" onClose={onClose}>
      <div className="mt-3">
        <KeyList commands={commands} />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} className="size-5" />
        Use single-letter keys
      </label>
      <DialogClose className="button mt-3">Close</DialogClose>
    </DialogFrame>
  );
}
