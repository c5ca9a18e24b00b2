import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  { id: "exactly-40", text: "A deck of 40 cards is read as exactly 40; the 3 heroes come on top." },
  {
    id: "heroes-by-section",
    text: "The heroes of a deck are the cards in its section Heroes; a hero that stands in Main counts for size and copies only.",
  },
  {
    id: "shared-faction",
    text: "Generic is not a faction that heroes can share, and a second copy of a hero counts as another hero.",
  },
  {
    id: "sideboard-apart",
    text: "The limit of 3 cards of one name is on the deck, and the sideboard is not the deck: 3 in Main and 1 in the sideboard are legal, with advice.",
  },
  { id: "english-name", text: "Names are the same whatever their case, accents and spacing." },
  {
    id: "hybrid-by-one-hero",
    text: "A Hybrid card is opened by one hero that is Hybrid and whose factions all stand on the card; a third faction on the card does no harm, and two heroes do not open it together.",
  },
  {
    id: "one-of-its-factions",
    text: "A general card of several factions needs one of them among the heroes' factions; the house rule asks for all of them but Generic.",
    house: "all-factions",
  },
  {
    id: "subfaction-alone",
    text: "A card of a hero's subfaction is allowed whatever its faction, as for Knights printed on a Swarm card.",
  },
];
