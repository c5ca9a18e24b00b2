// What differs between the kinds of things that are saved on a server. Everything else about them is the same.
import type { SavedVersion } from "../../../db/saved.ts";
import type { SavedKind } from "../../../db/schema.ts";
import type { NewVersion } from "../../../db/wanted.ts";
import { readJson } from "../../../lib/contract/json.ts";
import type { SavedNoun } from "../../../lib/contract/saved.ts";
import { fold } from "../../../lib/core/words.ts";
import type { BodyLimit } from "../body-limit.ts";
import { publicOrigin } from "../origin.ts";
import type { Faults } from "../problem.ts";

export type Read =
  | { readonly ok: true; readonly contents: NewVersion; readonly label: string }
  | { readonly ok: false; readonly detail: string; readonly errors?: Faults };

export interface Kind<Answer = unknown, Listed = unknown> extends SavedNoun {
  readonly id: SavedKind;
  readonly body: BodyLimit;
  /** The part of its content that `short` and `nameIn` read, where all of it would be too much for a list. */
  readonly brief?: string;
  /** Reads the JSON that was sent to save it. Undefined if there is no time for it now. */
  read(text: string): Promise<Read | undefined>;
  /** A version as it is answered. */
  answer(saved: SavedVersion): Promise<Answer>;
  /** The same as JSON. */
  write(saved: SavedVersion): Promise<string>;
  /** A version as lists have it. */
  short(saved: SavedVersion): Listed;
  nameIn(saved: SavedVersion): string | undefined;
}

export function addressOf({ path }: Pick<Kind, "path">, id: string): string {
  return `${publicOrigin() ?? ""}/${path}/${id}`;
}

/** What is answered about a version of whichever kind. */
export function versionOf(kind: Pick<Kind, "path">, { id, version, newest, listed, made, saved, by }: SavedVersion) {
  return { id, version, newest, listed, made, saved, ...(by === "" ? {} : { by }), url: addressOf(kind, id) };
}

/** The words that something is searched by: letters and digits, small, without accents. */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(fold)
    .filter(Boolean);
}

/** `isMore`: there are more than these. */
export function faulty(errors: Faults, isMore = false): Read & { readonly ok: false } {
  const [first] = errors;
  const detail = first ? `${first.at === "" ? "" : `“${first.at}”: `}${first.message}.` : "";
  const told = errors.map(({ at, message }) => ({ at, message }));
  return {
    ok: false,
    detail: isMore ? `${detail} There are more than ${errors.length} faults.` : detail,
    errors: told,
  };
}

/** The character of code 0, as JSON has to write it. A backslash before it may be escaped itself. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Reads JSON that was sent. A database may refuse the character of code 0, and no text that people write has it. */
export function jsonOf(text: string, { json }: BodyLimit): { ok: true; value: unknown } | (Read & { ok: false }) {
  const read = readJson(text, json);
  if (!read.ok) return { ok: false, detail: read.message };
  return NUL.test(text) ? faulty([{ at: "", message: "it has a character of code 0" }]) : read;
}
