import type { Locator, Page } from "@playwright/test";
import type { Table } from "../../lib/core/table/table.ts";
import type { SampleDeck } from "../samples.ts";
import { expect } from "./page.ts";

export const now = (page: Page) => page.getByRole("region", { name: "What can be done" });
export const deeds = (page: Page) => now(page).locator("[data-move]");
export const next = (page: Page) => now(page).locator("[data-next]:not([data-rest])");
export const lit = (page: Page) => page.locator("[data-zone] button[draggable][data-lit]");
export const moment = (page: Page) => page.evaluate(() => location.hash.slice(1));

/** Opens the table of a deck and waits until its moment is in the address. */
export async function sit(page: Page, { code }: SampleDeck, fragment = ""): Promise<void> {
  await page.goto(`/d/${code}/play${fragment}`);
  // Behind the end of a game the table is there and not seen.
  await expect(page.locator("[data-zone]").first()).toBeAttached();
  await page.waitForFunction(() => location.hash.length > 1);
}

/** Does something and waits until the address shows another moment, and what moved has come to rest. */
export async function stepped(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page);
  await act();
  await page.waitForFunction((was) => location.hash.slice(1) !== was, before);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** The name on a card, without the places where it may be broken. */
export const nameOn = async (card: Locator) =>
  (await card.locator("[data-name]").first().innerText()).replaceAll("\u00ad", "");

/** The lines of the log up to the present moment that say something. Moves that are undone leave theirs behind it. */
export const told = (page: Page, text: string) =>
  page.getByRole("region", { name: "Log", exact: true }).locator("li:not([data-ahead])").filter({ hasText: text });

/** Presses what the table's menu holds. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Lets the autopilot make a move. */
export const autopilotSteps = (page: Page) => stepped(page, () => fromMenu(page, "Step"));

/** What a move brought is there: it goes when the move is undone, and comes back with redo and with the page's link. */
export async function expectUndoneAndKept(
  page: Page,
  isThere: () => Promise<void>,
  isGone: () => Promise<void>,
): Promise<void> {
  await isThere();
  const after = await moment(page);
  await stepped(page, () => page.keyboard.press("u"));
  await isGone();
  await stepped(page, () => page.keyboard.press("r"));
  expect(await moment(page)).toBe(after);
  await isThere();
  await page.reload();
  await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
  await isThere();
  expect(await moment(page)).toBe(after);
}

/** The cards of each zone, as they are seen. */
export type Seen = Readonly<Record<string, readonly string[]>>;

/** What lies on the table, zone by zone, as it is seen. */
export async function seen(page: Page): Promise<Seen> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("[data-zone]")].map((zone) => [
        zone.dataset.zone,
        [...zone.querySelectorAll<HTMLElement>(":scope > ul > li > [data-card]")].map((card) => card.dataset.card),
      ]),
    ),
  );
}

/** What is seen in a browser lies where a table outside of it has it. */
export function expectLying(all: Seen, table: Table): void {
  for (const [zone, cards] of Object.entries(all)) {
    const same = table.in(table.zone(zone)).map(String);
    if (cards.length > 0) expect([zone, cards]).toEqual([zone, same]);
  }
}
