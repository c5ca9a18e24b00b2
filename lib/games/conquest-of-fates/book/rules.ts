// The rules of "Apex Units" (p. 5), "How to Play" (p. 8-10) and "Quick Play Guide" (p. 16), and house rules for what
// the rulebook leaves open.

import { Answer, type Known, missingOf } from "../../../core/card/fact.ts";
import { allShare, atMostEach } from "../../../core/judge/card-phrases.ts";
import type { DeckPart, Entry } from "../../../core/judge/deck.ts";
import { custom, finding, notKnown, tally, underHouse } from "../../../core/judge/phrases.ts";
import type { Fix } from "../../../core/judge/rule.ts";
import { atMostOf, exactly } from "../../../core/judge/size-phrases.ts";
import { counted } from "../../../core/words.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { main, rule } from "../cards/sections.ts";
import { ANATOMY_OF_A_UNIT, APEX_UNITS, CELESTIALS, HOW_TO_PLAY, QUICK_PLAY_GUIDE } from "./rulebook.ts";

type C = ConquestOfFatesCard;

const SIZE = 40;
/** Three supply drops of 7 cards can fill 7 locations three times. */
const LOCATIONS = 21;

const isUnit = (card: Known<C>) => card.kind.is("unit");
const isCelestial = (card: Known<C>) => card.kind.is("celestial");
const isApex = (card: Known<C>) => isUnit(card).and(card.apex.is(true));
const isNotApex = (card: Known<C>) => isUnit(card).and(card.apex.is(true).not());

/**
 * If only the Celestials make a deck too large, it is legal under the house rule that does not count them. To look at the
 * size first takes less than to try the fix.
 */
function countedOutside(main: DeckPart<C>): readonly Fix[] {
  const { sure, open } = tally(main, (card) => isCelestial(card).not());
  if (open.length > 0 || sure !== SIZE) return [];
  return [{ label: "Count Celestials outside the 40", edits: [], house: { "celestials-outside": true } }];
}

/**
 * One fix per Celestial that keeps only that one, because removing the copies of one card is not enough among three.
 */
function onlyOne(main: DeckPart<C>): readonly Fix[] {
  const celestials = main.entries.filter(({ card }) => isCelestial(card) === Answer.yes);
  if (celestials.length < 3) return [];
  return celestials.slice(0, 3).map((kept) => ({
    label: `Keep 1 ${kept.card.label} and no other Celestial`,
    edits: celestials
      .map((entry) => ({ section: entry.section, card: entry.card.label, by: (entry === kept ? 1 : 0) - entry.count }))
      .filter(({ by }) => by < 0),
  }));
}

const faction = (card: Known<C>) => card.faction;
const knownUnits = allShare([main], faction, { where: "The deck", what: "factions", which: isUnit });

const oneFaction = custom<C>([main], (deck, terms) => {
  const findings = knownUnits.check(deck, terms);
  const units = deck.in(main).entries.filter(({ card }) => isCelestial(card) !== Answer.yes);
  const isSettled = findings.some(({ severity }) => severity === "error");
  if (isSettled || !units.some(({ card }) => isUnit(card).isUnknown)) return findings;
  const holders = new Map<string | undefined, number>();
  for (const { card } of units) {
    if (card.faction.isNone() === Answer.yes) continue;
    const word = knownFaction(card);
    holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return units
    .map((entry) => ({ entry, lacks: [...isUnit(entry.card).lacks, ...missingOf(entry.card.faction)] }))
    .filter(({ entry, lacks }) => lacks.length > 0 && clashes(entry, holders))
    .map(({ entry, lacks }) => notKnown(entry, lacks, "whether it goes with the other units"));
});

/** The faction of a card, or undefined if it is unknown. */
function knownFaction({ faction }: Known<C>): string | undefined {
  return faction.isMissing ? undefined : (faction.choices([])[0] ?? undefined);
}

/**
 * Whether a unit might belong to another faction than some other unit. `holders` counts cards by faction, without those
 * that have none.
 */
function clashes({ card }: Entry<C>, holders: ReadonlyMap<string | undefined, number>): boolean {
  if (card.faction.isNone() === Answer.yes) return false;
  const own = knownFaction(card);
  // Two cards of unknown faction might differ. Two cards of the same known faction cannot.
  const alike = (holders.get(own) ?? 0) - 1;
  return holders.size > 1 || (own === undefined && alike > 0);
}

const fewUnits = custom<C>([main], (deck) => {
  const { total } = deck.in(main);
  const { sure, open } = tally(deck.in(main), isUnit);
  const most = open.reduce((sum, entry) => sum + entry.count, sure);
  if (total === 0 || most >= LOCATIONS) return [];
  const message = `The deck has ${counted(most, "unit")}, but the supply drops of three battles can fill ${LOCATIONS} locations.`;
  return [finding("advice", message, { section: main.id })];
});

export const rules = [
  rule(
    "size",
    QUICK_PLAY_GUIDE,
    "A deck has exactly 40 cards.",
    underHouse(
      "celestials-outside",
      exactly(SIZE, main, {
        where: "The deck without its Celestials",
        which: (card: Known<C>) => isCelestial(card).not(),
      }),
      exactly(SIZE, main, { where: "The deck", fixes: countedOutside }),
    ),
  ),
  rule(
    "apex",
    APEX_UNITS,
    "Each Apex unit is in the deck at most once.",
    atMostEach(1, main, { where: "the deck", which: isApex }),
  ),
  rule(
    "copies",
    APEX_UNITS,
    "House rule: no unit that is not Apex is in the deck more often than agreed.",
    atMostEach(({ house }) => Number(house.copies), main, { where: "the deck", which: isNotApex }),
    { house: "copies" },
  ),
  rule(
    "one-celestial",
    CELESTIALS,
    "House rule: at most one Celestial is in the deck.",
    atMostOf(1, main, isCelestial, { where: "The deck", one: "Celestial", fixes: onlyOne }),
    { house: "one-celestial" },
  ),
  rule("one-faction", ANATOMY_OF_A_UNIT, "House rule: all units of the deck are of one faction.", oneFaction, {
    house: "one-faction",
  }),
  rule(
    "few-units",
    HOW_TO_PLAY,
    "A deck has units enough for the 21 locations that three supply drops of 7 can fill.",
    fewUnits,
    { advice: true },
  ),
];
