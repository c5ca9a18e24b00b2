import { askIf } from "../../../core/table/ask.ts";
import { asEach, goFirst, otherOf } from "../../../core/table/sides.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import { idleNow } from "../../../core/text/idle.ts";
import * as book from "../book/rulebook.ts";
import { blocking } from "../opposite/opposite.ts";
import { texts } from "../texts/texts.ts";
import { useAbility } from "./abilities.ts";
import { answering, instants } from "./answering.ts";
import { damaging, mend, striking } from "./combat.ts";
import { paying } from "./paying.ts";
import { attack, cacheCard, orbitCard, playCard, raiseTech, transform } from "./play-step.ts";
import { paidFor, resolution, sacrificing } from "./resolving.ts";
import { swapCards } from "./sideboarding.ts";
import {
  COUNTER,
  handMaximum,
  LIFE,
  type OrionMove,
  type OrionPhase,
  type OrionTable,
  overMaximum,
  ZONE,
} from "./table.ts";

const OPENING_HAND = 5;
const DRAWN = 3;
/** The maximum hand size, unless a card says otherwise. */
const HAND_SIZE = 7;

function drawn(table: OrionTable, wanted: number): void {
  const count = table.draw(ZONE.draw, ZONE.hand, wanted);
  table.say(() => {
    if (count === 0) return "The deck is empty: no card is drawn.";
    return count === 1 ? "1 card is drawn." : `${count} cards are drawn.`;
  });
}

const go: OrionMove = goFirst(COUNTER.first, (to) =>
  to === "first" ? "You go first: no attack actions in the first turn." : "You go second.",
);

const redraw: OrionMove = {
  do: "redraw",
  says: "Shuffle the opening hand back and draw five again",
  key: "m",
  play: (table) => {
    for (const id of [...table.in(ZONE.hand)]) table.move(id, ZONE.draw);
    table.shuffle(ZONE.draw);
    table.draw(ZONE.draw, ZONE.hand, OPENING_HAND);
    table.say(() => "The opening hand is redrawn, once.");
    table.leave();
  },
};

export const setup: readonly OrionPhase[] = [
  {
    id: "sideboarding",
    name: "Sideboarding",
    cite: book.BEFORE_THE_GAME,
    says: "Cards may be switched between deck and sideboard while the deck stays legal.",
    begin: (table) => {
      asEach(table, () => {
        table.set(COUNTER.life, LIFE);
        table.set(COUNTER.techLevel, 1);
        table.set(COUNTER.handSize, HAND_SIZE);
      });
      if (table.count(ZONE.sideboard) === 0) table.leave();
    },
    moves: [swapCards],
  },
  {
    id: "order",
    name: "First or second",
    cite: book.OPENING_HAND,
    says: "Going first: no attack actions in the first turn. Going second: the top card of the deck begins in the cache.",
    moves: [go],
    mayPass: () => false,
  },
  {
    id: "opening",
    name: "Opening hand",
    cite: book.OPENING_HAND,
    says: "Draw five. There is no mulligan. The house rule allows one redraw.",
    isForBoth: true,
    begin: (table) => {
      table.shuffle(ZONE.draw);
      drawn(table, OPENING_HAND);
      if (!table.start.house.redraw) table.leave();
    },
    moves: [redraw],
  },
  {
    id: "first-cache",
    name: "Cache of the second player",
    cite: book.OPENING_HAND,
    says: "Who goes second puts the top card of the deck face up into the cache.",
    isForBoth: true,
    begin: (table) => {
      if (table.get(COUNTER.first) > 0 || table.draw(ZONE.draw, ZONE.cache, 1) === 0) return;
      table.say(() => `${table.label(table.first(ZONE.cache))} begins in the cache.`);
    },
    moves: [],
  },
];

const bottomEnergy: OrionMove = {
  do: "bottom",
  says: "Put a card of the Energy Stack on the bottom of the deck",
  of: "a card of your Energy Stack",
  cards: (table) => table.in(ZONE.energy),
  play: (table, card) => {
    table.move(card, ZONE.draw, "bottom");
    if (table.count(ZONE.energy) < 2) table.leave();
  },
};

const bottomHand: OrionMove = {
  do: "bottom",
  says: "Put a card on the bottom of the deck",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    table.move(card, ZONE.draw, "bottom");
    table.say(() => `${table.known(card)} goes to the bottom of the deck.`);
    if (overMaximum(table) === 0) table.leave();
  },
};

