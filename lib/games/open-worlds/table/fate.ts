// What becomes of a card that is staged, as far as it can be told before it is: Reveal (p.9), World-by-World Resolution
// (p.10-11).
import { listed } from "../../../core/words.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { layout } from "../cards/layout.ts";
import { classStaged } from "./ship-class.ts";
import { ALL_UNITS, COUNTER, type WorldsTable } from "./table.ts";
import { hasShipyards, meets, roomAt } from "./worlds.ts";

/** Why a card would be trashed if it were staged at a place and nothing else changed, or undefined if it would not. */
export function fateOf(table: WorldsTable, id: number, place: number): string | undefined {
  const card = table.card(id);
  const { kind } = card;
  if (kind === "utility") return "will be trashed: a Utility is not played by staging";
  const over = kind === "orbital" && !hasShipyards(table, place) ? (card.class ?? 0) : 0;
  const borne = table.get(COUNTER.priorIncome);
  if (over > 0 && classStaged(table) + over > borne)
    return `will be trashed: your ships need Class ${classStaged(table) + over}, you earned ${borne}`;
  if (kind !== "catastrophe" && !meets(table, card, place))
    return `will be trashed unless that changes: needs ${requirementInWords(card)}`;
  if (kind === "facility" && roomAt(table, place) <= 0) return "will be trashed unless room is made: there is none";
  if (kind === "catastrophe" && unitsAt(table, place) === 0) return "no unit is there yet: nothing may be hit";
  return undefined;
}

function unitsAt(table: WorldsTable, place: number): number {
  return ALL_UNITS.reduce((sum, zone) => sum + table.count(zone + place), 0);
}

/** A requirement in the words of the card: "own Population or Habitable". */
function requirementInWords({ requires }: OpenWorldsCard): string {
  return listed((requires ?? []).map(conditionInWords), "or");
}

const WORDS: Readonly<Record<string, string>> = layout.words ?? {};

function conditionInWords(condition: string): string {
  const [what, number = ""] = condition.split(":");
  return WORDS[condition] ?? `${WORDS[`${what}:`] ?? ""}${number}`;
}
