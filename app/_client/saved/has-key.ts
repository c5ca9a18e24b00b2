import { openRecords } from "../storage.ts";
import type { Kind } from "./kind.ts";

/** Whether this browser has saved something on the server. What saves it is only loaded then. */
export async function hasKey(keys: Kind["keys"], id: string): Promise<boolean> {
  const { get } = await openRecords(keys, ({ id }) => id);
  return (await get(id)) !== undefined;
}
