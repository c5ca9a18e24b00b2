// The texts of Conquest of Orion as the table carries them out. What is not understood whole is left to the player.
import { type Condition, type Moment, phrase, type Standing, type TextPhrase } from "../../core/text/ability.ts";
import { number, type Reader } from "../../core/text/pattern.ts";
import { Texts } from "../../core/text/texts.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { effects } from "./effects.ts";
import { isInPlay } from "./galaxy.ts";
import * as book from "./rulebook.ts";
import type { GalaxyIds } from "./table.ts";
import { traitsOf } from "./traits.ts";

type C = ConquestOfOrionCard;

const WORD: Reader<string> = {
  name: "classification",
  read: (words, at) => (words[at] === undefined ? [] : [[words[at], at + 1]]),
};

const own: Moment<C>["of"] = (_, subject, self) => subject === self;

const moment = (words: string, example: string, event: string, of: Moment<C>["of"] = own): TextPhrase<Moment<C>> =>
  phrase(words, example, {}, () => ({ event, of }));

export const moments = [
  moment("when this enters the galaxy", "When this enters the galaxy, draw a card.", "enters"),
  moment("when this conquers a planet", "When this conquers a planet, draw a card.", "conquers"),
  moment("whenever you conquer a planet", "Whenever you conquer a planet, draw a card.", "conquered", () => true),
  moment("when you conquer this", "When you conquer this, gain 2 gold.", "conquered"),
  moment("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", () => true),
  moment("when this is destroyed", "When this is destroyed, gain 1 gold.", "destroyed"),
  moment(
    "whenever a unit you control is destroyed [during your turn]",
    "Whenever a unit you control is destroyed during your turn, gain 1 blue.",
    "destroyed",
    (table, subject) => traitsOf(table, subject).isUnit,
  ),
  moment(
    "whenever a spawn unit you control is destroyed",
    "Whenever a Spawn unit you control is destroyed, gain 1 blue.",
    "destroyed",
    (table, subject) => {
      const { isUnit, classification } = traitsOf(table, subject);
      return isUnit && classification.split(" ").includes("Spawn");
    },
  ),
];

export const conditions: readonly TextPhrase<Condition<C>>[] = [];
/** The rules see to the keyword themselves, so that no text has to change a number. */
const SEEN_TO: Standing<C> = { stat: "keyword", to: () => false, by: () => 0 };
const keyword = (words: string, example: string): TextPhrase<Standing<C>> => phrase(words, example, {}, () => SEEN_TO);

/** The keywords that the table sees to, as its interpretations say. */
export const standings: readonly TextPhrase<Standing<C>>[] = [
  keyword("swiftness", "Swiftness."),
  keyword("stationary", "Stationary."),
  keyword("immobile", "Immobile."),
  keyword("traveler", "Traveler."),
  keyword("unique", "Unique."),
  keyword("ambush", "Ambush."),
  phrase("half life {n}", "Half life 2.", { n: number }, () => SEEN_TO),
  phrase("consume a|an {word} unit", "Consume a Beast unit.", { word: WORD }, () => SEEN_TO),
];

export const texts = new Texts<C, GalaxyIds["phase"]>({
  moments,
  conditions,
  effects,
  standings,
  // An ability does what it says when it is played. (1.8.3 Abilities)
  momentOf: ({ type }) => (type === "ability" ? { event: "played", of: own } : undefined),
  lasts: ({ type }) => type !== "ability",
  phase: { id: "text", cite: book.RESOLVING },
  isActive: isInPlay,
});
