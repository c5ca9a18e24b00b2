// The deck/* rules, which all games share. They report what is wrong with a list before any rule of the game is asked.

import type { Misread } from "../../core/judge/deck.ts";
import type { Cite, Finding, Fix } from "../../core/judge/rule.ts";
import { counted, listed } from "../../core/words.ts";
import { isCount } from "../place.ts";

export const READING_LISTS: Cite = { rulebook: "Drydock", part: "Reading lists" };

interface ListRule {
  readonly id: `deck/${Misread["why"]}`;
  readonly why: Misread["why"];
  readonly cite: Cite;
  readonly says: string;
  message(line: Misread): string;
  fixes(line: Misread, place: (card: string) => string): readonly Fix[];
}

const gone = (line: Misread) => ({ section: line.section, card: line.text, by: -line.count });

/** A fix that replaces what was typed with a card. */
function instead(line: Misread, card: string): Fix {
  return { label: `Use ${card}`, edits: [gone(line), { section: line.section, card, by: line.count }] };
}

export const listRules: readonly ListRule[] = [
  {
    id: "deck/unknown-card",
    why: "unknown-card",
    cite: READING_LISTS,
    says: "Every line names a card of the loaded sets.",
    message: ({ text, near }) =>
      near.length > 0
        ? `No card is called “${text}”. Did you mean ${listed(near, "or")}?`
        : `No card in the loaded sets is called “${text}”.`,
    fixes: (line) => [
      ...line.near.map((card) => instead(line, card)),
      { label: `Remove “${line.text}”`, edits: [gone(line)] },
    ],
  },
  {
    id: "deck/ambiguous-card",
    why: "ambiguous-card",
    cite: READING_LISTS,
    says: "Every line names exactly one card.",
    message: ({ text, near }) => `“${text}” could be several cards: ${listed(near, "or")}.`,
    fixes: (line) => line.near.map((card) => instead(line, card)),
  },
  {
    id: "deck/wrong-section",
    why: "wrong-section",
    cite: READING_LISTS,
    says: "Every line is in a section of the game.",
    message: ({ text, section }) => `${text} is in “${section}”, but the game has no such section.`,
    fixes: (line, place) => {
      if (!isCount(line.count)) return [];
      const section = place(line.text);
      const remove: Fix = { label: `Remove ${line.text}`, edits: [gone(line)] };
      if (section === "") return [remove];
      return [
        { label: `Move ${line.text} to ${section}`, edits: [gone(line), { section, card: line.text, by: line.count }] },
        remove,
      ];
    },
  },
  {
    id: "deck/bad-count",
    why: "bad-count",
    cite: READING_LISTS,
    says: "Every count is a whole number from 1 to 99.",
    message: ({ text, count }) =>
      `${text} is given ${Number.isFinite(count) ? counted(count, "time") : "no number"}, but a count is a whole number from 1 to 99.`,
    fixes: () => [],
  },
];

export function listFinding(rule: ListRule, line: Misread, place: (card: string) => string): Finding {
  return {
    severity: "error",
    section: line.section,
    ...(line.line === undefined ? {} : { line: line.line }),
    message: rule.message(line),
    cards: [{ name: line.text, count: line.count, section: line.section }],
    fixes: rule.fixes(line, place),
  };
}
