// Setup (p.7), Turn Sequence (p.9-13), The Final Turn (p.13).

import { askIf } from "../../../core/table/ask.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { counted } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import {
  asteroids,
  clock,
  isSecondOf,
  passPriority,
  setClock,
  tossForPriority,
  USUAL_CLOCK,
} from "../opposite/opposite.ts";
import { texts } from "../texts/texts.ts";
import { resolution, trash } from "./resolution.ts";
import { classed, classOver, classStaged, isBorne } from "./ship-class.ts";
import { isProhibited, move, ships, stage } from "./stage-and-move.ts";
import { COUNTER, PLACES, TOKEN, type WorldsMove, type WorldsPhase, type WorldsTable, ZONE } from "./table.ts";
import { incomeIn, UNITS, worldAt } from "./worlds.ts";

const OPENING_HAND = 10;
/** The most cards that may be put away during setup. */
export const MOST_ADJUSTED = 4;
const HAND_LIMIT = 10;
/** The least number of cards to draw, however low the income. */
const LEAST_DRAWN = 2;

function announceLast(table: WorldsTable): void {
  if (table.get(COUNTER.last) > 0) return;
  const isOwn = table.count(ZONE.draw) === 0;
  if (!isOwn && !(table.turn > 0 && table.turn === table.get(COUNTER.clock))) return;
  table.set(COUNTER.last, 1);
  const drawer = isOwn ? "The Player Deck is empty" : "The opponent draws the last card";
  table.say(() => `${drawer}: the next turn is the final turn.`);
}

function drawnInWords(cards: number): string {
  return `${counted(cards, "card")} ${cards === 1 ? "is" : "are"} drawn`;
}

const adjust: WorldsMove = {
  do: "adjust",
  isElsewhere: true,
  says: "Trash a card and draw another",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "adjusted",
      cite: book.SETUP,
      holds: (table) => table.get(COUNTER.adjusted) < MOST_ADJUSTED,
      lacks: () => `at most ${MOST_ADJUSTED} cards are put away, and you have put away ${MOST_ADJUSTED}`,
    },
  ],
  play: (table, card) => {
    trash(table, card);
    table.add(COUNTER.adjusted, 1);
    table.say(() => `${table.known(card)} goes to the Trash Heap.`);
  },
};

/** A side draws its first hand. */
function drawHand(table: WorldsTable): void {
  table.shuffle(ZONE.draw);
  table.draw(ZONE.draw, ZONE.hand, OPENING_HAND);
  table.say(() => `${drawnInWords(table.count(ZONE.hand))}.`);
}

const ADJUST = "Once, you may put up to four cards face down on the Trash Heap and draw as many.";

export const setup: readonly WorldsPhase[] = [
  {
    id: "deal",
    name: "Setup",
    cite: book.SETUP,
    says: "Five worlds are drawn into a row, and ten cards to the hand.",
    begin: (table) => {
      table.shuffle(ZONE["worlds-deck"]);
      for (const place of PLACES) table.draw(ZONE["worlds-deck"], ZONE.worlds + place, 1);
      const worlds = PLACES.map((place) => worldAt(table, place)).filter((world) => world >= 0);
      table.say(() => `The worlds: ${worlds.map((world) => table.label(world)).join(", ")}.`);
      drawHand(table);
      if (!isOpposed(table.start)) return;
      tossForPriority(table);
      table.shuffle(ZONE["enemy-draw"]);
      table.draw(ZONE["enemy-draw"], ZONE["enemy-hand"], OPENING_HAND);
    },
    moves: [],
  },
  {
    id: "adjust",
    name: "Adjust",
    cite: book.SETUP,
    says: ADJUST,
    asks: (table) =>
      isOpposed(table.start) ? ADJUST : `${ADJUST} Nobody is opposite: you may set what a rival would do.`,
    begin: (table) => {
      if (!isOpposed(table.start)) setClock(table, USUAL_CLOCK);
    },
    moves: [adjust, clock, asteroids],
    isForBoth: true,
    end: (table) => {
      const drawn = table.draw(ZONE.draw, ZONE.hand, table.get(COUNTER.adjusted));
      if (drawn > 0) table.say(() => `${drawnInWords(drawn)} for what was put away.`);
      announceLast(table);
    },
  },
];

const replace: WorldsMove = {
  do: "replace",
  says: "Trash a Prohibited card and draw another",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "final-turn",
      cite: book.FINAL_TURN,
      holds: (table) => table.get(COUNTER.final) > 0,
      lacks: () => "Prohibited cards are replaced in the final turn, and this is not it",
    },
    {
      id: "prohibited",
      cite: book.FINAL_TURN,
      holds: isProhibited,
      lacks: () => "it is not Prohibited",
    },
  ],
  play: (table, card) => {
    trash(table, card);
    const drawn = table.draw(ZONE.draw, ZONE.hand, 1);
    table.say(() => `${table.label(card)} is Prohibited and trashed${drawn > 0 ? ", and a card is drawn" : ""}.`);
  },
};

