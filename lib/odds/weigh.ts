// A first hand weighed against its best redraw, for a question of its game.
import type { Game } from "../core/game.ts";
import type { HouseRules } from "../core/judge/deck.ts";
import type { Dealt } from "../core/table/board.ts";
import { type HandQuestion, type Opening, redrawOf, type Served } from "../core/table/opening.ts";
import { type PileCard, readAsked } from "./ask-odds.ts";
import { awayText } from "./away.ts";
import { decimalOf, type Fraction, fractionOf } from "./fraction.ts";
import { oddsOf } from "./odds.ts";
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
}

export interface Weighed {
  /** The names of the questions that can be asked, and the place of the one that is. */
  readonly questions: readonly string[];
  readonly asked: number;
  readonly keep: Fraction;
  readonly redraw: Fraction;
  /** What goes in the best redraw, in words. */
  readonly goes: string;
  /** The places in the hand of the cards that had better go. None if the hand had better stay, or go as a whole. */
  readonly away: readonly number[];
}

/** A question with what answers it for every hand. */
export interface Telling {
  readonly says: string;
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
/** A question whose answer is nearly certain for this hand says nothing about a redraw. */
const CERTAIN = 0.01;

/** The questions of a game that tell one hand of a deck from another. */
export function tellingQuestions(scales: Scales): readonly Telling[] | string {
  const { game, opening, house, pile, size } = scales;
  const redraw = redrawOf(opening, house);
  if (!redraw) return `${game.name} has no redraw.`;
  const all = opening.questions.flatMap(({ says, asks, more }): Telling[] => {
    const question = readAsked(game, pile, typeof asks === "string" ? asks : scales.served(asks));
    if (typeof question === "string") return [];
    const seen = size + more;
    const odds = oddsOf(pile, question);
    const chance = odds.ok ? decimalOf(odds.bySeen[seen] ?? fractionOf(0n, 1n)) : 0;
    if (chance < NEARLY || chance > 1 - NEARLY) return [];
    const redraws = Redraws.of(pile, question, { hand: size, seen, most: redraw.most });
    return typeof redraws === "string" ? [] : [{ says: `${says} in ${seen} cards`, redraws }];
  });
  return all.length > 0 ? all : "Every hand of this deck is alike for the questions of this game.";
}

/** Weighs a hand for one of its questions, or says why that cannot be done. If none is asked, it is the first open one. */
export function weighHand(scales: Scales, hand: readonly string[], question: number | "open"): Weighed | string {
  const redraw = redrawOf(scales.opening, scales.house);
  const questions = tellingQuestions(scales);
  if (typeof questions === "string") return questions;
  const first = () => questions.findIndex(({ redraws }) => isOpen(redraws.ofHand(hand)));
  const asked = question === "open" ? Math.max(0, first()) : question;
  const chance = questions[asked]?.redraws.ofHand(hand) ?? "There is no such question.";
  if (typeof chance === "string") return chance;
  if (!redraw || !chance.redraw) return "The deck has too few cards left for a redraw.";
  const { away } = chance.redraw;
  const isBetter = decimalOf(chance.redraw.chance) > decimalOf(chance.keep);
  return {
    questions: questions.map(({ says }) => says),
    asked,
    keep: chance.keep,
    redraw: chance.redraw.chance,
    goes: awayText(
      redraw,
      away.map((place) => hand[place] ?? ""),
    ),
    away: redraw.most === "all" || !isBetter ? [] : away,
  };
}

/** Whether neither keeping nor redrawing is nearly certain to fail or to succeed. */
function isOpen(chance: HandChance | string): boolean {
  if (typeof chance === "string" || !chance.redraw) return false;
  return [chance.keep, chance.redraw.chance].map(decimalOf).every((share) => share >= CERTAIN && share <= 1 - CERTAIN);
}
