import type { Browser, Page } from "@playwright/test";
import { firstCard } from "../samples.ts";
import { copiedBy, expect, expectFitAndAccessible, openBuilder, test, visited } from "./page.ts";

/** What a browser was seen to send and to show. No key may be in it. */
interface Seen {
  readonly addresses: string[];
  readonly referrers: string[];
}

function watch(page: Page): Seen {
  const seen: Seen = { addresses: [], referrers: [] };
  page.on("request", (request) => {
    seen.addresses.push(request.url());
    seen.referrers.push(request.headers().referer ?? "");
  });
  page.on("framenavigated", (frame) => seen.addresses.push(frame.url()));
  return seen;
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

const panel = (page: Page) => page.getByRole("region", { name: "Saved deck" });

/** A page of a second person, in a browser of their own. */
async function another(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

for (const { game, code } of visited) {
  const card = firstCard(game);

  /** Adds a copy of a card in the builder. A busy browser may take what is pressed next before it. */
  async function addOne(page: Page) {
    await page.getByRole("searchbox", { name: "Search cards" }).fill(`"${card}"`);
    const add = page.locator(`button[aria-label^="Add ${card}, "]`);
    const before = (await add.getAttribute("aria-label")) ?? "";
    await add.click();
    await expect(add).not.toHaveAttribute("aria-label", before);
  }

  /** Saves a copy of a sample deck and opens its page. */
  async function saved(page: Page): Promise<string> {
    await openBuilder(page, `/${game.id}/build?code=${code}`);
    await save(page);
    await expect(panel(page).getByText(/^Saved as version 1\./)).toBeVisible();
    return copiedBy(page, "Copy edit link");
  }

  test.describe(game.name, () => {
    test("is saved, changed and saved again, and its page is read without a script", async ({ page, browser }) => {
      const link = await saved(page);
      await addOne(page);
      await expect(panel(page).getByText(/^You changed this deck since version 1/)).toBeVisible();
      await save(page);
      await expect(panel(page).getByText(/^Saved as version 2\./)).toBeVisible();
      await page.getByRole("link", { name: "View deck, versions and keys" }).click();
      await expect(page.getByRole("region", { name: "Your deck" })).toBeVisible();
      await expectFitAndAccessible(page);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await expect(page).toHaveURL(/\/build\?draft=/);

      const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await reader.goto(link.split("#")[0] ?? "");
      await expect(reader.getByRole("region", { name: "Deck list" })).toBeVisible();
      await expect(reader.getByRole("link", { name: "Version 1", exact: true })).toBeVisible();
      await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      const picture = await reader.locator('meta[property="og:image"]').getAttribute("content");
      expect((await reader.request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe("image/png");
      await reader.getByRole("link", { name: "Compare version 1 with version 2" }).click();
      await expect(reader.getByRole("rowheader", { name: card }).first()).toBeVisible();
      await reader.context().close();
    });

    test("is changed by two people, and both changes together are saved", async ({ page, browser }) => {
      const link = await saved(page);
      const theirs = await another(browser);
      await theirs.goto(link);
      await expect(theirs.getByText("This browser can change this deck now.")).toBeVisible();
      await theirs.getByRole("button", { name: "Edit", exact: true }).click();
      await addOne(theirs);
      await addOne(theirs);
      await save(theirs);
      await expect(panel(theirs).getByText(/^Saved as version 2\./)).toBeVisible();

      await addOne(page);
      await save(page);
      await expect(panel(page).getByRole("alert")).toContainText("saved version 2 while you changed this deck");
      await expectFitAndAccessible(page);
      await page.getByRole("button", { name: "Both together" }).click();
      await expect(panel(page).getByText(/^Saved as version 3\./)).toBeVisible();
      await theirs.context().close();
    });

    test("is opened by a link to change, whose key is seen nowhere", async ({ page, browser }) => {
      const link = await saved(page);
      const key = /#key=(dk_.+)$/.exec(link)?.[1] ?? "";
      expect(key).not.toBe("");
      const theirs = await another(browser);
      const seen = watch(theirs);
      await theirs.goto("/");
      await theirs.goto(link);
      await expect(theirs).toHaveURL(link.split("#")[0] ?? "");
      await expect(theirs.getByText("This browser can change this deck now.")).toBeVisible();
      expect(await theirs.content()).not.toContain(key);
      await theirs.getByRole("button", { name: "Edit", exact: true }).click();
      await expect(theirs).toHaveURL(/\/build\?draft=/);
      await theirs.goBack();
      expect(theirs.url()).not.toContain(key);
      // The browser itself tells of the address that was typed, and of no other with the key.
      const told = seen.addresses.filter((address) => address.includes(key));
      expect(told.filter((address) => address !== link)).toEqual([]);
      expect(seen.referrers.filter((from) => from.includes(key) || from.includes("/decks/"))).toEqual([]);
      await theirs.context().close();
    });

    test("has a key for a second person, who is then shut out", async ({ page, browser }) => {
      await saved(page);
      await page.getByRole("link", { name: "View deck, versions and keys" }).click();
      await page.getByText("You can change this deck in this browser").click();
      await page.getByText("Keys", { exact: true }).click();
      await page.getByRole("textbox", { name: "Who gets a key" }).fill("Ben");
      await page.getByRole("button", { name: "Make a key" }).click();
      await expect(page.getByRole("img", { name: "The link for Ben as a QR code" })).toBeVisible();
      await expectFitAndAccessible(page);
      const link = await copiedBy(page, "Copy link for Ben");
      const theirs = await another(browser);
      await theirs.goto(link);
      await expect(theirs.getByText("This browser can change this deck now.")).toBeVisible();
      await page.getByRole("button", { name: "Shut out Ben" }).click();
      await expect(page.getByText("Ben can no longer change this deck.")).toBeVisible();
      await theirs.getByRole("button", { name: "Edit", exact: true }).click();
      await addOne(theirs);
      await save(theirs);
      await expect(panel(theirs).getByRole("alert")).toContainText("it was revoked");
      await theirs.context().close();
    });

    test("is found by everybody once it is listed", async ({ page, browser }) => {
      await openBuilder(page, `/${game.id}/build?code=${code}`);
      const name = `Listed ${Date.now()}`;
      await page.getByRole("textbox", { name: "Name of the deck" }).fill(name);
      await page.getByRole("textbox", { name: "Name of the deck" }).press("Enter");
      await save(page);
      await page.getByRole("link", { name: "View deck, versions and keys" }).click();
      await page.getByText("You can change this deck in this browser").click();
      await page.getByRole("button", { name: "Show in the list of decks" }).click();
      await expect(page.getByText("Everybody finds this deck in the list of decks now.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Remove from the list of decks" })).toBeVisible();
      await page.goto("/decks");
      await expect(page.getByRole("link", { name: `${name}, saved as version` })).toBeVisible();

      const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await reader.goto(`/${game.id}/decks`);
      await reader.getByRole("searchbox", { name: "Search decks of players" }).fill(name);
      await reader.getByRole("button", { name: "Search", exact: true }).click();
      await reader.getByRole("link", { name }).click();
      await expect(reader.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(reader.locator('meta[name="robots"]')).toHaveCount(0);
      await reader.context().close();
    });

    test("is deleted and brought back", async ({ page }) => {
      await saved(page);
      await page.getByRole("link", { name: "View deck, versions and keys" }).click();
      await page.getByText("You can change this deck in this browser").click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await expect(page.getByText("The deck is deleted on the server.")).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { name: "This deck was deleted" })).toBeVisible();
      await page.getByRole("button", { name: "Bring it back" }).click();
      await expect(page.getByRole("region", { name: "Deck list" })).toBeVisible();
    });
  });
}
