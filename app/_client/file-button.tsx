import type { ChangeEvent } from "react";
import { FocusFrame } from "./focus-frame.tsx";

interface Props {
  readonly says: string;
  readonly accept: string;
  onFile(file: File): Promise<unknown>;
}

/** A button that takes in a file. The browser's own control would show a second button beside the words. It is still there
 * for the keyboard. */
export function FileButton({ says, accept, onFile }: Props) {
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) await onFile(file);
    target.value = "";
  };
  return (
    <label className="tool relative">
      {says}
      <input
        type="file"
        accept={accept}
        onChange={(event) => void take(event)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <FocusFrame />
    </label>
  );
}
