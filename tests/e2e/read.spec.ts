import type { Page } from "@playwright/test";
import { agreedAsked } from "../../lib/deck/code/address.ts";
import { sampleOf } from "../samples.ts";
import { expect, expectFitAndAccessible, tabTo, test, visited } from "./page.ts";

const listBox = (page: Page) => page.getByRole("textbox", { name: "Deck list, deck code or link" });

for (const { game, text, name, code } of visited) {
  test(`a list of ${game.name}, pasted on the first page, is recognised, judged and linked`, async ({ page }) => {
    await page.goto("/");
    await listBox(page).fill("4 Lightning Bolt");
    await expect(page.getByText("No line of this list names a card")).toBeVisible();
    await expect(listBox(page)).toHaveValue("4 Lightning Bolt");
    await listBox(page).fill(text.replace(/^Game:.*\n/m, ""));
    await expect(page.getByText("Legal", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "View deck" }).click();
    await expect(page).toHaveURL(`/d/${code}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test(`every page of ${game.name} is accessible and fits, the rules with every house rule`, async ({ page }) => {
    const house = Object.fromEntries(game.house.map(({ id, upTo }) => [id, upTo ?? true]));
    const rules = `/rules?${agreedAsked(game, { format: game.formats[0].id, house })}`;
    for (const part of ["", "/cards", "/cards?view=list", "/decks", "/learn", rules])
      await test.step(part, async () => {
        await page.goto(`/${game.id}${part}`);
        await expectFitAndAccessible(page);
      });
  });

  test(`the start of ${game.name} is read on two screens, and words of a search stand in the bundled typeface`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${game.id}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
    await page.goto(`/${game.id}/cards`);
    await expect(page.getByRole("link", { name: "Grid", exact: true })).toBeInViewport();
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ family, status }) => /Plex Mono"?$/.test(family) && status === "loaded");
    });
    expect(loaded).toHaveLength(1);
  });

  test(`a shared deck of ${game.name} is accessible and fits, and in a frame of another page it stands alone`, async ({
    page,
  }) => {
    await page.goto(`/d/${code}`);
    await expectFitAndAccessible(page);
    await page.goto(`/d/${code}/embed`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Site" })).toBeHidden();
    await expect(page.getByRole("link", { name: "This deck on Drydock" })).toBeVisible();
    await expectFitAndAccessible(page);
  });
}

test("a damaged code gets a helpful page with status 404, as a deck and as its sheet", async ({ page }) => {
  for (const end of ["", "/sheet"]) {
    const answer = await page.goto(`/d/${sampleOf("open-worlds").code}x${end}`);
    expect(answer?.status(), end).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not hold a whole deck" })).toBeVisible();
  }
});

test("pages of no game are accessible and fit, and two decks are compared by keyboard", async ({ page }) => {
  for (const path of ["/", "/nowhere", "/help", "/compare"])
    await test.step(path, async () => {
      await page.goto(path);
      await expectFitAndAccessible(page);
    });
  await tabTo(page, page.getByLabel("From", { exact: true }));
  await page.keyboard.insertText(sampleOf("open-worlds").code);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Game: Open Worlds\nPlayer\n2 City 20");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /To remove/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /To add/ })).toBeVisible();
});
