// Puts into code: "Apex Units" (p. 5), "How to Play" (p. 8-10), "Quick Play Guide" (p. 16), and the house rules on what
// the rulebook leaves open.

import { Answer, type Known, missingOf } from "../../core/card/fact.ts";
import type { Entry, Part, Pile } from "../../core/judge/deck.ts";
import { allShare, atMost, atMostEach, counted, exactly, finding, notKnown, tally } from "../../core/judge/phrases.ts";
import type { Finding, Fix, Rule, Terms } from "../../core/judge/rule.ts";
import type { ConquestOfFatesCard } from "./card.ts";
import { ANATOMY_OF_A_UNIT, APEX_UNITS, CELESTIALS, HOW_TO_PLAY, QUICK_PLAY_GUIDE } from "./rulebook.ts";

type C = ConquestOfFatesCard;
type ConquestOfFatesRule = Rule<C, "conquest-of-fates">;

const SIZE = 40;
/** Three supply drops of 7 cards can fill 3 times 7 locations. */
const LOCATIONS = 21;

const isUnit = (card: Known<C>) => card.kind.is("unit");
const isCelestial = (card: Known<C>) => card.kind.is("celestial");
const isApex = (card: Known<C>) => isUnit(card).and(card.apex.is(true));
const isNotApex = (card: Known<C>) => isUnit(card).and(card.apex.is(true).not());

function size(pile: Pile<C>, { house }: Terms<C>): readonly Finding[] {
  const main = pile.in("main");
  if (house["celestials-outside"]) {
    return exactly(SIZE, main, {
      where: "The deck without its Celestials",
      which: (card) => isCelestial(card).not(),
    });
  }
  return exactly(SIZE, main, { where: "The deck", fixes: main.total > SIZE ? countedOutside(main) : [] });
}

/** A deck that is too large by its Celestials alone is right where they are not counted. */
function countedOutside(main: Part<C>): readonly Fix[] {
  const { sure, open } = tally(main, (card) => isCelestial(card).not());
  if (open.length > 0 || sure !== SIZE) return [];
  return [{ label: "Count Celestials outside the 40", edits: [], house: { "celestials-outside": true } }];
}

/** The cards of a part that are read: a line that names no card is no Celestial for certain. */
function read(part: Part<C>): Part<C> {
  const total = part.entries.reduce((sum, entry) => sum + entry.count, 0);
  return total === part.total ? part : { ...part, total };
}

/** Each Celestial kept for all others: what removes copies of one card does not help among three. */
function onlyOne(main: Part<C>): readonly Fix[] {
  const celestials = main.entries.filter(({ card }) => isCelestial(card) === Answer.yes);
  if (celestials.length < 3) return [];
  return celestials.slice(0, 3).map((kept) => ({
    label: `Keep 1 ${kept.card.label} and no other Celestial`,
    edits: celestials
      .map((entry) => ({ section: entry.section, card: entry.card.label, by: (entry === kept ? 1 : 0) - entry.count }))
      .filter(({ by }) => by < 0),
  }));
}

function oneFaction(main: Part<C>): readonly Finding[] {
  const units = main.entries.filter(({ card }) => isCelestial(card) !== Answer.yes);
  const words = { where: "The deck", what: "factions" };
  const findings = allShare(
    { ...main, entries: units.filter(({ card }) => isUnit(card) === Answer.yes) },
    faction,
    words,
  );
  const isSettled = findings.some(({ severity }) => severity === "error");
  if (isSettled || !units.some(({ card }) => isUnit(card).isUnknown)) return findings;
  const holders = new Map<string | undefined, number>();
  for (const { card } of units) {
    if (card.faction.isNone() === Answer.yes) continue;
    const word = stated(card);
    holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return units
    .map((entry) => ({ entry, lacks: [...isUnit(entry.card).lacks, ...missingOf(entry.card.faction)] }))
    .filter(({ entry, lacks }) => lacks.length > 0 && clashes(entry, holders))
    .map(({ entry, lacks }) => notKnown(entry, lacks, "whether it goes with the other units"));
}

const faction = (card: Known<C>) => card.faction;

/** The faction of a card; undefined where nobody states it. */
function stated({ faction }: Known<C>): string | undefined {
  return faction.isMissing ? undefined : (faction.choices([])[0] ?? undefined);
}

/** Whether a unit could be of another faction than some other unit: cards by their faction, those of none left out. */
function clashes({ card }: Entry<C>, holders: ReadonlyMap<string | undefined, number>): boolean {
  if (card.faction.isNone() === Answer.yes) return false;
  const own = stated(card);
  // Two that are not known could be of two factions; two of one faction that is known could not.
  const alike = (holders.get(own) ?? 0) - 1;
  return holders.size > 1 || (own === undefined && alike > 0);
}

function fewUnits(main: Part<C>): readonly Finding[] {
  const { sure, open } = tally(main, isUnit);
  const most = open.reduce((sum, entry) => sum + entry.count, sure);
  if (main.total === 0 || most >= LOCATIONS) return [];
  const message = `The deck has ${counted(most, "unit")}; the supply drops of three battles can fill ${LOCATIONS} locations.`;
  return [finding("advice", message, { section: main.section })];
}

export const rules: readonly ConquestOfFatesRule[] = [
  {
    id: "conquest-of-fates/size",
    cite: QUICK_PLAY_GUIDE,
    says: "A deck has exactly 40 cards.",
    aboutSize: true,
    check: size,
  },
  {
    id: "conquest-of-fates/apex",
    cite: APEX_UNITS,
    says: "Each Apex unit is in the deck at most once.",
    byName: true,
    mayLose: ["main"],
    check: (deck) => atMostEach(1, deck.in("main"), { where: "the deck", which: isApex }),
  },
  {
    id: "conquest-of-fates/copies",
    cite: APEX_UNITS,
    says: "House rule: no unit that is not Apex is in the deck more often than agreed.",
    house: "copies",
    byName: true,
    mayLose: ["main"],
    check: (deck, { house }) =>
      atMostEach(Number(house.copies), deck.in("main"), { where: "the deck", which: isNotApex }),
  },
  {
    id: "conquest-of-fates/one-celestial",
    cite: CELESTIALS,
    says: "House rule: at most one Celestial is in the deck.",
    house: "one-celestial",
    mayLose: ["main"],
    check: (deck) => {
      const main = read(deck.in("main"));
      return atMost(1, main, {
        where: "The deck",
        one: "Celestial",
        which: isCelestial,
        fixes: onlyOne(main),
      });
    },
  },
  {
    id: "conquest-of-fates/one-faction",
    cite: ANATOMY_OF_A_UNIT,
    says: "House rule: all units of the deck are of one faction.",
    house: "one-faction",
    check: (deck) => oneFaction(deck.in("main")),
  },
  {
    id: "conquest-of-fates/few-units",
    cite: HOW_TO_PLAY,
    says: "A deck has units enough for the 21 locations that three supply drops of 7 can fill.",
    advice: true,
    check: (deck) => fewUnits(deck.in("main")),
  },
];
