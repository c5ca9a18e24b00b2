import type { Keyring } from "./keyring.ts";
import { send } from "./send.ts";

/**
 * Sends the saves that wait for the server, of whichever deck. One that meets somebody else's version goes on waiting: the
 * builder asks what to do when its deck is opened.
 */
export async function sendWaiting(keyring: Keyring): Promise<void> {
  for (const { id, pending, saved } of await keyring.all()) {
    if (!pending) continue;
    const answer = await send(pending, saved);
    if (!answer.ok) continue;
    // Another tab may have kept a newer save meanwhile.
    await keyring.change(id, (before) =>
      before?.pending?.repeat === pending.repeat ? { saved: answer.value } : { ...before },
    );
  }
}
