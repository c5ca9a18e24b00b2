import { type HandQuestion, redrawOf } from "../../../lib/core/table/opening.ts";
import type { FirstHand } from "../../../lib/deck/first-hand.ts";
import { askOdds, askRedraws, type PileCard } from "../../../lib/odds/ask-odds.ts";
import { awayText } from "../../../lib/odds/away.ts";
import { decimalOf, type Fraction } from "../../../lib/odds/fraction.ts";
import type { Redraws } from "../../../lib/odds/redraw.ts";
import type { Dealing } from "./dealing.ts";

/** A hand weighed against its best redraw. */
export interface Weighed {
  /** The names of the questions that can be asked, and the place of the one that is. */
  readonly questions: readonly string[];
  readonly asked: number;
  readonly keep: Fraction;
  readonly redraw: Fraction;
  /** What goes in the best redraw, in words. */
  readonly goes: string;
  /** The cards that had better go. None if the hand had better stay, or go as a whole. */
  readonly away: readonly number[];
}

/** A question whose answer is nearly certain for this hand says nothing about a redraw. */
const CERTAIN = 0.01;

/** Who nearly always says yes, or no, tells no hand from another. */
const NEARLY = 0.005;

/**
 * Weighs a hand for one of the questions of its game, or says why that cannot be done. If none is asked, it is the first
 * that is open for this hand.
 */
export function weigh(
  { game, opening, start, pileOf }: Dealing,
  hand: FirstHand,
  question: number | "open",
): Weighed | string {
  const redraw = redrawOf(opening, start.house);
  if (!redraw) return `${game.name} has no redraw.`;
  // The questions of a game ask for no set.
  const pile = [...Map.groupBy(pileOf(hand), ({ label }) => label)].flatMap(([label, of]): PileCard[] =>
    of[0] ? [{ card: of[0].card, label, set: "", count: of.length }] : [],
  );
  const size = hand.cards.length;
  const isTelling = ({ asks, more }: HandQuestion) => {
    const odds = askOdds(game, pile, asks);
    const chance = odds.ok ? odds.bySeen[size + more] : undefined;
    return chance !== undefined && decimalOf(chance) > NEARLY && decimalOf(chance) < 1 - NEARLY;
  };
  const questions = opening.questions.filter(isTelling);
  const labels = hand.cards.map(({ label }) => label);
  const chanceFor = ({ asks, more }: HandQuestion) => {
    const redraws = askRedraws(game, pile, asks, { hand: size, seen: size + more, most: redraw.most });
    return typeof redraws === "string" ? redraws : redraws.ofHand(labels);
  };
  const asked =
    question === "open"
      ? Math.max(
          0,
          questions.findIndex((one) => isOpen(chanceFor(one))),
        )
      : question;
  const one = questions[asked];
  if (!one) return "Every hand of this deck is alike for the questions of this game.";
  const chance = chanceFor(one);
  if (typeof chance === "string") return chance;
  if (!chance.redraw) return "The deck has too few cards left for a redraw.";
  const { away } = chance.redraw;
  const isBetter = decimalOf(chance.redraw.chance) > decimalOf(chance.keep);
  return {
    questions: questions.map(({ says, more }) => `${says} in ${size + more} cards`),
    asked,
    keep: chance.keep,
    redraw: chance.redraw.chance,
    goes: awayText(
      redraw,
      away.map((place) => labels[place] ?? ""),
    ),
    away: redraw.most === "all" || !isBetter ? [] : away.map((place) => hand.cards[place]?.id ?? -1),
  };
}

/** Whether neither keeping nor redrawing is nearly certain to fail or to succeed. */
function isOpen(chance: ReturnType<Redraws["ofHand"]>): boolean {
  if (typeof chance === "string" || !chance.redraw) return false;
  return [chance.keep, chance.redraw.chance].map(decimalOf).every((share) => share >= CERTAIN && share <= 1 - CERTAIN);
}
