// A deck is measured: games are played in workers, counted while one looks on, and counted the same again by a link.
import type { Page } from "@playwright/test";
import { sheetOf } from "../../lib/sheets/sheet.ts";
import { patience } from "../pace.ts";
import { sampleOf } from "../samples.ts";
import { ownDeck } from "./own-deck.ts";
import { expect, expectAccessibleAt, test, visited } from "./page.ts";
import { keepSet } from "./storage.ts";

const [sample] = visited;
if (!sample) throw new Error("no game is visited");
const quick = sampleOf("conquest-of-fates");
const WIDTHS = [1280, 360];
const address = `/d/${sample.code}/measure`;

const results = (page: Page) => page.getByRole("region", { name: "Results" });
const result = async (page: Page) => (await results(page).textContent()) ?? "";

test("what a deck does is counted from games, and a link counts the same", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("button", { name: "200", exact: true }).click();
  await page.getByRole("button", { name: "Play 200 games" }).click();
  const counted = await result(page);
  expect(counted).toContain("200 games of");
  await page.getByRole("combobox", { name: "What" }).selectOption({ index: 2 });
  const own = page.getByRole("region", { name: "Your own question" });
  await own.getByText("Table, seed and policy").click();
  const certificate = (await own.locator("[data-certificate]").textContent()) ?? "";
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessibleAt(page, width);
  }
  const link = /https?:\S+$/.exec(certificate)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText(/^Counted again: the same/)).toBeVisible();
  expect(await result(page)).toBe(counted);
  await page.goto(link.replace(/said=\d+/, "said=9999").replace(/release=[^&]+/, "release=0.1.0"));
  await expect(page.getByText(/Other rules: the link was made by release 0\.1\.0/)).toBeVisible();
  // As links were before they named a release.
  await page.goto(link.replace(/said=\d+/, "said=9999").replace(/&(fingerprint|release)=[^&]+/g, "&table=1"));
  await expect(page.getByText(/by version 1 of the rules of this game/)).toBeVisible();
  await page.goto(`${address}?ask=won@20&turns=5`);
  await expect(page.getByText(/“won@20” asks about turn 20, but games are stopped after turn 5/)).toBeVisible();
});

test("a trial can be watched and called off at once", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("button", { name: "5,000" }).click();
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "longtask" });
  });
  await page.getByRole("button", { name: "Play 5,000 games" }).click();
  await expect(page.getByText(/^So far, of 100 games/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled after/)).toBeVisible();
  const longest = await page.evaluate(() => Object.getOwnPropertyDescriptor(window, "longest")?.value.ms);
  test.info().annotations.push({ type: "figures", description: `longest task ${longest} ms` });
});

test("two decks and two ways to play get the same shuffles", async ({ page }) => {
  await page.goto(`${address}?games=50&seed=1`);
  await result(page);
  await page.getByRole("combobox", { name: /^Or a sample deck/ }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("region", { name: "How they compare" })).toContainText("of 100 shuffles");
  await page.getByText(/lines, first to last$/).click();
  await page
    .getByRole("button", { name: /^Move up/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Compare with the usual order" }).click();
  await expect(page.getByRole("region", { name: "How they compare" })).toHaveCount(2);
});

test("a swap that helps opens in the builder", async ({ page }) => {
  // Its games are the quickest.
  await page.goto(`/d/${quick.code}/measure`);
  await page.getByRole("button", { name: "Find swaps" }).click();
  await expect(page.getByText(/legal swaps, by/)).toBeVisible({ timeout: patience(50_000) });
  // The same seed finds the same swaps, and some help this deck.
  await page
    .getByRole("link", { name: /^Apply/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/build/);
  await expect(page.getByRole("region", { name: "Deck" })).toBeVisible();
});

test("a deck of this browser's own cards is judged and measured with them", async ({ page }) => {
  const { game } = quick;
  const { cards, code } = ownDeck(game);
  let rows = 0;
  const set = { game: game.id, id: "box", name: "Box", official: false, source: "mine", cards };
  await keepSet(
    page,
    sheetOf(game, set, () => `row-${rows++}`),
  );
  await test.step("the page that measures says what the deck is, and plays it", async () => {
    await page.goto(`/d/${code}/measure?games=50&seed=1`);
    await expect(page.locator("article header")).toContainText("Legal");
    await expect(page.getByText("This deck breaks rules")).toBeHidden();
    await expect(page.getByText("Empty", { exact: true })).toBeHidden();
    expect(await result(page)).toContain("50 games of");
    await expectAccessibleAt(page, 1280);
  });
  await test.step("“In play” plays it on the deck's page and in the builder", async () => {
    for (const where of [`/d/${code}`, `/${game.id}/build?code=${code}`]) {
      await page.goto(where);
      const box = page.getByRole("region", { name: "In play" });
      await box.scrollIntoViewIfNeeded();
      await expect(box).toContainText("The autopilot plays, opposite", { timeout: 30_000 });
    }
  });
});

test("a legal deck's page says what a few games say of it, and nothing moves", async ({ page }) => {
  await page.goto(`/d/${quick.code}`);
  const box = page.getByRole("region", { name: "In play" });
  await box.scrollIntoViewIfNeeded();
  const before = await box.boundingBox();
  await expect(box).toContainText("The autopilot plays, opposite");
  await expect(box).toContainText("of 100, from 200 games");
  expect((await box.boundingBox())?.height).toBe(before?.height);
  const first = (await box.getByRole("listitem").first().textContent()) ?? "";
  await box.getByRole("link", { name: "Measure with 1,000 games" }).click();
  expect(await result(page)).toContain("1,000 games of");
  await page.goto(`/d/${quick.code}/measure?seed=1&games=200`);
  expect(await result(page)).toContain("200 games of");
  const [, plan = "", range, share] = /^(.*?) ([\d.]+ to [\d.]+) (\d+)$/.exec(first) ?? [];
  await expect(page.getByRole("article", { name: plan })).toContainText(`about ${share} of 100 games${range} of 100`);
});
