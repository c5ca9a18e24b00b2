// A first hand weighed against its best redraw, for a question of its game.
import type { Game } from "../core/game.ts";
import type { HouseRules } from "../core/judge/deck.ts";
import type { Dealt } from "../core/table/board.ts";
import { type HandQuestion, type Opening, redrawOf, type Served, whyNoRedraw } from "../core/table/opening.ts";
import { type PileCard, readAsked } from "./ask-odds.ts";
import { awayText } from "./away.ts";
import { decimalOf, type Fraction, fractionOf } from "./fraction.ts";
import { oddsOf } from "./odds.ts";
import type { Question } from "./question.ts";
import { type HandChance, Redraws } from "./redraw.ts";

/** What a hand is weighed by. */
export interface Scales {
  readonly game: Game;
  readonly opening: Opening;
  readonly house: HouseRules;
  /** The cards that were shuffled, those of the hand among them. */
  readonly pile: readonly PileCard[];
  /** How many cards a hand has. */
  readonly size: number;
  /** Asks the table what depends on the cards that lie open. */
  served(asks: Exclude<HandQuestion["asks"], string>): Served;
  /** What the builder of the deck asks of its hands, if anything. */
  readonly own?: OwnQuestions | undefined;
}

/** Groups of a deck's cards, and the name of the question or the group that is asked for first. */
export interface OwnQuestions {
  readonly groups: readonly { readonly name: string; readonly cards: readonly string[] }[];
  readonly hand?: string | undefined;
}

interface AskedOfHand {
  /** The names of the questions that can be asked, and the place of the one that is. */
  readonly questions: readonly string[];
  readonly asked: number;
}

export interface Weighed extends AskedOfHand {
  readonly keep: Fraction;
  readonly redraw: Fraction;
  /** What goes in the best redraw, in words, and the places in the hand of its cards. */
  readonly goes: string;
  readonly away: readonly number[];
  /** Whether all cards go at once, whichever they are. */
  readonly isWhole: boolean;
}

/** What a redraw came to. */
export interface Redrawn extends AskedOfHand {
  /** What the hand before would have come to. */
  readonly before: Fraction;
  readonly now: Fraction;
}

/** A question with what answers it for every hand. */
export interface Telling {
  /** What the game or the builder calls it, and that with the number of cards. */
  readonly name: string;
  readonly says: string;
  readonly question: Question;
  /** How many cards are seen in all before it counts. */
  readonly seen: number;
  /** The chance of a yes before a hand is dealt, and if every hand stays. */
  readonly chance: number;
  readonly redraws: Redraws;
}

/** The cards of a pile with their copies. The questions of a game ask for no set. */
export function pileCards(cards: readonly Pick<Dealt, "card" | "label">[]): readonly PileCard[] {
  return [...Map.groupBy(cards, ({ label }) => label)].flatMap(([label, of]) =>
    of[0] ? [{ card: of[0].card, label, set: "", count: of.length }] : [],
  );
}

/** Who nearly always says yes, or no, tells no hand from another. */
const NEARLY = 0.005;
/** A question to which a redraw makes less of a difference says nothing about it. */
const DIFFERENCE = 0.01;

/** The questions of a game that tell one hand of a deck from another. */
export function tellingQuestions(scales: Scales): readonly Telling[] | string {
  const { game, opening, house, pile, size } = scales;
  const redraw = redrawOf(opening, house);
  if (!redraw) return whyNoRedraw(game, opening, house) ?? "";
  const all = askedOf(scales).flatMap(({ name, says, question, more }): Telling[] => {
    const seen = size + more;
    const odds = oddsOf(pile, question);
    const chance = odds.ok ? decimalOf(odds.bySeen[seen] ?? fractionOf(0n, 1n)) : 0;
    if (chance < NEARLY || chance > 1 - NEARLY) return [];
    const redraws = Redraws.of(pile, question, { hand: size, seen, most: redraw.most });
    if (typeof redraws === "string") return [];
    return [{ name, says: `${says} in ${seen} cards`, question, seen, chance, redraws }];
  });
  return all.length > 0 ? all : "Every hand of this deck is alike for the questions of this game.";
}

