import { contentShape } from "../../../lib/deck/draft/draft-record.ts";
import type { Content } from "../../../lib/deck/saved/content.ts";
import type { Kind } from "./kind.ts";

export const DECK: Kind<Content> = {
  noun: "deck",
  nouns: "decks",
  here: "Your draft",
  path: "decks",
  keys: "keys",
  shape: contentShape,
  form: async () => (await import("./deck-form.ts")).DECK_FORM,
};
