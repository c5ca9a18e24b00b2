// 1.3 Game Start, 1.7 Tier, 1.10 Turn Structure, 1.11 Movement and Combat, 1.12 Damage, Stats, and Destruction.
import { assault, isArmed, retreat } from "./assault.ts";
import { cleanUp, destroy, unique } from "./clean-up.ts";
import { ascend, conquer, land, paidFor, playCard, playFast } from "./economy.ts";
import { hasPlanet, inPlay, planets } from "./galaxy.ts";
import { payments } from "./paying.ts";
import { gain, PAIRS } from "./resources.ts";
import * as book from "./rulebook.ts";
import { COUNTER, type GalaxyMove, type GalaxyPhase, type GalaxyTable, RESOURCES, TOKEN, ZONE } from "./table.ts";
import { type Amounts, traitsOf } from "./traits.ts";

const OPENING_HAND = 4;
const NEUTRAL_PLANETS = 5;

interface Figure {
  readonly id: string;
  readonly counter: number;
  readonly says: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Numbers whose symbols are missing from the rulebook's text: our interpretation of each, and its possible settings.
 */
const FIGURES: readonly Figure[] = [
  { id: "innate", counter: COUNTER.innate, says: "Blue income", usual: 1, least: 0, most: 3 },
  { id: "start", counter: COUNTER.starting, says: "Of each, to go first", usual: 1, least: 0, most: 3 },
  { id: "tier", counter: COUNTER.tierCost, says: "Gold for the next Tier", usual: 3, least: 1, most: 6 },
];

const LOST =
  "The rulebook leaves these numbers out. We use the values below. Change them if your group plays otherwise.";

/** Sets one of these numbers, given as in `x:3`. */
const settings = FIGURES.map(
  ({ id, counter, says, least, most }): GalaxyMove => ({
    do: id,
    says,
    targets: () => Array.from({ length: most - least + 1 }, (_, n) => `x:${least + n}`),
    allows: (table, _, to) => table.get(counter) !== Number(to.slice(2)),
    names: (_, to) => to.slice(2),
    play: (table, _, to) => {
      table.set(counter, Number(to.slice(2)));
      table.say(() => `${says}: ${to.slice(2)}.`);
    },
  }),
);

const go: GalaxyMove = {
  do: "go",
  says: "Go",
  targets: () => ["first", "second"],
  play: (table, _, to) => {
    table.set(COUNTER.first, to === "first" ? 1 : 0);
    table.say(() => `You go ${to}.`);
    table.leave();
  },
};

const exchange: GalaxyMove = {
  do: "exchange",
  says: "Put a card on the bottom of the deck, to draw another",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    table.move(card, ZONE.draw, "bottom");
    table.add(COUNTER.exchanged, 1);
    table.say(() => `${table.label(card)} goes to the bottom of the deck.`);
  },
};

function cardsAre(count: number): string {
  return `${count} ${count === 1 ? "card is" : "cards are"}`;
}

export const setup: readonly GalaxyPhase[] = [
  {
    id: "figures",
    name: "Lost figures",
    cite: book.GAME_START,
    says: LOST,
    begin: (table) => {
      for (const { counter, usual } of FIGURES) table.set(counter, usual);
    },
    asks: (table) => `${LOST} Now: ${FIGURES.map(({ counter, says }) => `${says} ${table.get(counter)}`).join(", ")}.`,
    moves: settings,
  },
  {
    id: "order",
    name: "First or second",
    cite: book.GAME_START,
    says: "Who goes first gains no resources in the first turn and starts with a given amount instead.",
    moves: [go],
    mayPass: () => false,
  },
  {
    id: "exchange",
    name: "Exchange",
    cite: book.GAME_START,
    says: "Draw four cards. Put any number of them on the bottom of the deck and draw as many.",
    begin: (table) => {
      table.set(COUNTER.tier, 1);
      table.shuffle(ZONE["planets-deck"]);
      table.draw(ZONE["planets-deck"], ZONE.neutral, NEUTRAL_PLANETS);
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
  table.exhaust(id, false);
  const { regeneration } = traitsOf(table, id);
  const damage = table.token(id, TOKEN.damage);
  if (regeneration === 0 || damage <= 0) return;
  const mended = Math.min(regeneration, damage);
  table.setToken(id, TOKEN.damage, damage - mended);
  table.setToken(id, TOKEN.hurt, table.token(id, TOKEN.hurt) - mended);
  table.say(() => `${table.label(id)} regenerates ${mended}.`);
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
  const sums = [table.get(COUNTER.innate), 0, 0, 0, 0, 0];
  for (const id of planets(table)) {
    const damage = table.token(id, TOKEN.damage);
    const isHurt = damage > table.token(id, TOKEN.hurt);
    table.setToken(id, TOKEN.hurt, damage);
    if (isHurt) table.say(() => `${table.label(id)} was damaged and produces nothing.`);
    else addAmounts(sums, traitsOf(table, id).produces);
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

function begin(table: GalaxyTable): void {
  if (table.get(COUNTER.ascending) > 0) {
    table.set(COUNTER.ascending, 0);
    table.add(COUNTER.tier, 1);
    table.say(() => `Tier ${table.get(COUNTER.tier)}.`);
  }
  const there = inPlay(table);
  for (const id of there) ready(table, id);
  for (const id of there) passTime(table, id);
  if (table.draw(ZONE.draw, ZONE.hand, 1) === 0) {
    table.set(COUNTER.ended, 1);
    table.say(() => `There is no card to draw, so the game ends here, with ${table.get(COUNTER.dealt)} damage dealt.`);
    return;
  }
  table.say(() => "A card is drawn.");
  if (table.turn > 1 || table.get(COUNTER.first) === 0) {
    income(table);
    return;
  }
  for (const resource of RESOURCES) gain(table, resource, table.get(COUNTER.starting));
  table.say(() => `The first player starts with ${table.get(COUNTER.starting)} of each resource.`);
}

const ECONOMY: readonly GalaxyMove[] = [playCard, conquer, ascend, land];

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
    says: "Ready units that did not enter play this turn may assault. When you play alone, nobody defends. They retreat to any planet.",
    begin: (table) => {
      if (!isArmed(table)) table.leave();
    },
    moves: [assault, retreat, playFast],
    end: cleanUp,
  },
  {
    id: "post-economy",
    name: "Post-combat economy",
    cite: book.TURN,
    says: "The same as the economy phase, after combat.",
    moves: ECONOMY,
    end: cleanUp,
  },
];

export const called: readonly GalaxyPhase[] = [...payments(paidFor), unique];

/**
 * The game is over when the last planet is lost (satellites do not count) or when there was no card to draw. (1.4 Game
 * Conclusion)
 */
export function isOver(table: GalaxyTable): boolean {
  if (table.turn === 0) return false;
  return table.get(COUNTER.ended) > 0 || !hasPlanet(table);
}
