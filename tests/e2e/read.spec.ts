import type { Page } from "@playwright/test";
import { agreedAsked } from "../../lib/deck/code/address.ts";
import { firstCard, sampleOf } from "../samples.ts";
import { expect, expectFitAndAccessible, tabTo, test, visited } from "./page.ts";

const listBox = (page: Page) => page.getByRole("textbox", { name: "Deck list, deck code or link" });

for (const { game, text, name, code } of visited) {
  test(`a list of ${game.name}, pasted on the first page, is recognised, judged and linked`, async ({ page }) => {
    await page.goto("/");
    await listBox(page).fill("4 Lightning Bolt");
    await expect(page.getByText("No line of this list names a card")).toBeVisible();
    await expect(listBox(page)).toHaveValue("4 Lightning Bolt");
    await listBox(page).fill(text.replace(/^Game:.*\n/m, ""));
    const box = page.getByRole("form", { name: "Check a deck" });
    await expect(box.getByText("Legal", { exact: true })).toBeVisible();
    await box.getByRole("link", { name: "View deck" }).click();
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
    await test.step("the cards follow what is typed, without another page", async () => {
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole("searchbox", { name: "Search cards" }).pressSequentially(`"${firstCard(game)}"`);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 card: /);
      await expect(page).toHaveURL(/\?q=%22/);
      await page.getByRole("link", { name: firstCard(game), exact: true }).hover();
      await expect(
        page.getByRole("region", { name: "Card", exact: true }).getByText(firstCard(game)).first(),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("searchbox", { name: "Search cards" }).fill("");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d\d+ cards$/);
      expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    });
  });

  test(`a shared deck of ${game.name} is accessible and fits, and in a frame of another page it stands alone`, async ({
    page,
  }) => {
    await page.goto(`/d/${code}`);
    await expectFitAndAccessible(page);
    await test.step("a name shows its card beside it, within the window, and a press opens it", async () => {
      const name = page.getByRole("region", { name: "Deck list" }).getByRole("link").last();
      await name.hover();
      const face = page.locator("[data-floating]");
      await expect(face).toBeInViewport({ ratio: 1 });
      await name.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
    });
    await test.step("on a phone the list begins on the first screen, above the buttons", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => scrollTo(0, 0));
      const row = await page.getByRole("region", { name: "Deck list" }).getByRole("link").nth(1).boundingBox();
      const play = await page.getByRole("link", { name: "Play", exact: true }).boundingBox();
      expect(row && play && row.y + row.height < play.y && play.y + play.height <= 740).toBe(true);
    });
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
  for (const path of ["/", "/decks", "/check", "/nowhere", "/help", "/compare"])
    await test.step(path, async () => {
      await page.goto(path);
      await expectFitAndAccessible(page);
    });
  const [from, to] = ["From", "To"].map((side) => page.getByRole("textbox", { name: `${side}: list, code or link` }));
  if (!from || !to) throw new Error("There are two sides.");
  await tabTo(page, from);
  await page.keyboard.insertText(sampleOf("open-worlds").code);
  await tabTo(page, to);
  await page.keyboard.insertText("Game: Open Worlds\nPlayer\n2 City 20");
  await tabTo(page, page.getByRole("button", { name: "Compare" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Changes" })).toBeVisible();
  await expectFitAndAccessible(page);
  await tabTo(page, page.getByRole("checkbox", { name: "Take: City 20" }));
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Apply ticked changes" }).click();
  await expect(page).toHaveURL(/\/open-worlds\/build\?draft=/);
  await test.step("a deck of this browser is picked from a list", async () => {
    await page.goto(`/compare?a=${sampleOf("open-worlds").code}`);
    const own = page.getByRole("group", { name: "To" }).getByRole("combobox", { name: "Your decks" });
    await own.selectOption({ label: sampleOf("open-worlds").name });
    await expect(page.getByRole("row", { name: /City 20/ })).toBeVisible();
  });
});
