// Reads a card's text: each sentence is understood whole, or it is left to the player.
import type { Card } from "../card/card.ts";
import { sentencesOf } from "../sentences.ts";
import type { Ability, Check, Condition, Cost, Moment, Standing, Step, TextPhrase, Use } from "./ability.ts";
import { onlyIf, readAny, stepOf } from "./ability.ts";
import { type Found, startsWith, wordsOf } from "./pattern.ts";
import { both, type StepPhrases, wholeSteps } from "./steps.ts";

/** The phrases of a game's card texts. */
export interface Phrases<C extends Card> extends StepPhrases<C> {
  /** They stand before a comma and say when: "When this unit is destroyed". */
  readonly moments: readonly TextPhrase<Moment<C>>[];
  readonly standings: readonly TextPhrase<Standing<C> | readonly Standing<C>[]>[];
  /** They stand before a colon or a dash, and commas part them: "Action, (1), (E) -". */
  readonly costs?: readonly TextPhrase<Cost<C>>[];
  /** The token that marks what was used this turn. Without it, no ability is limited to once each turn. */
  readonly once?: number;
  /** Whole sentences that only restate what is printed on the card. They count where the card agrees with them. */
  readonly restatements?: readonly TextPhrase<(card: C) => boolean>[];
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
    const more = before && before.steps.length > 0 ? goingOn(before, sentence, own) : undefined;
    if (more) {
      for (const [at, one] of out.entries()) if (one.ability === before) out[at] = { ...one, ability: more };
      out.push({ sentence, ability: more });
      continue;
    }
    const ability = abilityOf(phrases.momentOf(card), sentence, own);
    out.push(ability ? { sentence, ability } : { sentence });
  }
  return out;
}

interface Understood<C extends Card> {
  readonly moment?: Moment<C>;
  readonly use?: Use<C>;
  readonly steps?: readonly Step<C>[];
  readonly standing?: readonly Standing<C>[];
  readonly isOnce?: true;
  /** Whether a heading sets it apart from the sentence before: "Frontline: …". */
  readonly isApart?: true;
}

/** The ability with a sentence that goes on with it, if this one does. */
function goingOn<C extends Card>(before: Ability<C>, sentence: string, own: Understood<C>): Ability<C> | undefined {
  const isNew = own.moment || own.use || own.isApart || !(own.steps || own.isOnce);
  if (isNew) return undefined;
  const { steps = [], isOnce } = own;
  return {
    ...before,
    ...(isOnce ? { isOnce } : {}),
    sentences: [...before.sentences, sentence],
    steps: [...before.steps, ...steps],
  };
}

function abilityOf<C extends Card>(
  usual: Moment<C> | undefined,
  sentence: string,
  { moment = usual, use, steps, standing, isOnce }: Understood<C>,
): Ability<C> | undefined {
  const sentences = [sentence];
  if (standing) return { sentences, steps: [], standing };
  if (!steps || steps[0]?.ifDone) return undefined;
  const once = isOnce ? { isOnce } : {};
  if (use) return { sentences, use, steps, standing: [], ...once };
  return moment && { sentences, moment, steps, standing: [], ...once };
}

const ONLY_ONCE = [wordsOf("use this only once per turn"), wordsOf("use this only once each turn")];
const ONCE = [wordsOf("once per turn ,"), wordsOf("once each turn ,")];
/** What may stand behind a condition that is true of the whole sentence, and behind costs. */
const HEADS = [":", "-", "—"];
const IF_YOU_DO = wordsOf("if you do ,");

function readSentence<C extends Card>(phrases: Phrases<C>, card: C, sentence: string): Understood<C> {
  const words = wordsOf(sentence);
  const restated = readAny(phrases.restatements ?? [], words, 0);
  if (restated.some(([agrees, next]) => next === words.length && agrees(card))) return { standing: [] };
  if (phrases.once !== undefined) {
    if (ONLY_ONCE.some((all) => all.length === words.length && startsWith(words, 0, all))) return { isOnce: true };
    const once = ONCE.find((all) => startsWith(words, 0, all));
    if (once) return { ...readFrom(phrases, card, words, once.length), isOnce: true };
  }
  const whole = readFrom(phrases, card, words, 0);
  if (whole) return whole;
  for (const [condition, next] of readAny(phrases.conditions, words, 0)) {
    const isHead = HEADS.includes(words[next] ?? "");
    const own = isHead || words[next] === "," ? readFrom(phrases, card, words, next + 1) : undefined;
    const check = { holds: condition, words: words.slice(0, next) };
    if (own && (isHead || own.standing)) return { ...wholeIf(own, check), ...(isHead ? { isApart: true } : {}) };
  }
  return {};
}

