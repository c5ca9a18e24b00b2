// Players who know the moves and little else, to compare the autopilots with. Each is a few lines, so that a reader sees
// what the autopilot must at least be better than.
import type { Card } from "../lib/core/card/card.ts";
import type { Dealer } from "../lib/core/table/dealer.ts";
import type { Ruled } from "../lib/core/table/goldfish.ts";
import type { Table } from "../lib/core/table/table.ts";

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

export const simplePlayers: Readonly<Record<string, SimplePlayer>> = {
  "open-worlds": {
    says: "keeps the hand that it is dealt, and plays on as the autopilot",
    choose: (dealer, table) => advised(dealer, table, ["adjust"]),
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
    says: "deploys the highest printed CQ first, and plays no Celestial",
    choose: (dealer, table) => {
      const move = advised(dealer, table, ["celestial"]);
      if (dealer.advise(table)?.move.do !== "deploy") return move;
      const deploys = dealer.moves(table).filter((one) => one.do === "deploy");
      const best = highest(deploys, ({ card = -1 }) => numberIn(table.card(card), "cq"));
      return best && numberIn(table.card(best.card ?? -1), "cq") >= 0 ? best : passed(dealer, table, move);
    },
  },
  "conquest-of-orion": {
    says: "conquers and raises its Tier whenever it can, plays units and no other card",
    choose: (dealer, table) => {
      const moves = dealer.moves(table);
      const eager = moves.find((one) => one.do === "conquer") ?? moves.find((one) => one.do === "ascend");
      if (eager) return eager;
      const move = dealer.advise(table)?.move;
      const isOther = move?.do === "use" || (move?.do === "play" && typeOf(table.card(move.card ?? -1)) !== "unit");
      if (!isOther) return move;
      const units = moves.filter((one) => one.do === "play" && typeOf(table.card(one.card ?? -1)) === "unit");
      return highest(units, ({ card = -1 }) => numberIn(table.card(card), "tier")) ?? passed(dealer, table, move);
    },
  },
  "orions-spur": {
    says: "uses no card but attacks and Draw cards",
    choose: (dealer, table) => {
      const move = dealer.advise(table)?.move;
      const isOther = move?.do === "use" && typeOf(table.card(move.card ?? -1)) !== "draw";
      if (!isOther) return move;
      return dealer.moves(table).find((one) => one.do === "regroup") ?? passed(dealer, table, move);
    },
  },
};
