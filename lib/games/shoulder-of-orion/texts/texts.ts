// The texts of Shoulder of Orion as the table carries them out: when, under which condition, and at what cost.
import { isOwnTurn } from "../../../core/table/sides.ts";
import {
  aboutItself,
  type Condition,
  type Cost,
  type Moment,
  phrase,
  type Test,
  type TextPhrase,
} from "../../../core/text/ability.ts";
import { isAnotherOfMine, isMine, isTheirs, mineOf } from "../../../core/text/nouns.ts";
import { number } from "../../../core/text/pattern.ts";
import { Texts } from "../../../core/text/texts.ts";
import * as book from "../book/rulebook.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { destroy } from "../table/leaving.ts";
import { canPay, FOR, pay } from "../table/paying.ts";
import { attackOf, isWarrior, type OrionIds, TOKEN, ZONE } from "../table/table.ts";
import { price } from "./deeds.ts";
import { cards, hasAugment, itOf, itself } from "./nouns.ts";
import { effects } from "./pile-effects.ts";
import { standings } from "./standings.ts";

type C = ShoulderOfOrionCard;

/** Whether the text is about a card that an event happens to. What is the player's may have left the AO by then. */
const about =
  (test: Test<C>): Moment<C>["of"] =>
  (table, subject, self) =>
    test(table, subject, { self, subject, it: -1, before: -1, seen: 0 });

const whenCards = (words: string, example: string, event: string): TextPhrase<Moment<C>> =>
  phrase(words, example, { cards }, (found) => ({
    event,
    of: found.cards.cards === itself ? aboutItself : about(found.cards.test),
  }));

const own: Moment<C>["of"] = aboutItself;
const moment = (words: string, example: string, event: string, of: Moment<C>["of"]): TextPhrase<Moment<C>> =>
  phrase(words, example, {}, () => ({ event, of }));

const moments = [
  whenCards("when|whenever {cards} enter(s) the AO", "When this warrior enters the AO, draw a card.", "enters"),
  whenCards("when|whenever {cards} is destroyed", "When this warrior is destroyed, draw a card.", "destroyed"),
  whenCards(
    "when|whenever {cards} leaves the AO",
    "Whenever a warrior you control leaves the AO, your opponent loses 1 life.",
    "leaves",
  ),
  whenCards(
    "when|whenever {cards} is returned to your hand from the AO",
    "When this warrior is returned to your hand from the AO, you may place it into an empty Orbit slot.",
    "returned",
  ),
  whenCards(
    "when|whenever {cards} attacks",
    "When this warrior attacks, exert a warrior your opponent controls.",
    "attacks",
  ),
  whenCards(
    "when|whenever {cards} blocks",
    "When this warrior blocks, this warrior has +1 attack this turn.",
    "blocks",
  ),
  whenCards(
    "when|whenever {cards} damages your opponent",
    "When this warrior damages your opponent, place the top card of your deck into your Cache.",
    "damages",
  ),
  phrase(
    "whenever you play {cards}",
    "Whenever you play a warrior, your opponent loses 1 life.",
    { cards },
    ({ cards: found }): Moment<C> => ({
      event: "played",
      of: (table, subject, self) => isMine(table, subject) && about(found.test)(table, subject, self),
    }),
  ),
  whenCards(
    "when|whenever you attach an augment to {cards}",
    "When you attach an augment to this warrior, draw a card. Use this only once per turn.",
    "attached",
  ),
  moment(
    "whenever you place a card into your|the cache",
    "Whenever you place a card into your Cache, draw a card.",
    "cached",
    // The card that goes there is not in play, and so its own text is not either.
    isAnotherOfMine,
  ),
  moment("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", isOwnTurn),
  moment("at the end of your turn", "At the end of your turn, draw a card.", "turn-ends", isOwnTurn),
  moment("if this attack is blocked", "If this attack is blocked, your opponent loses 2 life.", "blocked", own),
  moment("if this attack is not blocked", "If this attack is not blocked, draw a card.", "unblocked", own),
  moment(
    "before blocks are declared",
    "Before blocks are declared, you may rally a warrior you control.",
    "played",
    own,
  ),
  moment(
    "whenever your opponent attacks you or another fortification",
    "Whenever your opponent attacks you or another fortification, draw a card.",
    "attacked",
    isTheirs,
  ),
];

const side = (words: string, example: string, zone: number): TextPhrase<Condition<C>> =>
  phrase(
    words,
    example,
    {},
    () =>
      (table, { self }) =>
        table.zoneOf(self) === zone,
  );

