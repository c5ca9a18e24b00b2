"use client";
import type { Command } from "./command.tsx";
import { DialogClose, DialogFrame } from "./dialog-frame.tsx";
import { keysInWords } from "./key-names.ts";
import { useSingleKeys } from "./single-keys.ts";

interface Props {
  readonly commands: readonly Pick<Command<never>, "id" | "keys" | "says">[];
  onClose(): void;
}

/** All keys of a page, and the switch that turns single-letter keys off. */
export default function KeysDialog({ commands, onClose }: Props) {
  const [on, setOn] = useSingleKeys();
  return (
    <DialogFrame title="Keys" onClose={onClose}>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        {commands.map(({ id, keys, says }) =>
          keys.length === 0 ? null : (
            <div key={id} className="contents">
              <dt className="font-mono text-sm">{keysInWords(keys)}</dt>
              <dd>{says}</dd>
            </div>
          ),
        )}
      </dl>
      <label className="mt-4 flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} className="size-5" />
        Single letters act while no field has the focus
      </label>
      <DialogClose className="button mt-3">Close</DialogClose>
    </DialogFrame>
  );
}
