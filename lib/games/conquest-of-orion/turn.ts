// 1.3 Game Start, 1.7 Tier, 1.10 Turn Structure, 1.11 Movement and Combat, 1.12 Damage, Stats, and Destruction.
import type { MoveKind, Phase } from "../../core/goldfish.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { cleanUp, destroy, unique } from "./clean-up.ts";
import { ascend, conquer, land, paidFor, playCard } from "./economy.ts";
import { payments } from "./paying.ts";
import { amountsOf, gain, PAIRS } from "./resources.ts";
import * as book from "./rulebook.ts";
import {
  COUNTER,
  canMove,
  type GalaxyTable,
  hasKeyword,
  isNew,
  planets,
  RESOURCES,
  TOKEN,
  units,
  ZONE,
} from "./table.ts";

type Kind = MoveKind<ConquestOfOrionCard>;
type Step = Phase<ConquestOfOrionCard>;

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

/** Figures whose symbols the rulebook's text has lost: our reading of each, and what they can be set to. */
const FIGURES: readonly Figure[] = [
  { id: "innate", counter: COUNTER.innate, says: "Innate income, in blue", usual: 1, least: 0, most: 3 },
  { id: "start", counter: COUNTER.starting, says: "Of each resource, to go first", usual: 1, least: 0, most: 3 },
  { id: "tier", counter: COUNTER.tierCost, says: "Cost of the next Tier, in gold", usual: 3, least: 1, most: 6 },
];

const SETTINGS: readonly string[] = FIGURES.flatMap(({ id, least, most }) =>
  Array.from({ length: most - least + 1 }, (_, n) => `${id}:${least + n}`),
);

function settingOf(word: string): { readonly figure: Figure | undefined; readonly value: number } {
  const [id, value] = word.split(":");
  return { figure: FIGURES.find((figure) => figure.id === id), value: Number(value) };
}

const setFigure: Kind = {
  do: "set",
  says: "Set a figure that the rulebook's text has lost",
  targets: () => SETTINGS,
  allows: (table, _, to) => {
    const { figure, value } = settingOf(to);
    return figure !== undefined && table.get(figure.counter) !== value;
  },
  names: (_, to) => `${settingOf(to).figure?.says}: ${settingOf(to).value}`,
  play: (table, _, to) => {
    const { figure, value } = settingOf(to);
    if (figure) table.set(figure.counter, value);
    table.say(() => `${figure?.says}: ${value}.`);
  },
};

const go: Kind = {
  do: "go",
  says: "Go",
  targets: () => ["first", "second"],
  play: (table, _, to) => {
    table.set(COUNTER.first, to === "first" ? 1 : 0);
    table.say(() => `You go ${to}.`);
    table.leave();
  },
};

const exchange: Kind = {
  do: "exchange",
  says: "Put a card on the bottom of the deck, to draw another",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    table.move(card, ZONE.draw, "bottom");
    table.add(COUNTER.exchanged, 1);
    table.say(() => `${table.label(card)} goes to the bottom of the deck.`);
  },
};

export const setup: readonly Step[] = [
  {
    id: "figures",
    name: "Lost figures",
    cite: book.GAME_START,
    says: "The rulebook's text has lost its symbols here: these figures are our reading, and can be set to another.",
    begin: (table) => {
      for (const { counter, usual } of FIGURES) table.set(counter, usual);
    },
    moves: [setFigure],
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
    says: "Four cards are drawn; any number of them may go to the bottom of the deck, and as many are drawn.",
    begin: (table) => {
      table.set(COUNTER.tier, 1);
      table.shuffle(ZONE["planets-deck"]);
      table.draw(ZONE["planets-deck"], ZONE.neutral, NEUTRAL_PLANETS);
      table.shuffle(ZONE.draw);
      const drawn = table.draw(ZONE.draw, ZONE.hand, OPENING_HAND);
      table.say(() => `${drawn} cards are drawn.`);
    },
    moves: [exchange],
    end: (table) => {
      const drawn = table.draw(ZONE.draw, ZONE.hand, table.get(COUNTER.exchanged));
      if (drawn > 0) table.say(() => `${drawn} cards are drawn for those exchanged.`);
    },
  },
];

