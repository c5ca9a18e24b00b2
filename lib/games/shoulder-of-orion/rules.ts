// Puts into code: "Deck construction" (heroes, the deck of 40, what heroes open), "Sideboard" and "Before the game".

import { type Known, missingOf } from "../../core/card/fact.ts";
import type { Entry, Part, Pile } from "../../core/judge/deck.ts";
import { move, remove } from "../../core/judge/fixes.ts";
import { atMost, atMostEach, exactly, finding, listed, none, notKnown } from "../../core/judge/phrases.ts";
import type { Finding, Rule } from "../../core/judge/rule.ts";
import { GENERIC, stated } from "./access.ts";
import type { ShoulderOfOrionCard } from "./card.ts";
import { eligible, hasUnread, movedHeroes, sideboardDead } from "./eligible.ts";
import { BEFORE_THE_GAME, DECK_CONSTRUCTION, SIDEBOARD } from "./rulebook.ts";

type C = ShoulderOfOrionCard;
type ShoulderOfOrionRule = Rule<C, "shoulder-of-orion">;

const HEROES = { id: "heroes", name: "Heroes" };
const MAIN = { id: "main", name: "Main" };

const isHero = (card: Known<C>) => card.type.is("hero");

/** The factions that a hero could share with another one; undefined where no source states them. */
function shareable({ card }: Entry<C>): readonly string[] | undefined {
  return card.factions.isMissing ? undefined : stated(card.factions).filter((faction) => faction !== GENERIC);
}

/** Whether each hero shares a faction with another: a missing faction is one of its own at the least, any at the most. */
function standsAlone(heroes: Part<C>): readonly Finding[] {
  const { entries, total } = heroes;
  if (total < 2) return [];
  const factions = entries.map(shareable);
  const holders = new Map<string, number>();
  for (const own of factions) for (const faction of new Set(own)) holders.set(faction, (holders.get(faction) ?? 0) + 1);
  const missing = factions.filter((own) => own === undefined).length;
  const sharing = factions.filter((own) => own === undefined || own.length > 0).length;
  const out: Finding[] = [];
  for (const [i, entry] of entries.entries()) {
    const own = factions[i];
    if (own?.some((faction) => entry.count > 1 || (holders.get(faction) ?? 0) > 1)) continue;
    const isOpen = own === undefined ? sharing > 1 || entry.count > 1 : own.length > 0 && missing > 0;
    // A line that names no card could be the hero that this one needs.
    if (!isOpen && !(hasUnread(heroes) && own?.length !== 0)) out.push(alone(entry, own));
    else if (own === undefined)
      out.push(notKnown(entry, missingOf(entry.card.factions), "whether it shares one with another hero"));
    else out.push(unsettled(entry, heroes));
  }
  return out;
}

function alone(entry: Entry<C>, own: readonly string[] | undefined): Finding {
  const label = entry.card.label;
  const of = own && own.length > 0 ? ` (${own.join("/")})` : "";
  const message = `${label}${of} shares no faction with another hero of the deck; each hero shares at least one.`;
  return finding("error", message, { cards: [entry], fixes: [remove(entry)] });
}

/** Each hero's finding names the others, so a list of nothing but heroes would be written out once for each. */
const MOST_NAMED = 20;

function unsettled(entry: Entry<C>, heroes: Part<C>): Finding {
  const others = heroes.entries.filter(({ card }) => card.factions.isMissing).slice(0, MOST_NAMED);
  const who = listed(others.length > 0 ? others.map(({ card }) => card.label) : ["a hero that is not read"]);
  const message = `${entry.card.label}: the factions of ${who} are not known, so whether it shares one with another hero cannot be said.`;
  return finding("unknown", message, { cards: [entry, ...others] });
}

function heroesOnly(pile: Pile<C>): readonly Finding[] {
  const [heroes, main] = [pile.in("heroes"), pile.in("main")];
  const moved = movedHeroes(pile).filter(({ edits }) => edits.length > 2);
  const inMain = none(main, isHero, {
    says: ({ card }) => `${card.label} is a hero and stands in Main.`,
    what: "whether it belongs in Main",
    fixes: (entry) => [move(entry, HEROES), ...moved, remove(entry)],
  });
  const inHeroes = none(heroes, (card) => isHero(card).not(), {
    says: ({ card }) => `${card.label} is no hero and stands among the heroes.`,
    what: "whether it belongs among the heroes",
    fixes: (entry) => [move(entry, MAIN), remove(entry)],
  });
  return [...inMain, ...inHeroes, ...inBoth(heroes, main)];
}