function beginTurn(table: WorldsTable): void {
  table.set(COUNTER.priorIncome, table.get(COUNTER.income));
  table.set(COUNTER.supported, 0);
  if (table.get(COUNTER.last) === 0) return;
  if (table.get(COUNTER.final) === 0) table.say(() => "The final turn: Prohibited cards are banned.");
  table.set(COUNTER.final, 1);
  for (const zone of UNITS.flatMap((first) => PLACES.map((place) => first + place))) {
    for (const id of table.in(zone).filter((unit) => isProhibited(table, unit))) {
      trash(table, id);
      table.say(() => `${table.label(id)} is Prohibited and trashed.`);
    }
  }
}

/** Whether a Prohibited card in hand could be replaced. */
function isReplacing(table: WorldsTable): boolean {
  return table.get(COUNTER.final) > 0 && table.in(ZONE.hand).some((id) => isProhibited(table, id));
}

const trashShip: WorldsMove = {
  do: "trash-ship",
  says: "Trash a ship: its Class is too much",
  of: "a staged ship whose Class counts",
  cards: classed,
  needs: [
    {
      id: "class",
      cite: book.REVEAL,
      holds: (table) => classOver(table) > 0,
      lacks: (table) =>
        `the Class staged is ${classStaged(table)}, and your prior turn income of ${table.get(COUNTER.priorIncome)} bears it`,
    },
  ],
  play: (table, card) => {
    trash(table, card);
    table.say(() => `${table.label(card)} is trashed: the Class staged is above the prior turn income.`);
    if (isBorne(table)) table.leave();
  },
};

function reveal(table: WorldsTable): void {
  for (const place of PLACES) {
    for (const id of table.in(ZONE.staged + place).slice()) {
      table.turnUp(id);
      if (table.card(id).kind !== "utility") continue;
      trash(table, id);
      table.say(() => `${table.label(id)} is a Utility, is not playable in staging, and is trashed.`);
    }
  }
  if (isBorne(table)) table.leave();
}

function countIncome(table: WorldsTable): void {
  const sum = incomeIn(table, UNITS);
  table.set(COUNTER.income, sum);
  if (table.get(COUNTER.final) > 0) table.add(COUNTER.scored, 1);
  table.say(() => `Income: ${sum}.`);
  if (isSecondOf(table)) passPriority(table);
}

const trashCard: WorldsMove = {
  do: "trash",
  isElsewhere: true,
  says: "Trash a card from the hand",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    trash(table, card);
    table.say(() => `${table.known(card)} is trashed.`);
  },
};

/** How many cards an income draws, before the hand limit. */
export function drawFor(income: number): number {
  return income < LEAST_DRAWN ? LEAST_DRAWN : income;
}

function draw(table: WorldsTable): void {
  const room = Math.max(HAND_LIMIT - table.count(ZONE.hand), 0);
  const drawn = table.draw(ZONE.draw, ZONE.hand, Math.min(drawFor(table.get(COUNTER.income)), room));
  table.say(() => `${drawnInWords(drawn)}.`);
  announceLast(table);
}

export const phases: readonly [WorldsPhase, ...WorldsPhase[]] = [
  {
    id: "beginning",
    isForBoth: true,
    name: "Beginning",
    cite: book.FINAL_TURN,
    says: "In the final turn, Prohibited cards in play are trashed. Those in hand may be replaced while the deck lasts.",
    begin: beginTurn,
    run: askIf((table) => isReplacing(table) || texts.canUse(table)),
    moves: [replace, texts.use],
  },
  {
    id: "stage",
    isForBoth: true,
    name: "Stage",
    cite: book.STAGE,
    says: "Stage up to one card face down at each world. Any card may be staged.",
    moves: [stage, texts.use],
  },
  {
    id: "move",
    isForBoth: true,
    name: "Move",
    cite: book.MOVE,
    says: "Each ship in play may move up to its range. Neighbouring worlds are one parsec apart.",
    begin: (table) => {
      for (const id of ships(table)) table.setToken(id, TOKEN.moved, 0);
    },
    run: askIf((table) => ships(table).length > 0 || texts.canUse(table)),
    moves: [move, texts.use],
  },
  {
    id: "reveal",
    isForBoth: true,
    name: "Reveal",
    cite: book.REVEAL,
    says: "Utilities are trashed, and ships until the Class staged is at most the prior turn income.",
    begin: reveal,
    run: askIf((table) => table.get(COUNTER.supported) === 0),
    asks: (table) =>
      isBorne(table)
        ? "Your income of last turn bears the Class of your ships. Go on."
        : `Your ships need Class ${classStaged(table)}, and you earned ${table.get(COUNTER.priorIncome)} last turn. Trash some.`,
    moves: [trashShip, texts.use],
    mayPass: isBorne,
  },
  resolution,
  {
    id: "income",
    isForBoth: true,
    name: "Count Income",
    cite: book.COUNT_INCOME,
    says: "The income of all units is counted. In the final turn it is the score.",
    begin: countIncome,
    moves: [],
  },
  {
    id: "trash",
    isForBoth: true,
    name: "Trash",
    cite: book.TRASH,
    says: "Any number of cards may go from the hand to the Trash Heap.",
    moves: [trashCard, texts.use],
  },
  {
    id: "draw",
    isForBoth: true,
    name: "Draw",
    cite: book.DRAW,
    says: "Draw as many cards as the income, two if it is below two, up to a hand of ten.",
    begin: draw,
    run: askIf((table) => texts.canUse(table)),
    moves: [texts.use],
    // A card that is drawn or found at the end of Draw may be the last one.
    end: announceLast,
  },
];
