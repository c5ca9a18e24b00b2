// How to Play (p.8-10), Supply Drops and Hand Size, Celestials (p.11), Lightspeed Deployment (p.12), The Accordion
// (p.13), Keywords and Terms (p.15). One turn of this table is one battle.
import { NO_ARGS } from "../../../core/table/frame.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { asEach } from "../../../core/table/sides.ts";
import { idleNow } from "../../../core/text/idle.ts";
import { spelled } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import { nextToReveal, toss } from "../opposite/opposite.ts";
import { texts } from "../texts/texts.ts";
import { goOn } from "./accordion.ts";
import { answer, enemyReveals, reveal } from "./lightspeed.ts";
import {
  BATTLE_ZONE,
  COUNTER,
  type FatesMove,
  type FatesNeed,
  type FatesPhase,
  type FatesTable,
  SKIRMISHES,
  TOKEN,
  ZONE,
} from "./table.ts";
import { cqIn, discard, isMuted, unitsIn } from "./units.ts";

const SUPPLY_DROP = 7;
const HAND_MAXIMUM = 10;
const BATTLES = 3;

function supplyDrop(table: FatesTable): void {
  const count = SUPPLY_DROP + table.sum("supply-drop", -1) + table.get(COUNTER.more);
  table.set(COUNTER.more, 0);
  const drawn = table.draw(ZONE.draw, ZONE.hand, count);
  table.say(() => {
    if (drawn === 0) return "Supply drop: the deck is empty, no card is drawn.";
    return drawn === 1 ? "Supply drop: 1 card." : `Supply drop: ${drawn} cards.`;
  });
}

const mulligan: FatesMove = {
  do: "mulligan",
  says: "Shuffle the hand back and draw a new supply drop",
  key: "m",
  play: (table) => {
    while (table.count(ZONE.hand) > 0) table.move(table.first(ZONE.hand), ZONE.draw);
    table.shuffle(ZONE.draw);
    table.say(() => "Mulligan: the hand goes back, the deck is shuffled.");
    supplyDrop(table);
    table.leave();
  },
};

export const setup: readonly FatesPhase[] = [
  toss,
  {
    id: "mulligan",
    name: "First drop",
    cite: book.SUPPLY_DROP,
    says: "Shuffle and draw seven. On this first drop only, you may return the whole hand once and draw another seven.",
    isForBoth: true,
    begin: (table) => {
      table.shuffle(ZONE.draw);
      supplyDrop(table);
    },
    moves: [mulligan],
  },
];

const supply: FatesPhase = {
  id: "supply-drop",
  name: "Supply drop",
  cite: book.NEXT_BATTLE,
  says: "A battle begins with a supply drop of seven cards, or as many as the deck still holds. You keep your hand.",
  isForBoth: true,
  begin: (table) => {
    if (!table.running.isSecond) table.add(COUNTER.battle, 1);
    if (table.get(COUNTER.battle) > 1) supplyDrop(table);
  },
  moves: [],
};

const celestial: FatesMove = {
  do: "celestial",
  says: "Play a Celestial",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "kind",
      cite: book.CELESTIAL_PHASE,
      holds: (table, card) => table.card(card).kind === "celestial",
      lacks: () => "only a Celestial is played here, and this is a unit",
    },
  ],
  wastes: (table, card) => idleNow(texts, table, card, "played"),
  play: (table, card) => {
    table.move(card, ZONE.celestials);
    table.say(() => `${table.label(card)} is played: its effects happen immediately.`);
    table.tell("played", card);
    table.leave();
  },
};

const unitOnly: FatesNeed = {
  id: "kind",
  cite: book.DEPLOYMENT_PHASE,
  holds: (table, card) => table.card(card).kind === "unit",
  lacks: () => "only units are deployed, and this is a Celestial",
};

const emptyLocation: FatesNeed = {
  id: "location",
  cite: book.DEPLOYMENT_PHASE,
  holds: (table, _, to) => table.zone(to) < 0 || table.count(table.zone(to)) === 0,
  lacks: (_, __, to) => `at most one unit is deployed at a location, and ${to} is taken`,
};

