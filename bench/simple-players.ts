// Players who know the moves and little else, to compare the autopilots with. Each is a few lines, so that a reader sees
// what the autopilot must at least be better than.
import type { Card } from "../lib/core/card/card.ts";
import { Dice } from "../lib/core/random.ts";
import type { Dealer } from "../lib/core/table/dealer.ts";
import type { Ruled } from "../lib/core/table/goldfish.ts";
import { leadOf } from "../lib/core/table/result.ts";
import type { Table } from "../lib/core/table/table.ts";
import { PLACES, placeIn, type WorldsTable } from "../lib/games/open-worlds/table/table.ts";
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

/** What a facility would earn where it is staged, or undefined if it cannot enter play there. */
function earnedBy(table: WorldsTable, { card = -1, to = "" }: Ruled): number | undefined {
  const one = table.card(card);
  const place = placeIn(to);
  if (one.kind !== "facility" || roomAt(table, place) <= 0 || !meets(table, one, place)) return undefined;
  return one.income === "RES" ? resAt(table, place) : (one.income ?? 0);
}

/** Whether a card earns the same everywhere, or is staged at the richest world that has room. */
function isRichest(table: WorldsTable, { card = -1, to = "" }: Ruled): boolean {
  const richest = PLACES.reduce((most, at) => (roomAt(table, at) > 0 ? Math.max(most, resAt(table, at)) : most), 0);
  return table.card(card).income !== "RES" || resAt(table, placeIn(to)) >= richest;
}

export const simplePlayers: Readonly<Record<string, SimplePlayer>> = {
  "open-worlds": {
    says: "keeps the hand that it is dealt, and stages an Industry at the richest world with room or not at all",
    choose: (dealer, table) => {
      const move = advised(dealer, table, ["adjust"]);
      if (move?.do !== "stage" || isRichest(table as WorldsTable, move)) return move;
      const others = dealer.moves(table).filter((one) => one.do === "stage" && isRichest(table as WorldsTable, one));
      return highest(others, (one) => earnedBy(table as WorldsTable, one)) ?? passed(dealer, table, move);
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
