// Where to go on from a link to a deck that leads to nothing.
import { games } from "../../../lib/games/index.ts";

export const ON_FROM_DECKS = {
  ways: [
    { href: "/decks", title: "Your decks", says: "The decks that this browser keeps." },
    { href: "/", title: "Check a list", says: "Paste a deck list, a deck code or a link." },
    { href: "/compare", title: "Compare two decks", says: "Begin with two samples of a game." },
  ],
  games: {
    title: "Decks of each game",
    links: games.map(({ id, name }) => ({ id, name, href: `/${id}/decks` })),
  },
};
