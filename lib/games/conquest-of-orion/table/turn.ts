// 1.3 Game Start, 1.7 Tier, 1.10 Turn Structure, 1.11 Movement and Combat, 1.12 Damage, Stats, and Destruction.

import { ask, askIf } from "../../../core/table/ask.ts";
import { goFirst } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import { strikeBack } from "../opposite/opposite.ts";
import { texts } from "../texts/texts.ts";
import { advance, assault, forcedUnit, isArmed, retreating, stealth } from "./assault.ts";
import { cleanUp, destroy, unique } from "./clean-up.ts";
import { combat, deployed, step, windows } from "./defense.ts";
import { ascend, conquer, deploy, land, paidFor, playCard, playFast, trade } from "./economy.ts";
import { figuresInWords, STARTING, setFigures, settings, startInWords } from "./figures.ts";
import { inPlay, planets } from "./galaxy.ts";
import { payments } from "./paying.ts";
import { gain, PAIRS } from "./resources.ts";
import { regenerationOf } from "./stats.ts";
import { COUNTER, type GalaxyMove, type GalaxyPhase, type GalaxyTable, RESOURCES, TOKEN, ZONE } from "./table.ts";
import { type Amounts, traitsOf } from "./traits.ts";
import { hasDeck, wordFor } from "./whereabouts.ts";

const OPENING_HAND = 4;
const NEUTRAL_PLANETS = 5;

const LOST =
  "The rulebook leaves these numbers out. We use the values below. Change them if your group plays otherwise.";

const exchange: GalaxyMove = {
  do: "exchange",
  isElsewhere: true,
  says: "Exchange a card for another",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    table.move(card, ZONE.draw, "bottom");
    table.add(COUNTER.exchanged, 1);
    table.say(() => `${table.known(card)} goes to the bottom of the deck.`);
  },
};

function cardsAre(count: number): string {
  return `${count} ${count === 1 ? "card is" : "cards are"}`;
}

export const setup: readonly GalaxyPhase[] = [
  {
    id: "figures",
    name: "Missing numbers",
    cite: book.GAME_START,
    says: LOST,
    begin: setFigures,
    asks: (table) => `${LOST} Now: ${figuresInWords(table)}.`,
    moves: settings,
  },
  {
    id: "order",
    name: "First or second",
    cite: book.GAME_START,
    says: "Who goes first gains no resources in the first turn and starts with a given amount instead.",
    moves: [goFirst(COUNTER.first, (to) => `You go ${to}.`)],
    mayPass: () => false,
    end: (table) => {
      table.shuffle(ZONE["planets-deck"]);
      table.draw(ZONE["planets-deck"], ZONE.neutral, NEUTRAL_PLANETS);
    },
  },
  {
    id: "exchange",
    name: "Exchange",
    cite: book.GAME_START,
    says: "Draw four cards. Put any number of them on the bottom of the deck and draw as many.",
    isForBoth: true,
    begin: (table) => {
      table.set(COUNTER.tier, 1);
      table.shuffle(ZONE.draw);
      const drawn = table.draw(ZONE.draw, ZONE.hand, OPENING_HAND);
      table.say(() => `${cardsAre(drawn)} drawn.`);
    },
    moves: [exchange],
    end: (table) => {
      const drawn = table.draw(ZONE.draw, ZONE.hand, table.get(COUNTER.exchanged));
      if (drawn > 0) table.say(() => `${cardsAre(drawn)} drawn for those exchanged.`);
    },
  },
];

/** Readies a card and regenerates it. Only old damage is repaired, so damage dealt since then still counts. */
function ready(table: GalaxyTable, id: number): void {
  if (table.token(id, TOKEN.asleep) > 0) table.setToken(id, TOKEN.asleep, 0);
  else table.exhaust(id, false);
  const damage = table.token(id, TOKEN.damage);
  const regeneration = damage > 0 ? regenerationOf(table, id) : 0;
  if (regeneration === 0) return;
  const mended = Math.min(regeneration, damage);
  table.setToken(id, TOKEN.damage, damage - mended);
  table.setToken(id, TOKEN.hurt, table.token(id, TOKEN.hurt) - mended);
  table.say(() => `${wordFor(table, id)} regenerates ${mended}.`);
}

/** Removes a time counter from a card with Half life, and destroys the card with the last one. */
function passTime(table: GalaxyTable, id: number): void {
  const time = table.token(id, TOKEN.time);
  if (time > 0) table.setToken(id, TOKEN.time, time - 1);
  // A card's text may already have removed the last one.
  if (time === 1 || (time === 0 && traitsOf(table, id).life > 0)) destroy(table, id);
}

function addAmounts(sums: number[], amounts: Amounts): void {
  for (let at = 0; at < amounts.length; at++) sums[at] = (sums[at] ?? 0) + (amounts[at] ?? 0);
}

/**
 * The income from planets that were not damaged since the last income. The player chooses between either-or symbols.
 */