function ready(table: GalaxyTable): void {
  for (const id of [...planets(table), ...units(table), ...table.in(ZONE.space), ...table.in(ZONE.achievements)]) {
    table.exhaust(id, false);
    const damage = table.token(id, TOKEN.damage);
    const mended = Math.min(table.card(id).regeneration ?? 0, damage);
    if (mended > 0) table.setToken(id, TOKEN.damage, damage - mended);
  }
}

/** Takes a time counter off whatever has a Half life, and destroys it with its last one. */
function passTime(table: GalaxyTable): void {
  for (const id of [...units(table), ...planets(table), ...table.in(ZONE.achievements)]) {
    const time = table.token(id, TOKEN.time);
    if (time <= 0) continue;
    table.setToken(id, TOKEN.time, time - 1);
    if (time === 1) destroy(table, id);
  }
}

/** What the planets produce that were not damaged since the last time; either-or symbols are asked for. */
function income(table: GalaxyTable): void {
  const pairs = [0, 0, 0];
  gain(table, "blue", table.get(COUNTER.innate));
  for (const id of planets(table)) {
    const damage = table.token(id, TOKEN.damage);
    const isHurt = damage > table.token(id, TOKEN.hurt);
    table.setToken(id, TOKEN.hurt, damage);
    if (isHurt) {
      table.say(() => `${table.label(id)} was damaged and produces nothing.`);
      continue;
    }
    const amounts = amountsOf(table.card(id).produces);
    for (const [at, resource] of RESOURCES.entries()) if (amounts[at]) gain(table, resource, amounts[at]);
    for (const pair of PAIRS.keys()) pairs[pair] = (pairs[pair] ?? 0) + (amounts[3 + pair] ?? 0);
  }
  table.say(() => `Resources: ${RESOURCES.map((one) => `${table.get(COUNTER[one])} ${one}`).join(", ")}.`);
  for (const [pair, left] of pairs.entries()) if (left > 0) table.call("gain", { pair, left });
}

function begin(table: GalaxyTable): void {
  if (table.get(COUNTER.ascending) > 0) {
    table.set(COUNTER.ascending, 0);
    table.add(COUNTER.tier, 1);
    table.say(() => `Tier ${table.get(COUNTER.tier)}.`);
  }
  ready(table);
  passTime(table);
  if (table.draw(ZONE.draw, ZONE.hand, 1) === 0) {
    table.set(COUNTER.ended, 1);
    table.say(() => "There is no card to draw: a game alone ends here.");
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

const assault: Kind = {
  do: "assault",
  says: "Assault the opponent, who defends nothing",
  cards: assaulters,
  play: (table, card) => {
    const damage = table.card(card).damage ?? 0;
    table.exhaust(card);
    table.add(COUNTER.dealt, damage);
    table.say(() => `${table.label(card)} assaults, deals ${damage} damage and retreats.`);
  },
};

/** Units that can assault: ready, able to move, and not new unless they are swift. */
export function assaulters(table: GalaxyTable): number[] {
  return units(table).filter(
    (id) => canMove(table, id) && (!isNew(table, id) || hasKeyword(table.card(id), "Swiftness")),
  );
}

const ECONOMY: readonly Kind[] = [playCard, conquer, ascend, land];

export const phases: readonly [Step, ...Step[]] = [
  {
    id: "beginning",
    name: "Beginning of turn",
    cite: book.TURN,
    says: "A Tier paid for arrives; cards are readied; draw one; planets produce, those damaged since do not.",
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
    says: "Ready units that did not enter this turn may assault; alone, nothing is defended, and they retreat.",
    begin: (table) => {
      if (assaulters(table).length === 0) table.leave();
    },
    moves: [assault],
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

export const called: readonly Step[] = [...payments(paidFor), unique];

export function isOver(table: GalaxyTable): boolean {
  return table.get(COUNTER.ended) > 0 || (table.turn > 0 && planets(table).length === 0);
}
