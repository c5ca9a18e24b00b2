// The words that texts of Conquest of Orion have for cards.
import { phrase, type Test } from "../../../core/text/ability.ts";
import { isMine, isTheirs, namedBy, type Suffix, suffixesOf } from "../../../core/text/nouns.ts";
import { number } from "../../../core/text/pattern.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { isInPlay } from "../table/galaxy.ts";
import { type GalaxyTable, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { enemies, hasDeck, isAssaulting, isDefending, isNearby, placeOf, unitsOf } from "../table/whereabouts.ts";

type C = ConquestOfOrionCard;
type On = Test<C>;

const isUnit: On = (table, id) => traitsOf(table, id).isUnit;
const isPlanet: On = (table, id) => traitsOf(table, id).isPlanet;
const isNear: On = (table, id, { self }) => isNearby(table, id, self);
const classified =
  (word: string): On =>
  (table, id) =>
    traitsOf(table, id).classification.split(" ").includes(word);

const { is, from } = suffixesOf<C>();

const suffixes = [
  is("you control", "Ready target unit you control.", (table, id) => isMine(table, id) && isInPlay(table, id)),
  is(
    "that its controller controls",
    "Teleport target unit to a planet that its controller controls.",
    (table, id, { it, before }) => table.controllerOf(id) === table.controllerOf(before >= 0 ? before : it),
  ),
  is("that defend(s) this", "Units that defend this get +1 damage.", (table, id, { self }) =>
    isDefending(table, id, self),
  ),
  is("that defend(s) it", "The affected planet and each unit that defends it get +1 shields.", (table, id, { self }) =>
    isDefending(table, id, table.hostOf(self)),
  ),
  is("on it", "When this is destroyed, deal 2 damage to each unit on it.", (table, id, { self }) => {
    return placeOf(table, id) === self;
  }),
  phrase<Suffix<C>, { n: typeof number }>(
    "with tier requirement {n} or lower",
    "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.",
    { n: number },
    ({ n }) => ({ is: (table, id) => traitsOf(table, id).tier <= n }),
  ),
  from(
    "from your graveyard",
    "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.",
    (table) => table.in(ZONE.graveyard),
  ),
  from(
    "from your hand",
    "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.",
    (table) => table.in(ZONE.hand),
  ),
];

/** All units and planets in play, of both sides. */
export function inGalaxy(table: GalaxyTable): readonly number[] {
  const found = unitsOf(table, false);
  found.push(...table.in(ZONE.space), ...table.in(ZONE.planets));
  if (hasDeck(table)) found.push(...unitsOf(table, true), ...table.in(ZONE["enemy-space"]));
  found.push(...enemies(table));
  return found;
}

/** Cards that a text names. If it does not say where, they are units and planets in play. */
export const cards = namedBy<C>({
  name: "cards",
  nouns: {
    "unit(s)": isUnit,
    "planet(s)": isPlanet,
    "unit(s) or planet(s)": (table, id, run) => isUnit(table, id, run) || isPlanet(table, id, run),
    achievement: (table, id) => traitsOf(table, id).type === "achievement",
    attachment: (table, id) => traitsOf(table, id).type === "attachment",
  },
  adjectives: {
    nearby: isNear,
    other: (_, id, { self }) => id !== self,
    enemy: isTheirs,
    assaulting: isAssaulting,
    spawn: classified("Spawn"),
  },
  suffixes,
  references: {
    this: (_, { self }) => [self],
    it: (_, { it }) => (it >= 0 ? [it] : []),
    "that unit": (_, { subject }) => [subject],
    "the affected unit|planet": (table, { self }) => [table.hostOf(self)],
  },
  usually: inGalaxy,
});
