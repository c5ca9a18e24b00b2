import type { Browser, Page } from "@playwright/test";
import { builtInSets } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Sheet, sheetOf } from "../../lib/sheets/sheet.ts";
import { copiedBy, expect, expectFitAndAccessible, test, visited } from "./page.ts";
import { keepSet } from "./storage.ts";

/** The first cards of a game as a player's own set. */
function sheetFor(game: Game): Sheet {
  const [set] = builtInSets(game).toSorted((one, other) => other.cards.length - one.cards.length);
  if (!set) throw new Error(`${game.id} has no cards`);
  let rows = 0;
  const own = { ...set, id: "mine", name: "My box", official: false, cards: set.cards.slice(0, 3) };
  return sheetOf(game, own, () => `row-${rows++}`);
}

async function openEditor(page: Page, game: Game): Promise<void> {
  await keepSet(page, sheetFor(game));
  await page.goto("/sets/edit#box");
  await expect(page.getByRole("grid", { name: "Cards of My box" })).toBeVisible();
}

async function rename(page: Page, row: number, name: string): Promise<void> {
  await page.getByRole("rowheader").nth(row).click();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader").nth(row)).toHaveText(name);
}

const another = async (browser: Browser) => (await browser.newContext()).newPage();

for (const { game } of visited)
  test(`${game.name}: a card set is saved, changed by two people, read, deleted and brought back`, async ({
    page,
    browser,
  }) => {
    await openEditor(page, game);
    await page.getByRole("button", { name: "Save on this server" }).click();
    await expect(page.getByText(/^Saved as version 1\./)).toBeVisible();
    await expectFitAndAccessible(page);
    const link = await copiedBy(page, "Copy edit link");

    const theirs = await another(browser);
    await theirs.goto(link);
    await expect(theirs.getByText("You can change this card set in this browser")).toBeVisible();
    expect(new URL(theirs.url()).hash).toBe("");
    await expectFitAndAccessible(theirs);
    await theirs.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(theirs.getByRole("grid", { name: "Cards of My box" })).toBeVisible();
    await rename(theirs, 0, "Theirs Now");
    await theirs.getByRole("button", { name: "Save version 2" }).click();
    await expect(theirs.getByRole("button", { name: "Saved as version 2" })).toBeVisible();

    await rename(page, 1, "Mine Now");
    await page.getByRole("button", { name: "Save version 2" }).click();
    await expect(page.getByText("Nobody changed the same card, so both can be put together.")).toBeVisible();
    await expectFitAndAccessible(page);
    await page.getByRole("button", { name: "Both together" }).click();
    await expect(page.getByText(/^Saved as version 3\./)).toBeVisible();
    await expect(page.getByRole("rowheader").first()).toHaveText("Theirs Now");

    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const address = link.split("#")[0] ?? "";
    await reader.goto(address);
    for (const name of ["Theirs Now", "Mine Now"]) await expect(reader.getByText(name).first()).toBeVisible();
    await reader.goto(`${address}?version=1`);
    await expect(reader.getByText("Mine Now")).toHaveCount(0);

    await theirs.goto(address);
    await theirs.getByText("You can change this card set in this browser").click();
    await theirs.getByRole("button", { name: "Show in the list of card sets" }).click();
    await expect(theirs.getByRole("button", { name: "Remove from the list of card sets" })).toBeVisible();
    await reader.goto(`/sets?game=${game.id}`);
    // Others on this server may have a set of the same name.
    const listed = reader.locator(`a[href="${new URL(address).pathname}"]`);
    await expect(listed).toHaveText("My box");
    await theirs.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(theirs.getByRole("button", { name: "Undo" })).toBeVisible();
    await theirs.reload();
    await theirs.getByRole("button", { name: "Bring it back" }).click();
    await expect(theirs.getByRole("heading", { name: "My box" })).toBeVisible();
    for (const one of [reader, theirs]) await one.context().close();
  });

for (const { game } of visited)
  test(`${game.name}: a link to a deck brings the card set along that it was built with`, async ({ page, browser }) => {
    await openEditor(page, game);
    await rename(page, 0, "Hollow Warden");
    await page.getByRole("button", { name: "Save on this server" }).click();
    await expect(page.getByText(/^Saved as version 1\./)).toBeVisible();
    await page.goto(`/${game.id}/build`);
    await page.getByRole("searchbox", { name: "Search cards" }).fill("Hollow Warden");
    await page
      .getByRole("button", { name: /^Add Hollow Warden/ })
      .first()
      .click();
    const share = page.getByRole("link", { name: "Share" });
    await expect(share).toHaveAttribute("href", /\?set=[0-9a-z]+$/);
    await share.click();
    await expect(page.getByText("Checked with the card set")).toBeVisible();
    await expectFitAndAccessible(page);

    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await reader.goto(page.url());
    await expect(reader.getByRole("link", { name: "My box" })).toBeVisible();
    await expect(reader.getByText("is called “Hollow Warden")).toHaveCount(0);
    await reader.goto(page.url().split("?")[0] ?? "");
    await expect(reader.getByText("is called “Hollow Warden").first()).toBeVisible();
    await reader.context().close();
  });
