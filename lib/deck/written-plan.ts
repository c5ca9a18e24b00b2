// What the notes of a deck say in lines that are read: its plan, "Plan: Tier 2 by turn 4", and groups of its cards, "Group
// fliers: Hawk, Eagle". All other lines are the builder's own.
import type { Plan } from "../core/table/measure.ts";
import type { HandQuestion } from "../core/table/opening.ts";
import { fold, nearest } from "../core/words.ts";

/** Cards of a deck that its builder has a name for. */
export interface CardGroup {
  readonly name: string;
  /** The labels of its cards. */
  readonly cards: readonly string[];
}

export interface WrittenPlan {
  readonly groups: readonly CardGroup[];
  /** The plan of the game, if the notes name one. */
  readonly plan?: Plan | undefined;
  /** The question of first hands that the notes name instead, or the group that one asks for. */
  readonly hand?: string | undefined;
  /** What cannot be read, where, and how to mend it. */
  readonly faults: readonly string[];
}

/** What a game asks of its decks. */
export interface Questions {
  readonly plans: readonly Plan[];
  readonly opening: { readonly questions: readonly Pick<HandQuestion, "says">[] };
}

/** A card of the deck. */
interface Named {
  readonly label: string;
  readonly card: { readonly name: string };
}

const MOST_GROUPS = 12;
const MOST_LETTERS = 40;
const LINE = /^[ \t]*(?:(plan)|group(?:[ \t]+([^:\n]*))?)[ \t]*:(.*)$/i;
const PLAN = /^[ \t]*plan[ \t]*:.*$/im;

/** Whether notes have a line that is read. */
export function saysPlan(notes: string): boolean {
  return notes.split("\n").some((line) => LINE.test(line));
}

/** The notes with a plan in place of the one that they name, or without it if the name is empty. */
export function withPlan(notes: string, name: string): string {
  const line = name === "" ? "" : `Plan: ${name}`;
  if (PLAN.test(notes)) return notes.replace(PLAN, () => line).trim();
  return [line, notes].filter(Boolean).join("\n");
}

/** Reads the plan and the groups that the notes of a deck name. */
export function readWrittenPlan(questions: Questions, cards: readonly Named[], notes: string): WrittenPlan {
  const groups: CardGroup[] = [];
  const faults: string[] = [];
  let plan: { readonly line: number; readonly before: number; readonly name: string } | undefined;
  for (const [at, line] of notes.split("\n").entries()) {
    const [, isPlan, name = "", rest = ""] = LINE.exec(line) ?? [];
    const fault = (says: string) => faults.push(`Line ${at + 1}: ${says}`);
    if (isPlan !== undefined && plan) fault("the plan is named above. Remove one of the two lines.");
    else if (isPlan !== undefined) plan = { line: at + 1, before: faults.length, name: rest.trim() };
    else if (LINE.test(line)) {
      const group = groupOf(cards, groups, name.trim(), rest);
      if (typeof group === "string") fault(group);
      else groups.push(group);
    }
  }
  // A plan may be a group that stands below it.
  const found = plan && planOf(questions, groups, plan.name);
  if (typeof found !== "string") return { groups, ...found, faults };
  return { groups, faults: faults.toSpliced(plan?.before ?? 0, 0, `Line ${plan?.line}: ${found}`) };
}

function planOf({ plans, opening }: Questions, groups: readonly CardGroup[], typed: string) {
  const key = fold(typed);
  const plan = plans.find(({ says }) => fold(says) === key);
  if (plan) return { plan };
  const names = [...opening.questions.map(({ says }) => says), ...groups.map(({ name }) => name)];
  const hand = names.find((name) => fold(name) === key);
  if (hand !== undefined) return { hand };
  const all = [...plans.map(({ says }) => says), ...names];
  const [near] = nearest(key, all, (name) => [fold(name)]);
  const instead = near === undefined ? "Choose one in the list of plans" : `Did you mean “${near}”? If not, choose one`;
  return `no plan of the game is called “${clipped(typed)}”. ${instead}, or begin the line with another word.`;
}

function groupOf(
  cards: readonly Named[],
  others: readonly CardGroup[],
  name: string,
  typed: string,
): CardGroup | string {
  if (name === "") return "a group needs a name: “Group fliers: a card, another card”.";
  if (name.length > MOST_LETTERS) return `the name of a group has up to ${MOST_LETTERS} letters. Shorten it.`;
  if (others.some((other) => fold(other.name) === fold(name)))
    return `there is a group “${name}” above. Give this one another name.`;
  if (others.length === MOST_GROUPS) return `a deck has up to ${MOST_GROUPS} groups. Remove one.`;
  const names = typed.split(",").flatMap((one) => one.trim() || []);
  if (names.length === 0) return `name the cards of “${name}” after the colon, with commas between them.`;
  const labels = new Set<string>();
  for (const one of names) {
    const key = fold(one);
    const found = cards.filter(({ label, card }) => fold(label) === key || fold(card.name) === key);
    if (found.length === 0) return notThere(cards, one);
    for (const { label } of found) labels.add(label);
  }
  return { name, cards: [...labels] };
}

function notThere(cards: readonly Named[], typed: string): string {
  const [near] = nearest(fold(typed), cards, ({ label }) => [fold(label)]);
  const instead = near ? `Did you mean “${near.label}”?` : "Correct its name, or leave it out.";
  return `the deck has no card called “${clipped(typed)}”. ${instead}`;
}

function clipped(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
