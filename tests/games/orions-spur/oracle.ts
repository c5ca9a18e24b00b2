// The deck rules of rules/orions-spur.md told a second time, as plainly as can be: for each rule, every choice of the
// facts that nobody states is tried, one after the other.
import type { OrionsSpurCard } from "../../../lib/games/orions-spur/cards/card.ts";
import type { Outcome } from "../outcomes.ts";

type C = OrionsSpurCard;
type Asked = "kind" | "species" | "supply" | "shipClass" | "vp" | "recruitment";

export interface Line {
  readonly section: "front" | "middle" | "flagship" | "tactics";
  readonly card: C;
  readonly count: number;
}

export interface OracleDeck {
  /** All cards loaded: they are of one set. */
  readonly box: readonly C[];
  readonly format: "standard" | "points";
  readonly points: number;
  readonly customTactics: boolean;
  readonly lines: readonly Line[];
}

const OF_SHIPS: readonly Asked[] = ["shipClass", "vp", "recruitment"];

function states(card: C, attribute: keyof C): boolean {
  return card[attribute] !== undefined && !card.standIn?.includes(attribute);
}

function sum(lines: readonly Line[], of: (line: Line) => number = ({ count }) => count): number {
  return lines.reduce((total, line) => total + of(line), 0);
}

/** The values that a rule could tell apart: what the others state, what it is compared with, and something new. */
function domain({ box, lines, points }: OracleDeck, card: C, attribute: Asked): readonly (string | number)[] {
  const stated = box.flatMap((one) => (states(one, attribute) ? [one[attribute] ?? []].flat() : []));
  const counts = lines.filter((line) => line.card === card).map(({ count }) => count);
  const all = counts.reduce((a, b) => a + b, 0);
  switch (attribute) {
    case "kind":
      return OF_SHIPS.some((one) => states(card, one) && card[one] !== null) ? ["ship"] : ["ship", "tactic"];
    case "species":
      return [...stated, ...box.filter((one) => !states(one, "species")).map(({ name }) => `the species of ${name}`)];
    case "supply":
      return [1, ...[...counts, all].flatMap((n) => [n - 1, n, n + 1])].filter((n) => n >= 1);
    case "shipClass":
      return ["frigate", "destroyer", "light-cruiser", "another"];
    case "vp":
      return [0, 9, ...stated.flatMap((n) => [Number(n) - 1, Number(n), Number(n) + 1])].filter((n) => n >= 0);
    case "recruitment":
      return Array.from({ length: points + 2 }, (_, n) => n);
  }
}

/** Every card that this one could be, as far as these attributes go. */
function versions(deck: OracleDeck, card: C, asked: readonly Asked[]): readonly C[] {
  let out: readonly C[] = [card];
  for (const attribute of asked) {
    if (states(card, attribute)) continue;
    const values = [...new Set(domain(deck, card, attribute))];
    out = out.flatMap((one): C[] =>
      OF_SHIPS.includes(attribute) && one.kind === "tactic"
        ? [{ ...one, [attribute]: null }]
        : values.map((value) => ({ ...one, [attribute]: value })),
    );
  }
  return out;
}

interface World {
  readonly lines: readonly Line[];
  readonly box: readonly C[];
}

function* worlds(deck: OracleDeck, cards: readonly C[], asked: readonly Asked[], world: World): Generator<World> {
  const [card, ...rest] = cards;
  if (!card) {
    yield world;
    return;
  }
  for (const version of versions(deck, card, asked)) {
    const lines = world.lines.map((line) => (line.card === card ? { ...line, card: version } : line));
    const box = world.box.map((one) => (one === card ? version : one));
    yield* worlds(deck, rest, asked, { lines, box });
  }
}

interface PlainRule {
  readonly id: string;
  /** The sections of the cards that it asks something of. */
  readonly sections: readonly Line["section"][];
  readonly asks: readonly Asked[];
  readonly asksTheBox?: true;
  holds(world: World, deck: OracleDeck): boolean;
}

const FLEET = ["front", "middle", "flagship"] as const;

function within(lines: readonly Line[], ...sections: readonly Line["section"][]): readonly Line[] {
  return lines.filter(({ section }) => sections.includes(section));
}