function deploy(locations: readonly string[]): FatesMove {
  return {
    do: "deploy",
    says: "Deploy face down",
    of: "a card in your hand",
    at: () => `a location from ${locations[0]} to ${locations.at(-1)}`,
    cards: (table) => table.in(ZONE.hand),
    targets: () => locations,
    needs: [unitOnly, emptyLocation],
    play: (table, card, to) => {
      table.move(card, table.zone(to), "usual", false);
      table.setToken(card, TOKEN.placed, 1);
      table.say(() => `${table.known(card)} is deployed face down to ${to}.`);
    },
  };
}

const NONE: readonly number[] = [];

/** The unit that whoever acts reveals next in a skirmish. */
export function nextReveal(table: FatesTable, skirmish: 1 | 2): readonly number[] {
  const next = nextToReveal(table, skirmish);
  return next < 0 || table.isTheirs(next) ? NONE : [next];
}

function revealNext(skirmish: 1 | 2): FatesMove {
  return {
    do: "reveal",
    says: "Reveal the next unit",
    of: "your face-down unit whose turn it is, from left to right",
    cards: (table) => nextReveal(table, skirmish),
    play: (table, card) => reveal(table, card),
  };
}

/** An enemy unit whose turn it is is revealed by itself. */
function revealEnemy(table: FatesTable, skirmish: 1 | 2): void {
  watchHand(table);
  const next = nextToReveal(table, skirmish);
  if (!table.isIn("hand-maximum") && next >= 0 && table.isTheirs(next)) table.as(1, () => reveal(table, next));
}

/** The three phases of one skirmish. */
function skirmish(number: 1 | 2): readonly [FatesPhase, FatesPhase, FatesPhase] {
  const names = SKIRMISHES[number - 1] ?? [];
  const about = `Skirmish ${number}`;
  return [
    {
      id: `celestial-${number}`,
      name: `${about}: Celestial`,
      cite: book.CELESTIAL_PHASE,
      says: "Play one Celestial, or pass.",
      isForBoth: true,
      begin: (table) => table.set(COUNTER.skirmish, number),
      moves: [celestial],
    },
    {
      id: `deployment-${number}`,
      name: `${about}: Deployment`,
      cite: number === 1 ? book.DEPLOYMENT_PHASE : book.SKIRMISH_TWO,
      says: `Place units face down, at most one at each of locations ${names[0]} to ${names.at(-1)}. Any may stay empty.`,
      isForBoth: true,
      moves: [deploy(names)],
    },
    {
      id: `action-${number}`,
      name: `${about}: Action`,
      cite: book.ACTION_PHASE,
      says: "Reveal the units from left to right. Each is announced, existing effects apply to it, its Upon Reveal happens, and its other effects begin.",
      moves: [revealNext(number), enemyReveals],
      run: (table) => revealEnemy(table, number),
      mayPass: (table) => nextReveal(table, number).length === 0,
    },
  ];
}

/** The player's units whose effect at the end of battle has not happened yet, from left to right. */
export function waitingAtEnd(table: FatesTable): readonly number[] {
  const isWaiting = (id: number) => table.token(id, TOKEN.ended) === 0 && texts.waitsFor(table, "end", id);
  return unitsIn(table, BATTLE_ZONE).filter(isWaiting);
}

function happenAtEnd(table: FatesTable, unit: number): void {
  table.setToken(unit, TOKEN.ended, 1);
  table.tell("end", unit);
}

/** A unit that was destroyed or muted before its turn does nothing any more. */
const endEffect: FatesMove = {
  do: "end-effect",
  says: "End of battle: its effect is next",
  of: "your unit whose effect at the end of battle has not happened yet",
  cards: waitingAtEnd,
  play: happenAtEnd,
};

const tally: FatesMove = {
  do: "tally",
  says: "Score the face-up units",
  tells: (table) => `Score ${cqIn(table, BATTLE_ZONE)}`,
  play: (table) => {
    const sum = cqIn(table, BATTLE_ZONE);
    table.add(COUNTER.conquest, sum);
    table.say(
      () => `Battle ${table.get(COUNTER.battle)}: ${sum} CQ, ${table.get(COUNTER.conquest)} in the conquest pool.`,
    );
    table.leave();
  },
};

/** Ends the game as it stands, because there is no fourth battle. */
function close(table: FatesTable): void {
  asEach(table, () => table.add(COUNTER.conquest, table.get(COUNTER.promised)));
  table.set(COUNTER.over, 1);
}

