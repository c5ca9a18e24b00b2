// Players who know the moves and little else, to compare the autopilots with. Each is a few lines, so that a reader sees
// what the autopilot must at least be better than.
import type { Card } from "../lib/core/card/card.ts";
import { Dice } from "../lib/core/random.ts";
import type { Dealer } from "../lib/core/table/dealer.ts";
import type { Ruled } from "../lib/core/table/move.ts";
import { leadOf } from "../lib/core/table/result.ts";
import type { Table } from "../lib/core/table/table.ts";
import { PLACES, placeIn, type WorldsTable, ZONE } from "../lib/games/open-worlds/table/table.ts";
import { meets, resAt, roomAt } from "../lib/games/open-worlds/table/worlds.ts";

export interface SimplePlayer {
  readonly says: string;
  choose(dealer: Dealer, table: Table): Ruled | undefined;
}

const PASS: Ruled = { do: "pass" };

/** Passes instead of a move, if that is allowed. */
function passed(dealer: Dealer, table: Table, move: Ruled | undefined): Ruled | undefined {
  return dealer.allows(table, PASS) ? PASS : move;
}

/** The autopilot, except that it never makes these kinds of moves. It passes instead, if it may. */
function advised(dealer: Dealer, table: Table, without: readonly string[]): Ruled | undefined {
  const move = dealer.advise(table)?.move;
  return move && without.includes(move.do) ? passed(dealer, table, move) : move;
}

/** The move with the highest value, or undefined if none has one. */
function highest(moves: readonly Ruled[], worth: (move: Ruled) => number | undefined): Ruled | undefined {
  let [found, most]: [Ruled | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const value = worth(move);
    if (value !== undefined && value > most) [found, most] = [move, value];
  }
  return found;
}

const numberIn = (card: Card, key: string): number => {
  const value: unknown = Reflect.get(card, key);
  return typeof value === "number" ? value : 0;
};

const typeOf = (card: Card): unknown => Reflect.get(card, "type");

/** Most attack for each card that a purchase takes: warriors and heroes before attack actions. */
function attackPerCard(table: Table, { do: word, card = -1 }: Ruled): number | undefined {
  if (card < 0) return undefined;
  const one = table.card(card);
  const attack = numberIn(one, "attack");
  if (word === "transform") return 50 / (1 + numberIn(one, "transform"));
  if (word !== "play" || attack === 0) return undefined;
  if (typeOf(one) === "warrior") return 100 + attack / (1 + numberIn(one, "cost"));
  return typeOf(one) === "attack-action" ? attack / (1 + numberIn(one, "cost")) : undefined;
}

/** An Industry waits while a world richer by so much has room. */
const RICHER = 2;
/** A base that never makes room for another card leaves so many places of a rich world to Industries. */
const LAST_PLACES = 2;

const isIndustry = (table: WorldsTable, id: number) => table.card(id).income === "RES";

/** What a card is worth where it is staged, or undefined if it should not be staged there. */
function stagedWorth(table: WorldsTable, { card = -1, to = "" }: Ruled): number | undefined {
  const { kind, income, swap } = table.card(card);
  const place = placeIn(to);
  if ((kind !== "facility" && kind !== "orbital") || !meets(table, table.card(card), place)) return undefined;
  if (kind === "orbital") return table.card(card).class === undefined ? 0 : undefined;
  if (roomAt(table, place) <= 0) return undefined;
  const res = resAt(table, place);
  const richest = PLACES.reduce((most, at) => (roomAt(table, at) > 0 ? Math.max(most, resAt(table, at)) : most), 0);
  if (isIndustry(table, card)) return richest >= res + RICHER ? undefined : 10 * res;
  const waiting = [...table.in(ZONE.hand), ...table.in(ZONE.draw)].some((id) => isIndustry(table, id));
  const isTight = roomAt(table, place) <= LAST_PLACES && res >= richest && waiting && !swap;
  return isTight ? undefined : 10 * (typeof income === "number" ? income : 0) + res;
}

