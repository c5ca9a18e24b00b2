import type { Keyring } from "./keyring.ts";
import type { Kind } from "./kind.ts";
import { send } from "./send.ts";

/**
 * Sends the saves that wait for the server, of whichever of them. One that meets somebody else's version goes on waiting: the
 * page where it is changed asks what to do.
 */
export async function sendWaiting<C>(kind: Kind<C>, keyring: Keyring<C>): Promise<void> {
  const form = await kind.form();
  for (const { id, pending, saved } of await keyring.all()) {
    if (!pending) continue;
    const answer = await send(form, pending, saved);
    if (!answer.ok) continue;
    // Another tab may have kept a newer save meanwhile.
    await keyring.change(id, (before) =>
      before?.pending?.repeat === pending.repeat ? { saved: answer.value } : { ...before },
    );
  }
}
