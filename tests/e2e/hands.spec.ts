// Every card that a hand can hold, drawn in a hand.
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Deck, Entry } from "../../lib/core/judge/deck.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import type { SampleDeck } from "../samples.ts";
import { drawnWrong } from "./drawn.ts";
import { expect, test, visited } from "./page.ts";
import { sit } from "./table.ts";

/** No game's first hand is smaller. */
const IN_HAND = 4;
/** On a desk cards are larger, and little can be wrong with them that is not wrong on a phone. */
const SIZES = [{ width: 360, height: 740 }, ...(process.env.NIGHTLY ? [{ width: 1280, height: 800 }] : [])];

for (const sample of visited)
  test(`${sample.game.name}: every card is drawn whole in a hand`, async ({ page }) => {
    const unseen = new Set(cardsToDraw(sample).map(({ card }) => builtInPool(sample.game).of(card).label));
    test.slow();
    const wrong: string[] = [];
    for (const deck of decksOfAllCards(sample)) {
      await sit(page, deck);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const hand = page.locator('[data-zone="hand"] [data-card]');
        for (const label of await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-shows"))))
          unseen.delete(label ?? "");
        wrong.push(...(await drawnWrong(page)).map((what) => `${what} at ${size.width} pixels`));
      }
    }
    expect(wrong).toEqual([]);
    expect([...unseen], "cards that came to no hand").toEqual([]);
  });

function deckIn({ game }: SampleDeck, text: string): Deck {
  const read = readText(games, builtInPool(game), text);
  if (!read.ok) throw new Error(`the text is no list of ${game.name}`);
  return read.reading.deck;
}

/** The cards of the section that most cards of a game belong to, one copy of each. It is the one that is drawn from. */
function cardsToDraw(sample: SampleDeck): readonly Entry[] {
  const { game } = sample;
  const names = builtInPool(game).cards.map(({ label }) => `1 ${label}`);
  const bySection = Map.groupBy(deckIn(sample, [game.name, ...names].join("\n")).entries, ({ section }) => section);
  const [most = []] = [...bySection.values()].toSorted((one, other) => other.length - one.length);
  return most;
}

/** Decks with so few cards to draw that all of them come to the first hand: one after the other, every card. */
function decksOfAllCards(sample: SampleDeck): SampleDeck[] {
  const deck = deckIn(sample, sample.text);
  const cards = cardsToDraw(sample);
  const rest = deck.entries.filter(({ section }) => section !== cards[0]?.section);
  return Array.from({ length: Math.ceil(cards.length / IN_HAND) }, (_, at) => {
    const entries = [...rest, ...cards.slice(at * IN_HAND, (at + 1) * IN_HAND)];
    const code = encode(games, builtInPool(sample.game), { ...deck, entries });
    if (code === undefined) throw new Error(`cards of ${sample.game.name} have no code`);
    return { ...sample, code };
  });
}