export const simplePlayers: Readonly<Record<string, SimplePlayer>> = {
  "open-worlds": {
    says: "stages facilities by income, bases at rich worlds first, an Industry where no world richer by 2 has room, and leaves the last two places of the richest world to Industries; then it plays as the autopilot",
    choose: (dealer, table) => {
      if (table.top.phase !== "stage" || table.side !== 0) return dealer.advise(table)?.move;
      const stagings = dealer.moves(table).filter((one) => one.do === "stage");
      const best = highest(stagings, (one) => stagedWorth(table as WorldsTable, one));
      return best ?? dealer.advise(table)?.move;
    },
  },
  "shoulder-of-orion": {
    says: "attacks, buys warriors by attack per card, then heroes, then attack actions, and nothing else",
    choose: (dealer, table) => {
      const move = dealer.advise(table)?.move;
      if (move?.do !== "play" && move?.do !== "use" && move?.do !== "transform") return move;
      const buys = dealer.moves(table);
      return highest(buys, (one) => attackPerCard(table, one)) ?? advised(dealer, table, ["play", "use", "transform"]);
    },
  },
  "conquest-of-fates": {
    says: "deploys the highest printed CQ first, texts about neighbours in skirmish two, and answers with every Lightspeed unit",
    choose: (dealer, table) => {
      const advice = advised(dealer, table, ["celestial"]);
      const deploys = dealer.moves(table).filter((one) => one.do === "deploy" || one.do === "answer");
      if (deploys.length === 0) return advice;
      const best = highest(deploys, ({ do: word, card = -1 }) => {
        const one = table.card(card);
        if (word === "answer") return numberIn(one, "cq");
        if (Reflect.get(one, "deployment") === "lightspeed") return undefined;
        const waits = table.top.phase.endsWith("1") && /adjacent|location/i.test(one.text ?? "");
        return numberIn(one, "cq") - (waits ? 10 : 0);
      });
      return best ?? passed(dealer, table, advice);
    },
  },
  "conquest-of-orion": {
    says: "plays as the autopilot, but moves no unit to defend, and plays its units where most already stand",
    choose: (dealer, table) => {
      if (table.top.phase === "defense") return passed(dealer, table, dealer.advise(table)?.move);
      const move = dealer.advise(table)?.move;
      if (move?.do !== "play" || move.card === undefined || typeOf(table.card(move.card)) !== "unit") return move;
      const same = dealer.moves(table).filter((one) => one.do === "play" && one.card === move.card);
      return highest(same, ({ to = "" }) => table.count(table.zone(to))) ?? move;
    },
  },
  "orions-spur": {
    says: "tries each attack on an imagined table and takes the one that leads furthest, and regroups when none does",
    choose: (dealer, table) => {
      const move = dealer.advise(table)?.move;
      if (table.side !== 0 || table.top.phase !== "actions") return move;
      const attacks = dealer.moves(table).filter((one) => one.do !== "pass" && one.do !== "regroup");
      const before = leadOf(dealer.goldfish.score(table));
      const best = highest(attacks, (one) => {
        const gain = leadAfter(dealer, table, one) - before;
        return gain > 0 ? gain : undefined;
      });
      return best ?? move;
    },
  },
};

/** How far the player leads once a move is through, as the autopilot finishes it. */
function leadAfter(dealer: Dealer, table: Table, move: Ruled): number {
  const copy = table.imagined(Dice.of("simple"));
  if (dealer.play(copy, move) !== undefined) return Number.NEGATIVE_INFINITY;
  for (let steps = 0; steps < 50 && copy.top.phase !== table.top.phase && !dealer.isOver(copy); steps++) {
    const advice = dealer.advise(copy);
    if (!advice) break;
    dealer.play(copy, advice.move);
  }
  return leadOf(dealer.goldfish.score(copy));
}
