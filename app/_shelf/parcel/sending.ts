// Sends decks to another device, and takes them from one.
import type { KeptParcel } from "../../../lib/contract/parcel.ts";
import type { ParcelLink } from "../../../lib/deck/parcel/link.ts";
import { seal, unseal } from "../../../lib/deck/parcel/seal.ts";
import { openParcel, sendParcel } from "../../_client/saved/requests.ts";

export type Sent =
  | ({ readonly ok: true; readonly key: string } & KeptParcel)
  | { readonly ok: false; readonly why: string };
export type Taken = { readonly ok: true; readonly file: string } | { readonly ok: false; readonly why: string };

const INSECURE = "On this address the browser can’t encrypt, because it does not begin with https.";

/** Encrypts a file of decks and leaves it with the server. */
export async function send(file: string): Promise<Sent> {
  if (!isSecureContext) return { ok: false, why: `${INSECURE} Download your decks as a file instead.` };
  const sealed = await seal(file);
  if (!sealed) return { ok: false, why: "These decks are too many for a link. Download them as a file instead." };
  const answer = await sendParcel(sealed.sealed);
  return answer.ok ? { ok: true, key: sealed.key, ...answer.value } : { ok: false, why: answer.why };
}

/** Takes a file of decks from the server, which has it no more afterwards. */
export async function take({ id, key }: ParcelLink): Promise<Taken> {
  if (!isSecureContext) return { ok: false, why: `${INSECURE} Open the link with https.` };
  const answer = await openParcel(id);
  if (!answer.ok) return { ok: false, why: answer.why };
  const file = await unseal({ ...answer.value, key });
  return file === undefined
    ? { ok: false, why: "The link is damaged, so its decks can’t be read. Make a new one on the other device." }
    : { ok: true, file };
}
