// Variant Rules (p. 12): a starting fleet of an agreed total recruitment cost.
import { type Deck, type Edit, type Entry, Pile } from "../../core/deck.ts";
import { Answer, type Known } from "../../core/fact.ts";
import { add, mended, remove } from "../../core/fixes.ts";
import { finding, listed, notKnown } from "../../core/phrases.ts";
import type { Finding, Fix, Rule, Terms } from "../../core/rule.ts";
import type { OrionsSpurCard } from "./card.ts";
import { type Copies, copiesIn, fleetOf, points, roomIn, shipsFor, stated } from "./fleet.ts";

type C = OrionsSpurCard;

interface Cost {
  /** What the stated costs add up to. */
  readonly sure: number;
  readonly open: readonly Copies[];
}

/** What the fleet costs; a tactics card among the ships costs nothing. */
export function costOf(pile: Pile<C>): Cost {
  let sure = 0;
  const open: Copies[] = [];
  for (const copies of copiesIn(fleetOf(pile))) {
    const { kind, recruitment } = copies.card;
    const cost = kind.is("ship") === Answer.no ? 0 : stated(recruitment);
    if (cost === undefined) open.push(copies);
    else sure += (cost ?? 0) * copies.count;
  }
  return { sure, open };
}

/** Whether some whole costs from 0, one for each open card, add up to exactly so much. */
function fills(rest: number, open: readonly Copies[]): boolean {
  if (rest < 0) return false;
  const reached = Array.from({ length: rest + 1 }, (_, n) => n === 0);
  for (const { count } of open) {
    for (let n = count; n <= rest; n++) reached[n] ||= reached[n - count] === true;
  }
  return reached[rest] === true;
}

/** @param kept rules that a way out must leave as they are. */
export function fleetPoints(pile: Pile<C>, terms: Terms<C>, kept: readonly Rule<C>[]): readonly Finding[] {
  const wanted = terms.options.points ?? 12;
  const { sure, open } = costOf(pile);
  if (open.length === 0) {
    if (sure === wanted) return [];
    const ways = waysOut(pile, terms, { lacking: wanted - sure, kept });
    const hint = ways[0] ? ` With ${listed(ways[0].map(({ says }) => says))} it would be exact.` : "";
    const message = `The fleet costs ${points(sure)}; exactly ${wanted} ${wanted === 1 ? "is" : "are"} agreed.${hint}`;
    return [finding("error", message, { section: "front", fixes: ways.map(fixOf) })];
  }
  if (fills(wanted - sure, open)) {
    return open.flatMap(({ card, entries }) =>
      entries.slice(0, 1).map((e) => notKnown(e, [card.recruitment], `whether the fleet costs ${points(wanted)}`)),
    );
  }
  const why =
    sure > wanted
      ? `The fleet costs at least ${points(sure)}; exactly ${wanted} are agreed.`
      : `The stated costs of the fleet add up to ${points(sure)}, and no cost of the other ships makes that ${wanted}.`;
  return [finding("error", why, { section: "front", cards: open.flatMap(({ entries }) => entries) })];
}

/** One ship more, one less, or one in another's place. */
interface Change {
  readonly by: number;
  /** Behind "with": "one Steppe Prowler (2) more". */
  readonly says: string;
  readonly fix: Fix;
}

type Way = readonly Change[];

function fixOf(way: Way): Fix {
  const [first = "", ...more] = way.map(({ fix }) => fix.label);
  const then = more.map((label) => `, then ${label[0]?.toLowerCase()}${label.slice(1)}`);
  return { label: [first, ...then].join(""), edits: way.flatMap(({ fix }) => fix.edits) };
}

interface Wanted {
  /** What the fleet costs too little, below 0 if it is too much. */
  readonly lacking: number;
  readonly kept: readonly Rule<C>[];
}

const MOST_WAYS = 3;
const MOST_TRIED = 200;

/** Ways to an exact total that break nothing else: one change, or else two. */
function waysOut(pile: Pile<C>, terms: Terms<C>, { lacking, kept }: Wanted): readonly Way[] {
  const deck: Deck<C> = { ...terms, entries: pile.in("front", "middle", "flagship", "tactics").entries, misread: [] };
  const holds = (of: Pile<C>) => (rule: Rule<C>) => rule.check(of, terms).length === 0;
  const held = kept.filter(holds(new Pile(deck)));
  const total = costOf(pile).sure + lacking;
  const out: Way[] = [];
  let tried = 0;
  for (const way of ways(changes(pile, terms), lacking)) {
    // Two changes are looked for only where one does not do.
    if (out.length === MOST_WAYS || tried === MOST_TRIED || (way.length > 1 && out[0]?.length === 1)) break;
    tried += 1;
    const after = new Pile(mended(deck, fixOf(way), terms.pool));
    const isNew = out.every((other) => fixOf(other).label !== fixOf(way).label);
    if (isNew && costOf(after).sure === total && held.every(holds(after))) out.push(way);
  }
  return out;
}

function* ways(all: readonly Change[], lacking: number): Generator<Way> {
  const byCost = Map.groupBy(
    all.map((change, at) => ({ change, at })),
    ({ change }) => change.by,
  );
  for (const { change } of byCost.get(lacking) ?? []) yield [change];
  for (const [i, first] of all.entries()) {
    for (const { change, at } of byCost.get(lacking - first.by) ?? []) if (at >= i) yield [first, change];
  }
}

function changes(pile: Pile<C>, { pool }: Terms<C>): readonly Change[] {
  const fleet = fleetOf(pile);
  const ships = shipsFor(fleet, pool).filter((ship) => !ship.recruitment.isMissing);
  const more = ships.flatMap((ship) => roomIn(pile).map(({ id }) => added(ship, id)));
  const less = fleet.entries.map((entry) => ({
    by: -costs(entry.card),
    says: `one ${entry.card.label} (${costs(entry.card)}) less`,
    fix: remove(entry, 1),
  }));
  const others = fleet.entries.flatMap((entry) =>
    ships.filter((ship) => ship !== entry.card).map((ship) => exchanged(entry, ship)),
  );
  return [...more, ...less, ...others];
}

function costs(card: Known<C>): number {
  return stated(card.recruitment) ?? 0;
}

function added(ship: Known<C>, section: string): Change {
  const says = `one ${ship.label} (${costs(ship)}) more`;
  return { by: costs(ship), says, fix: add(section, ship.label, 1) };
}

function exchanged({ section, card }: Entry<C>, ship: Known<C>): Change {
  const edits: Edit[] = [
    { section, card: card.label, by: -1 },
    { section, card: ship.label, by: 1 },
  ];
  return {
    by: costs(ship) - costs(card),
    says: `${ship.label} (${costs(ship)}) in the place of ${card.label} (${costs(card)})`,
    fix: { label: `Take ${ship.label} for ${card.label}`, edits },
  };
}
