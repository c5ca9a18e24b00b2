import { createHash, createHmac, randomBytes } from "node:crypto";
import type { NewKey } from "./keys.ts";

/** Letters and digits that nobody mistakes for others when an id is read aloud or copied from paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

const LETTERS_OF_ID = 15;

/** Ids from before there was a secret have fewer letters. */
const LETTERS_OF_OLD_ID = 10;

/** A random id that is short and cannot be guessed: 75 bits. */
export function newId(): string {
  return lettersOf(randomBytes(LETTERS_OF_ID));
}

function lettersOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Who saved something before an upgrade, and repeats the request after it, gets the same key. */
function secretFor({ id, secret }: { readonly id: string; readonly secret: string }): string {
  return id.length === LETTERS_OF_OLD_ID ? "" : secret;
}

/** What a key begins with, so that people and programs recognise one that was left somewhere. */
const MARK = "dk_";
/** What every key looks like. */
export const KEY = /^dk_[\w-]{32}$/;

/** Keys are random and long, so their plain hash says nothing about them. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/**
 * A new key and what is stored of it. With the name of a request it is made from that name, so that whoever repeats the
 * request gets the same key, although it is not stored. Proxies and scripts may know the name, but not the secret.
 */
export function newKey(
  label: string,
  from?: { readonly secret: string; readonly request: string; readonly id: string },
): NewKey & { key: string } {
  const bytes = from
    ? createHmac("sha256", secretFor(from) + from.request)
        .update(`key of ${from.id}`)
        .digest()
    : randomBytes(32);
  const key = MARK + bytes.subarray(0, 24).toString("base64url");
  return { id: lettersOf(bytes.subarray(24)), key, hash: hashOf(key), label };
}
