import type { AskedOfAll } from "../../lib/desk/judge-list.ts";

/** A file that was dropped or chosen, with its path, or a long text that was pasted. */
export interface GivenFile {
  readonly path: string;
  readonly file: Blob;
}

/** The lists to check, under which settings. */
export interface DeskRequest {
  readonly files: readonly GivenFile[];
  readonly pasted: string;
  readonly asked: AskedOfAll;
}

/** What a pasted text is called where lists are found in it. */
export const PASTED = "Pasted text";
