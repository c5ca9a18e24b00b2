// What lasts while a card of Conquest of Orion is in play. Every phrase has an example that is a whole text of a card.
import { phrase, type Standing, type TextPhrase } from "../../../core/text/ability.ts";
import type { Named } from "../../../core/text/nouns.ts";
import { type Found, number, oneOf, type Reader, signed } from "../../../core/text/pattern.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { CHANGED, COLONISE, COST } from "../table/costs.ts";
import { inPlay, isNew } from "../table/galaxy.ts";
import { cards } from "./nouns.ts";

type C = ConquestOfOrionCard;
type Lasting = TextPhrase<Standing<C> | readonly Standing<C>[]>;

const STAT = oneOf("number", { damage: "damage", health: "health", shields: "shields", regeneration: "regeneration" });

interface Change {
  readonly stat: string;
  readonly by: number;
}

/** "+1 damage, +2 health, and +1 regeneration". */
const changes: Reader<readonly Change[]> = {
  name: "changes",
  read: (words, at) =>
    signed.read(words, at).flatMap(([by, behind]) =>
      STAT.read(words, behind).flatMap(([stat, next]): readonly Found<readonly Change[]>[] => {
        const own = { stat, by };
        const comma = words[next] === "," ? next + 1 : next;
        const more = words[comma] === "and" ? comma + 1 : comma;
        const rest = more > next ? changes.read(words, more) : [];
        return [...rest.map(([all, end]) => [[own, ...all], end] as const), [[own], next]];
      }),
    ),
};

const COLOUR = oneOf("resource", { blue: 0, gold: 1, red: 2 });
const EVERY: Standing<C>["to"] = () => true;
const OWN: Standing<C>["to"] = (table, id) => id < 0 || !table.isTheirs(id);
const SELF: Standing<C>["to"] = (_, id, { self }) => id === self;

const flag = (stat: string, to: Standing<C>["to"], by = 1): Standing<C> => ({ stat, to, by: () => by });
const given = (to: Named<C>, all: readonly Change[]): readonly Standing<C>[] =>
  all.map(({ stat, by }) => flag(stat, to.test, by));

/** Whether no card that is meant has come into play this turn, so that the next one is the first. */
const isFirst =
  (what: Named<C>): Standing<C>["to"] =>
  (table, id, run) => {
    if (table.isTheirs(id) || !what.test(table, id, run)) return false;
    return !inPlay(table).some((other) => isNew(table, other) && what.test(table, other, run));
  };

/** The rules see to the keyword themselves, so that no text has to change a number. */
const SEEN_TO: Standing<C> = { stat: "keyword", to: () => false, by: () => 0 };
const keyword = (words: string, example: string): Lasting => phrase(words, example, {}, () => SEEN_TO);

const WORD: Reader<string> = {
  name: "classification",
  read: (words, at) => (words[at] === undefined ? [] : [[words[at], at + 1]]),
};

/** The keywords that the table sees to, as its interpretations say. */
const keywords: readonly Lasting[] = [
  keyword("swiftness", "Swiftness."),
  keyword("stationary", "Stationary."),
  keyword("immobile", "Immobile."),
  keyword("traveler", "Traveler."),
  keyword("unique", "Unique."),
  keyword("ambush", "Ambush."),
  keyword("guardian", "Guardian."),
  keyword("orbital range", "Orbital range."),
  keyword("barrage", "Barrage."),
  keyword("sweep", "Sweep."),
  keyword("intercept", "Intercept."),
  keyword("stealth", "Stealth."),
  keyword("armament", "Armament. This attacks for 2 damage."),
  keyword("this assaults a planet each turn if able", "This assaults a planet each turn if able."),
  phrase("this attacks for {n} damage", "Armament. This attacks for 2 damage.", { n: number }, () => SEEN_TO),
  phrase("half life {n}", "Half life 2.", { n: number }, () => SEEN_TO),
  phrase("deploy {n} {colour}", "Deploy 1 blue.", { n: number, colour: COLOUR }, () => SEEN_TO),
  phrase("consume a|an {word} unit", "Consume a Beast unit.", { word: WORD }, () => SEEN_TO),
];

const numbers: readonly Lasting[] = [
  phrase(
    "{to} get(s) {all}",
    "Other nearby units you control get +1 shields.",
    { to: cards, all: changes },
    ({ to, all }) => given(to, all),
  ),
  phrase(
    "{to} and {others} get(s) {all}",
    "The affected planet and each unit that defends it get +1 shields.",
    { to: cards, others: cards, all: changes },
    ({ to, others, all }) => [...given(to, all), ...given(others, all)],
  ),
  phrase(
    "{to} get(s) {n} damage while it|they attack(s) a planet",
    "Units you control get +2 damage while they attack a planet.",
    { to: cards, n: signed },
    ({ to, n }) => flag("siege", to.test, n),
  ),
  phrase(
    "{to} get(s) {all} and has|have swiftness",
    "The affected unit gets +1 damage and has swiftness.",
    { to: cards, all: changes },
    ({ to, all }) => [...given(to, all), flag("swiftness", to.test)],
  ),
  phrase(
    "this attacks for {n} damage , and {to} get(s) {all}",
    "Armament. This attacks for 6 damage, and the affected planet gets +3 health.",
    { n: number, to: cards, all: changes },
    ({ to, all }) => given(to, all),
  ),
];

const cheaper = (
  stats: readonly string[],
  changed: string,
  to: Standing<C>["to"],
  colour: number,
  by: number,
): readonly Standing<C>[] => [flag(changed, to), flag(stats[colour] ?? "", to, -by)];

const costs: readonly Lasting[] = [
  phrase(
    "the colonization costs you pay are {n} {colour} less",
    "The colonization costs you pay are 1 red less.",
    { n: number, colour: COLOUR },
    ({ n, colour }) => cheaper(COLONISE, CHANGED.conquest, OWN, colour, n),
  ),
  phrase(
    "when this conquers a planet , its colonization cost is {n} {colour} less",
    "When this conquers a planet, its colonization cost is 1 red less.",
    { n: number, colour: COLOUR },
    ({ n, colour }) => cheaper(COLONISE, CHANGED.conquest, SELF, colour, n),
  ),
  phrase(
    "the first {what} you play each turn costs {n} {colour} less",
    "The first Spawn unit you play each turn costs 1 blue less.",
    { what: cards, n: number, colour: COLOUR },
    ({ what, n, colour }) => cheaper(COST, CHANGED.card, isFirst(what), colour, n),
  ),
  phrase(
    "once each turn , you may trade 2 resources of one type for 1 of another type",
    "Once each turn, you may trade 2 resources of one type for 1 of another type.",
    {},
    () => flag("cheap-trade", EVERY),
  ),
];

const rules: readonly Lasting[] = [
  phrase(
    "at the beginning of your turn , you draw {n} cards instead of one",
    "At the beginning of your turn, you draw two cards instead of one.",
    { n: number },
    ({ n }) => flag("draws", EVERY, n),
  ),
  phrase(
    "units you control don't exhaust when they move onto this",
    "Units you control don't exhaust when they move onto this.",
    {},
    () => flag("no-exhaust", SELF),
  ),
  phrase(
    "units can't move onto this during the defender's step",
    "Units can't move onto this during the defender's step.",
    {},
    () => flag("closed", SELF),
  ),
];

export const standings: readonly Lasting[] = [...keywords, ...numbers, ...costs, ...rules];
