// Cards that players bring: what they read off a card that they own is laid over the built-in one, in this browser.
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { openColumns } from "../../lib/sheets/filling.ts";
import { attributeOf, labelOfColumn } from "../../lib/sheets/sheet.ts";
import { expect, expectFitAndAccessible, test, visited } from "./page.ts";

interface Open {
  readonly entry: PoolCard;
  readonly column: string;
  readonly value: string;
  /** What can't be read there. Where any word is possible, nothing is. */
  readonly misread?: string;
}

/** A card with a number, or else a word, that nobody has stated, and what it could be. */
function openFact(game: Game): Open {
  let word: Open | undefined;
  for (const entry of builtInPool(game).cards)
    for (const column of openColumns(game, entry.card)) {
      const [shape] = attributeOf(game, column)?.shapes ?? [];
      if (shape?.is === "number") return { entry, column, value: String(shape.min + 1), misread: "many" };
      if (shape?.is === "word" && !shape.of) word ??= { entry, column, value: "Drifters" };
    }
  if (!word) throw new Error(`everything about every card of ${game.name} is known`);
  return word;
}

for (const { game } of visited)
  test(`${game.name}: the owner of a card fills in what nobody has published`, async ({ page }) => {
    const { entry, column, value, misread } = openFact(game);
    const label = labelOfColumn(game, column);
    const card = page.getByRole("dialog", { name: entry.label });
    const open = async () => {
      await page.goto(`/${game.id}/cards?q=${encodeURIComponent(`name="${entry.label}"`)}`);
      await page.getByRole("link", { name: entry.label, exact: true }).first().click();
    };
    await open();
    await card.getByRole("button", { name: "I have this card: add its values" }).click();
    if (misread !== undefined) {
      await card.getByLabel(label, { exact: true }).fill(misread);
      await card.getByRole("button", { name: "Keep these facts" }).click();
      await expect(card.getByRole("status")).toHaveText("1 value can’t be read. Nothing was kept yet.");
      await expect(card.getByLabel(label, { exact: true })).toHaveValue(misread);
    }
    await expectFitAndAccessible(page);
    await card.getByLabel(label, { exact: true }).fill(value);
    await card.getByRole("button", { name: "Keep these facts" }).click();
    await expect(card.getByRole("status")).toHaveText(`Kept in “My ${game.name} cards”, and used from now on.`);
    const line = card.getByRole("row", { name: label });
    await expect(line).toContainText("my own card");
    await test.step("it is there after a reload, and in the list of sets", async () => {
      await open();
      await expect(line).toContainText(value);
      await expect(line).toContainText("my own card");
      await page.goto("/sets");
      await expect(page.getByRole("link", { name: `My ${game.name} cards`, exact: true })).toBeVisible();
      await expectFitAndAccessible(page);
    });
    await test.step("left out, it is not used; removed, it can be brought back", async () => {
      await page.getByRole("checkbox", { name: `Use the cards of My ${game.name} cards` }).click();
      await expect(page.getByText(`My ${game.name} cards is not used now.`)).toBeVisible();
      await page.getByLabel(`More for My ${game.name} cards`).click();
      await page.getByRole("button", { name: `Remove My ${game.name} cards` }).click();
      await expect(page.getByText("You have no card sets yet")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("link", { name: `My ${game.name} cards`, exact: true })).toBeVisible();
      await open();
      await expect(card.getByRole("row", { name: label })).not.toContainText("my own card");
    });
  });
