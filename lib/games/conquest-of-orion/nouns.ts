// The words that texts of Conquest of Orion have for cards.
import { phrase, type Test } from "../../core/text/ability.ts";
import { namedBy, type Suffix } from "../../core/text/nouns.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { units as own } from "./galaxy.ts";
import { type CardTable, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

type C = ConquestOfOrionCard;
type On = Test<C>;
type Zoned = (table: CardTable) => readonly number[];

const isNear: On = (table, id, { self }) => table.hostOf(id) >= 0 && table.hostOf(id) === table.hostOf(self);
const classified =
  (word: string): On =>
  (table, id) =>
    traitsOf(table, id).classification.split(" ").includes(word);

const is = (words: string, example: string, test: On) =>
  phrase<Suffix<C>, Record<string, never>>(words, example, {}, () => ({ is: test }));
const from = (words: string, example: string, cards: Zoned) =>
  phrase<Suffix<C>, Record<string, never>>(words, example, {}, () => ({ from: cards }));

const suffixes = [
  // Nobody else has units at this table.
  is("you control", "Ready target unit you control.", () => true),
  from(
    "from your graveyard",
    "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.",
    (table) => table.in(ZONE.graveyard),
  ),
];

/** Cards that a text names. If it does not say where, they are units in play. */
export const cards = namedBy<C>({
  name: "cards",
  nouns: { "unit(s)": (table, id) => traitsOf(table, id).isUnit },
  adjectives: {
    nearby: isNear,
    other: (_, id, { self }) => id !== self,
    spawn: classified("Spawn"),
  },
  suffixes,
  references: { this: (_, { self }) => [self] },
  usually: (table) => [...own(table), ...table.in(ZONE.space)],
});
