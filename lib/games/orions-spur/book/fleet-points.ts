// Variant Rules (p. 12): a starting fleet with an agreed total recruitment cost.

import { Answer, type Known, missingOf } from "../../../core/card/fact.ts";
import { DeckSections, type Edit, type Entry, edited } from "../../../core/judge/deck.ts";
import { custom, finding, notKnown, SearchedError } from "../../../core/judge/phrases.ts";
import type { Fix, Rule, Terms } from "../../../core/judge/rule.ts";
import { breaks } from "../../../core/judge/what-if.ts";
import { once } from "../../../core/memo.ts";
import { listed } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { front, tactics } from "../cards/sections.ts";
import { type Copies, copiesIn, FLEET_SECTIONS, fleetOf, knownValue, points, roomIn, shipsFor } from "./fleet.ts";

type C = OrionsSpurCard;

interface Cost {
  /** The sum of the known costs. */
  readonly sure: number;
  readonly open: readonly Copies[];
}

/** The cost of the fleet. A tactics card among the ships costs nothing. */
export function costOf(deck: DeckSections<C>): Cost {
  let sure = 0;
  const open: Entry<C>[] = [];
  for (const entry of fleetOf(deck).entries) {
    const { kind, recruitment } = entry.card;
    const cost = kind.is("ship") === Answer.no ? 0 : knownValue(recruitment);
    if (cost === undefined) open.push(entry);
    else sure += (cost ?? 0) * entry.count;
  }
  return { sure, open: copiesIn(open) };
}

/** Whether the open cards can have whole costs, from 0, that add up to exactly this much. */
function fills(rest: number, open: readonly Copies[]): boolean {
  if (rest < 0) return false;
  const reached = Array.from({ length: rest + 1 }, (_, n) => n === 0);
  for (const { count } of open) {
    for (let n = count; n <= rest; n++) reached[n] ||= reached[n - count] === true;
  }
  return reached[rest] === true;
}

/** @param kept the rules that a fix must not break. */
export const fleetPoints = (kept: readonly Rule<C>[]) =>
  custom<C>([...FLEET_SECTIONS, tactics], (deck, terms) => {
    const wanted = terms.options.points ?? 12;
    const { sure, open } = costOf(deck);
    if (open.length === 0) {
      if (sure === wanted) return [];
      const ways = once(() => waysOut(deck, terms, { lacking: wanted - sure, kept }));
      const message = () => {
        const [way] = ways();
        const hint = way ? ` With ${listed(way.map(saysOf))} it would be exact.` : "";
        return `The fleet costs ${points(sure)}, but exactly ${wanted} ${wanted === 1 ? "is" : "are"} agreed.${hint}`;
      };
      return [new SearchedError([], front.id, message, () => ways().map(fixOf))];
    }
    if (fills(wanted - sure, open)) {
      return open.flatMap(({ card, entries }) =>
        entries
          .slice(0, 1)
          .map((e) => notKnown(e, missingOf(card.recruitment), `whether the fleet costs ${points(wanted)}`)),
      );
    }
    const why =
      sure > wanted
        ? `The fleet costs at least ${points(sure)}, but exactly ${wanted} are agreed.`
        : `The stated costs of the fleet add up to ${points(sure)}, and no cost of the other ships makes that ${wanted}.`;
    return [finding("error", why, { section: front.id, cards: open.flatMap(({ entries }) => entries) })];
  });

/** One more ship in a section, one copy less, or one ship in place of another. */
interface Change {
  readonly by: number;
  readonly section: string;
  readonly more?: Known<C>;
  readonly less?: Entry<C>;
}

type Way = readonly Change[];

/** The words after "with": "one Steppe Prowler (2) more". */
function saysOf({ more, less }: Change): string {
  const called = (card?: Known<C>) => (card ? `${card.label} (${costs(card)})` : "");
  if (more && less) return `${called(more)} in the place of ${called(less.card)}`;
  return more ? `one ${called(more)} more` : `one ${called(less?.card)} less`;
}

