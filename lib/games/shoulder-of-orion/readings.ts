import type { Reading } from "../../core/game.ts";

export const readings: readonly Reading[] = [
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
  {
    id: "no-redraw",
    of: "table",
    text: "The rules name no mulligan, so the opening five are kept; the house rule allows one redraw.",
    house: "redraw",
  },
  {
    id: "opponent",
    of: "table",
    text: "The opponent has 30 life and nothing else: no cards in play, no answers, no turn. As there is nothing to respond to, Instants are played in the play step.",
  },
  {
    id: "warriors-attack",
    of: "table",
    text: "A warrior attacks by exerting, whether or not its card names an attack; so each may attack while it is ready.",
  },
  {
    id: "exhausted-heroes",
    of: "table",
    text: "A hero that leaves the AO in any other way than for its Transform cost is exhausted, which is read as exerted: it rallies with the rest. An exerted hero may transform too.",
  },
  {
    id: "energy-left-over",
    of: "table",
    text: "Energy that is more than a cost stays in the pool until the cleanup of the turn.",
  },
  {
    id: "first-cache",
    of: "table",
    text: "The card with which the second player's cache begins was not added in a turn, so the cache may be used in the first one.",
  },
  {
    id: "bottom-order",
    of: "table",
    text: "Cards go under the deck one by one, each below the one before; a pass puts the rest of the Energy Stack there in the order in which it lies.",
  },
  {
    id: "empty-deck",
    of: "table",
    text: "An empty deck draws nothing, and nobody loses by it.",
  },
  {
    id: "no-health-left",
    of: "table",
    text: "A warrior or fortification is destroyed as soon as its damage reaches its Health, also when it is the Health that falls.",
  },
];
