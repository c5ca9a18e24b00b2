// The texts of Conquest of Orion as the table carries them out. What is not understood whole is left to the player.
import { isOwnTurn } from "../../../core/table/sides.ts";
import {
  aboutItself,
  type Condition,
  type Cost,
  type Moment,
  phrase,
  type TextPhrase,
} from "../../../core/text/ability.ts";
import { isMine, type Named } from "../../../core/text/nouns.ts";
import { number } from "../../../core/text/pattern.ts";
import { Texts } from "../../../core/text/texts.ts";
import * as book from "../book/rulebook.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { destroy } from "../table/clean-up.ts";
import { isInPlay, isNew } from "../table/galaxy.ts";
import { damageOf } from "../table/stats.ts";
import { COUNTER, type GalaxyIds, type GalaxyTable } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { facedBy, hasDeck, isAssaulting } from "../table/whereabouts.ts";
import { price } from "./effects.ts";
import { cards } from "./nouns.ts";
import { effects } from "./pile-effects.ts";
import { standings } from "./standings.ts";

type C = ConquestOfOrionCard;

const own: Moment<C>["of"] = aboutItself;
const always: Moment<C>["of"] = () => true;
const onHost: Moment<C>["of"] = (table, subject, self) => table.hostOf(self) === subject;

const moment = (words: string, example: string, event: string, of: Moment<C>["of"] = own): TextPhrase<Moment<C>> =>
  phrase(words, example, {}, () => ({ event, of }));

/** A moment about cards that the text names. */
const about = (words: string, example: string, event: string, isRight: Moment<C>["of"] = always) =>
  phrase<Moment<C>, { which: typeof cards }>(words, example, { which: cards }, ({ which }) => ({
    event,
    of: (table, subject, self) => isRight(table, subject, self) && isOne(table, which, subject, self),
  }));

function isOne(table: GalaxyTable, { test }: Named<C>, subject: number, self: number): boolean {
  return test(table, subject, { self, subject, it: -1, before: -1, seen: 0 });
}

const moments = [
  moment("when this enters the galaxy", "When this enters the galaxy, draw a card.", "enters"),
  moment("when this conquers a planet", "When this conquers a planet, draw a card.", "conquers"),
  moment("whenever you conquer a planet", "Whenever you conquer a planet, draw a card.", "conquered", isMine),
  moment("when you conquer this", "When you conquer this, gain 2 gold.", "conquered"),
  moment("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", isOwnTurn),
  moment("at the end of your turn", "At the end of your turn, ready all units you control.", "turn-ends", isOwnTurn),
  moment("when this is destroyed", "When this is destroyed, gain 1 gold.", "destroyed"),
  moment(
    "whenever the affected planet produces resources",
    "Whenever the affected planet produces resources, gain 1 blue.",
    "produces",
    onHost,
  ),
  moment("whenever this attacks a planet", "Whenever this attacks a planet, gain 1 red.", "attacks-planet"),
  moment(
    "whenever a unit assaults this",
    "Whenever a unit assaults this, deal 1 damage to that unit.",
    "assaults",
    (table, subject, self) => facedBy(table, subject) === self,
  ),
  moment(
    "whenever you stealth this during your turn",
    "Stealth. Whenever you stealth this during your turn, gain 1 gold.",
    "stealthed",
    (table, subject, self) => subject === self && isOwnTurn(table),
  ),
  about(
    "whenever {which} you control is destroyed",
    "Whenever a Spawn unit you control is destroyed, gain 1 blue.",
    "destroyed",
    isMine,
  ),
  about(
    "whenever {which} you control is destroyed during your turn",
    "Whenever a unit you control is destroyed during your turn, gain 1 blue.",
    "destroyed",
    (table, subject) => isMine(table, subject) && isOwnTurn(table),
  ),
  about("whenever {which} is destroyed", "Whenever another nearby unit is destroyed, gain 1 blue.", "destroyed"),
];

const condition = (words: string, example: string, holds: Condition<C>): TextPhrase<Condition<C>> =>
  phrase(words, example, {}, () => holds);

const conditions: readonly TextPhrase<Condition<C>>[] = [
  phrase(
    "threshold {n}",
    "Threshold 2 — This gets +1 damage and +1 health.",
    { n: number },
    ({ n }): Condition<C> =>
      (table) =>
        table.get(COUNTER.tier) >= n,
  ),
  condition("delay", "Delay — Exhaust: Gain 1 gold.", (table, { self }) => !isNew(table, self)),
  condition(
    "while it|they assault(s) a planet",
    "Units you control get +1 damage while they assault a planet.",
    (table, { subject }) => isAssaulting(table, subject),
  ),
  phrase(
    "while {which} defends this",
    "While a unit defends this, this gets +2 damage.",
    { which: cards },
    ({ which }): Condition<C> =>
      (table, run) =>
        which.cards(table, run).some((id) => table.hostOf(id) === run.self && facedBy(table, id) < 0),
  ),
];

/** What it is worth not to exhaust a unit: its attack, until combat is over. */
const kept = (table: GalaxyTable, id: number): number =>
  traitsOf(table, id).isUnit && (hasDeck(table) || table.stack[0]?.phase !== "post-economy") ? damageOf(table, id) : 0;

const costs: readonly TextPhrase<Cost<C>>[] = [
  phrase("exhaust", "Exhaust: Deal 1 damage to target unit.", {}, () => ({
    says: "exhausting it",
    can: (table, self) => !table.isExhausted(self),
    pay: (table, self) => table.exhaust(self),
    worth: kept,
  })),
  phrase("destroy this", "Destroy this: Deal 1 damage to target nearby unit.", {}, () => ({
    says: "destroying it",
    pay: destroy,
    worth: price,
  })),
];

export const texts = new Texts<C, GalaxyIds["phase"]>({
  moments,
  conditions,
  costs,
  effects,
  standings,
  // An ability does what it says when it is played. (1.8.3 Abilities)
  momentOf: ({ type }) => (type === "ability" ? { event: "played", of: own } : undefined),
  lasts: ({ type }) => type !== "ability",
  phase: { id: "text", cite: book.RESOLVING },
  isActive: isInPlay,
});