function wholeIf<C extends Card>(own: Understood<C>, check: Check<C>): Understood<C> {
  const { moment, standing, use, steps } = own;
  const { holds } = check;
  if (moment) return { ...own, moment: { ...moment, of: when(moment.of, holds) } };
  if (standing) return { ...own, standing: standing.map((one) => ({ ...one, if: both(holds, one.if) })) };
  if (use) return { ...own, use: { ...use, if: both(holds, use.if) } };
  return steps ? { ...own, steps: steps.map((step) => onlyIf(step, check)) } : own;
}

/** Under a heading, a moment only comes while the heading holds. */
function when<C extends Card>(of: Moment<C>["of"], condition: Condition<C>): Moment<C>["of"] {
  return (table, subject, self) =>
    of(table, subject, self) && condition(table, { self, subject, it: -1, before: -1, seen: 0 });
}

/** What the words from a place to their end mean, if they are understood whole. */
function readFrom<C extends Card>(
  phrases: Phrases<C>,
  card: C,
  words: readonly string[],
  at: number,
): Understood<C> | undefined {
  const standing = phrases.lasts(card) ? wholeStanding(phrases, words, at) : undefined;
  if (standing) return { standing };
  for (const [costs, next] of costsAt(phrases, words, at)) {
    const [steps] = wholeSteps(phrases, words, next);
    if (!steps) continue;
    const paid = costs.flatMap(({ step }) => (step ? [stepOf(step, false)] : []));
    return { use: { costs }, steps: [...paid, ...steps] };
  }
  for (const [moment, next] of readAny(phrases.moments, words, at)) {
    const [steps] = words[next] === "," ? wholeSteps(phrases, words, next + 1) : [];
    if (steps) return { moment, steps };
  }
  const isIfDone = startsWith(words, at, IF_YOU_DO);
  const [steps] = wholeSteps(phrases, words, isIfDone ? at + IF_YOU_DO.length : words[at] === "then" ? at + 1 : at);
  if (!steps || !isIfDone) return steps && { steps };
  // All of them hang on the last step before the sentence, and a step that hangs on one of them already does so.
  return { steps: steps.map((step, n) => ({ ...step, ifDone: step.ifDone || n + 1 })) };
}

/** Something that lasts, with a condition behind it if there is one: "… while you control a fortification". */
function wholeStanding<C extends Card>(
  phrases: Phrases<C>,
  words: readonly string[],
  at: number,
): readonly Standing<C>[] | undefined {
  for (const [found, next] of readAny(phrases.standings, words, at)) {
    const all = [found].flat();
    if (next === words.length) return all;
    const ends = readAny(phrases.conditions, words, words[next] === "," ? next + 1 : next);
    const end = ends.find(([, to]) => to === words.length);
    if (end) return all.map((one) => ({ ...one, if: both(end[0], one.if) }));
  }
  return undefined;
}

/** All costs from a place to the colon or dash behind them. */
function costsAt<C extends Card>(
  phrases: Phrases<C>,
  words: readonly string[],
  at: number,
): readonly Found<readonly Cost<C>[]>[] {
  return readAny(phrases.costs ?? [], words, at).flatMap(([cost, next]) => {
    const word = words[next] ?? "";
    const isEnd = HEADS.includes(word);
    const more = isEnd || word === "," ? costsAt(phrases, words, next + 1) : [];
    const all: Found<readonly Cost<C>[]>[] = more.map(([rest, end]) => [[cost, ...rest], end]);
    return isEnd ? [...all, [[cost], next + 1]] : all;
  });
}
