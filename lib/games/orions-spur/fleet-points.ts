// Variant Rules (p. 12): a starting fleet of an agreed total recruitment cost.
import { type Deck, type Edit, type Entry, Pile } from "../../core/deck.ts";
import { Answer, type Known } from "../../core/fact.ts";
import { add, mended, remove } from "../../core/fixes.ts";
import { finding, notKnown } from "../../core/phrases.ts";
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
    const hint = ways[0] ? ` ${ways[0].says} would make it exact.` : "";
    const message = `The fleet costs ${points(sure)}; exactly ${wanted} ${wanted === 1 ? "is" : "are"} agreed.${hint}`;
    return [finding("error", message, { section: "front", fixes: ways.map(({ fix }) => fix) })];
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

interface Way {
  readonly says: string;
  readonly fix: Fix;
}

interface Wanted {
  /** What the fleet costs too little, below 0 if it is too much. */
  readonly lacking: number;
  readonly kept: readonly Rule<C>[];
}

const MOST_WAYS = 3;
const MOST_TRIED = 100;

/** One ship more, one less, or one in another's place, so that the total is exact and nothing else breaks. */
function waysOut(pile: Pile<C>, terms: Terms<C>, { lacking, kept }: Wanted): readonly Way[] {
  const deck: Deck<C> = { ...terms, entries: pile.in("front", "middle", "flagship", "tactics").entries, misread: [] };
  const holds = (of: Deck<C>) => (rule: Rule<C>) => rule.check(new Pile(of), terms).length === 0;
  const held = kept.filter(holds(deck));
  const out: Way[] = [];
  let tried = 0;
  for (const way of ways(pile, terms, lacking)) {
    if (held.every(holds(mended(deck, way.fix, terms.pool)))) out.push(way);
    tried += 1;
    if (out.length === MOST_WAYS || tried === MOST_TRIED) break;
  }
  return out;
}

function* ways(pile: Pile<C>, { pool }: Terms<C>, lacking: number): Generator<Way> {
  const fleet = fleetOf(pile);
  const ships = shipsFor(fleet, pool);
  for (const place of roomIn(pile)) {
    for (const ship of ships) {
      if (stated(ship.recruitment) !== lacking) continue;
      yield { says: `Adding ${ship.label} (${lacking})`, fix: add(place.id, ship.label, 1) };
    }
  }
  for (const entry of fleet.entries) {
    const cost = stated(entry.card.recruitment) ?? 0;
    if (cost === -lacking) yield { says: `Removing ${entry.card.label} (${cost})`, fix: remove(entry, 1) };
  }
  for (const entry of fleet.entries) {
    const cost = stated(entry.card.recruitment) ?? 0;
    for (const ship of ships) {
      if (ship !== entry.card && stated(ship.recruitment) === cost + lacking)
        yield exchanged(entry, ship, cost + lacking);
    }
  }
}

function exchanged({ section, card }: Entry<C>, ship: Known<C>, cost: number): Way {
  const edits: Edit[] = [
    { section, card: card.label, by: -1 },
    { section, card: ship.label, by: 1 },
  ];
  const cheaper = stated(card.recruitment) ?? 0;
  return {
    says: `${ship.label} (${cost}) in the place of ${card.label} (${cheaper})`,
    fix: { label: `Take ${ship.label} for ${card.label}`, edits },
  };
}
