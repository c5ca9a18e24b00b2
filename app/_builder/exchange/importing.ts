import type { Edit } from "../../../lib/core/judge/deck.ts";
import { CONSIDERING, type DraftEdit, type DraftLine } from "../../../lib/deck/draft/draft.ts";
import { withNotes } from "../../../lib/deck/list/notes.ts";
import { writeText } from "../../../lib/deck/list/write.ts";
import { difference } from "../../../lib/deck/view/diff.ts";
import type { Builder, View } from "../state/builder.ts";
import type { Imported } from "./import-reading.ts";

/** The whole draft as text: its deck, what is written about it, and the cards that are considered. */
export function draftAsText({ pool }: Builder, { deck, draft }: View): string {
  const considered = draft.lines.filter(({ section }) => section === CONSIDERING);
  const lines = considered.map(({ name, count }) => `${count} ${name}`);
  const list = withNotes(writeText(pool, deck), draft.about);
  return lines.length === 0 ? list : `${list}\n[Considering]\n${lines.join("\n")}\n`;
}

/**
 * Turns the deck of the page into the one that was read. A text that was the whole draft also says what is left out of
 * it. House rules that the new deck does not have are switched off.
 */
export function importInto(builder: Builder, imported: Imported, isWhole: boolean): void {
  const { deck: before, draft } = builder.view;
  const { deck: now, considering, about } = imported;
  const edits = difference(before, now).map(({ section, card, before, after }) => ({
    section,
    card,
    by: after - before,
  }));
  const off = Object.fromEntries(Object.keys(before.house).map((id) => [id, false] as const));
  const name = now.name ?? (isWhole ? "" : (before.name ?? ""));
  const to = { format: now.format, options: now.options, house: { ...off, ...now.house }, name };
  const considered = isWhole || considering.length > 0 ? considers(draft.lines, considering) : [];
  const says = isWhole ? "Edit as text" : "Import";
  const step: DraftEdit = { says, edits: [...edits, ...considered], heading: { from: {}, to } };
  builder.step(step);
  builder.do({ do: "about", about: isWhole ? { author: "", notes: "", ...about } : about });
}

/** The edits that turn the considered cards of a draft into others. */
function considers(lines: readonly DraftLine[], now: Imported["considering"]): readonly Edit[] {
  const counts = new Map<string, number>();
  for (const { section, name, count } of lines) if (section === CONSIDERING) counts.set(name, -count);
  for (const { name, count } of now) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].flatMap(([card, by]) => (by === 0 ? [] : [{ section: CONSIDERING, card, by }]));
}
