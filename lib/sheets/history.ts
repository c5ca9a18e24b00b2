// Edits of a sheet that can be undone without end. Undoing one takes back what it changed and nothing else, so changes
// that another tab made in between stay.
import { merged } from "./merge.ts";
import type { Sheet } from "./sheet.ts";

interface Step {
  readonly says: string;
  readonly before: Sheet;
  readonly after: Sheet;
}

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

export interface Walked {
  readonly sheet: Sheet;
  readonly history: History;
  /** What was done, or taken back. */
  readonly says: string;
}

export function withStep({ done }: History, says: string, before: Sheet, after: Sheet): History {
  return { done: [...done, { says, before, after }], undone: [] };
}

export function undo({ done, undone }: History, sheet: Sheet): Walked | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const { after, before, says } = step;
  const history = { done: done.slice(0, -1), undone: [...undone, step] };
  return { sheet: merged(after, before, sheet), history, says };
}

export function redo({ done, undone }: History, sheet: Sheet): Walked | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  const { after, before, says } = step;
  const history = { done: [...done, step], undone: undone.slice(0, -1) };
  return { sheet: merged(before, after, sheet), history, says };
}
