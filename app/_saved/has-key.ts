import { openStorage } from "../_client/storage.ts";

/** Whether this browser has saved a draft on the server. What saves decks is only loaded then. */
export async function hasKey(draft: string): Promise<boolean> {
  const { get } = await openStorage("keys");
  return (await get(draft)) !== undefined;
}
