import type { ChangeEvent } from "react";
import { FocusFrame } from "./focus-frame.tsx";

interface Props {
  readonly says: string;
  readonly accept: string;
  onFile(file: File): Promise<unknown>;
}

/** A button that takes in a file. */
export function FileButton({ says, accept, onFile }: Props) {
  return <FilesButton says={says} accept={accept} takes="file" onFiles={async ([file]) => file && onFile(file)} />;
}

interface FilesProps {
  readonly says: string;
  readonly accept: string;
  readonly takes: "file" | "files" | "folder";
  onFiles(files: readonly File[]): Promise<unknown>;
}

/** The attributes of a control that takes in a whole folder. React passes them on as they are. */
const FOLDER = { webkitdirectory: "" };

/** A button that takes in files. The browser's own control would show a second button beside the words. It is still there
 * for the keyboard. */
export function FilesButton({ says, accept, takes, onFiles }: FilesProps) {
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) await onFiles(files);
    target.value = "";
  };
  return (
    <label className="tool relative">
      {says}
      <input
        type="file"
        accept={accept}
        multiple={takes === "files"}
        {...(takes === "folder" ? FOLDER : {})}
        onChange={(event) => void take(event)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <FocusFrame />
    </label>
  );
}