function ofClass(lines: readonly Line[], shipClass: string): number {
  return sum(lines.filter(({ card }) => card.kind === "ship" && card.shipClass === shipClass));
}

function isWhole({ lines, box }: World): boolean {
  const cards = box.filter(({ kind }) => kind === "tactic");
  const times = (card: C) => sum(within(lines, "tactics").filter((line) => line.card === card));
  return cards.some(({ species }) =>
    cards.filter((card) => card.species === species).every((card) => times(card) === card.supply),
  );
}

const RULES: readonly PlainRule[] = [
  {
    id: "species",
    sections: [...FLEET, "tactics"],
    asks: ["species"],
    holds: ({ lines }) => new Set(lines.map(({ card }) => card.species)).size <= 1,
  },
  {
    id: "starting-fleet",
    sections: FLEET,
    asks: ["kind", "shipClass"],
    holds: ({ lines }) => {
      const ships = within(lines, ...FLEET).filter(({ card }) => card.kind === "ship");
      const classes = [ofClass(ships, "frigate"), ofClass(ships, "destroyer"), ofClass(ships, "light-cruiser")];
      return classes.join() === "2,1,1" && sum(ships) === 4;
    },
  },
  {
    id: "fleet-points",
    sections: FLEET,
    asks: ["kind", "recruitment"],
    holds: ({ lines }, { points }) =>
      sum(within(lines, ...FLEET), ({ card, count }) => count * (card.recruitment ?? 0)) === points,
  },
  {
    id: "supply",
    sections: FLEET,
    asks: ["supply"],
    holds: ({ lines }) => {
      const fleet = within(lines, ...FLEET);
      return fleet.every(({ card }) => sum(fleet.filter((line) => line.card === card)) <= (card.supply ?? 0));
    },
  },
  {
    id: "tactics",
    sections: ["tactics"],
    asks: ["kind", "species", "supply"],
    asksTheBox: true,
    holds: (world, { customTactics }) => {
      const own = within(world.lines, "tactics");
      if (own.length === 0) return true;
      if (sum(own) !== 45) return false;
      return customTactics ? own.every(({ card, count }) => count <= (card.supply ?? 0)) : isWhole(world);
    },
  },
  {
    id: "formation",
    sections: [...FLEET, "tactics"],
    asks: ["kind"],
    holds: ({ lines }) =>
      sum(within(lines, "front")) <= 5 &&
      sum(within(lines, "middle")) <= 5 &&
      sum(within(lines, "flagship")) === 1 &&
      within(lines, ...FLEET).every(({ card }) => card.kind === "ship") &&
      within(lines, "tactics").every(({ card }) => card.kind === "tactic"),
  },
  {
    id: "flagship",
    sections: FLEET,
    asks: ["kind", "vp"],
    holds: ({ lines }) =>
      within(lines, "flagship").every(
        ({ card: { kind, vp } }) =>
          kind === "ship" && within(lines, ...FLEET).every(({ card }) => (card.vp ?? -1) <= (vp ?? -1)),
      ),
  },
];

function outcome(rule: PlainRule, deck: OracleDeck): Outcome {
  const asked = rule.asksTheBox ? deck.box : [...new Set(within(deck.lines, ...rule.sections).map(({ card }) => card))];
  const seen = new Set<boolean>();
  for (const world of worlds(deck, asked, rule.asks, deck)) {
    seen.add(rule.holds(world, deck));
    if (seen.size > 1) return "unknown";
  }
  return seen.has(true) ? "held" : "error";
}

/** How many choices the oracle could have to try at most. */
export function choices(deck: OracleDeck): number {
  const ways = (rule: PlainRule) =>
    deck.box.reduce((product, card) => product * versions(deck, card, rule.asks).length, 1);
  return Math.max(...RULES.map(ways));
}

export function oracle(deck: OracleDeck): Record<string, Outcome> {
  const other = deck.format === "points" ? "starting-fleet" : "fleet-points";
  const rules = RULES.filter(({ id }) => id !== other);
  return Object.fromEntries(rules.map((rule) => [rule.id, outcome(rule, deck)]));
}
