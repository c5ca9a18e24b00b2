// 1.5 Resources: paying, one move for each either-or symbol, and gaining resources that may be either of two.
import type { Args } from "../../../core/table/board.ts";
import * as book from "../book/rulebook.ts";
import { canPay, gain, PAIRS, storedInWords, TRADES, tradeFor, tradeNeeds } from "./resources.ts";
import { COUNTER, type GalaxyMove, type GalaxyPhase, type GalaxyTable, RESOURCES, type Resource } from "./table.ts";
import type { Amounts } from "./traits.ts";

/** What can be paid for. */
export const FOR = { card: 0, conquest: 1 } as const;

export interface Purchase {
  /** One of FOR. */
  readonly for: number;
  /** The card that is played, or the unit that conquers. */
  readonly card: number;
  /** The planet or unit that the card is played on, or the planet that is conquered. It is -1 if there is none. */
  readonly onto: number;
}

/** Pays the plain symbols at once, then asks the player about the either-or symbols. */
export function pay(table: GalaxyTable, amounts: Amounts, purchase: Purchase): void {
  table.add(COUNTER.blue, -amounts[0]);
  table.add(COUNTER.gold, -amounts[1]);
  table.add(COUNTER.red, -amounts[2]);
  const { for: what, card, onto } = purchase;
  table.call("pay", { for: what, card, onto, pair0: amounts[3], pair1: amounts[4], pair2: amounts[5] });
}

function left({ pair0 = 0, pair1 = 0, pair2 = 0 }: Args): readonly [number, number, number] {
  return [pair0, pair1, pair2];
}

/** Whether the rest can still be paid if this resource pays for the first symbol that is left. */
function mayPayWith(table: GalaxyTable, resource: Resource): boolean {
  const pairs = left(table.args);
  const at = pairs.findIndex((count) => count > 0);
  if (at < 0 || !PAIRS[at]?.split("/").includes(resource)) return false;
  const rest = pairs.map((count, pair) => (pair === at ? count - 1 : count));
  const of = (one: Resource) => (one === resource ? 1 : 0);
  return canPay(table, [of("blue"), of("gold"), of("red"), rest[0] ?? 0, rest[1] ?? 0, rest[2] ?? 0]);
}

function payOne(table: GalaxyTable, resource: Resource): void {
  const at = left(table.args).findIndex((count) => count > 0);
  table.add(COUNTER[resource], -1);
  table.note(`pair${at}`, (table.args[`pair${at}`] ?? 0) - 1);
  table.say(() => `A ${PAIRS[at]} symbol is paid with ${resource}.`);
}

/** Pays whatever leaves no choice, and ends the payment when nothing is left. */
function goOn(table: GalaxyTable): void {
  for (;;) {
    const { pair0 = 0, pair1 = 0, pair2 = 0 } = table.args;
    if (pair0 + pair1 + pair2 === 0) {
      table.leave();
      return;
    }
    const able = RESOURCES.filter((resource) => mayPayWith(table, resource));
    const [only] = able;
    if (able.length !== 1 || only === undefined) return;
    payOne(table, only);
  }
}

function isResource(word: string): word is Resource {
  return RESOURCES.some((one) => one === word);
}

const payWith: GalaxyMove = {
  do: "pay",
  says: "Pay an either-or symbol with",
  at: () => "a resource",
  targets: () => RESOURCES,
  needs: [
    {
      id: "resource",
      cite: book.RESOURCES,
      holds: (table, _, to) => isResource(to) && mayPayWith(table, to),
      lacks: (table, _, to) =>
        `${to} does not pay this symbol, or would be missing for the next (you have ${storedInWords(table)})`,
    },
  ],
  play: (table, _, to) => {
    if (!isResource(to)) return;
    payOne(table, to);
    goOn(table);
  },
};

const gainOne: GalaxyMove = {
  do: "gain",
  says: "Gain an either-or symbol as",
  at: () => "a resource",
  targets: () => RESOURCES,
  needs: [
    {
      id: "resource",
      cite: book.RESOURCES,
      holds: (table, _, to) => PAIRS[table.args.pair ?? 0]?.split("/").includes(to) === true,
      lacks: (table) => `the symbol is ${PAIRS[table.args.pair ?? 0]}`,
    },
  ],
  play: (table, _, to) => {
    if (!isResource(to)) return;
    gain(table, to, 1);
    table.say(() => `A ${PAIRS[table.args.pair ?? 0]} symbol is gained as ${to}.`);
    const more = (table.args.left ?? 1) - 1;
    table.note("left", more);
    if (more === 0) table.leave();
  },
};

/** A trade of one for one, which a text allows. */
const swap: GalaxyMove = {
  do: "swap",
  says: "Trade one for one",
  at: () => "one resource for another",
  targets: () => TRADES,
  needs: tradeNeeds(() => 1),
  names: (_, to) => to.replace(">", " for "),
  play: (table, _, to) => {
    tradeFor(table, to, 1);
    table.leave();
  },
};

/** The phases for paying and gaining. `done` carries out a purchase that has been paid. */
export function payments(done: (table: GalaxyTable, args: Args) => void): readonly GalaxyPhase[] {
  return [
    {
      id: "pay",
      name: "Pay",
      cite: book.RESOURCES,
      says: "An either-or symbol is paid with one of its two resources.",
      forMe: "Pay with",
      about: (table) => [table.args.card ?? -1],
      begin: goOn,
      moves: [payWith],
      mayPass: () => false,
      end: done,
    },
    {
      id: "gain",
      name: "Gain",
      cite: book.RESOURCES,
      says: "An either-or symbol is gained as one of its two resources.",
      moves: [gainOne],
      mayPass: () => false,
    },
    {
      id: "market",
      name: "Trade",
      cite: book.RESOURCES,
      says: "A text lets you trade one resource for one of another type.",
      moves: [swap],
    },
  ];
}
