import { MOST_SET_BYTES } from "../../lib/contract/card-set.ts";
import { CARD_SET, type JsonLimits, SMALL } from "../../lib/contract/json.ts";

/** How much a request may send, in bytes, and what its JSON may hold. */
export interface BodyLimit {
  readonly bytes: number;
  readonly json: JsonLimits;
}

/** No list or deck is longer than this as JSON. */
export const SMALL_BODY: BodyLimit = { bytes: 256 * 1024, json: SMALL };
export const SET_BODY: BodyLimit = { bytes: MOST_SET_BYTES, json: CARD_SET };

/** How much a request to this address may send. */
export function bodyLimitAt(path: string): BodyLimit {
  return /^\/api\/v1\/sets(\/[^/]*)?\/?$/i.test(path) ? SET_BODY : SMALL_BODY;
}

/** What is said of a body that is too large. */
export function tooLarge({ bytes }: BodyLimit): string {
  return `The body is larger than ${bytes / 1024} KiB.`;
}
