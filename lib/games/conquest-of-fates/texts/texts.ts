// The texts of Conquest of Fates as the table carries them out: when, under which condition, and what lasts.
import {
  aboutItself,
  type Condition,
  type Moment,
  phrase,
  type Standing,
  type TextPhrase,
} from "../../../core/text/ability.ts";
import { isAnotherOfMine, isMine, mineOf } from "../../../core/text/nouns.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import { Texts } from "../../../core/text/texts.ts";
import * as book from "../book/rulebook.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { cqOf, type FatesIds, TOKEN, ZONE } from "../table/table.ts";
import { hasForcefield, isInBattle, isReached, isSilent, locationOf } from "../table/units.ts";
import { effects } from "./effects.ts";
import { enemyUp, ownUp, units, ZONES } from "./nouns.ts";

type C = ConquestOfFatesCard;

const own: Moment<C>["of"] = aboutItself;

const moment = (words: string, example: string, event: string, of: Moment<C>["of"] = own): TextPhrase<Moment<C>> =>
  phrase(words, example, {}, () => ({ event, of }));

const moments = [
  moment("when this unit is destroyed", "When this unit is destroyed, draw two cards.", "destroyed"),
  moment(
    "when another of your units is destroyed",
    "When another of your units is destroyed, this unit gains 2 CQ.",
    "destroyed",
    isAnotherOfMine,
  ),
  moment(
    "when one of your units is destroyed",
    "When one of your units is destroyed, draw a card.",
    "destroyed",
    isMine,
  ),
  moment(
    "when another of your units adapts",
    "When another of your units Adapts, this unit gains 2 CQ.",
    "adapted",
    isAnotherOfMine,
  ),
  moment(
    "when an opponent deploys a lightspeed unit in response to this unit",
    "When an opponent deploys a lightspeed unit in response to this unit, draw two cards.",
    "answered",
  ),
  moment("during clean-up", "During clean-up, return this unit to your hand.", "clean-up"),
  moment(
    "if this unit was placed face-down during a deployment phase",
    "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.",
    "reveal",
    (table, subject, self) => subject === self && table.token(self, TOKEN.placed) > 0,
  ),
];

const condition = (words: string, example: string, holds: Condition<C>): TextPhrase<Condition<C>> =>
  phrase(words, example, {}, () => holds);

const conditions = [
  condition(
    "if an opponent has more face-up units in the battle zone than you",
    "If an opponent has more face-up units in the Battle Zone than you, this unit gains 3 CQ.",
    (table) => enemyUp(table) > ownUp(table),
  ),
  phrase(
    "if you have {cards}",
    "If you have another unit in the Extra Locations, this unit gains 2 CQ.",
    { cards: units },
    ({ cards }): Condition<C> =>
      (table, run) =>
        mineOf(cards.cards)(table, run).length > 0,
  ),
  phrase(
    "if {cards} has CQ {n} or less",
    "If the enemy unit that was just announced has CQ 2 or less, place it into the Void.",
    { cards: units, n: number },
    ({ cards, n }): Condition<C> =>
      (table, run) =>
        cards.cards(table, run).some((id) => cqOf(table, id) <= n),
  ),
  condition(
    "unless it is an apex unit",
    "Destroy the enemy unit that was just announced, unless it is an Apex unit.",
    (table, run) => run.it < 0 || table.card(run.it).apex !== true,
  ),
  condition(
    "unless it has forcefield",
    "Place an enemy unit at this location into the Void, unless it has Forcefield.",
    (table, run) => run.it < 0 || !hasForcefield(table, run.it),
  ),
  condition(
    "if it was an apex unit",
    "Place a unit from any discard pile into the Void. If it was an Apex unit, this unit gains 2 CQ.",
    (table, run) => run.it >= 0 && table.card(run.it).apex === true,
  ),
];

const WAY = oneOf("gains or loses", { gain: 1, gains: 1, lose: -1, loses: -1 });
const SELF: Standing<C>["to"] = (_, id, { self }) => id === self;
const flag = (stat: string, to: Standing<C>["to"], by = 1): Standing<C> => ({ stat, to, by: () => by });
/** What lasts for units: those that it reaches. */
const lasting = (stat: string, to: Standing<C>["to"], by: Standing<C>["by"], about = 0): Standing<C> => ({
  stat,
  to: (table, id, run) => isReached(table, id) && to(table, id, run),
  by,
  about,
});
const cqBy = (to: Standing<C>["to"], by: number, about = 0) => lasting("cq", to, () => by, about);
/** What a unit does to others begins after its own reveal, so it does not mute itself. (The Accordion, p.13) */
const muting = (to: Standing<C>["to"]) =>
  lasting(
    "muted-when-revealed",
    (table, id, run) => id !== run.self && to(table, id, run),
    () => 1,
  );
