"use client";
import * as Dialog from "@radix-ui/react-dialog";
import type { KeyLine } from "./keys.ts";
import { useOpener } from "./opener.ts";
import { useSingleKeys } from "./single-keys.ts";

/** All keys of a page, and the switch that takes single letters off. */
export default function KeysDialog({ keys, onClose }: { keys: readonly KeyLine[]; onClose(): void }) {
  const onClosed = useOpener();
  const [on, setOn] = useSingleKeys();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-back" />
        <Dialog.Content className="dialog" aria-describedby={undefined} onCloseAutoFocus={onClosed}>
          <Dialog.Title className="text-lg font-semibold">Keys</Dialog.Title>
          <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
            {keys.map(([key, does]) => (
              <div key={key} className="contents">
                <dt className="font-mono text-sm">{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-4 flex min-h-11 items-center gap-2">
            <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} className="size-5" />
            Single letters act while no field has the focus
          </label>
          <Dialog.Close className="button mt-3">Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
