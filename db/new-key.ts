import { createHash, createHmac, randomBytes } from "node:crypto";
import type { NewKey } from "./keys.ts";

/** Letters and digits that nobody mistakes for others when an id is read aloud or copied from paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A random id that is short and cannot be guessed: 10 letters of 32. */
export function newId(): string {
  return lettersOf(randomBytes(10));
}

function lettersOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
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
 * request gets the same key, although it is not stored.
 */
export function newKey(
  label: string,
  from?: { readonly request: string; readonly id: string },
): NewKey & { key: string } {
  const bytes = from ? createHmac("sha256", from.request).update(`key of ${from.id}`).digest() : randomBytes(32);
  const key = MARK + bytes.subarray(0, 24).toString("base64url");
  return { id: lettersOf(bytes.subarray(24)), key, hash: hashOf(key), label };
}