const score: FatesMove = {
  do: "score",
  says: "Close the game: the conquest pool is the score",
  play: close,
};

export const AFTER_BATTLES = "after-battles";

/** Waits only if the player has uploaded cards, because there is nothing to do without them. */
const afterBattles: FatesPhase = {
  id: AFTER_BATTLES,
  name: "After three battles",
  cite: book.AFTER_THREE_BATTLES,
  says: "After three battles, uploaded cards take effect. Then the conquest pool is the score.",
  begin: (table) => {
    if (table.get(COUNTER.battle) < BATTLES) table.leave();
    else if (table.count(ZONE.upload) === 0) close(table);
  },
  moves: [score],
  mayPass: () => false,
};

export const phases: readonly [FatesPhase, ...FatesPhase[]] = [
  supply,
  ...skirmish(1),
  ...skirmish(2),
  {
    id: "end-of-battle",
    name: "End of battle",
    cite: book.END_OF_BATTLE,
    says: "Effects at the end of battle happen, in the order that their player chooses.",
    isForBoth: true,
    moves: [endEffect],
    run: (table) => {
      const [only, more] = waitingAtEnd(table);
      if (only === undefined) table.leave();
      else if (more === undefined) happenAtEnd(table, only);
    },
    mayPass: () => false,
  },
  {
    id: "tally",
    name: "Tally",
    cite: book.END_OF_BATTLE,
    says: "The CQ of all face-up units is added to the conquest pool.",
    isForBoth: true,
    moves: [tally],
    mayPass: () => false,
  },
  {
    id: "clean-up",
    name: "Clean up",
    cite: book.END_OF_BATTLE,
    says: "All units go to the discard pile, which is not shuffled back. Celestials stay.",
    begin: (table) => {
      for (const id of unitsIn(table)) if (table.isUp(id)) table.tell("clean-up", id, isMuted(table, id));
    },
    moves: [],
    end: (table) => {
      for (const id of unitsIn(table)) discard(table, id);
      for (const counter of [COUNTER.skirmish, COUNTER.revealed, COUNTER.fallen, COUNTER["enemy-fallen"]])
        table.set(counter, 0);
      if (isOpposed(table.start)) table.set(COUNTER.waiting, 1 - table.get(COUNTER.waiting));
    },
  },
  afterBattles,
];

/** A limit is not a sum: of several, the lowest holds. */
function handMaximum(table: FatesTable): number {
  const limits = table.said("hand-maximum", -1);
  return limits.length === 0 ? HAND_MAXIMUM : Math.min(...limits);
}

const discardOne: FatesMove = {
  do: "discard",
  says: "Discard a card",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    discard(table, card);
    table.say(() => `${table.label(card)} is discarded. This triggers nothing.`);
    if (table.count(ZONE.hand) <= handMaximum(table)) table.leave();
  },
};

export const called: readonly FatesPhase[] = [
  {
    id: "hand-maximum",
    name: "Hand over the maximum",
    cite: book.HAND_SIZE,
    says: "More cards in hand than the maximum, which is ten: discard down to it at once.",
    asks: (table) => {
      const most = handMaximum(table);
      const over = table.count(ZONE.hand) - most;
      return `Discard ${over} more ${over === 1 ? "card" : "cards"}: ${spelled(most)} is the most.`;
    },
    moves: [discardOne],
    mayPass: () => false,
  },
  {
    id: "accordion",
    name: "The accordion",
    cite: book.ACCORDION,
    says: "After the answer, effects in play apply to the announced unit, and then its own happens.",
    begin: (table, { unit = -1 }) => goOn(table, unit),
    moves: [],
  },
  {
    id: "answer",
    name: "Lightspeed answer",
    cite: book.LIGHTSPEED,
    says: "One Lightspeed unit may answer an enemy unit that was announced, also one that is itself an answer.",
    passing: "Do not answer",
    moves: [answer],
  },
  texts.phase,
];

/** Either side discards at once, whoever acts. */
export function watchHand(table: FatesTable): void {
  if (table.isIn("hand-maximum")) return;
  const isOver = () => table.count(ZONE.hand) > handMaximum(table);
  for (const side of [1, 0] as const) if (table.as(side, isOver)) table.call("hand-maximum", NO_ARGS, side);
}