function labelOf({ more, less }: Change): string {
  if (more && less) return `Take ${more.label} for ${less.card.label}`;
  return more ? `Add 1 ${more.label}` : `Remove 1 ${less?.card.label}`;
}

function editsOf(way: Way): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { section, more, less } of way) {
    if (less) edits.push({ section: less.section, card: less.card.label, by: -1 });
    if (more) edits.push({ section, card: more.label, by: 1 });
  }
  return edits;
}

function fixOf(way: Way): Fix {
  const [first = "", ...more] = way.map(labelOf);
  const then = more.map((label) => `, then ${label[0]?.toLowerCase()}${label.slice(1)}`);
  return { label: [first, ...then].join(""), edits: editsOf(way) };
}

interface Wanted {
  /** How much the fleet's cost is short, or negative if it is too high. */
  readonly lacking: number;
  readonly kept: readonly Rule<C>[];
}

const MOST_WAYS = 3;
const MOST_TRIED = 200;
/** A legal fleet has two rows of five and a flagship. In a much larger one, changing a ship or two would not help. */
const MOST_LINES = 20;
/** The most ships to try as changes, for a species that has more. */
const MOST_SHIPS = 200;

/** Fixes that reach the exact total and break nothing else, by one change or else by two. */
function waysOut(deck: DeckSections<C>, terms: Terms<C>, { lacking, kept }: Wanted): readonly Way[] {
  const { entries } = deck.in(...FLEET_SECTIONS, tactics);
  const holds = (rule: Rule<C>, of: DeckSections<C>) => !rule.check(of, terms).some(breaks);
  const held = once(() => kept.filter((rule) => holds(rule, new DeckSections({ entries, misread: [] }))));
  const total = costOf(deck).sure + lacking;
  const out = new Map<string, Way>();
  let tried = 0;
  const all = changes(deck, terms, lacking);
  for (const way of ways(all, lacking, () => out.size > 0)) {
    if (out.size === MOST_WAYS || tried === MOST_TRIED) break;
    tried += 1;
    const changed = edited({ entries, misread: [] }, editsOf(way), (label) => terms.pool.labelled(label));
    const after = new DeckSections(changed);
    if (costOf(after).sure !== total || !held().every((rule) => holds(rule, after))) continue;
    const { label } = fixOf(way);
    if (!out.has(label)) out.set(label, way);
  }
  return [...out.values()];
}

/** Looks for two changes only if one is not enough. */
function* ways(all: readonly Change[], lacking: number, doesOne: () => boolean): Generator<Way> {
  for (const change of all) if (change.by === lacking) yield [change];
  if (doesOne()) return;
  const places = Map.groupBy(all.keys(), (at) => all[at]?.by);
  for (const [i, first] of all.entries()) {
    for (const at of places.get(lacking - first.by) ?? []) {
      const second = all[at];
      if (second && at >= i) yield [first, second];
    }
  }
}

function changes(deck: DeckSections<C>, { pool }: Terms<C>, lacking: number): readonly Change[] {
  const { entries } = fleetOf(deck);
  if (entries.length > MOST_LINES) return [];
  // Two changes make the fleet cheaper by no more than its two dearest ships cost.
  if (-lacking > 2 * Math.max(0, ...entries.map(({ card }) => costs(card)))) return [];
  const ships = shipsFor(entries, pool)
    .filter((ship) => !ship.recruitment.isMissing)
    .slice(0, MOST_SHIPS);
  const room = roomIn(deck);
  const out: Change[] = [];
  for (const more of ships) for (const { id } of room) out.push({ by: costs(more), section: id, more });
  for (const less of entries) out.push({ by: -costs(less.card), section: less.section, less });
  for (const less of entries) {
    for (const more of ships) {
      if (more !== less.card) out.push({ by: costs(more) - costs(less.card), section: less.section, more, less });
    }
  }
  return out;
}

function costs(card: Known<C>): number {
  return knownValue(card.recruitment) ?? 0;
}
