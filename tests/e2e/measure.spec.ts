// A deck is measured: games are played in workers, counted while one looks on, and counted the same again by a link.
import type { Page } from "@playwright/test";
import { patience } from "../pace.ts";
import { sampleOf } from "../samples.ts";
import { expect, expectAccessibleAt, test, visited } from "./page.ts";

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
  expect(counted).toContain("200 games played");
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
  await expect(page.getByText(/Your browser counts the same/)).toBeVisible();
  expect(await result(page)).toBe(counted);
  await page.goto(link.replace(/said=\d+/, "said=9999").replace(/table=\d+/, "table=1"));
  await expect(page.getByText(/The link is of version 1 of the table/)).toBeVisible();
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
  expect(await result(page)).toContain("1,000 games played");
  await page.goto(`/d/${quick.code}/measure?seed=1&games=200`);
  expect(await result(page)).toContain("200 games played");
  const plan = first.replace(/ [\d<>]+$/, "");
  await expect(page.getByRole("article", { name: plan })).toContainText(`about ${/[\d<>]+$/.exec(first)?.[0]} of 100`);
});
