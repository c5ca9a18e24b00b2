// From a spreadsheet of somebody's own cards, with the faults that such tables have, to a legal deck of them on the table.
import type { Locator, Page } from "@playwright/test";
import type { Game } from "../../lib/core/game.ts";
import { faultyTable } from "./faulty-table.ts";
import { type OwnDeck, ownDeck } from "./own-deck.ts";
import { expect, tabTo, test, tooWide, visited } from "./page.ts";

/** How somebody presses a button or a link, pastes a text, and hands over a file. */
interface Hands {
  press(what: Locator): Promise<void>;
  paste(into: Locator, text: string): Promise<void>;
  bring(page: Page, table: Buffer): Promise<void>;
}

const byPointer = (way: "click" | "tap"): Hands => ({
  press: (what) => what[way](),
  paste: async (into, text) => {
    await into[way]();
    await into.fill(text);
  },
  bring: async (page, table) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Choose a file" })[way](),
    ]);
    await chooser.setFiles({ name: "my-box.csv", mimeType: "text/csv", buffer: table });
  },
});

const byKeyboard = (page: Page): Hands => {
  const paste = async (into: Locator, text: string) => {
    await tabTo(page, into);
    await page.keyboard.insertText(text);
  };
  return {
    press: async (what) => {
      await tabTo(page, what);
      await page.keyboard.press("Enter");
    },
    paste,
    bring: (_, table) => paste(page.getByRole("textbox", { name: "Cards", exact: true }), table.toString("utf8")),
  };
};

/** Brings the cards, mends what is wrong, builds the deck and deals a hand. Returns how many presses it took. */
async function bring(page: Page, game: Game, { cards, list, used }: OwnDeck, hands: Hands): Promise<number> {
  let presses = 0;
  const press = async (what: Locator) => {
    presses++;
    await hands.press(what);
  };
  await page.goto(`/${game.id}/cards`);
  await press(page.getByRole("link", { name: "Bring your own cards" }));
  presses++;
  await hands.bring(page, faultyTable(game, cards));
  await expect(page.getByRole("heading", { name: "Read: 202 cards" })).toBeVisible();
  await expect(page.locator("th").filter({ hasText: /^Card name\s*guessed/ })).toBeVisible();
  // What is not read is a choice away, at the right.
  await expect(page.locator("th select").last()).toHaveValue("");
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await press(page.getByRole("button", { name: "Make the set" }));
  const faults = page.getByRole("region", { name: /faults?$/ });
  await expect(faults.getByRole("heading", { name: "8 faults" })).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  for (let left = 8; left > 0; left--) {
    await press(faults.getByRole("listitem").first().getByRole("button").nth(1));
    await expect(
      faults.getByRole("heading", { name: new RegExp(left === 1 ? "^No faults$" : `^${left - 1} faults?$`) }),
    ).toBeVisible();
  }
  await expect(page.getByText("Kept in this browser")).toBeVisible();
  await press(page.getByRole("link", { name: "Build a deck" }));
  await expect(page.getByRole("searchbox", { name: "Search cards" })).toBeVisible();
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await press(more);
  await press(page.getByRole("button", { name: "Import", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Import a list or a code" });
  presses++;
  await hands.paste(dialog.getByRole("textbox", { name: "List or code" }), list);
  await press(dialog.getByRole("button", { name: "Import this deck" }));
  await expect(page.getByRole("status").filter({ hasText: /^Legal, \d+ cards$/ })).toBeAttached();
  await press(page.getByRole("link", { name: "Play", exact: true }));
  await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
  await expect(page.locator("[data-card]").filter({ hasText: "Own", visible: true }).first()).toBeVisible();
  expect(used).toBeGreaterThan(3);
  return presses;
}

/** The game whose cards are also brought by keyboard alone, and the one on a phone. A nightly run does all in each. */
const BY_KEYBOARD = "shoulder-of-orion";
const ON_PHONE = "orions-spur";
const isIn = (game: Game, id: string) => Boolean(process.env.NIGHTLY) || game.id === id;

for (const { game } of visited) {
  const own = ownDeck(game);

  test(`${game.name}: 200 cards of a spreadsheet become a legal deck on the table`, async ({ page }) => {
    expect(await bring(page, game, own, byPointer("click"))).toBeLessThanOrEqual(16);
  });

  if (isIn(game, BY_KEYBOARD))
    test(`${game.name}: by keyboard alone, cards of a spreadsheet become a deck on the table`, async ({ page }) => {
      await bring(page, game, own, byKeyboard(page));
    });

  if (isIn(game, ON_PHONE))
    test.describe("on a phone", () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      test(`${game.name}: cards of a spreadsheet become a deck on the table`, async ({ page }) => {
        await bring(page, game, own, byPointer("tap"));
      });
    });
}
