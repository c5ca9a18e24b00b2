// A text that the table leaves to the player, at the table in a browser: it is recalled when it matters, with the free moves
// at hand, taken back, and brought back by its link. The texts of the games' own cards are carried out nearly all, so the
// sentence is on cards that a player brings.
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { leftNow } from "../../lib/core/table/left-to-you.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { sheetOf } from "../../lib/sheets/sheet.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { isNew, type Played, played } from "./played.ts";
import { keepSet } from "./storage.ts";
import { autopilotSteps, expectUndoneAndKept, now, sit, stepped, told } from "./table.ts";

/** No phrase of any game reads this. */
const UNREAD = "Sing the anthem of the fleet.";

/** The cards of a game's first sample deck, each with one more sentence that only the player can carry out. */
function singingCards(game: Game): CardSet {
  const pool = builtInPool(game);
  const [sample] = samplesOf(game);
  const read = sample && readText(games, pool, sample.text);
  if (!read?.ok) throw new Error(`${game.id} has no sample deck`);
  const used = [...new Set(read.reading.deck.entries.map(({ card }) => pool.of(card).card))];
  const cards = used.map((card) => ({ ...card, text: [card.text ?? "", UNREAD].join(" ").trim() }));
  return { game: game.id, id: "mine", name: "My box", official: false, source: "", cards };
}

interface Left extends Played {
  /** The name of the card, and how the reminder recalls its sentence. */
  readonly card: string;
  readonly says: string;
}

/** A step of the autopilot that leaves the sentence to the player where free moves can be made. */
async function leftIn(game: Game, own: CardSet): Promise<Left> {
  const open = await tableOf(game, own);
  const { dealer } = open;
  for (const step of played(open)) {
    const { table, said } = step;
    if (dealer.isOver(table) || !dealer.isOpen(table)) continue;
    for (const { left, text } of leftNow(table).filter((line) => said.includes(line))) {
      const card = table.label(left ?? -1);
      // What else its text says is carried out, and not recalled.
      if (text === `${card}: ${UNREAD}` && isNew(table, text)) return { ...step, card, says: text };
    }
  }
  throw new Error(`no text of ${game.name} is left to the player in any game`);
}

for (const { game } of visited)
  test(`${game.name}: a text left to the player is recalled, undone, kept by the link, and applied by hand`, async ({
    page,
  }) => {
    const own = singingCards(game);
    const { sample, before, card, says } = await leftIn(game, own);
    let rows = 0;
    await keepSet(
      page,
      sheetOf(game, own, () => `row-${rows++}`),
    );
    await sit(page, sample, `#${before()}`);
    const reminder = now(page)
      .getByRole("list", { name: "Left to you" })
      .getByRole("listitem")
      .filter({ hasText: says });
    const apply = reminder.getByRole("button", { name: `Apply by hand: ${card}`, exact: true });
    const isGone = async () => {
      await expect(reminder).toHaveCount(0);
      await expect(told(page, says)).toHaveCount(0);
    };
    await isGone();
    await autopilotSteps(page);
    const isThere = async () => {
      await expect(reminder).toBeInViewport();
      await expect(apply).toBeInViewport();
      await expect(told(page, says)).toHaveCount(1);
      await expect(told(page, says)).toContainText("left to you");
    };
    await expectUndoneAndKept(page, isThere, isGone);
    await apply.click();
    await expect(page.getByText("Apply this card’s text yourself")).toBeInViewport();
    await page.getByRole("textbox", { name: "Note", exact: true }).fill("Sung");
    await stepped(page, () => page.getByRole("button", { name: "Note", exact: true }).click());
    await expect(told(page, "“Sung”")).toContainText("by hand");
    await isThere();
  });