const shielding = (to: Standing<C>["to"]) => lasting("forcefield", to, () => 1);
/** How many units a text that names several is about, more or less. */
const SEVERAL = 2;

type Lasting = TextPhrase<Standing<C> | readonly Standing<C>[]>;

const standings: readonly Lasting[] = [
  phrase(
    "{cards} {way} {n} CQ",
    "Your standard units gain 1 CQ.",
    { cards: units, way: WAY, n: number },
    ({ cards, way, n }) => cqBy(cards.test, way * n, n * SEVERAL),
  ),
  phrase(
    "{cards} {way} {n} CQ for each {other}",
    "This unit gains 2 CQ for each enemy unit that is Plagued.",
    { cards: units, way: WAY, n: number, other: units },
    ({ cards, way, n, other }) =>
      lasting(
        "cq",
        cards.test,
        (table, id, self) => way * n * other.cards(table, { self, subject: id, it: -1, before: -1, seen: 0 }).length,
        way * n,
      ),
  ),
  phrase(
    "{cards} become(s) muted [when they are revealed]",
    "Enemy strategic units that are revealed at adjacent locations become Muted.",
    { cards: units },
    ({ cards }) => muting(cards.test),
  ),
  phrase(
    "{cards} become muted when they are revealed , and {others} {way} {n} CQ",
    "All lightspeed units become Muted when they are revealed, and your own lightspeed units lose 1 CQ.",
    { cards: units, others: units, way: WAY, n: number },
    ({ cards, others, way, n }) => [muting(cards.test), cqBy(others.test, way * n)],
  ),
  phrase(
    "{cards} have|has forcefield",
    "Your other units in the Extra Locations have Forcefield.",
    { cards: units },
    ({ cards }) => shielding(cards.test),
  ),
  phrase(
    "while this unit is at a location of skirmish zone {n} , it has forcefield",
    "While this unit is at a location of Skirmish Zone Two, it has Forcefield.",
    { n: ZONES },
    ({ n }) =>
      shielding(
        (table, id, { self }) =>
          id === self && locationOf(table, id) > (n === 1 ? 0 : 4) && (n === 2 || locationOf(table, id) <= 4),
      ),
  ),
  phrase(
    "when this unit would be destroyed while a unit is attached to it , discard the attached unit instead",
    "When this unit would be destroyed while a unit is attached to it, discard the attached unit instead.",
    {},
    () => flag("saved-by-attached", SELF),
  ),
  phrase(
    "the first time this unit would be destroyed , move it to the extra locations instead",
    "The first time this unit would be destroyed, move it to the Extra Locations instead.",
    {},
    () => flag("saved-by-moving", SELF),
  ),
  phrase(
    "your units that would go to the discard pile are placed into the void instead",
    "Your units that would go to the discard pile are placed into the Void instead.",
    {},
    () => flag("to-void", (table, id) => isMine(table, id) && table.card(id).kind === "unit"),
  ),
  phrase("your maximum hand size is {n}", "Your maximum hand size is 8.", { n: number }, ({ n }) =>
    flag("hand-maximum", () => true, n),
  ),
  phrase(
    "you draw {n} card(s) fewer in each supply drop",
    "You draw one card fewer in each supply drop.",
    { n: number },
    ({ n }): Standing<C> => ({ stat: "supply-drop", to: () => true, by: () => -n }),
  ),
];

/** Units do what they say when their frame says. A Celestial does it when it is played. (Keywords and Terms, p.14-15) */
function momentOf({ kind, timing }: C): Moment<C> | undefined {
  if (kind === "celestial") return { event: "played", of: own };
  if (timing === "reveal") return { event: "reveal", of: own };
  return timing === "end" ? { event: "end", of: own } : undefined;
}

export const texts = new Texts<C, FatesIds["phase"]>({
  moments,
  conditions,
  effects,
  standings,
  momentOf,
  lasts: ({ timing }) => timing !== "reveal" && timing !== "end",
  phase: { id: "text", cite: book.SPECIAL_EFFECTS },
  placeOf: locationOf,
  isActive: (table, id) =>
    isInBattle(table, id) ? table.isUp(id) && !isSilent(table, id) : table.zoneOf(id) === ZONE.celestials,
});
