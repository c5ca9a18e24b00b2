import { type DragEvent, useState } from "react";
import { MOST_SET_BYTES } from "../../../lib/contract/card-set.ts";
import { textOfFile } from "../../../lib/sheets/file-text.ts";
import { tooLong } from "../../../lib/sheets/intake.ts";

import { type Chosen, NOTHING_CHOSEN } from "./use-intake.ts";

interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly notes: readonly string[];
}

/** Where cards are read from: a file that was dropped or chosen, or else what was typed. What was typed always stays. */
export function useSource() {
  const [typed, setTyped] = useState("");
  const [file, setFile] = useState<ReadFile | undefined>(undefined);
  const [fault, setFault] = useState("");
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const take = async (given: File) => {
    if (given.size > MOST_SET_BYTES) return setFault(`${given.name}: ${tooLong(given.size)}`);
    try {
      const read = await textOfFile(new Uint8Array(await given.arrayBuffer()));
      if (!read.ok) return setFault(`${given.name}: ${read.why}`);
      setFile({ name: given.name, text: read.text, notes: read.notes });
      setFault("");
      setChosen(NOTHING_CHOSEN);
    } catch {
      // The file was moved or removed since it was chosen, or may not be read.
      setFault(`${given.name} can't be read. Choose it again, or paste what is in it.`);
    }
  };
  return {
    typed,
    file,
    fault,
    chosen,
    choose: setChosen,
    text: file?.text ?? typed,
    type: (text: string) => {
      setTyped(text);
      if (text === "") setChosen(NOTHING_CHOSEN);
    },
    take,
    removeFile: () => setFile(undefined),
    drop: (event: DragEvent) => {
      event.preventDefault();
      const [dropped] = event.dataTransfer.files;
      if (dropped) void take(dropped);
    },
  };
}

export type Source = ReturnType<typeof useSource>;
