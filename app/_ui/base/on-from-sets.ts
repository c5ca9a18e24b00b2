// Where to go on from a link to a card set that leads to nothing.
import { games } from "../../../lib/games/index.ts";

export const ON_FROM_SETS = {
  ways: [
    { href: "/sets", title: "Your card sets", says: "The sets that this browser keeps." },
    { href: "/sets#new-set", title: "Make a card set", says: "Paste a spreadsheet, drop a file or start empty." },
    { href: "/sets#listed", title: "Players’ card sets", says: "Sets that others have saved and show to everybody." },
  ],
  games: {
    title: "Cards of each game",
    links: games.map(({ id, name }) => ({ id, name, href: `/${id}/cards` })),
  },
};
