// What is wanted of the database when something saved is changed.
import type { SavedKind } from "./schema.ts";

/** Who asks for a change, of what, and when. */
export interface Asker {
  readonly kind: SavedKind;
  readonly id: string;
  /** The hash of the key. */
  readonly key: string;
  readonly now: number;
}

/** What a new version says. */
export interface NewVersion {
  readonly game: string;
  readonly listed: boolean;
  /** What it is searched by, in small letters. */
  readonly words: string;
  /** As JSON. A large one is never built here, which would take the thread for long. */
  readonly content: string;
}

/** A version that is to be the one after the `expected` one. */
export interface Wanted extends Asker, NewVersion {
  readonly expected: number;
}

/** What is known of a version that was taken, apart from what was wanted. */
export interface Taken {
  readonly version: number;
  /** When it was first saved. */
  readonly made: number;
  /** The label of the key. */
  readonly by: string;
}
