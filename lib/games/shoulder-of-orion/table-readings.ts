import type { Reading } from "../../core/reading.ts";

export const readings: readonly Reading[] = [
  {
    id: "no-redraw",
    text: "The rules name no mulligan, so the opening five are kept; the house rule allows one redraw.",
    house: "redraw",
  },
  {
    id: "opponent",
    text: "The opponent has 30 life and nothing else: no cards in play, no answers, no turn. As there is nothing to respond to, Instants are played in the play step.",
  },
  {
    id: "warriors-attack",
    text: "A warrior attacks by exerting, whether or not its card names an attack; so each may attack while it is ready.",
  },
  {
    id: "exhausted-heroes",
    text: "A hero that leaves the AO in any other way than for its Transform cost is exhausted, which is read as exerted: it rallies with the rest. An exerted hero may transform too.",
  },
  {
    id: "energy-left-over",
    text: "Energy that is more than a cost stays in the pool until the cleanup of the turn.",
  },
  {
    id: "first-cache",
    text: "The card with which the second player's cache begins was not added in a turn, so the cache may be used in the first one.",
  },
  {
    id: "bottom-order",
    text: "Cards go under the deck one by one, each below the one before; a pass puts the rest of the Energy Stack there in the order in which it lies.",
  },
  {
    id: "empty-deck",
    text: "An empty deck draws nothing, and nobody loses by it.",
  },
  {
    id: "no-health-left",
    text: "A warrior or fortification is destroyed as soon as its damage reaches its Health, also when it is the Health that falls.",
  },
];
