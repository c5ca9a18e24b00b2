// What a browser keeps of a deck that it saved on a server: the key to change it, and what both agreed on last.
import { contentShape, recordId } from "../draft/draft-record.ts";
import { boolean, type Check, isObject, number, object, text, whole } from "../draft/shape.ts";
import type { Content } from "./content.ts";

/** Where a draft is saved. */
export interface SavedAs {
  /** The id of the deck on the server. */
  readonly deck: string;
  readonly editKey: string;
  /** The newest version that this browser has seen, and what it says. Changes on both sides are measured from it. */
  readonly version: number;
  readonly content: Content;
  readonly listed: boolean;
}

/** A save that the server has not confirmed yet. */
export interface Pending {
  /** Tells the server that a request is the same one again. */
  readonly repeat: string;
  readonly content: Content;
}

export interface KeyRecord {
  /** The id of the draft. */
  readonly id: string;
  readonly schema: number;
  readonly updated: number;
  /** Absent until the first save is confirmed. */
  readonly saved?: SavedAs;
  readonly pending?: Pending;
}

/** Increase it whenever the form changes, so that an older Drydock leaves newer keys alone. */
export const KEY_SCHEMA = 1;

const MOST = Number.MAX_SAFE_INTEGER;

const shape: Check = object(
  { id: recordId, schema: whole(1, KEY_SCHEMA), updated: number(MOST) },
  {
    saved: object({
      deck: text(80),
      editKey: text(200),
      version: whole(1, MOST),
      content: contentShape,
      listed: boolean,
    }),
    pending: object({ repeat: text(80), content: contentShape }),
  },
);

function isRecord(value: unknown): value is KeyRecord {
  return shape(value, "") === undefined;
}

export type KeyRead = { readonly ok: true; readonly record: KeyRecord } | { readonly ok: false; readonly why: string };

export function readKeyRecord(value: unknown): KeyRead {
  if (isRecord(value)) return { ok: true, record: value };
  const isNewer = isObject(value) && typeof value.schema === "number" && value.schema > KEY_SCHEMA;
  return {
    ok: false,
    why: isNewer
      ? "A newer Drydock wrote the key to this deck. Reload the page to get the newer version."
      : `This browser’s key to this deck is damaged: ${shape(value, "")}.`,
  };
}
