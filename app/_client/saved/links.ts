import type { SavedAs } from "../../../lib/deck/saved/key-record.ts";
import type { Kind } from "./kind.ts";

/** The address of something saved. Whoever has it can look at it. */
export function lookAddress({ path }: Pick<Kind, "path">, at: string, origin: string): string {
  return `${origin}/${path}/${at}`;
}

/** The link with the key. The part behind # is never sent to a server. */
export function changeAddress(
  kind: Pick<Kind, "path">,
  { at, editKey }: Pick<SavedAs, "at" | "editKey">,
  origin: string,
): string {
  return `${lookAddress(kind, at, origin)}#key=${editKey}`;
}
