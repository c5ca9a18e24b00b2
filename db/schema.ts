import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Card } from "../lib/core/card/card.ts";

export const sets = sqliteTable(
  "sets",
  {
    id: text("id").primaryKey(),
    game: text("game").notNull(),
    name: text("name").notNull(),
    official: integer("official", { mode: "boolean" }).notNull(),
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
