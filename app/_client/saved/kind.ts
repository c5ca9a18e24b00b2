// What differs between the kinds of things that pages save on a server. The server has the same kinds.

import type { SavedAnswer } from "../../../lib/contract/saved.ts";
import type { Check } from "../../../lib/deck/draft/shape.ts";
import type { Requests } from "./requests.ts";

/** C is what is saved: the content of a deck, or of a card set. */
export interface Kind<C = unknown> {
  readonly noun: string;
  readonly nouns: string;
  /** What of it stays in this browser when it is deleted on the server. */
  readonly here: string;
  /** Where it stands in addresses. */
  readonly path: "decks" | "sets";
  /** Where this browser stores its keys. */
  readonly keys: "keys" | "setKeys";
  /** What is wrong with a content that was stored. */
  readonly shape: Check;
  /** Loads what only saving and opening need. */
  form(): Promise<Form<C>>;
}

/** How a content is sent, compared and put together. */
export interface Form<C = unknown> {
  readonly requests: Requests;
  contentOf(answer: SavedAnswer): C;
  sent(content: C): object;
  isSame(one: C, other: C): boolean;
  /** `base` with the changes that led from it to `mine` and those that led to `theirs`. */
  merge(base: C, mine: C, theirs: C): C;
  /** The things of this kind in this browser. */
  open(): Promise<Shelf<C>>;
}

/** Where a browser keeps the drafts, or the card sets, that can be saved. */
export interface Shelf<C = unknown> {
  /** What is kept under an id, without its content if that can’t be read. */
  get(id: string): Promise<{ readonly content?: C } | undefined>;
  add(id: string, content: C): Promise<void>;
  /** Makes what is kept say what the content says. */
  change(id: string, content: C, says: string): Promise<void>;
  /** The page where it is changed. */
  pathOf(id: string, content: C): string;
}
