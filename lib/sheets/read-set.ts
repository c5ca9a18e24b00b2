// A card set out of a table of cards, for those who cannot look at it first: the whole set, or every fault with its place.
import type { CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { type IntakeChoices, intake } from "./intake.ts";
import { labelOfColumn, readSheet } from "./sheet.ts";

export type ReadSet =
  | { ok: true; set: CardSet; notes: readonly string[] }
  | { ok: false; why?: string; faults: readonly { readonly at: string; readonly message: string }[] };

/** Notes say what was read differently from how it is written, and what was left out. */
export function readTable(
  game: Game,
  text: string,
  about: Pick<CardSet, "id" | "name" | "source">,
  choices: IntakeChoices = {},
): ReadSet {
  let id = 0;
  const found = intake(game, text, choices, () => `${id++}`);
  if ("why" in found) return { ok: false, why: found.why, faults: [] };
  const { rows, columns, places, guesses, left, offers, isHeaded } = found;
  if (!isHeaded || !columns.some(({ column }) => column === "name")) return { ok: false, why: NO_NAME, faults: [] };
  const { set, faults } = readSheet(game, { game: game.id, ...about, rows });
  if (faults.length > 0) {
    const at = ({ row, column }: (typeof faults)[number]) => {
      const header = columns.find((one) => one.column === column)?.header ?? labelOfColumn(game, column);
      return `${places.get(rows[row]?.id ?? "") ?? ""}${column === "" ? "" : `, “${header}”`}`;
    };
    return { ok: false, faults: faults.map((fault) => ({ at: at(fault), message: fault.message })) };
  }
  const hints = [
    ...offers.fill.map(({ header, cells }) => `“${header}” is empty in ${cells} of the rows below a filled one.`),
    ...offers.totals.map((at) => `${at} looks like a total of the others.`),
  ];
  const leftOut = left.map(({ at, text, why }) => `${at}: ${why} ${shortened(text)}`);
  return { ok: true, set, notes: [...guesses, ...leftOut, ...hints] };
}

const NO_NAME = "One line names the columns, and one of them is “name”. This file has no such line.";

function shortened(text: string): string {
  const [first = ""] = text.split("\n");
  return `(${first.length < text.length || first.length > 60 ? `${first.slice(0, 60)}…` : first})`;
}
