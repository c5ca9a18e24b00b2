import { csvRow } from "../../../lib/cards/csv-row.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { withNotes } from "../../../lib/deck/list/notes.ts";
import { writeText } from "../../../lib/deck/list/write.ts";
import type { View } from "../state/builder.ts";

export interface Export {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** What exports are made of. */
interface Exported extends Pick<View, "deck"> {
  readonly draft: Pick<View["draft"], "about">;
  readonly report: Pick<View["report"], "code">;
}

/** The deck in every form that people and programs use. */
export function exportsOf(pool: Pool, { deck, draft, report }: Exported): readonly Export[] {
  const stem =
    (deck.name ?? "deck")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "deck";
  const lines = pool.game.sections.flatMap(({ id }) => deck.entries.filter(({ section }) => section === id));
  const sections = Object.fromEntries(
    pool.game.sections.flatMap(({ id }) => {
      const own = lines.filter(({ section }) => section === id).map(({ card, count }) => [card.label, count]);
      return own.length > 0 ? [[id, own]] : [];
    }),
  );
  const { format, options, house, name } = deck;
  const json = {
    game: pool.game.id,
    format,
    options,
    house,
    deck: { ...(name === undefined ? {} : { name }), sections },
  };
  return [
    { name: "Text", file: `${stem}.txt`, text: withNotes(writeText(pool, deck), draft.about) },
    { name: "Markdown", file: `${stem}.md`, text: markdown(pool, deck) },
    {
      name: "CSV",
      file: `${stem}.csv`,
      text: [["section", "count", "card"], ...lines.map(({ section, count, card }) => [section, count, card.label])]
        .map(csvRow)
        .join(""),
    },
    { name: "JSON", file: `${stem}.json`, text: JSON.stringify(json, null, 2) },
    ...(report.code === null ? [] : [{ name: "Deck code", file: `${stem}-code.txt`, text: report.code }]),
  ];
}

function markdown(pool: Pool, deck: View["deck"]): string {
  const parts = pool.game.sections.flatMap(({ id, name }) => {
    const own = deck.entries.filter(({ section }) => section === id);
    return own.length === 0 ? [] : [`\n**${name}**\n`, ...own.map(({ card, count }) => `- ${count} ${card.label}`)];
  });
  return [`**${deck.name ?? "Deck"}** (${pool.game.name}, ${deck.format})`, ...parts].join("\n");
}