/** The questions of a deck's builder, and those of its game. */
function askedOf(scales: Scales) {
  const { game, opening, pile, own } = scales;
  const groups = (own?.groups ?? []).map(({ name, cards }) => {
    const range = { least: 1, most: Number.POSITIVE_INFINITY, byName: false };
    const question: Question = { is: "count", group: new Set(cards), ...range };
    return { name, says: `A card of “${name}”`, question, more: 0 };
  });
  const ready = opening.questions.flatMap(({ says, asks, more }) => {
    const question = readAsked(game, pile, typeof asks === "string" ? asks : scales.served(asks));
    return typeof question === "string" ? [] : [{ name: says, says, question, more }];
  });
  return [...groups, ...ready];
}

/** A question by its place, or the one that tells most of the hand. */
export type Wanted = number | "open";

/** Weighs a hand for one of its questions, or says why that cannot be done. */
export function weighHand(scales: Scales, hand: readonly string[], wanted: Wanted): Weighed | string {
  const redraw = redrawOf(scales.opening, scales.house);
  const questions = tellingQuestions(scales);
  if (typeof questions === "string") return questions;
  const asked = placeOf(scales, questions, hand, wanted);
  const chance = questions[asked]?.redraws.ofHand(hand) ?? "There is no such question.";
  if (typeof chance === "string") return chance;
  if (!redraw || !chance.redraw) return "The deck has too few cards left for a redraw.";
  const { away } = chance.redraw;
  const labels = away.map((place) => hand[place] ?? "");
  return {
    questions: questions.map(({ says }) => says),
    asked,
    keep: chance.keep,
    redraw: chance.redraw.chance,
    goes: awayText(redraw, labels),
    away,
    isWhole: redraw.most === "all",
  };
}

/** A hand that was redrawn, and the one before it. The cards that went are not drawn again, or the whole hand was. */
interface Hands {
  readonly before: readonly string[];
  readonly now: readonly string[];
  readonly gone: readonly string[];
}

/** Says for one of its questions what became of a hand, or why that cannot be said. */
export function weighRedrawn(scales: Scales, { before, now, gone }: Hands, wanted: Wanted): Redrawn | string {
  const questions = tellingQuestions(scales);
  if (typeof questions === "string") return questions;
  const asked = placeOf(scales, questions, before, wanted);
  const telling = questions[asked];
  if (!telling) return "There is no such question.";
  const { question, seen, redraws } = telling;
  const left = scales.pile.flatMap((card) => {
    const count = card.count - gone.filter((label) => label === card.label).length;
    return count > 0 ? [{ ...card, count }] : [];
  });
  const after = Redraws.of(left, question, { hand: scales.size, seen, most: 0 });
  if (typeof after === "string") return after;
  const [was, is] = [redraws.ofHand(before), after.ofHand(now)];
  if (typeof was === "string") return was;
  if (typeof is === "string") return is;
  return { questions: questions.map(({ says }) => says), asked, before: was.keep, now: is.keep };
}

/** So many questions are nearest to even. Of those the game names the most usual plan first. */
const FEW = 3;

/**
 * The place of the question that is asked: the one that the builder wants, or the first of those nearest to even for the
 * deck, if it tells a hand to stay or go.
 */
function placeOf({ own }: Scales, questions: readonly Telling[], hand: readonly string[], wanted: Wanted): number {
  if (wanted !== "open") return wanted;
  const named = questions.findIndex(({ name }) => name === own?.hand);
  if (named >= 0) return named;
  const fromEven = ({ chance }: Telling) => Math.abs(chance - 0.5);
  const nearest = questions.toSorted((one, other) => fromEven(one) - fromEven(other));
  const few = new Set(nearest.slice(0, FEW));
  const inOrder = [...questions.filter((one) => few.has(one)), ...nearest.slice(FEW)];
  const first = inOrder.find(({ redraws }) => isOpen(redraws.ofHand(hand))) ?? inOrder[0];
  return first ? questions.indexOf(first) : 0;
}

/** Whether it makes a difference for a question that the hand stays. */
function isOpen(chance: HandChance | string): boolean {
  if (typeof chance === "string" || !chance.redraw) return false;
  return Math.abs(decimalOf(chance.keep) - decimalOf(chance.redraw.chance)) >= DIFFERENCE;
}
