import { expect, test } from "vitest";
import { artAddress, artPrint, readArtAddress, SIZES } from "../../lib/art/address.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { cardArt } from "../../lib/games/art.ts";

/** Well-formed, in whole numbers, with no ink that has no style. */
const PICTURE =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width="400" height="280" [\w=" -]+><style>[^<]+<\/style>(<path class="\w" d="[mMhHvVqtaz\d -]+"\/>)+<\/svg>$/;

export function artLaws(game: Game): void {
  const { cards } = builtInPool(game);

  test("every card has a drawing in each size, the same whenever it is drawn", () => {
    for (const { card, label } of cards)
      for (const size of SIZES) {
        const drawn = cardArt(game, card, label, size);
        expect(drawn, `${label} ${size}`).toMatch(PICTURE);
        expect(cardArt(game, { ...card }, label, size)).toBe(drawn);
      }
  });

  test("what is a placeholder, or what nobody has published, is drawn as if the card had no such fact", () => {
    for (const { card, label } of cards)
      for (const { name } of game.attributes) {
        if (Reflect.get(card, name) === undefined) continue;
        const drawn = (as: Card) => cardArt(game, as, label, "medium");
        const without: Card = { ...card, [name]: undefined };
        const standIn: Card = { ...card, standIn: [...(card.standIn ?? []), name] };
        expect(drawn(standIn), `${label} ${name}`).toBe(drawn(without));
      }
  });

  test("no two cards share the address of a picture, and an address says what is drawn", () => {
    const prints = cards.map(({ card, label }) => artPrint(game, card, label));
    expect(new Set(prints).size).toBe(cards.length);
    for (const { card, label } of cards)
      expect(readArtAddress(artAddress(game, card, label, "small"))).toEqual({
        game: game.id,
        print: artPrint(game, card, label),
        size: "small",
      });
  });

  test("whatever of a card changes, its picture has another address", () => {
    const [first] = cards;
    if (!first) return;
    const print = (card: Card, name = first.label) => artPrint(game, card, name);
    const others = [
      print({ ...first.card }, `${first.label} II`),
      ...game.attributes.map(({ name }) => print({ ...first.card, [name]: "another" })),
      print({ ...first.card, standIn: ["another"] }),
    ];
    expect(new Set([print(first.card), ...others]).size).toBe(others.length + 1);
  });
}
