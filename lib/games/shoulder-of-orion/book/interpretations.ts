import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  { id: "exactly-40", text: "We read a deck of 40 cards as exactly 40. The 3 heroes come on top." },
  {
    id: "heroes-by-section",
    text: "The heroes of a deck are the cards in its section Heroes. A hero in Main only counts for size and copies.",
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
    text: "A Hybrid card needs one Hybrid hero whose factions are all on the card. A third faction on the card does no harm, and two heroes do not open it together.",
  },
  {
    id: "one-of-its-factions",
    text: "A general card with several factions needs one of them among the heroes' factions. The house rule asks for all of them except Generic.",
    house: "all-factions",
  },
  {
    id: "subfaction-alone",
    text: "A card of a hero's subfaction is allowed whatever its faction, as for Knights printed on a Swarm card.",
  },
];
