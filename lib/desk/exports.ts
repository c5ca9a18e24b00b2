// All verdicts as files. Each part is made when it is asked for, so that a page can make a long file little by little.
import { csvRow } from "../cards/csv-row.ts";
import type { Game } from "../core/game.ts";
import type { RuleFinding } from "../core/judge/rule.ts";
import type { CardCount } from "./card-counts.ts";
import { duplicates, othersIn } from "./duplicates.ts";
import type { JudgedList } from "./judge-list.ts";
import { tally } from "./summary.ts";

const COLUMNS = [
  "list",
  "player",
  "place",
  "game",
  "format",
  "verdict",
  "cards",
  "reasons",
  "lines left out",
  "same cards as",
  "link",
];

/** The table as CSV, a row at a time. `origin` stands before the path of each deck. */
export function* csvRows(games: readonly Game[], lists: readonly JudgedList[], origin: string): Generator<string> {
  const same = duplicates(lists);
  yield csvRow(COLUMNS);
  for (const list of lists) {
    const { report } = list;
    const game = games.find(({ id }) => id === report?.game);
    yield csvRow([
      list.name,
      list.player ?? "",
      list.place,
      game?.name ?? "",
      game?.formats.find(({ id }) => id === report?.format)?.name ?? "",
      list.status === "unread" ? "not read" : list.status,
      list.size,
      list.why ?? (report?.findings ?? []).map(reason).join(" | "),
      (report?.reading?.notUnderstood ?? []).map(leftOut).join(" | "),
      othersIn(same.get(list.id), list).join(" | "),
      report?.code ? `${origin}/d/${report.code}` : "",
    ]);
  }
}

/** The verdicts and the counts of cards as JSON, a list at a time. */
export function* jsonParts(lists: readonly JudgedList[], cards: readonly CardCount[]): Generator<string> {
  const same = duplicates(lists);
  yield `{\n"summary": ${JSON.stringify({ lists: lists.length, ...tally(lists) })},\n"lists": [`;
  for (const [i, { id, name, player, place, status, why, size, report }] of lists.entries()) {
    const sameAs = (same.get(id) ?? []).map((other) => other.id).filter((other) => other !== id);
    const list = { id, name, player, place, status, why, size, sameAs, verdict: report };
    yield `${i === 0 ? "" : ","}\n${JSON.stringify(list)}`;
  }
  yield `\n],\n"cards": ${JSON.stringify(cards)}\n}\n`;
}

/** A finding in one line, with its line and its place in the rulebook. */
function reason({ line, message, cite }: RuleFinding): string {
  const page = cite.page === undefined ? "" : `, p. ${cite.page}`;
  return `${line === undefined ? "" : `Line ${line}: `}${message} (${cite.part}${page})`;
}

/** A line that was left out of a deck, and why. */
export function leftOut({ line, text, why }: { line: number; text: string; why: string }): string {
  return `Line ${line}, “${text}”, is left out: ${why}`;
}
