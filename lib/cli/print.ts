import type { Game } from "../core/game.ts";
import type { Status } from "../core/judge/rule.ts";
import { counted } from "../core/words.ts";
import type { Report } from "../deck/verdict/report.ts";
import { tallyOf } from "../deck/verdict/tally.ts";
import { paint, plain } from "./terminal.ts";

const LOOK = {
  legal: { colour: "green", word: "LEGAL" },
  illegal: { colour: "red", word: "ILLEGAL" },
  undetermined: { colour: "yellow", word: "UNDETERMINED" },
} as const;

const MARKS = { error: "✗", unknown: "?", advice: "·" } as const;
const COLOURS = { error: "red", unknown: "yellow", advice: "blue" } as const;

/** 1 if any deck is illegal, else 3 if any is undetermined, else 0. */
export function exitStatus(seen: ReadonlySet<Status>): number {
  if (seen.has("illegal")) return 1;
  return seen.has("undetermined") ? 3 : 0;
}

/** The verdict on one list, for people. Of several lists, each says its file beside its name. */
export function verdictText(game: Game, report: Report, file: string, isOneOfMany = false): string {
  const { name } = report;
  const title = name === undefined ? file : isOneOfMany ? `${file}: ${name}` : name;
  const lines = [paint(plain(title), "bold"), paint(about(game, report), "dim"), stamp(report)];
  for (const { severity, rule, message, cite, line, fixes } of report.findings) {
    lines.push("", `${paint(MARKS[severity], COLOURS[severity])} ${plain(message)}`);
    const place = `${cite.rulebook}, ${cite.part}${cite.page === undefined ? "" : `, p. ${cite.page}`}`;
    lines.push(paint(`  ${rule} · ${place}${line === undefined ? "" : ` · line ${line}`}`, "dim"));
    for (const fix of fixes) lines.push(`  fix: ${plain(fix.label)}`);
  }
  if (report.moreFindings !== undefined)
    lines.push("", `${counted(report.moreFindings, "more finding")} not shown. Fix these first.`);
  for (const { line, text, as } of report.reading?.guessed ?? []) {
    lines.push("", line === 0 ? as : `Line ${line}, “${plain(text)}”, was read as ${plain(as)}.`);
  }
  for (const { line, text, why } of report.reading?.notUnderstood ?? []) {
    lines.push("", `Line ${line}, “${plain(text)}”, was left out: ${plain(why)}`);
  }
  if (report.code !== null) lines.push("", `Code ${report.code}`);
  return `${lines.join("\n")}\n`;
}

function about(game: Game, { format, options, house, counts }: Report): string {
  const asked = Object.entries(options).map(([id, value]) => `${id} ${value}`);
  const rules = Object.entries(house).map(([id, value]) => (value === true ? id : `${id}=${value}`));
  const sections = game.sections.flatMap(({ id, name }) => (counts[id] === undefined ? [] : [`${name} ${counts[id]}`]));
  return [
    [game.name, format, ...asked].join(", "),
    ...(rules.length > 0 ? [`house rules ${rules.join(", ")}`] : []),
    ...sections,
  ].join(" · ");
}

/** "LEGAL · 14 of 14 rules hold". */
export function stamp(verdict: Pick<Report, "status" | "findings" | "held">): string {
  const { colour, word } = LOOK[verdict.status];
  return `${paint(word, colour)} · ${tallyOf(verdict)}`;
}