function rally(table: OrionTable): void {
  for (const zone of [ZONE.heroes, ZONE.ao]) {
    for (const id of table.in(zone)) {
      table.exhaust(id, false);
      for (const augment of table.in(table.under(id))) table.exhaust(augment, false);
    }
  }
}

/** What a side has paid in this turn goes to the bottom of its deck. (Energy stack) */
function bottomPaid(table: OrionTable): void {
  for (const id of [...table.in(ZONE.energy)]) table.move(id, ZONE.draw, "bottom");
}

/** Actions and instants only do what their text says. */
function wastes(table: OrionTable, card: number): string | undefined {
  const { type } = table.card(card);
  return type === "action" || type === "instant" ? idleNow(texts, table, card, "played") : undefined;
}

export const phases: readonly [OrionPhase, ...OrionPhase[]] = [
  {
    id: "beginning",
    name: "Beginning",
    cite: book.TURN_BEGINNING,
    says: "Effects at the beginning of the turn resolve.",
    begin: (table) => {
      // The cache of either side may be used in each turn, also in the other side's.
      for (const counter of [COUNTER.cached, COUNTER.spent]) asEach(table, () => table.set(counter, 0));
      table.tell("turn-begins", -1);
    },
    moves: [],
  },
  {
    id: "play",
    name: "Play step",
    cite: book.PLAY_STEP,
    says: "Play cards, use abilities, raise the Tech Level, transform, attack and orbit. Cache one card a turn.",
    moves: [{ ...playCard, wastes }, attack, texts.use, transform, raiseTech, cacheCard, orbitCard, useAbility],
  },
  {
    id: "rally",
    name: "End and rally",
    cite: book.RALLY,
    says: "After the effects at the end of the turn all cards rally.",
    begin: (table) => table.tell("turn-ends", -1),
    moves: [],
    end: rally,
  },
  {
    id: "cleanup",
    name: "Cleanup",
    cite: book.CLEANUP,
    says: "Damage comes off warriors. The Energy Stack goes to the bottom of the deck in the order of your choice.",
    begin: (table) => {
      asEach(table, () => mend(table));
      table.as(otherOf(table.side), () => bottomPaid(table));
      const paid = table.count(ZONE.energy);
      if (paid < 2) table.leave();
      if (paid === 0) return;
      const cards = paid === 1 ? "1 card of the Energy Stack goes" : `${paid} cards of the Energy Stack go`;
      table.say(() => `${cards} to the bottom of the deck.`);
    },
    moves: [bottomEnergy],
    end: bottomPaid,
  },
  {
    id: "draw",
    name: "Draw",
    cite: book.TURN_DRAW,
    says: "Draw three cards.",
    begin: (table) => drawn(table, DRAWN),
    moves: [],
  },
  {
    id: "orbit",
    name: "Orbit",
    cite: book.ORBITING,
    says: "A last chance to put cards into empty orbit slots: as many as the Tech Level.",
    run: askIf((table) => isOffered(table, orbitCard)),
    moves: [orbitCard],
  },
  {
    id: "hand",
    name: "Hand size",
    cite: book.HAND_SIZE,
    says: "Cards go to the bottom of the deck until seven are left in hand.",
    asks: (table) => {
      const over = overMaximum(table);
      if (over === 0) return "No card is over the maximum of the hand.";
      return `Put ${over} more ${over === 1 ? "card" : "cards"} on the bottom of the deck: ${handMaximum(table)} is the most.`;
    },
    begin: askIf((table) => overMaximum(table) > 0),
    moves: [bottomHand],
    mayPass: (table) => overMaximum(table) === 0,
  },
];

const drawCached: OrionMove = {
  do: "draw",
  says: "Draw a card",
  key: "d",
  play: (table) => {
    table.draw(ZONE.draw, ZONE.hand, 1);
    table.say(() => "A card is drawn for the one cached.");
    table.leave();
  },
};

export const called: readonly OrionPhase[] = [
  paying(paidFor),
  texts.phase,
  striking,
  damaging,
  blocking(texts),
  sacrificing,
  resolution,
  answering,
  instants,
  {
    id: "cache-draw",
    name: "Draw for the cache",
    cite: book.CACHE,
    says: "Who caches a card may draw one.",
    moves: [drawCached],
  },
];
