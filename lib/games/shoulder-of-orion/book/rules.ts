// The rules of "Deck construction" (heroes, the deck of 40, what heroes allow), "Sideboard" and "Before the game".

import { type Known, missingOf } from "../../../core/card/fact.ts";
import { atMostEach, none } from "../../../core/judge/card-phrases.ts";
import type { DeckPart, Entry } from "../../../core/judge/deck.ts";
import { move, remove } from "../../../core/judge/fixes.ts";
import { all, custom, finding, notKnown } from "../../../core/judge/phrases.ts";
import type { Finding } from "../../../core/judge/rule.ts";
import { atMost, exactly } from "../../../core/judge/size-phrases.ts";
import { listed } from "../../../core/words.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { heroes, main, rule, sideboard } from "../cards/sections.ts";
import { GENERIC, knownWords } from "./access.ts";
import { eligible, HEROES_FIRST, hasUnread, movedHeroes, sideboardDead } from "./eligible.ts";
import { BEFORE_THE_GAME, DECK_CONSTRUCTION, SIDEBOARD } from "./rulebook.ts";

type C = ShoulderOfOrionCard;

const isHero = (card: Known<C>) => card.type.is("hero");

/** The factions that a hero could share with another one, or undefined if they are unknown. */
function shareable({ card }: Entry<C>): readonly string[] | undefined {
  return card.factions.isMissing ? undefined : knownWords(card.factions).filter((faction) => faction !== GENERIC);
}

const SEVERAL = -1;

/** The place of the only hero who has a faction, or that several have it. */
function holdersOf(factions: readonly (readonly string[] | undefined)[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const [i, own = []] of factions.entries()) {
    for (const faction of own) holders.set(faction, (holders.get(faction) ?? i) === i ? i : SEVERAL);
  }
  return holders;
}

/** Whether each hero shares a faction with another one. A missing faction could be unique, and it could be any. */
const standsAlone = custom<C>([heroes], (deck) => {
  const part = deck.in(heroes);
  const { entries, total } = part;
  if (total < 2) return [];
  const factions = entries.map(shareable);
  const holders = holdersOf(factions);
  const missing = factions.filter((own) => own === undefined).length;
  const sharing = factions.filter((own) => own === undefined || own.length > 0).length;
  const out: Finding[] = [];
  for (const [i, entry] of entries.entries()) {
    const own = factions[i];
    if (own?.some((faction) => entry.count > 1 || holders.get(faction) === SEVERAL)) continue;
    const isOpen = own === undefined ? sharing > 1 || entry.count > 1 : own.length > 0 && missing > 0;
    // A line that names no card could be the hero that this one needs.
    if (!isOpen && !(hasUnread(part) && own?.length !== 0)) out.push(alone(entry, own));
    else if (own === undefined)
      out.push(notKnown(entry, missingOf(entry.card.factions), "whether it shares one with another hero"));
    else out.push(unsettled(entry, part));
  }
  return out;
});

function alone(entry: Entry<C>, own: readonly string[] | undefined): Finding {
  const label = entry.card.label;
  const of = own && own.length > 0 ? ` (${own.join("/")})` : "";
  const message = `${label}${of} shares no faction with another hero of the deck. Each hero must share at least one.`;
  return finding("error", message, { cards: [entry], fixes: [remove(entry)] });
}

/** Each hero's finding names the other heroes, so a list of nothing but heroes would be repeated once for each. */
const MOST_NAMED = 20;

function unsettled(entry: Entry<C>, heroes: DeckPart<C>): Finding {
  const others = heroes.entries.filter(({ card }) => card.factions.isMissing).slice(0, MOST_NAMED);
  const who = listed(others.map(({ card }) => card.label));
  const message = hasUnread(heroes)
    ? `${HEROES_FIRST} Whether ${entry.card.label} shares a faction with another hero can’t be checked until then.`
    : `${entry.card.label}: the factions of ${who} are not known, so whether it shares one with another hero cannot be said.`;
  return finding("unknown", message, { cards: [entry, ...others] });
}

const outOfMain = none([main], isHero, {
  says: ({ card }) => `${card.label} is a hero, but it is in Main.`,
  what: "whether it belongs in Main",
  fixes: (entry, deck) => {
    const together = movedHeroes(deck).filter(({ edits }) => edits.length > 2);
    return [move(entry, heroes), ...together, remove(entry)];
  },
});

const outOfHeroes = none([heroes], (card: Known<C>) => isHero(card).not(), {
  says: ({ card }) => `${card.label} is among the heroes but is not a hero.`,
  what: "whether it belongs among the heroes",
  fixes: (entry) => [move(entry, main), remove(entry)],
});

/** A card either is a hero or is not one, even if that is unknown. */
const inBoth = custom<C>([heroes, main], (deck) => {
  const open = deck.in(main).entries.filter(({ card }) => isHero(card).isUnknown);
  if (open.length === 0) return [];
  const twins = new Map(deck.in(heroes).entries.map((entry) => [entry.card, entry]));
  const out: Finding[] = [];
  for (const entry of open) {
    const twin = twins.get(entry.card);
    if (!twin) continue;
    const message = `${entry.card.label} is among the heroes and in Main, but no card belongs in both.`;
    out.push(finding("error", message, { cards: [entry, twin], fixes: [remove(entry), remove(twin)] }));
  }
  return out;
});

export const rules = [
  rule(
    "hero-count",
    DECK_CONSTRUCTION,
    "A deck has exactly 3 heroes.",
    exactly(3, heroes, {
      where: "The deck",
      one: "hero",
      many: "heroes",
      fixes: (_, deck) => movedHeroes(deck),
    }),
  ),
  rule(
    "hero-unique",
    DECK_CONSTRUCTION,
    "No two heroes of a deck have one name.",
    atMostEach(1, heroes, { where: "Heroes" }),
  ),
  rule(
    "hero-factions",
    DECK_CONSTRUCTION,
    "Each hero shares a faction other than Generic with another hero of the deck.",
    standsAlone,
  ),
  rule(
    "size",
    DECK_CONSTRUCTION,
    "The main deck has exactly 40 cards.",
    exactly(40, main, {
      where: "The main deck",
      fixes: (_, deck) => movedHeroes(deck),
    }),
  ),
  rule(
    "copies",
    DECK_CONSTRUCTION,
    "The main deck has at most 3 cards of one name.",
    atMostEach(3, main, { where: "the main deck" }),
  ),
  rule(
    "heroes-only",
    DECK_CONSTRUCTION,
    "Heroes stand in Heroes and all other cards elsewhere.",
    all(outOfMain, outOfHeroes, inBoth),
  ),
  rule(
    "eligible",
    DECK_CONSTRUCTION,
    "The heroes open each card of the main deck: by faction if it is general, else by subfaction, and a Hybrid card by one Hybrid hero with no faction that the card lacks.",
    eligible,
  ),
  rule(
    "sideboard-size",
    SIDEBOARD,
    "A sideboard has at most 10 cards.",
    atMost(10, sideboard, { where: "The sideboard" }),
  ),
  rule(
    "sideboard-heroes",
    SIDEBOARD,
    "No hero is in the sideboard.",
    none([sideboard], isHero, {
      says: ({ card }) => `${card.label} is a hero, but it is in the sideboard.`,
      what: "whether it may be in the sideboard",
      fixes: (entry) => [move(entry, heroes), remove(entry)],
    }),
  ),
  rule(
    "sideboard-dead",
    BEFORE_THE_GAME,
    "Each sideboard card can be swapped in under the heroes of the deck, and all its copies together.",
    sideboardDead,
    { advice: true },
  ),
];
