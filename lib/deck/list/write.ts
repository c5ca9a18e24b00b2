import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck } from "../../core/judge/deck.ts";

/** Writes a deck as a list. Reading the list again gives the same deck. */
export function writeText<C extends Card>(pool: Pool<C>, deck: Deck<C>): string {
  const { game } = pool;
  const lines = [`Game: ${game.name}`, `Format: ${deck.format}`];
  const house = Object.entries(deck.house).map(([id, value]) => (value === true ? id : `${id}=${value}`));
  if (house.length > 0) lines.push(`House: ${house.join(", ")}`);
  for (const option of game.options) {
    const value = deck.options[option.id];
    if (value !== undefined && value !== option.default) lines.push(`${option.name}: ${value}`);
  }
  if (deck.name !== undefined) lines.push(`Name: ${deck.name}`);
  for (const section of game.sections) {
    const entries = deck.entries.filter((entry) => entry.section === section.id);
    const misread = deck.misread.filter((line) => line.section === section.id);
    if (entries.length + misread.length === 0) continue;
    lines.push("", section.name);
    for (const { card, count } of entries) lines.push(`${count} ${pool.shortest(pool.of(card))}`);
    for (const { text, count } of misread) lines.push(`${count} ${text}`);
  }
  for (const line of deck.misread) {
    if (!game.sections.some((section) => section.id === line.section))
      lines.push("", `[${line.section}]`, `${line.count} ${line.text}`);
  }
  return `${lines.join("\n")}\n`;
}
