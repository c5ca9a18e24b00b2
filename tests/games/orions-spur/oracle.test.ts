import fc from "fast-check";
import { expect, it } from "vitest";
import { place } from "../../../lib/deck/place.ts";
import type { OrionsSpurCard } from "../../../lib/games/orions-spur/cards/card.ts";
import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";
import { runs } from "../../runs.ts";
import { type Outcome, outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";
import { choices, type Line, type OracleDeck, oracle } from "./oracle.ts";

const CLASSES = ["frigate", "frigate", "destroyer", "light-cruiser", "carrier"] as const;
const SPECIES = ["Terran", "Terran", "Terran", "Clans"] as const;

/** Supplies that add up to 45, or nearly so. */
const BOXES = [[45], [44], [40, 5], [20, 25], [15, 29], [15, 15, 15], [40, 4, 1], [2, 1]] as const;

const ship = fc.record({
  shipClass: fc.constantFrom(...CLASSES),
  species: fc.constantFrom(...SPECIES),
  supply: fc.integer({ min: 1, max: 3 }),
  vp: fc.integer({ min: 0, max: 3 }),
  recruitment: fc.integer({ min: 0, max: 5 }),
});

/** A fact that is taken out of the cards, or made a stand-in. */
const hole = fc.record({
  card: fc.nat(9),
  attribute: fc.constantFrom("kind", "species", "species", "supply", "supply", "shipClass", "vp", "recruitment"),
  standIn: fc.boolean(),
});

const line = fc.record({
  card: fc.nat(9),
  section: fc.constantFrom("front", "front", "front", "middle", "middle", "flagship", "tactics"),
  count: fc.constantFrom(1, 1, 1, 1, 2, 2, 3, 6),
});

const random = fc.record({
  ships: fc.array(ship, { minLength: 3, maxLength: 6 }),
  boxes: fc.tuple(fc.constantFrom(...BOXES), fc.constantFrom(...BOXES)),
  holes: fc.array(hole, { maxLength: 4 }),
  lines: fc.array(line, { maxLength: 4 }),
  /** Ships for the standard fleet, if the cards have them, with another one of them as the flagship. */
  standard: fc.option(fc.nat(3)),
  /** A whole tactics deck of the first box, of both, or none; and a card of it that is in once more or less. */
  whole: fc.constantFrom(0, 1, 1, 2),
  bent: fc.constantFrom(-1, 0, 0, 0, 1),
  format: fc.constantFrom("standard", "points"),
  points: fc.integer({ min: 1, max: 14 }),
  customTactics: fc.constantFrom(false, false, true),
});
type Random = typeof random extends fc.Arbitrary<infer T> ? T : never;

/** Takes facts out of a card: a kind is never left out of a set, but can be a stand-in. */
function pierced(card: OrionsSpurCard, holes: Random["holes"]): OrionsSpurCard {
  const gone = new Set<string>(
    holes.filter((one) => !one.standIn && one.attribute !== "kind").map((one) => one.attribute),
  );
  const standIn = holes.map(({ attribute }) => attribute).filter((name) => !gone.has(name) && name in card);
  const kept = Object.entries(card).filter(([name]) => !gone.has(name));
  return { name: card.name, kind: card.kind, ...Object.fromEntries(kept), ...(standIn.length > 0 ? { standIn } : {}) };
}

function boxOf({ ships, boxes, holes }: Random): readonly OrionsSpurCard[] {
  const tactics = boxes.flatMap((supplies, i) =>
    supplies.map(
      (supply): Omit<OrionsSpurCard, "name"> => ({ kind: "tactic", species: i === 0 ? "Terran" : "Clans", supply }),
    ),
  );
  const all = [...ships.map((one): Omit<OrionsSpurCard, "name"> => ({ kind: "ship", ...one })), ...tactics];
  return all.map((card, i) =>
    pierced(
      { name: `Card ${i}`, ...card },
      holes.filter((one) => one.card % all.length === i),
    ),
  );
}

function linesOf(of: Random, box: readonly OrionsSpurCard[]): readonly Line[] {
  const out = new Map<string, Line>();
  const add = (card: OrionsSpurCard | undefined, section: Line["section"], by: number) => {
    if (!card) return;
    const count = (out.get(`${section} ${card.name}`)?.count ?? 0) + by;
    if (count > 0) out.set(`${section} ${card.name}`, { section, card, count });
  };
  const tactics = box.slice(of.ships.length);
  const whole = tactics.slice(0, [0, of.boxes[0].length, tactics.length][of.whole]);
  for (const [i, card] of whole.entries()) add(card, "tactics", (card.supply ?? 3) + (i === 0 ? of.bent : 0));
  if (of.standard !== null) {
    const fleet = ["frigate", "frigate", "destroyer", "light-cruiser"].map((one) =>
      box.find((card) => card.shipClass === one),
    );
    for (const [i, card] of fleet.entries()) add(card, i === of.standard ? "flagship" : "front", 1);
  }
  for (const { card, section, count } of of.lines) add(box[card % box.length], section, count);
  return [...out.values()];
}

function judged({ box, lines, format, points, customTactics }: OracleDeck): Record<string, Outcome> {
  const pool = poolOf(orionsSpur, box);
  const heading = { format, options: { points, vp: 10 }, house: customTactics ? { "custom-tactics": true } : {} };
  const named = lines.map(({ section, card: { name }, count }) => ({ section, name, count }));
  return outcomes(pool, place(pool, heading, named).deck);
}

it("judges as if every choice of the missing facts were tried", () => {
  fc.assert(
    fc.property(random, (of) => {
      const box = boxOf(of);
      const { format, points, customTactics } = of;
      const deck: OracleDeck = { box, lines: linesOf(of, box), format, points, customTactics };
      fc.pre(choices(deck) <= 5_000);
      expect(judged(deck)).toEqual(oracle(deck));
    }),
    runs(500, 10_000),
  );
});
