// The tables of schema.ts, as PostgreSQL has them. A test compares the types of their rows.
import { bigint, boolean, customType, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Card } from "../../lib/core/card/card.ts";
import type { SavedKind } from "../schema.ts";

/** JSON that is read and written as text. */
const jsonText = customType<{ data: string }>({ dataType: () => "json" });

export const sets = pgTable(
  "sets",
  {
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    name: text("name").notNull(),
    official: boolean("official").notNull(),
    practice: boolean("practice").notNull().default(false),
    builtIn: boolean("built_in").notNull(),
    source: text("source").notNull(),
    position: integer("position").notNull(),
    fingerprint: text("fingerprint").notNull(),
  },
  (table) => [index("sets_by_game").on(table.game, table.position)],
);

export const cards = pgTable(
  "cards",
  {
    set: text("set_id")
      .notNull()
      .references(() => sets.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    kind: text("kind").notNull(),
    card: json("card").$type<Card>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.position] }), index("cards_by_kind").on(table.set, table.kind)],
);
export const state = pgTable("state", {
  id: text("id").primaryKey(),
  stamp: text("stamp").notNull(),
});
export const saved = pgTable(
  "saved",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<SavedKind>().notNull(),
    game: text("game").notNull(),
    version: integer("version").notNull(),
    listed: boolean("listed").notNull(),
    words: text("words").notNull(),
    made: bigint("made", { mode: "number" }).notNull(),
    changed: bigint("changed", { mode: "number" }).notNull(),
    deleted: bigint("deleted", { mode: "number" }),
  },
  (table) => [
    index("saved_by_time").on(table.kind, table.game, table.listed, table.changed, table.id),
    index("saved_deleted").on(table.deleted),
  ],
);

export const versions = pgTable(
  "versions",
  {
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: jsonText("content").notNull(),
    made: bigint("made", { mode: "number" }).notNull(),
    by: text("by_key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.saved, table.version] })],
);
export const keys = pgTable(
  "keys",
  {
    id: text("id").primaryKey(),
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    hash: text("hash").notNull().unique(),
    label: text("label").notNull(),
    made: bigint("made", { mode: "number" }).notNull(),
    used: bigint("used", { mode: "number" }),
    revoked: bigint("revoked", { mode: "number" }),
  },
  (table) => [index("keys_by_saved").on(table.saved)],
);
export const requests = pgTable(
  "requests",
  {
    id: text("id").primaryKey(),
    asked: text("asked").notNull(),
    saved: text("saved_id")
      .notNull()
      .references(() => saved.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    made: bigint("made", { mode: "number" }).notNull(),
  },
  (table) => [index("requests_by_time").on(table.made)],
);

export const limits = pgTable("limits", {
  id: text("id").primaryKey(),
  emptyAt: bigint("empty_at", { mode: "number" }).notNull(),
});

export const parcels = pgTable(
  "parcels",
  {
    id: text("id").primaryKey(),
    sealed: text("sealed").notNull(),
    until: bigint("until", { mode: "number" }).notNull(),
  },
  (table) => [index("parcels_by_time").on(table.until)],
);

export const tables = { sets, cards, state, saved, versions, keys, requests, limits, parcels };
