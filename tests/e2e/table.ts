import type { Locator, Page } from "@playwright/test";
import type { SampleDeck } from "../samples.ts";
import { expect } from "./page.ts";

export const now = (page: Page) => page.getByRole("region", { name: "What can be done" });
export const deeds = (page: Page) => now(page).locator("[data-move]");
export const next = (page: Page) => now(page).getByRole("button", { name: /^(Next (phase|turn)\b|Done$|Finish$)/ });
export const lit = (page: Page) => page.locator("[data-zone] button[draggable][data-lit]");
export const moment = (page: Page) => page.evaluate(() => location.hash.slice(1));

/** Opens the table of a deck and waits until its moment is in the address. */
export async function sit(page: Page, { code }: SampleDeck, fragment = ""): Promise<void> {
  await page.goto(`/d/${code}/play${fragment}`);
  await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
  await page.waitForFunction(() => location.hash.length > 1);
}

/** Does something and waits until the address shows another moment. */
export async function stepped(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page);
  await act();
  await page.waitForFunction((was) => location.hash.slice(1) !== was, before);
}

/** The name on a card, without the places where it may be broken. */
export const nameOn = async (card: Locator) =>
  (await card.locator("[data-name]").first().innerText()).replaceAll("\u00ad", "");