const conditions: readonly TextPhrase<Condition<C>>[] = [
  side("backline", "Backline: Action, (E) - Draw a card.", ZONE.heroes),
  side("frontline", "Frontline: When this warrior enters the AO, draw a card.", ZONE.ao),
  phrase(
    "if|while you control {cards}",
    "While you control a fortification, this warrior has +2 health.",
    { cards },
    ({ cards: found }): Condition<C> =>
      (table, run) =>
        mineOf(found.cards)(table, run).length >= (found.choose?.least ?? 1),
  ),
  phrase(
    "if|while you control {n} or more {cards}",
    "This warrior has +1 attack while you control three or more warriors.",
    { n: number, cards },
    ({ n, cards: found }): Condition<C> =>
      (table, run) =>
        mineOf(found.cards)(table, run).length >= n,
  ),
  phrase(
    "while you control both {one} and {other}",
    "This warrior has +1 health while you control both a Union warrior and a Swarm warrior.",
    { one: cards, other: cards },
    ({ one, other }): Condition<C> =>
      (table, run) =>
        [one, other].every((found) => mineOf(found.cards)(table, run).length > 0),
  ),
  phrase(
    "while your discard pile holds {n} or more cards",
    "Warriors you control have +1 attack while your discard pile holds five or more cards.",
    { n: number },
    ({ n }): Condition<C> =>
      (table) =>
        table.count(ZONE.discard) >= n,
  ),
  phrase(
    "while this warrior has an augment",
    "While this warrior has an augment, it has +2 attack.",
    {},
    (): Condition<C> => (table, run) => hasAugment(table, run.self, run),
  ),
  phrase(
    "while this warrior is blocking",
    "Instants that you play cost 1 less while this warrior is blocking.",
    {},
    (): Condition<C> =>
      (table, { self }) =>
        table.token(self, TOKEN.blocking) > 0,
  ),
  phrase(
    "if it is {cards}",
    "The augmented warrior has +2 attack. If it is a Knights warrior, it also has +1 health.",
    { cards },
    ({ cards: found }): Condition<C> =>
      (table, run) =>
        found.test(table, itOf(table, run), run),
  ),
];

const costs: readonly TextPhrase<Cost<C>>[] = [
  phrase("action", "Action, (E) - Draw a card.", {}, () => ({
    can: (table) => table.isIn("play") && table.top.side === table.side,
  })),
  phrase("instant", "Instant, (E) - Draw a card.", {}, () => ({})),
  phrase("({n})", "Action, (1), (E) - Draw a card.", { n: number }, ({ n }) => ({
    says: `${n} energy`,
    can: (table) => canPay(table, n, -1),
    pay: (table, card) => pay(table, { for: FOR.text, cost: n, card, onto: -1 }),
    worth: () => ENERGY * n,
  })),
  phrase("( E )", "Action, (E) - Draw a card.", {}, () => ({
    says: "exerting it",
    can: (table, card) => !table.isExhausted(card),
    pay: (table, card) => table.exhaust(card),
    // A warrior that exerts does not attack.
    worth: (table, card) =>
      table.zoneOf(card) === ZONE.ao && isWarrior(table, card) ? (attackOf(table, card) ?? 0) : 0,
  })),
  phrase("destroy {cards}", "Action, (E), destroy a warrior you control - Draw a card.", { cards }, (found) => ({
    says: "destroying a warrior",
    step: {
      with: found.cards,
      does: (table, id) => {
        table.say(() => `${table.label(id)} is destroyed as a cost.`);
        destroy(table, id);
      },
      worth: (table, id) => -price(table, id),
    },
  })),
  phrase("discard {n} card(s)", "Action, (E), discard a card - Draw a card.", { n: number }, ({ n }) => ({
    says: "discarding",
    step: {
      with: { choose: { least: n, most: n }, cards: (table) => table.in(ZONE.hand) },
      does: (table, id) => {
        table.move(id, ZONE.discard);
        table.say(() => `${table.label(id)} is discarded.`);
      },
      worth: (table, id) => -price(table, id) / 10,
    },
  })),
];

/** About how much damage a card does that is not spent on an ability. */
const ENERGY = 1.5;

const PLAYED: readonly C["type"][] = ["action", "attack-action", "instant"];

export const texts = new Texts<C, OrionIds["phase"]>({
  moments,
  conditions,
  costs,
  effects,
  standings,
  once: TOKEN.used,
  // What is played does what it says and is discarded. (Resolving cards)
  momentOf: ({ type }) => (PLAYED.includes(type) ? { event: "played", of: own } : undefined),
  lasts: ({ type }) => type !== "action" && type !== "instant",
  phase: { id: "text", cite: book.RESOLVING },
  isActive: (table, id) => {
    const zone = table.zoneOf(id);
    if (zone === ZONE.ao) return true;
    if (zone === ZONE.heroes) return table.card(id).type === "hero";
    const host = table.hostOf(id);
    return host >= 0 && table.isInPlay(table.zoneOf(host));
  },
});
