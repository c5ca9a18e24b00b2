import { faultInSheet } from "../../../lib/sheets/kept-set.ts";
import type { SetContent } from "../../../lib/sheets/saved-set.ts";
import type { Kind } from "./kind.ts";

export const SET: Kind<SetContent> = {
  noun: "card set",
  nouns: "card sets",
  here: "Your set",
  path: "sets",
  keys: "setKeys",
  shape: faultInSheet,
  form: async () => (await import("./set-form.ts")).SET_FORM,
};
