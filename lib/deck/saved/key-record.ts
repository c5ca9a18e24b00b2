// What a browser keeps of what it saved on a server: the key to change it, and what both agreed on last.
import { recordId } from "../draft/draft-record.ts";
import { boolean, type Check, isObject, number, object, text, whole } from "../draft/shape.ts";

/** Where something of this browser is saved. C is what is saved of it. */
export interface SavedAs<C = unknown> {
  /** Its id on the server. */
  readonly at: string;
  readonly editKey: string;
  /** The newest version that this browser has seen, and what it says. Changes on both sides are measured from it. */
  readonly version: number;
  readonly content: C;
  readonly listed: boolean;
}

/** A save that the server has not confirmed yet. */
export interface Pending<C = unknown> {
  /** Tells the server that a request is the same one again. */
  readonly repeat: string;
  readonly content: C;
}

export interface KeyRecord<C = unknown> {
  /** The id of what was saved in this browser. */
  readonly id: string;
  readonly schema: number;
  readonly updated: number;
  /** Absent until the first save is confirmed. */
  readonly saved?: SavedAs<C>;
  readonly pending?: Pending<C>;
}

/** Increase it whenever the form changes, so that an older Drydock leaves newer keys alone. */
export const KEY_SCHEMA = 2;

const MOST = Number.MAX_SAFE_INTEGER;

function shapeOf(content: Check): Check {
  return object(
    { id: recordId, schema: whole(KEY_SCHEMA, KEY_SCHEMA), updated: number(MOST) },
    {
      saved: object({ at: text(80), editKey: text(200), version: whole(1, MOST), content, listed: boolean }),
      pending: object({ repeat: text(80), content }),
    },
  );
}

export type KeyRead<C = unknown> =
  | { readonly ok: true; readonly record: KeyRecord<C> }
  | { readonly ok: false; readonly why: string };

/** Reads the record of a key. `content` says what is wrong with what was saved. */
export function readKeyRecord<C>(value: unknown, content: Check): KeyRead<C> {
  const raw = upgraded(value);
  const fault = shapeOf(content)(raw, "");
  if (fault === undefined) return { ok: true, record: raw as KeyRecord<C> }; // Just checked.
  const isNewer = isObject(raw) && typeof raw.schema === "number" && raw.schema > KEY_SCHEMA;
  return {
    ok: false,
    why: isNewer
      ? "A newer Drydock wrote this key. Reload the page to get the newer version."
      : `This browser’s key is damaged: ${fault}.`,
  };
}

/** Keys of schema 1 were those of decks, and called the id on the server “deck”. */
function upgraded(value: unknown): unknown {
  if (!isObject(value) || value.schema !== 1) return value;
  const { deck, ...others } = isObject(value.saved) ? value.saved : {};
  return { ...value, schema: KEY_SCHEMA, ...(deck === undefined ? {} : { saved: { ...others, at: deck } }) };
}
