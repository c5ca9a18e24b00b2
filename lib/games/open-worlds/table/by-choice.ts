// What a card's text leaves open because nobody has published its numbers: the player gives them.
import * as book from "../book/rulebook.ts";
import { cancelling, playUtility } from "../texts/texts.ts";
import { TOKEN, type WorldsNeed, type WorldsPhase, ZONE } from "./table.ts";
import { h2oAt, worldAt } from "./worlds.ts";

const MOST_H2O = 12;
const AMOUNTS = Array.from({ length: MOST_H2O + 1 }, (_, h2o) => `x:${h2o}`);
const [OPEN, DRAWING, SEARCHING] = [0, 1, 2];

const way = (ways: readonly number[], why: string): WorldsNeed => ({
  id: "way",
  cite: book.UTILITIES,
  holds: (table) => ways.includes(table.args.way ?? OPEN),
  lacks: () => why,
});

const deckLeft: WorldsNeed = {
  id: "deck",
  cite: book.UTILITIES,
  holds: (table) => table.count(ZONE.draw) > 0,
  lacks: () => "the Player Deck is empty",
};

/** What was played last is resolved first: a Utility that is cancelled does nothing, and neither does its answer. */
const react: WorldsPhase = {
  id: "react",
  name: "Reaction",
  cite: book.REACTION,
  says: "The other player has played a Utility, which you may cancel.",
  asks: (table) => `The other player plays ${table.label(table.args.card ?? -1)}: cancel it, or let it be.`,
  passing: "Let it be",
  about: (table) => [table.args.card ?? -1],
  moves: [
    {
      do: "cancel",
      says: "Cancel the Utility",
      of: "a card in your hand that cancels Utilities",
      cards: cancelling,
      play: (table, card) => {
        table.use(card);
        table.say(() => `${table.label(card)} answers ${table.label(table.args.card ?? -1)}.`);
        table.note("by", card);
        table.leave();
        playUtility(table, card);
      },
    },
  ],
  end: (table, { card = -1, by = -1 }) => {
    if (by < 0) return;
    table.say(() => `${table.label(card)} is cancelled.`);
    const { top } = table;
    if (top.phase === "react") table.note("by", -1, top);
    else [top.begun, top.leaving] = [true, true];
  },
};

export const byChoice: readonly WorldsPhase[] = [
  react,
  {
    id: "research",
    name: "Research",
    cite: book.UTILITIES,
    says: "Draw or search, whichever you choose, for as many cards as the printed card says. Then go on.",
    moves: [
      {
        do: "draw-card",
        says: "Draw a card",
        isForPerson: true,
        needs: [way([OPEN, DRAWING], "you have chosen to search"), deckLeft],
        play: (table) => {
          table.note("way", DRAWING);
          table.draw(ZONE.draw, ZONE.hand, 1);
          table.say(() => "A card is drawn.");
        },
      },
      {
        do: "search",
        says: "Search the Player Deck",
        isForPerson: true,
        needs: [way([OPEN], "you have chosen already"), deckLeft],
        play: (table) => {
          table.note("way", SEARCHING);
          for (const id of table.in(ZONE.draw)) table.see(id);
          table.say(() => "The Player Deck is searched.");
        },
      },
      {
        do: "take",
        says: "Take a card from the Player Deck",
        of: "a card of the Player Deck, while you search it",
        isForPerson: true,
        cards: (table) => ((table.args.way ?? OPEN) === SEARCHING ? table.in(ZONE.draw) : []),
        play: (table, card) => {
          table.move(card, ZONE.hand);
          table.say(() => `${table.label(card)} is taken into the hand.`);
        },
      },
    ],
    end: (table) => {
      if (table.args.way !== SEARCHING) return;
      table.shuffle(ZONE.draw);
      table.say(() => "The Player Deck is shuffled.");
    },
  },
  {
    id: "indicator",
    name: "The World's new H2O",
    cite: book.TRASH_HEAP,
    says: "Choose the H2O that the printed card gives the World. Pass if it stays as it is.",
    about: (table) => [worldAt(table, table.args.place ?? 0)],
    moves: [
      {
        do: "h2o",
        says: "The World's H2O is now",
        at: () => `an amount from 0 to ${MOST_H2O}`,
        isForPerson: true,
        targets: () => AMOUNTS,
        names: (_, to) => to.slice(2),
        play: (table, _, to) => {
          const place = table.args.place ?? 0;
          const world = worldAt(table, place);
          const by = Number(to.slice(2)) - h2oAt(table, place);
          table.setToken(world, TOKEN.h2o, table.token(world, TOKEN.h2o) + by);
          table.say(() => `The H2O of ${table.label(world)} is ${h2oAt(table, place)} now.`);
          table.leave();
        },
      },
    ],
  },
];
