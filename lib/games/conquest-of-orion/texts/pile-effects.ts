// What texts of Conquest of Orion do with the deck, the hand and resources.
import { phrase } from "../../../core/text/ability.ts";
import { DeckPhrases } from "../../../core/text/deck-phrases.ts";
import { number, oneOf } from "../../../core/text/pattern.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { gain, MOST_STORED } from "../table/resources.ts";
import { COUNTER, type GalaxyTable, RESOURCES, type Resource, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { type Done, price, toHand, unitEffects } from "./effects.ts";

const COLOUR = oneOf<Resource>("resource", { blue: "blue", gold: "gold", red: "red" });

const deck = new DeckPhrases<ConquestOfOrionCard>(ZONE, "The deck is empty.");

const PROSPECT =
  "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck.";
const HAUL =
  "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck.";

/** A trade is worth something if one resource is plenty and another one is short. */
function isUneven(table: GalaxyTable): boolean {
  const stored = RESOURCES.map((one) => table.get(COUNTER[one]));
  return Math.max(...stored) - Math.min(...stored) >= 3;
}

const deckEffects: readonly Done[] = [
  deck.draw("draw {n} card(s)", "When this enters the galaxy, draw a card.", (n) => ({ worth: () => 2 * n })),
  phrase(
    "gain {n} {colour}",
    "When this conquers a planet, gain 1 red.",
    { n: number, colour: COLOUR },
    ({ n, colour }) => ({
      does: (table) => {
        table.say(() => `${n} ${colour} is gained.`);
        return gain(table, colour, n);
      },
      worth: (table) => Math.min(n, MOST_STORED - table.get(COUNTER[colour])),
    }),
  ),
  phrase(
    "trade 1 resource for 1 of another type",
    "At the beginning of your turn, you may trade 1 resource for 1 of another type.",
    {},
    () => ({ does: (table) => table.call("market"), worth: (table) => (isUneven(table) ? 1 : 0) }),
  ),
  phrase("look at the top card of your deck", HAUL, {}, () => ({ does: (table) => deck.look(table, 1) })),
  deck.lookAtTop("look at the top {n} cards of your deck", PROSPECT, () => ({ worth: () => 2 })),
  phrase("put it on the bottom of your deck", HAUL, {}, () =>
    // A dear card can wait.
    deck.rest({ worth: (table) => traitsOf(table, table.first(ZONE.draw)).price - 4 }),
  ),
  phrase("put one into your hand and the others on the bottom of your deck", PROSPECT, {}, () =>
    deck.take(1, toHand, price),
  ),
];

export const effects: readonly Done[] = [...unitEffects, ...deckEffects];
