import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Card } from "../lib/core/card/card.ts";

export const sets = sqliteTable(
  "sets",
  {
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    name: text("name").notNull(),
    official: integer("official", { mode: "boolean" }).notNull(),
    practice: integer("practice", { mode: "boolean" }).notNull().default(false),
    builtIn: integer("built_in", { mode: "boolean" }).notNull(),
    source: text("source").notNull(),
    /** Its position among the sets of its game. Sets with a higher position override lower ones. */
    position: integer("position").notNull(),
    /** A hash of its content when it was written, so that it is written again only if the content has changed. */
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [index("sets_by_game").on(table.game, table.position)],
);

export const cards = sqliteTable(
  "cards",
  {
    set: text("set_id")
      .notNull()
      .references(() => sets.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    kind: text("kind").notNull(),
    card: text("card", { mode: "json" }).$type<Card>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.position] }), index("cards_by_kind").on(table.set, table.kind)],
);

/** What there is once: a stamp that changes whenever a set does (“sets”), and a secret (“secret”). */
export const state = sqliteTable("state", {
  id: text("id").primaryKey(),
  stamp: text("stamp").notNull(),
});

/** What players save on this server. Each save is a version, and nothing is overwritten. */
export const saved = sqliteTable(
  "saved",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<SavedKind>().notNull(),
    game: text("game").notNull(),
    /** The newest version. */
    version: integer("version").notNull(),
    /** Whether everybody finds it in a list. Otherwise only by its link. */
    listed: integer("listed", { mode: "boolean" }).notNull(),
    /** What it is searched by: its words in small letters. */
    words: text("words").notNull(),
    /** Times are milliseconds since 1970. */
    made: integer("made").notNull(),
    changed: integer("changed").notNull(),
    deleted: integer("deleted"),
  },
  (table) => [
    index("saved_by_time").on(table.kind, table.game, table.listed, table.changed, table.id),
    index("saved_deleted").on(table.deleted),
  ],
);

export const versions = sqliteTable(
  "versions",
  {
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** JSON, as it was written. */
    content: text("content").notNull(),
    made: integer("made").notNull(),
    /** The id of the key that saved it. */
    by: text("by_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.saved, table.version] })],
);

/** Who may change what is saved. Of a key only its hash is stored. */
export const keys = sqliteTable(
  "keys",
  {
    id: text("id").primaryKey(),
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    hash: text("hash").notNull().unique(),
    label: text("label").notNull(),
    made: integer("made").notNull(),
    used: integer("used"),
    revoked: integer("revoked"),
  },
  (table) => [index("keys_by_saved").on(table.saved)],
);

/** Requests that were carried out, by the hash of what makes them one, so that none is carried out twice. */
export const requests = sqliteTable(
  "requests",
  {
    id: text("id").primaryKey(),
    /** A hash of what was asked, because the same name may not mean something else. */
    asked: text("asked").notNull(),
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    made: integer("made").notNull(),
  },
  (table) => [index("requests_by_time").on(table.made)],
);

/** How much a client has asked of all servers together: when its bucket will be empty. */
export const limits = sqliteTable("limits", {
  id: text("id").primaryKey(),
  emptyAt: integer("empty_at").notNull(),
});

/** Decks on their way from one device to another, encrypted by the browser. Each is handed out once. */
export const parcels = sqliteTable(
  "parcels",
  {
    id: text("id").primaryKey(),
    sealed: text("sealed").notNull(),
    until: integer("until").notNull(),
  },
  (table) => [index("parcels_by_time").on(table.until)],
);

export type SavedKind = "deck" | "set";

export const tables = { sets, cards, state, saved, versions, keys, requests, limits, parcels };
