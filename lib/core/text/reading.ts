// Reads a card's text: each sentence is understood whole, or it is left to the player.
import type { Card } from "../card/card.ts";
import type { Ability, Cards, Condition, Effect, Moment, Standing, Step, TextPhrase } from "./ability.ts";
import { readAny } from "./ability.ts";
import { type Found, startsWith, wordsOf } from "./pattern.ts";
import { sentencesOf } from "./sentences.ts";

/** The phrases of a game's card texts. */
export interface Phrases<C extends Card> {
  /** They stand before a comma and say when: "When this unit is destroyed". */
  readonly moments: readonly TextPhrase<Moment<C>>[];
  /** They stand before a comma, or at the end: "If you have another unit in the Extra Locations". */
  readonly conditions: readonly TextPhrase<Condition<C>>[];
  readonly effects: readonly TextPhrase<Effect<C> | readonly Effect<C>[]>[];
  readonly standings: readonly TextPhrase<Standing<C> | readonly Standing<C>[]>[];
  /** When a sentence of a card happens that does not say it itself. */
  momentOf(card: C): Moment<C> | undefined;
  /** Whether a sentence of a card that says no moment may last while the card is in play. */
  lasts(card: C): boolean;
}

/** A sentence of a card, and what the table understands of it. Without an ability, it is left to the player. */
export interface ReadSentence<C extends Card = Card> {
  readonly sentence: string;
  readonly ability?: Ability<C>;
}

/** Reads a text sentence by sentence. A sentence that says no moment goes on with the one before it. */
export function readText<C extends Card>(phrases: Phrases<C>, card: C): readonly ReadSentence<C>[] {
  const out: ReadSentence<C>[] = [];
  for (const sentence of sentencesOf(card.text)) {
    const before = out.at(-1)?.ability;
    const own = readSentence(phrases, card, sentence);
    const goesOn = own.steps && !own.moment && before && before.steps.length > 0;
    if (goesOn) {
      const ability = { ...before, sentences: [...before.sentences, sentence], steps: [...before.steps, ...own.steps] };
      for (const [at, one] of out.entries()) if (one.ability === before) out[at] = { ...one, ability };
      out.push({ sentence, ability });
      continue;
    }
    const moment = own.moment ?? phrases.momentOf(card);
    const sentences = [sentence];
    if (own.standing) out.push({ sentence, ability: { sentences, steps: [], standing: own.standing } });
    else if (own.steps && moment && !own.steps[0]?.ifDone)
      out.push({ sentence, ability: { sentences, moment, steps: own.steps, standing: [] } });
    else out.push({ sentence });
  }
  return out;
}

interface Understood<C extends Card> {
  readonly moment?: Moment<C>;
  readonly steps?: readonly Step<C>[];
  readonly standing?: readonly Standing<C>[];
}

const IF_YOU_DO = ["if", "you", "do", ","];

function readSentence<C extends Card>(phrases: Phrases<C>, card: C, sentence: string): Understood<C> {
  const words = wordsOf(sentence);
  const standing = phrases.lasts(card)
    ? readAny(phrases.standings, words, 0).find(([, next]) => next === words.length)
    : undefined;
  if (standing) return { standing: [standing[0]].flat() };
  for (const [moment, at] of openings(phrases.moments, words, 0)) {
    const [steps] = wholeSteps(phrases, words, at);
    if (steps) return { moment, steps };
  }
  const isIfDone = startsWith(words, 0, IF_YOU_DO);
  const [steps] = wholeSteps(phrases, words, isIfDone ? IF_YOU_DO.length : words[0] === "then" ? 1 : 0);
  if (!steps) return {};
  return { steps: isIfDone ? steps.map((step) => ({ ...step, ifDone: true })) : steps };
}

/** Phrases that stand at a place and end with a comma. */
function openings<T>(phrases: readonly TextPhrase<T>[], words: readonly string[], at: number): readonly Found<T>[] {
  return readAny(phrases, words, at).flatMap(([value, next]) =>
    words[next] === "," ? [[value, next + 1] as const] : [],
  );
}

/** All ways to read the words from a place to their end as things that are done one after the other. */
function wholeSteps<C extends Card>(
  phrases: Phrases<C>,
  words: readonly string[],
  at: number,
): readonly (readonly Step<C>[])[] {
  const conditions = openings(phrases.conditions, words, at);
  const starts: readonly Found<Condition<C> | undefined>[] = [...conditions, [undefined, at]];
  return starts.flatMap(([condition, from]) =>
    stepsFrom(phrases, words, from).map((steps) =>
      condition ? steps.map((step) => ({ ...step, if: both(condition, step.if) })) : steps,
    ),
  );
}

function both<C extends Card>(one: Condition<C>, other: Condition<C> | undefined): Condition<C> {
  return other ? (table, run) => one(table, run) && other(table, run) : one;
}

function stepsFrom<C extends Card>(
  phrases: Phrases<C>,
  words: readonly string[],
  at: number,
): readonly (readonly Step<C>[])[] {
  const may = words[at] === "you" && words[at + 1] === "may";
  return readAny(phrases.effects, words, may ? at + 2 : at).flatMap(([found, next]) => {
    // What belongs to one thing that may be done is asked for once.
    const steps: readonly Step<C>[] = [found].flat().map((effect, n) => ({ ...effect, may: may && n === 0 }));
    if (next === words.length) return [steps];
    const ends = readAny(phrases.conditions, words, words[next] === "," ? next + 1 : next);
    const closed = ends.flatMap(([condition, end]) =>
      end === words.length ? [steps.map((step) => unless(step, condition))] : [],
    );
    const after = joined(words, next);
    const more = after < 0 ? [] : stepsFrom(phrases, words, after).map((rest) => [...steps, ...rest]);
    return [...closed, ...more];
  });
}

/** A condition at the end is about the card that the step is done with, if it is done with cards. */
function unless<C extends Card>(step: Step<C>, condition: Condition<C>): Step<C> {
  const { with: cards } = step;
  if (!cards) return { ...step, if: condition };
  const holding: Cards<C> = (table, run) =>
    cards.cards(table, run).filter((id) => condition(table, { ...run, before: run.it, it: id }));
  return { ...step, with: { ...cards, cards: holding } };
}

/** The place behind "and", "then", "and then" and their comma, or -1 if none of them stands here. */
function joined(words: readonly string[], at: number): number {
  let next = words[at] === "," ? at + 1 : at;
  const from = next;
  if (words[next] === "and") next++;
  if (words[next] === "then") next++;
  return next > from ? next : -1;
}