/** A card is a hero or it is none, even where no source says which. */
function inBoth(heroes: Part<C>, main: Part<C>): readonly Finding[] {
  const out: Finding[] = [];
  const twins = new Map(heroes.entries.map((entry) => [entry.card, entry]));
  for (const entry of main.entries) {
    if (!isHero(entry.card).isUnknown) continue;
    const twin = twins.get(entry.card);
    if (!twin) continue;
    const message = `${entry.card.label} stands among the heroes and in Main; no card belongs in both.`;
    out.push(finding("error", message, { cards: [entry, twin], fixes: [remove(entry), remove(twin)] }));
  }
  return out;
}

export const rules: readonly ShoulderOfOrionRule[] = [
  {
    id: "shoulder-of-orion/hero-count",
    cite: DECK_CONSTRUCTION,
    says: "A deck has exactly 3 heroes.",
    aboutSize: true,
    check: (deck) => {
      const heroes = deck.in("heroes");
      const fixes = heroes.total < 3 ? movedHeroes(deck) : [];
      return exactly(3, heroes, { where: "The deck", one: "hero", many: "heroes", fixes });
    },
  },
  {
    id: "shoulder-of-orion/hero-unique",
    cite: DECK_CONSTRUCTION,
    says: "No two heroes of a deck have one name.",
    byName: true,
    mayLose: ["heroes"],
    check: (deck) => atMostEach(1, deck.in("heroes"), { where: "Heroes" }),
  },
  {
    id: "shoulder-of-orion/hero-factions",
    cite: DECK_CONSTRUCTION,
    says: "Each hero shares a faction other than Generic with another hero of the deck.",
    check: (deck) => standsAlone(deck.in("heroes")),
  },
  {
    id: "shoulder-of-orion/size",
    cite: DECK_CONSTRUCTION,
    says: "The main deck has exactly 40 cards.",
    aboutSize: true,
    check: (deck) => {
      const main = deck.in("main");
      return exactly(40, main, { where: "The main deck", fixes: main.total > 40 ? movedHeroes(deck) : [] });
    },
  },
  {
    id: "shoulder-of-orion/copies",
    cite: DECK_CONSTRUCTION,
    says: "The main deck has at most 3 cards of one name.",
    byName: true,
    mayLose: ["main"],
    check: (deck) => atMostEach(3, deck.in("main"), { where: "the main deck" }),
  },
  {
    id: "shoulder-of-orion/heroes-only",
    cite: DECK_CONSTRUCTION,
    says: "Heroes stand in Heroes and all other cards elsewhere.",
    byName: true,
    mayLose: ["heroes", "main"],
    check: heroesOnly,
  },
  {
    id: "shoulder-of-orion/eligible",
    cite: DECK_CONSTRUCTION,
    says: "The heroes open each card of the main deck: by faction if it is general, else by subfaction, and a Hybrid card by one Hybrid hero with no faction that the card lacks.",
    mayLose: ["main"],
    check: eligible,
  },
  {
    id: "shoulder-of-orion/sideboard-size",
    cite: SIDEBOARD,
    says: "A sideboard has at most 10 cards.",
    aboutSize: true,
    check: (deck) => atMost(10, deck.in("sideboard"), { where: "The sideboard" }),
  },
  {
    id: "shoulder-of-orion/sideboard-heroes",
    cite: SIDEBOARD,
    says: "No hero is in the sideboard.",
    byName: true,
    mayLose: ["sideboard"],
    check: (deck) =>
      none(deck.in("sideboard"), isHero, {
        says: ({ card }) => `${card.label} is a hero and stands in the sideboard.`,
        what: "whether it may be in the sideboard",
        fixes: (entry) => [move(entry, HEROES), remove(entry)],
      }),
  },
  {
    id: "shoulder-of-orion/sideboard-dead",
    cite: BEFORE_THE_GAME,
    says: "Each sideboard card can be swapped in under the heroes of the deck, and all its copies together.",
    advice: true,
    check: sideboardDead,
  },
];
