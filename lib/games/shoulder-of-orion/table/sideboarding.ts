// Before the game: cards may be exchanged between deck and sideboard as long as the deck stays legal.

import { Answer, know } from "../../../core/card/fact.ts";
import { kept } from "../../../core/table/kept.ts";
import { Access } from "../book/access.ts";
import * as book from "../book/rulebook.ts";
import { attributes } from "../cards/card.ts";
import { type OrionMove, type OrionTable, ZONE } from "./table.ts";

const MOST_COPIES = 3;

/** The first card of each name in a zone, because the others are the same. Which lies on top tells nobody anything. */
function firsts(table: OrionTable, zone: number): number[] {
  const seen = new Set<string>();
  const cards = table.in(zone).toSorted((a, b) => a - b);
  return cards.filter((id) => !seen.has(table.label(id)) && seen.add(table.label(id)));
}

/** The labels of the deck's cards that its heroes allow or may allow. */
const opened = kept((table: OrionTable): ReadonlySet<string> => {
  const { cards, house } = table.start;
  const knownOf = ({ card, label }: (typeof cards)[number]) => know(card, { attributes, kind: "type", label, set: "" });
  const heroes = cards.filter(({ from }) => from === "heroes").map(knownOf);
  const access = new Access(heroes, Boolean(house["all-factions"]));
  const open = cards.filter((dealt) => dealt.card.type !== "hero" && access.opens(knownOf(dealt)) !== Answer.no);
  return new Set(open.map(({ label }) => label));
});

function copies(table: OrionTable, label: string): number {
  return table.in(ZONE.draw).filter((id) => table.label(id) === label).length;
}

export const swapCards: OrionMove = {
  do: "swap",
  says: "Switch with a card of the deck",
  isForPerson: true,
  of: "a card of your sideboard that your heroes allow",
  at: () => "a card of your deck",
  cards: (table) => {
    const labels = opened(table);
    return firsts(table, ZONE.sideboard).filter((id) => labels.has(table.label(id)));
  },
  targets: (table) => firsts(table, ZONE.draw).map((id) => `#${id}`),
  needs: [
    {
      id: "other",
      cite: book.SIDEBOARD,
      holds: (table, card, to) => table.label(card) !== table.label(Number(to.slice(1))),
      lacks: () => "both are the same card",
    },
    {
      id: "copies",
      cite: book.DECK_CONSTRUCTION,
      holds: (table, card) => copies(table, table.label(card)) < MOST_COPIES,
      lacks: (table, card) =>
        `the deck holds ${copies(table, table.label(card))} of it, and ${MOST_COPIES} are the most`,
    },
  ],
  play: (table, card, to) => {
    const out = Number(to.slice(1));
    table.move(out, ZONE.sideboard);
    table.move(card, ZONE.draw);
    table.say(() => `${table.label(card)} comes into the deck for ${table.label(out)}.`);
  },
};