function income(table: GalaxyTable): void {
  const sums = [0, 0, 0, 0, 0, 0];
  sums[table.get(COUNTER.innateColour)] = table.get(COUNTER.innate);
  for (const id of planets(table)) {
    const damage = table.token(id, TOKEN.damage);
    const isHurt = damage > table.token(id, TOKEN.hurt);
    table.setToken(id, TOKEN.hurt, damage);
    const { earns, produces } = traitsOf(table, id);
    // A satellite never produces anything.
    if (earns === 0) continue;
    if (isHurt) table.say(() => `${wordFor(table, id)} was damaged and produces nothing.`);
    else {
      addAmounts(sums, produces);
      table.tell("produces", id);
    }
  }
  gain(table, "blue", sums[0] ?? 0);
  gain(table, "gold", sums[1] ?? 0);
  gain(table, "red", sums[2] ?? 0);
  table.say(() => `Resources: ${RESOURCES.map((one) => `${table.get(COUNTER[one])} ${one}`).join(", ")}.`);
  for (let pair = 0; pair < PAIRS.length; pair++) {
    const left = sums[3 + pair] ?? 0;
    if (left > 0) table.call("gain", { pair, left });
  }
}

/** How many cards are drawn at the beginning of the turn. What is drawn “instead of one” is not a sum. */
function draws(table: GalaxyTable): number {
  const instead = table.said("draws", -1);
  return instead.length === 0 ? 1 : Math.max(...instead);
}

/** Takes a token off all cards, or off those that are meant. */
function clear(table: GalaxyTable, token: number, isMeant: (id: number) => boolean = () => true): number[] {
  if (!table.hasHad(token)) return [];
  const cleared: number[] = [];
  for (let id = 0; id < table.size; id++) {
    if (table.token(id, token) === 0 || !isMeant(id)) continue;
    table.setToken(id, token, 0);
    cleared.push(id);
  }
  return cleared;
}

function begin(table: GalaxyTable): void {
  if (table.get(COUNTER.ascending) > 0) {
    table.set(COUNTER.ascending, 0);
    table.add(COUNTER.tier, 1);
    table.say(() => `Tier ${table.get(COUNTER.tier)}.`);
  }
  for (const counter of [COUNTER.traded, COUNTER.attacks, COUNTER["enemy-attacks"]]) table.set(counter, 0);
  // What holds until the next turn of a side is over. By hand it is the player's.
  clear(table, TOKEN.immobile, (id) => Math.max(table.token(id, TOKEN.binder), 1) === table.side + 1);
  const there = inPlay(table);
  for (const id of there) ready(table, id);
  for (const id of there) passTime(table, id);
  for (const id of table.in(ZONE.space)) table.setToken(id, TOKEN.was, 0);
  const drawn = table.draw(ZONE.draw, ZONE.hand, draws(table));
  if (drawn === 0) table.set(COUNTER.ended, 1);
  if (drawn === 0 && !hasDeck(table)) return;
  table.say(() => (drawn === 1 ? "A card is drawn." : `${cardsAre(drawn)} drawn.`));
  table.tell("turn-begins", -1);
  if (table.turn > 1 || table.get(COUNTER.first) === 0) {
    income(table);
    return;
  }
  for (const [at, resource] of RESOURCES.entries()) gain(table, resource, table.get(STARTING[at] ?? -1));
  table.say(() => `The first player starts with ${startInWords(table)}.`);
}

const ECONOMY: readonly GalaxyMove[] = [playCard, deploy, conquer, ascend, land, texts.use, trade];

export const phases: readonly [GalaxyPhase, ...GalaxyPhase[]] = [
  {
    id: "beginning",
    name: "Beginning of turn",
    cite: book.TURN,
    says: "A Tier that you paid for arrives, cards are readied, and you draw one. Planets produce unless they were damaged since the last income.",
    begin,
    moves: [],
  },
  {
    id: "economy",
    name: "Economy",
    cite: book.TURN,
    says: "Play cards whose Tier is reached, conquer neutral planets, pay for the next Tier.",
    moves: ECONOMY,
    end: cleanUp,
  },
  {
    id: "assault",
    name: "Assault",
    cite: book.COMBAT,
    says: "Ready units that did not enter play this turn may assault. Against a deck, they attack in combat.",
    begin: askIf(isArmed),
    moves: [assault, advance, stealth, playFast, texts.use, trade],
    mayPass: (table) => forcedUnit(table) < 0,
    end: strikeBack,
  },
  ...combat,
  { ...retreating, begin: cleanUp },
  {
    id: "post-economy",
    name: "Post-combat economy",
    cite: book.TURN,
    says: "The same as the economy phase, after combat.",
    moves: ECONOMY,
  },
  step("movement", "Post-combat movement", "At last, the other side may move units between its planets.", (table) => {
    if (hasDeck(table)) ask(table, "shift", "other-only");
  }),
  step("ending", "End of turn", "Effects at the end of the turn happen.", (table) => {
    // Without a deck opposite, nothing happens in a turn of theirs but what Deploy allows.
    if (!hasDeck(table) && deployed(table).length > 0) table.call("defense");
    table.tell("turn-ends", -1);
  }),
  step("clean-up", "Clean-up", "What lasts until end of turn wears off, and lethal damage destroys.", (table) => {
    clear(table, TOKEN.boost);
    cleanUp(table);
    for (const id of clear(table, TOKEN.doomed)) destroy(table, id);
  }),
];

export const called: readonly GalaxyPhase[] = [...windows, ...payments(paidFor), unique, texts.phase];
