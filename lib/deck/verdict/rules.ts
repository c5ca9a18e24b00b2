// The deck/* rules, which all games share. They report what is wrong with a list before any rule of the game is asked.

import type { Misread } from "../../core/judge/deck.ts";
import type { Cite, Finding, Fix } from "../../core/judge/rule.ts";
import { counted, listed } from "../../core/words.ts";
import { isCount } from "../place.ts";

export const READING_LISTS: Cite = { rulebook: "Drydock", part: "Reading lists" };
const SPELLING: Cite = { rulebook: "Drydock", part: "Spelling" };

/** The section for a card that a line may have meant, and the section for one that is in none of the game. */
export interface Homes {
  meant(card: string, section: string): string;
  free(card: string): string;
}

interface ListRule {
  readonly id: `deck/${Misread["why"]}`;
  readonly why: Misread["why"];
  readonly cite: Cite;
  readonly says: string;
  message(line: Misread): string;
  /** The cards that the line may have meant. They are always offered, whatever else would then have to be mended. */
  meant?: true;
  /** Fixes that are offered only if they break nothing. */
  fixes(line: Misread, homes: Homes): readonly Fix[];
}

const gone = (line: Misread) => ({ section: line.section, card: line.text, by: -line.count });

/** A fix that replaces what was typed with a card. */
function instead(line: Misread, card: string, { meant }: Homes): Fix {
  return { label: `Use ${card}`, edits: [gone(line), { section: meant(card, line.section), card, by: line.count }] };
}

/** All misspelt lines with the nearest names in their places, if there are several. */
export function allSpelled(misread: readonly Misread[], homes: Homes): Fix | undefined {
  const edits = misread.flatMap((line) => {
    const [card] = line.why === "unknown-card" ? line.near : [];
    return card === undefined ? [] : [instead(line, card, homes).edits];
  });
  return edits.length < 2 ? undefined : { label: `Fix all ${edits.length} spellings`, edits: edits.flat() };
}

export const listRules: readonly ListRule[] = [
  {
    id: "deck/unknown-card",
    why: "unknown-card",
    cite: SPELLING,
    says: "Every line names a card of the loaded sets.",
    message: ({ text, near }) =>
      near.length > 0
        ? `No card is called “${text}”. Did you mean ${listed(near, "or")}?`
        : `No card in the loaded sets is called “${text}”.`,
    meant: true,
    fixes: (line) => [{ label: `Remove “${line.text}”`, edits: [gone(line)] }],
  },
  {
    id: "deck/ambiguous-card",
    why: "ambiguous-card",
    cite: SPELLING,
    says: "Every line names exactly one card.",
    message: ({ text, near }) => `“${text}” could be several cards: ${listed(near, "or")}.`,
    meant: true,
    fixes: () => [],
  },
  {
    id: "deck/wrong-section",
    why: "wrong-section",
    cite: READING_LISTS,
    says: "Every line is in a section of the game.",
    message: ({ text, section }) => `${text} is in “${section}”, but the game has no such section.`,
    fixes: (line, { free }) => {
      if (!isCount(line.count)) return [];
      const section = free(line.text);
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

/** A finding about a line. Only fixes that pass the test are offered beside the cards that the line may have meant. */
export function listFinding(rule: ListRule, line: Misread, homes: Homes, isSound: (fix: Fix) => boolean): Finding {
  const meant = rule.meant ? line.near.map((card) => instead(line, card, homes)) : [];
  return {
    severity: "error",
    section: line.section,
    ...(line.line === undefined ? {} : { line: line.line }),
    message: rule.message(line),
    cards: [{ name: line.text, count: line.count, section: line.section }],
    fixes: [...meant, ...rule.fixes(line, homes).filter(isSound)],
  };
}
