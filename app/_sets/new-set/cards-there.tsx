import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import type { CardThere, WhenThere } from "../../../lib/sheets/intake-adding.ts";
import { labelOfColumn } from "../../../lib/sheets/sheet.ts";
import { cellInWords } from "./cell-in-words.ts";

/** What is done with each card that is there, by the id of its row, and with all others. */
export interface ChosenWhenThere {
  readonly usual: WhenThere;
  readonly byRow: Readonly<Record<string, WhenThere>>;
}

const CHOICES: readonly { readonly does: WhenThere; readonly says: string }[] = [
  { does: "update", says: "Update the card" },
  { does: "keep", says: "Keep it as it is" },
  { does: "add", says: "Add as another card" },
];
const MOST_SHOWN = 50;

interface Props {
  readonly game: Game;
  readonly cards: readonly CardThere[];
  readonly chosen: ChosenWhenThere;
  onChoose(chosen: ChosenWhenThere): void;
}

/** The cards that the set has already, with what would change and what can be done about it. */
export function CardsThere({ game, cards, chosen, onChoose }: Props) {
  if (cards.length === 0) return null;
  const more = cards.length - MOST_SHOWN;
  return (
    <section aria-label="In the set already" className="mt-4 text-sm">
      <h2 className="text-base font-semibold">In the set already: {counted(cards.length, "card")}</h2>
      <Choice says="For all of them" value={chosen.usual} onChoose={(usual) => onChoose({ usual, byRow: {} })} />
      <ul>
        {cards.slice(0, MOST_SHOWN).map(({ row, differences }) => (
          <li key={row.id} className="py-1">
            <Choice
              says={row.cells.name ?? ""}
              value={chosen.byRow[row.id] ?? chosen.usual}
              onChoose={(does) => onChoose({ ...chosen, byRow: { ...chosen.byRow, [row.id]: does } })}
            />
            <ul className="list-disc pl-5 text-faint">
              {differences.map(({ column, below, above }) => (
                <li key={column} className="wrap-anywhere">
                  {labelOfColumn(game, column)}: {cellInWords(game, column, below) || "not known"} →{" "}
                  {cellInWords(game, column, above)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-faint">And {more} more, for which the choice for all counts.</p> : null}
    </section>
  );
}

interface ChoiceProps {
  readonly says: string;
  readonly value: WhenThere;
  onChoose(does: WhenThere): void;
}

function Choice({ says, value, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-9 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
      <span className="font-semibold wrap-anywhere">{says}</span>
      <select
        value={value}
        className="select pointer-coarse:min-h-11"
        onChange={({ target }) => onChoose(CHOICES.find(({ does }) => does === target.value)?.does ?? value)}
      >
        {CHOICES.map(({ does, says: words }) => (
          <option key={does} value={does}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
