// Reads what is done: "you may destroy a unit, then draw a card".
import type { Card } from "../card/card.ts";
import {
  type Cards,
  type Check,
  type Condition,
  type Effect,
  onlyIf,
  readAny,
  type Step,
  stepOf,
  type TextPhrase,
} from "./ability.ts";
import type { Found } from "./pattern.ts";

export interface StepPhrases<C extends Card> {
  /** They stand before a comma, or at the end: "If you have another unit in the Extra Locations". */
  readonly conditions: readonly TextPhrase<Condition<C>>[];
  readonly effects: readonly TextPhrase<Effect<C> | readonly Effect<C>[]>[];
}

/** All ways to read the words from a place to their end as things that are done one after the other. */
export function wholeSteps<C extends Card>(
  phrases: StepPhrases<C>,
  words: readonly string[],
  at: number,
): readonly (readonly Step<C>[])[] {
  const starts: readonly Found<Check<C> | undefined>[] = [...conditionsAt(phrases, words, at), [undefined, at]];
  return starts.flatMap(([check, from]) =>
    stepsFrom(phrases, words, from).map((steps) => steps.map((step) => onlyIf(step, check))),
  );
}

export function both<C extends Card>(one: Condition<C>, other: Condition<C> | undefined): Condition<C> {
  return other ? (table, run) => one(table, run) && other(table, run) : one;
}

function stepsFrom<C extends Card>(
  phrases: StepPhrases<C>,
  words: readonly string[],
  at: number,
): readonly (readonly Step<C>[])[] {
  const may = words[at] === "you" && words[at + 1] === "may";
  return readAny(phrases.effects, words, may ? at + 2 : at).flatMap(([found, next]) => {
    // What belongs to one thing that may be done is asked for once.
    const own = words.slice(may ? at + 2 : at, next);
    const steps: readonly Step<C>[] = [found].flat().map((effect, n) => stepOf(effect, may && n === 0, own));
    if (next === words.length) return [steps];
    const from = words[next] === "," ? next + 1 : next;
    const closed = readAny(phrases.conditions, words, from).flatMap(([holds, end]) =>
      end === words.length ? [steps.map((step) => unless(step, { holds, words: words.slice(from, end) }))] : [],
    );
    const after = joined(words, next);
    const more = after < 0 ? [] : stepsFrom(phrases, words, after).map((rest) => [...steps, ...rest]);
    return [...closed, ...more];
  });
}

/** A condition at the end is about the card that the step is done with, if it is done with cards. */
function unless<C extends Card>(step: Step<C>, check: Check<C>): Step<C> {
  const { with: named } = step;
  if (!named) return onlyIf(step, check);
  const { words, holds } = check;
  const cards: Cards<C> = (table, run) =>
    named.cards(table, run).filter((id) => holds(table, { ...run, before: run.it, it: id }));
  return { ...step, with: { ...named, cards, unless: { words, all: named.cards } } };
}

/** The place behind "and", "then", "and then" and their comma, or -1 if none of them stands here. */
function joined(words: readonly string[], at: number): number {
  let next = words[at] === "," ? at + 1 : at;
  const from = next;
  if (words[next] === "and") next++;
  if (words[next] === "then") next++;
  return next > from ? next : -1;
}

/** Conditions that stand at a place and end with a comma. */
function conditionsAt<C extends Card>(
  { conditions }: StepPhrases<C>,
  words: readonly string[],
  at: number,
): readonly Found<Check<C>>[] {
  return readAny(conditions, words, at).flatMap(([holds, next]) =>
    words[next] === "," ? [[{ holds, words: words.slice(at, next) }, next + 1] as const] : [],
  );
}
