import type { Command } from "../../_client/command.tsx";
import type { Builder } from "./builder.ts";

export type DialogName = "import" | "export" | "keys" | "about";

/** What the commands of the builder page act on. */
export interface BuilderPage {
  readonly builder: Builder;
  open(dialog: DialogName): void;
  /** Shows the whole list as text in the place of the deck. */
  editText(): void;
  /** Saves the deck on the server. */
  save(): void;
  /** Opens the card that somebody points at, large. */
  read(): void;
}

export const UNDO: Command<BuilderPage> = {
  id: "undo",
  keys: ["u", "Ctrl+z"],
  says: "Undo",
  when: ({ builder }) => (builder.view.draft.at > 0 ? undefined : "There is nothing to undo."),
  run: ({ builder }) => builder.do({ do: "undo" }),
};

export const REDO: Command<BuilderPage> = {
  id: "redo",
  keys: ["r", "Ctrl+y", "Ctrl+Shift+z"],
  says: "Redo",
  when: ({ builder: { view } }) => (view.draft.at < view.draft.steps.length ? undefined : "There is nothing to redo."),
  run: ({ builder }) => builder.do({ do: "redo" }),
};

export const IMPORT: Command<BuilderPage> = {
  id: "import",
  keys: [],
  says: "Import",
  run: ({ open }) => open("import"),
};

export const EXPORT: Command<BuilderPage> = {
  id: "export",
  keys: [],
  says: "Export",
  run: ({ open }) => open("export"),
};

export const SAVE: Command<BuilderPage> = {
  id: "save",
  keys: ["s", "Ctrl+s"],
  says: "Save",
  when: ({ builder }) => (builder.view.draft.lines.length > 0 ? undefined : "Add a card first."),
  run: ({ save }) => save(),
};

export const TEXT: Command<BuilderPage> = {
  id: "text",
  keys: ["e"],
  says: "Edit as text",
  run: ({ editText }) => editText(),
};

export const ABOUT: Command<BuilderPage> = {
  id: "about",
  keys: ["n"],
  says: "Notes",
  run: ({ open }) => open("about"),
};

export const KEYS: Command<BuilderPage> = {
  id: "keys",
  keys: ["?"],
  says: "Show all keys",
  run: ({ open }) => open("keys"),
};

const SEARCH: Command<BuilderPage> = {
  id: "search",
  keys: ["/"],
  says: "Go to search",
  run: () => document.getElementById("search")?.focus(),
};

const READ: Command<BuilderPage> = {
  id: "read",
  keys: ["i"],
  says: "Read the card you point at",
  run: ({ read }) => read(),
};

export const PAGE_COMMANDS: readonly Command<BuilderPage>[] = [
  SEARCH,
  READ,
  UNDO,
  REDO,
  SAVE,
  TEXT,
  ABOUT,
  IMPORT,
  EXPORT,
  KEYS,
];

/** What the keys of a list of cards act on: the results, or the deck. */
export interface CardList {
  walk(isUp: boolean): void;
}

/** The results can stand side by side. */
interface ResultList extends CardList {
  step(isBack: boolean): void;
}

export const LIST_COMMANDS: readonly Command<ResultList>[] = [
  {
    id: "walk",
    keys: ["ArrowUp", "ArrowDown"],
    says: "Go through the results",
    run: ({ walk }, key) => walk(key === "ArrowUp"),
  },
  {
    id: "step",
    keys: ["ArrowLeft", "ArrowRight"],
    says: "Go to the card beside it",
    run: ({ step }, key) => step(key === "ArrowLeft"),
  },
];

export const DECK_COMMANDS: readonly Command<CardList>[] = [
  {
    id: "walk-deck",
    keys: ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"],
    says: "Go through the deck",
    run: ({ walk }, key) => walk(key === "ArrowUp" || key === "ArrowLeft"),
  },
];

/** What the keys of one card act on: the number of copies in the deck, and how to change it. */
export interface ResultCount {
  readonly count: number;
  change(by: number): void;
}

export const RESULT_COMMANDS: readonly Command<ResultCount>[] = [
  { id: "more", keys: ["+", "Enter"], says: "Add one copy", run: ({ change }) => change(1) },
  { id: "fewer", keys: ["-"], says: "Remove one copy", run: ({ change }) => change(-1) },
  {
    id: "count",
    keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    says: "Set the number of copies",
    run: ({ count, change }, key) => change(Number(key) - count),
  },
  { id: "none", keys: ["0"], says: "Remove all copies", run: ({ count, change }) => change(-count) },
];

/** All commands with keys, as the help page lists them. */
export const LISTED_COMMANDS = [...LIST_COMMANDS, ...RESULT_COMMANDS, ...PAGE_COMMANDS];
