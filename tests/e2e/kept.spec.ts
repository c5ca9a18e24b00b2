import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { patience } from "../pace.ts";
import { runs } from "../runs.ts";
import { expect, expectNoAxeViolations, openBuilder, test } from "./page.ts";
import { failWrites, keepRecord, keptCards, keptDecks, silenceStorage } from "./storage.ts";

const KEPT = "Kept in this browser";
const add = (page: Page, card: string, has: number) =>
  page.getByRole("button", { name: `Add ${card}, ${has} in the deck`, exact: true });
const searchFor = (page: Page, card: string) => page.getByRole("searchbox").fill(`"${card}"`);

/** Removes a deck from the list of decks. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByLabel(`More for ${name}`, { exact: true }).click();
  await page.getByRole("button", { name: `Remove ${name}`, exact: true }).click();
}

/** Numbers that look like chance, and are the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function crash(page: Page, context: BrowserContext): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await context.newCDPSession(page);
  // A page that has crashed answers nothing.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

test.describe("a write that fails", () => {
  test("loses no card, and “kept” is said only when all are", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await page.getByRole("searchbox").fill("Troops");
    await failWrites(page, [2]);
    const cards = ["Troops 10", "Troops 12", "Troops 15"];
    const [first = "", second = "", third = ""] = cards;
    await add(page, first, 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await add(page, second, 0).click();
    await expect(page.getByRole("alert").filter({ hasText: "1 change is not kept" })).toBeVisible();
    await expect(page.getByText(KEPT)).toBeHidden();
    await add(page, third, 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    for (const card of cards) await expect(add(page, card, 1)).toBeVisible();
    expect(await keptCards(page)).toEqual({ [first]: 1, [second]: 1, [third]: 1 });
  });

  test("is made again by itself, and in the middle of nine quick presses loses none of them", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await failWrites(page, [1]);
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByRole("alert").filter({ hasText: "this browser's storage is full" })).toBeVisible();
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await keptCards(page)).toEqual({ "Outpost 1": 1 });
    await page.reload();
    await expect(add(page, "Outpost 1", 1)).toBeVisible();
    await failWrites(page, [3]);
    for (let n = 1; n < 9; n++) await add(page, "Outpost 1", n).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await keptCards(page)).toEqual({ "Outpost 1": 9 });
    await page.reload();
    await expect(add(page, "Outpost 1", 9)).toBeVisible();
  });

  test("for good: the deck is downloaded from the warning, the browser asks before it leaves, and the file restores it", async ({
    page,
  }) => {
    await openBuilder(page, "/open-worlds/build");
    await failWrites(page, "all");
    await add(page, "Outpost 1", 0).click();
    await add(page, "Outpost 1", 1).click();
    await expect(page.getByRole("alert").filter({ hasText: "2 changes are not kept" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "2 changes are not kept" })).toBeVisible();
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download deck" }).click(),
    ]);
    const asked = page.waitForEvent("dialog");
    const left = page.goto("/decks");
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await left;
    expect(await keptDecks(page)).toEqual([]);
    await page.getByLabel("Restore from file").setInputFiles(await file.path());
    await page.getByRole("link", { name: "Unnamed deck", exact: true }).click();
    await expect(add(page, "Outpost 1", 2)).toBeVisible();
  });
});

test("a game's decks are those of that game alone", async ({ page }) => {
  for (const [game, card] of [
    ["open-worlds", "Outpost 1"],
    ["conquest-of-fates", "Pyre Breaker"],
  ] as const) {
    await openBuilder(page, `/${game}/build`);
    await searchFor(page, card);
    await add(page, card, 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
  }
  await page.goto("/open-worlds/decks");
  const own = page.getByRole("region", { name: "Your decks" });
  await expect(own.getByText("1 card")).toBeVisible();
  await expect(own.getByRole("link", { name: /^Edit/ })).toHaveCount(1);
});

test("a browser that gives no storage says so, and the deck can be downloaded", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => undefined }));
  await openBuilder(page, "/open-worlds/build");
  await expect(page.getByText("This browser does not let this page store anything")).toBeVisible();
  await add(page, "Outpost 1", 0).click();
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download deck.txt" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("deck.txt");
});

test.describe("storage that does not answer", () => {
  test("holds up neither the builder nor a deck: what was built is kept when it answers", async ({ page }) => {
    await page.clock.install();
    await silenceStorage(page);
    await page.goto("/open-worlds/build");
    await expect(async () => {
      await page.clock.fastForward(3000);
      await expect(page.getByRole("searchbox", { name: "Search cards" })).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole("alert").filter({ hasText: "storage does not answer" })).toBeVisible();
    await add(page, "Outpost 1", 0).click();
    await expect(add(page, "Outpost 1", 1)).toBeVisible();
    await page.evaluate(() => window.answer?.());
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await keptCards(page)).toEqual({ "Outpost 1": 1 });
  });

  test("is said in the list of decks, and they are there when it answers", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.clock.install();
    await silenceStorage(page);
    await page.goto("/decks");
    await expect(async () => {
      await page.clock.fastForward(3000);
      await expect(page.getByText("This browser's storage does not answer.")).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.evaluate(() => window.answer?.());
    await expect(page.getByRole("link", { name: "Unnamed deck", exact: true })).toBeVisible();
  });
});

test.describe("a deck that cannot be read", () => {
  const damaged = {
    id: "bad",
    game: "open-worlds",
    version: 1,
    heading: { name: { a: 1 } },
    lines: [],
    steps: [],
    at: 0,
  };
  const newer = { id: "newer", schema: 99, game: "a-sixth-game" };

  test("locks nobody out, is shown with its text, and can be removed and put back", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await keepRecord(page, damaged);
    await keepRecord(page, newer);
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Unnamed deck", exact: true })).toBeVisible();
    await expect(page.getByText("A newer Drydock wrote this deck.")).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "This deck is damaged" });
    await row.getByText("Show the stored text").click();
    await expect(row.getByRole("textbox")).toHaveValue(JSON.stringify(damaged, null, 2));
    await expectNoAxeViolations(page);
    await row.getByRole("button", { name: /^Remove/ }).click();
    await expect(row).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
    for (const id of ["bad", "newer"]) {
      await page.goto(`/open-worlds/build?draft=${id}`);
      await expect(page.getByRole("heading", { name: "This deck can’t be shown" })).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "start a new deck" }).click();
    await expect(add(page, "Outpost 1", 0)).toBeVisible();
    expect(await keptDecks(page)).toEqual(expect.arrayContaining([damaged, newer]));
  });

  test("in a file is told, and the others of the file are restored", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    const [good] = await keptDecks(page);
    await page.goto("/decks");
    await remove(page, "Unnamed deck");
    const buffer = Buffer.from(JSON.stringify({ drydock: 1, drafts: [damaged, good] }));
    await page.getByLabel("Restore from file").setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
    await expect(page.getByText("1 deck restored. 1 can’t be read. This deck is damaged")).toBeVisible();
    await page.getByRole("link", { name: "Unnamed deck", exact: true }).click();
    await expect(add(page, "Outpost 1", 1)).toBeVisible();
  });
});

test.describe("a backup", () => {
  test("of all decks comes back into another browser", async ({ page, browser }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await page.getByRole("textbox", { name: "Name of the deck" }).fill("Travelling");
    await page.getByRole("textbox", { name: "Name of the deck" }).press("Enter");
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.goto("/decks");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download all decks" }).click(),
    ]);
    const other = await (await browser.newContext()).newPage();
    await other.goto("/decks");
    await other.getByLabel("Restore from file").setInputFiles(await file.path());
    await expect(other.getByText("1 deck restored.")).toBeVisible();
    await other.getByRole("link", { name: "Travelling", exact: true }).click();
    await expect(add(other, "Outpost 1", 1)).toBeVisible();
    await other.goto("/decks");
    await remove(other, "Travelling");
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(other.getByRole("link", { name: "Travelling", exact: true })).toBeVisible();
  });

  test("that is older than a deck is kept beside it, once, and can be undone", async ({ page }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    const address = page.url();
    await page.goto("/decks");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download all decks" }).click(),
    ]);
    const file = { name: "old.json", mimeType: "application/json", buffer: await readFile(await download.path()) };
    const restore = () => page.getByLabel("Restore from file").setInputFiles(file);
    await restore();
    await expect(page.getByText("1 was already here.")).toBeVisible();
    await openBuilder(page, address);
    await add(page, "Outpost 1", 1).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.goto("/decks");
    await restore();
    await expect(page.getByText("1 differs from the deck here and was added beside it")).toBeVisible();
    await expect(page.getByRole("link", { name: "Unnamed deck (from file)", exact: true })).toBeVisible();
    expect((await keptDecks(page)).map(({ lines }) => lines[0]?.count).sort()).toEqual([1, 2]);
    await restore();
    await expect(page.getByText("1 was already here.")).toBeVisible();
    await remove(page, "Unnamed deck (from file)");
    await restore();
    await expect(page.getByText("1 differs from the deck here and was added beside it")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The restored decks are removed.")).toBeVisible();
    expect((await keptDecks(page)).map(({ lines }) => lines[0]?.count)).toEqual([2]);
  });
});

test.describe("several tabs", () => {
  test("of which one removes the deck: the other keeps what it shows as a new deck", async ({ page, context }) => {
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/decks");
    await remove(other, "Unnamed deck");
    await expect(page.getByRole("alert").filter({ hasText: "removed in another tab" })).toBeVisible();
    await page.getByRole("button", { name: "Keep as a new deck" }).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.reload();
    await expect(add(page, "Outpost 1", 1)).toBeVisible();
  });

  test("keep every edit of each other, whoever makes it when", async ({ page, context }) => {
    test.setTimeout(patience(300_000));
    const { numRuns, seed } = runs(1, 12);
    const pick = chance(seed);
    await openBuilder(page, "/open-worlds/build");
    await add(page, "Outpost 1", 0).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    const other = await context.newPage();
    await openBuilder(other, page.url());
    const tabs = [page, other];
    let total = 1;
    for (let round = 0; round < numRuns; round++) {
      for (let n = 0; n < 12; n++) {
        const tab = tabs[pick(2)] ?? page;
        const [by, sign] = total > 1 && pick(3) === 0 ? ["less", -1] : ["more", 1];
        await tab
          .getByRole("button", { name: new RegExp(`^One Outpost 1 ${by}`) })
          .first()
          .click();
        total += Number(sign);
      }
      for (const tab of tabs) await expect(add(tab, "Outpost 1", total), `SEED=${seed}`).toBeVisible();
      for (const tab of tabs) await expect(tab.getByText(KEPT)).toBeVisible();
      expect(await keptCards(page), `SEED=${seed}`).toEqual({ "Outpost 1": total });
    }
  });
});

test("a tab that crashes right after an edit is stored has it again", async ({ page, context }) => {
  await openBuilder(page, "/open-worlds/build");
  for (let n = 0; n < 5; n++) await add(page, "Outpost 1", n).click();
  await expect.poll(() => keptCards(page)).toEqual({ "Outpost 1": 5 });
  const address = page.url();
  await crash(page, context);
  const again = await context.newPage();
  await openBuilder(again, address);
  await expect(add(again, "Outpost 1", 5)).toBeVisible();
});

/** Crashes at moments that look like chance; each has a seed of its own. */
const { numRuns, seed } = runs(1, 60);
for (let round = 0; round < numRuns; round++) {
  test(`crash ${round + 1} of a tab loses nothing that was said to be kept`, async ({ page, context }) => {
    const pick = chance(seed + round);
    const told = `SEED=${seed}, crash ${round + 1}`;
    await openBuilder(page, "/open-worlds/build");
    await searchFor(page, "Outpost 1");
    const presses = 1 + pick(8);
    for (let n = 0; n < presses; n++) await add(page, "Outpost 1", n).click();
    const address = page.url();
    // The moment is a number of frames after the last press. What is said to be kept is read in the same task.
    const said = await page.evaluate(
      async ([frames, kept]) => {
        for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame);
        const isKept = document.querySelector("[data-kept]")?.textContent === kept;
        return isKept
          ? Number(
              document
                .querySelector("[data-row='Outpost 1']")
                ?.getAttribute("aria-label")
                ?.match(/, (\d+) in/)?.[1],
            )
          : 0;
      },
      [pick(12), KEPT] as const,
    );
    await crash(page, context);
    const again = await context.newPage();
    await openBuilder(again, address);
    const kept = (await keptCards(again))["Outpost 1"] ?? 0;
    expect(kept, told).toBeGreaterThanOrEqual(said);
    expect(kept, told).toBeLessThanOrEqual(presses);
    await expect(add(again, "Outpost 1", kept), told).toBeVisible();
    if (kept === 0) return;
    await again.getByRole("button", { name: "Undo" }).click();
    await expect(add(again, "Outpost 1", kept - 1), told).toBeVisible();
  });
}
