import type { Page } from "@playwright/test";
import { sampleOf } from "../samples.ts";
import {
  expect,
  expectFitAndAccessible,
  expectNoAxeViolations,
  openBuilder,
  openImport,
  tabTo,
  test,
  tooWide,
  visited,
} from "./page.ts";

const deck = (page: Page) => page.getByRole("region", { name: "Deck", exact: true });
const part = (page: Page, name: string) => deck(page).getByRole("region", { name, exact: true });

/** Takes a list into an empty deck. */
async function take(page: Page, id: string, list: string): Promise<void> {
  await openBuilder(page, `/${id}/build`);
  await openImport(page);
  await page.getByRole("textbox", { name: "List or code" }).fill(list);
  await page.getByRole("button", { name: "Import this deck" }).click();
}

/** Walks with the tab key to a button of the deck. */
const tabToButton = (page: Page, name: string) => tabTo(page, deck(page).getByRole("button", { name, exact: true }));

test.describe("Open Worlds", () => {
  test("a family stands side by side: each number is in or out by one press, and what does not fit says why", async ({
    page,
  }) => {
    await take(page, "open-worlds", "Worlds\nAldermere");
    await expect(part(page, "Worlds").getByRole("img", { name: "H2O: 6" })).toBeAttached();
    await expect(part(page, "Worlds").getByRole("img", { name: "Habitable" })).toBeAttached();
    const city = part(page, "Player").getByRole("group", { name: "City" });
    await expect(city.getByRole("button")).toHaveText(["10", "12", "15", "20", "25", "30"]);
    await city.getByRole("button", { name: "City 20" }).click();
    await city.getByRole("button", { name: "City 30" }).click();
    await expect(deck(page).getByText("2 of 6")).toBeVisible();
    await expect(part(page, "Player").getByRole("heading", { name: "Facilities 2" })).toBeVisible();
    await city.getByRole("button", { name: "City 20" }).click();
    await expect(city.getByRole("button", { name: "City 20" })).toHaveAttribute("aria-pressed", "false");
    await test.step("by keyboard: a number goes in and out, and keeps the focus", async () => {
      await page.getByRole("searchbox").fill('"Troops 25"');
      await tabToButton(page, "City 20");
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      for (let n = 0; n < 60 && (await focused()) !== "Troops 25"; n++) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      const troops = part(page, "Player").getByRole("button", { name: "Troops 25" });
      await expect(troops).toHaveAttribute("aria-pressed", "true");
      await expect(troops).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(troops).toHaveAttribute("aria-pressed", "false");
    });
    await page.getByRole("combobox", { name: "Format" }).selectOption("introductory");
    await expect(part(page, "Player").getByRole("button", { name: "Shipyards 8" })).toHaveAccessibleDescription(
      /not in the introductory game/,
    );
    await expectNoAxeViolations(page);
  });
});

test.describe("Shoulder of Orion", () => {
  const { code } = sampleOf("shoulder-of-orion");

  test("heroes come first, and an empty deck invites to choose them", async ({ page }) => {
    await openBuilder(page, "/shoulder-of-orion/build");
    await expect(deck(page).getByRole("heading", { level: 2 })).toHaveText([/^Heroes/, /^Main/, /^Sideboard/]);
    await expect(part(page, "Heroes").getByText("Choose three heroes: they open the other cards.")).toBeVisible();
    await part(page, "Heroes").getByRole("button", { name: "Show the heroes" }).click();
    await expect(page.getByRole("searchbox", { name: "Search cards" })).toHaveValue("t:hero");
    await page.getByRole("button", { name: "Add Banneret Apollo, 0 in the deck" }).click();
    await expect(part(page, "Heroes").getByRole("heading", { level: 2 })).toHaveText(/1 of 3.*2 more/);
  });

  test("sideboarding: one press takes a copy across, the verdict follows, and all can be put back", async ({
    page,
  }) => {
    await openBuilder(page, `/shoulder-of-orion/build?code=${code}`);
    await page.getByRole("searchbox").fill("nothing");
    await tabToButton(page, "Sideboarding");
    await page.keyboard.press("Enter");
    const out = deck(page).getByRole("button", { name: "One Border Rifles to Sideboard" });
    await out.click();
    await expect(part(page, "Main").getByRole("heading", { level: 2 })).toHaveText(/39 of 40.*1 more/);
    await expect(deck(page).getByText("Illegal", { exact: true })).toBeVisible();
    await deck(page).getByRole("button", { name: "One Shield Conscript to Main" }).click();
    await expect(part(page, "Main").getByRole("heading", { level: 2 })).toHaveText(/40 of 40/);
    await expect(deck(page).getByText("Legal", { exact: true })).toBeVisible();
    await expect(deck(page).getByText("Out: 1 Border Rifles. In: 1 Shield Conscript.")).toBeVisible();
    await expectNoAxeViolations(page);
    await deck(page).getByRole("button", { name: "Put all back" }).click();
    await expect(deck(page).getByText("Nothing has been exchanged yet.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute("href", `/d/${code}`);
    await test.step("by keyboard: the last copy goes and the focus stays", async () => {
      await tabToButton(page, "One Paragon of the Sixth Gate to Sideboard");
      await page.keyboard.press("Enter");
      await expect(part(page, "Sideboard").getByText("Paragon of the Sixth Gate")).toBeVisible();
      await expect(
        deck(page).getByRole("button", { name: "One Paragon of the Sixth Gate to Sideboard" }),
      ).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(part(page, "Main").getByRole("heading", { level: 2 })).toHaveText(/39 of 40/);
    });
  });
});

test.describe("Conquest of Fates", () => {
  const { code } = sampleOf("conquest-of-fates");

  test("Apex units are marked, and Celestials stand apart", async ({ page }) => {
    await openBuilder(page, `/conquest-of-fates/build?code=${code}`);
    const titan = part(page, "Main").getByRole("listitem").filter({ hasText: "Sunforged Titan" });
    const mark = titan.getByText("Apex", { exact: true });
    await expect(mark).toBeVisible();
    const [ink, ground] = await mark.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(ground).not.toBe("rgba(0, 0, 0, 0)");
    expect(ink).not.toBe(ground);
    await expect(part(page, "Main").getByRole("heading", { level: 3 }).first()).toHaveText("Celestials 2");
    await expectNoAxeViolations(page);
    await test.step("by keyboard: the house rule that leaves Celestials out of the 40 counts them apart", async () => {
      await page.getByText("House rules").focus();
      await page.keyboard.press("Enter");
      await page.getByRole("checkbox", { name: "Celestials are not counted in the 40 cards." }).focus();
      await page.keyboard.press("Space");
      await expect(part(page, "Main").getByRole("heading", { level: 2 })).toHaveText(/38 of 40 and 2 outside.*2 more/);
    });
  });
});

test.describe("Conquest of Orion", () => {
  test("the race of the deck is named at its head, and the planet pile has its own section", async ({ page }) => {
    await openBuilder(page, `/conquest-of-orion/build?code=${sampleOf("conquest-of-orion").code}`);
    await expect(part(page, "Main").getByText("Destroyers · 28 of 30 with a race icon")).toBeVisible();
    await expect(part(page, "Planets").getByRole("heading", { level: 2 })).toHaveText("Planets 5 of at least 5");
    await expectNoAxeViolations(page);
  });

  test("by keyboard: the first card with a race icon names the race", async ({ page }) => {
    await openBuilder(page, "/conquest-of-orion/build");
    await expect(part(page, "Main").getByText("No card has a race icon: every race fits")).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type('"Picket Cutter"');
    await expect(page.getByRole("button", { name: "Add Picket Cutter, 0 in the deck" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("3");
    await expect(part(page, "Main").getByText("Humans · 3 of 3 with a race icon")).toBeVisible();
    await expect(part(page, "Main").getByRole("heading", { level: 2 })).toHaveText(/3 of 50.*47 more/);
  });
});

const FLEET = "Format: points\nPoints: 12\nFront\n2 Steppe Prowler\nMiddle\n1 Pounce Rider\nFlagship\n1 Pounce Rider";

test.describe("Orion's Spur", () => {
  const row = (page: Page, name: string) => part(page, "Fleet").getByRole("list", { name });
  const ships = (page: Page, name: string) => row(page, name).getByRole("button");

  test("the fleet stands in rows: ships are chosen and moved, the flagship by exchange, and arranged", async ({
    page,
  }) => {
    await take(page, "orions-spur", FLEET);
    const fleet = part(page, "Fleet");
    await expect(fleet.getByText("Recruitment 12 of 12")).toBeVisible();
    await ships(page, "Front").first().click();
    await expect(fleet.getByText(/2 of \d+ in the fleet/)).toBeVisible();
    await fleet.getByRole("button", { name: "Flagship", exact: true }).click();
    await expect(ships(page, "Flagship")).toHaveText([/Steppe Prowler/]);
    await expect(ships(page, "Front")).toHaveText([/Steppe Prowler/, /Pounce Rider/]);
    await expect(deck(page).getByText(/✗/).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await fleet.getByRole("button", { name: "Arrange" }).click();
    await expect(ships(page, "Flagship")).toHaveText([/Pounce Rider/]);
    await expect(row(page, "Middle").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Verdict" }).getByText("Legal", { exact: true })).toBeVisible();
    await test.step("a ship is dragged to another row", async () => {
      await ships(page, "Front").filter({ hasText: "Pounce Rider" }).dragTo(row(page, "Middle"));
      await expect(ships(page, "Front")).toHaveCount(2);
      await expect(ships(page, "Middle")).toHaveCount(1);
    });
    await test.step("by keyboard: moved, added and removed, the focus never lost", async () => {
      await ships(page, "Middle").focus();
      await page.keyboard.press("Enter");
      await tabToButton(page, "Front");
      await page.keyboard.press("Enter");
      await expect(ships(page, "Front")).toHaveCount(3);
      await expect(part(page, "Fleet").getByRole("button", { name: "Front", exact: true })).toBeFocused();
      await tabToButton(page, "One more");
      await page.keyboard.press("Enter");
      await expect(part(page, "Fleet").getByText("Recruitment 16 of 12")).toBeVisible();
      await tabToButton(page, "Remove");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(ships(page, "Front")).toHaveCount(2);
      await expect(part(page, "Fleet").getByText("Choose a ship to move it")).toBeFocused();
    });
  });

  test.describe("at 360 pixels", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });
    test("by touch: a ship of the front becomes the flagship, in sight all the time", async ({ page }) => {
      await take(page, "orions-spur", FLEET);
      await page.getByRole("button", { name: "Deck 4" }).tap();
      await ships(page, "Front").first().tap();
      const flagship = part(page, "Fleet").getByRole("button", { name: "Flagship", exact: true });
      await expect(flagship).toBeInViewport();
      expect((await flagship.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await flagship.tap();
      await expect(ships(page, "Flagship")).toHaveText([/Steppe Prowler/]);
      await expectNoAxeViolations(page);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    });
  });
});

test("a card that is open in the builder becomes the cover of its deck", async ({ page }) => {
  await take(page, "shoulder-of-orion", "Heroes\nForeman Okoro\nMain\n3 Oathblade\n3 Kestrel Pilot");
  const isKept = () => expect(page.getByText("Kept in this browser")).toBeVisible();
  await expect(deck(page).getByRole("button", { name: /^Augment Oathblade/ })).toBeVisible();
  await isKept();
  await page.goto("/decks");
  const cover = page.getByRole("main").locator("li img");
  await expect(cover).toHaveCount(1);
  const dearest = await cover.getAttribute("src");
  await page.goBack();
  await deck(page)
    .getByRole("button", { name: /^Augment Oathblade/ })
    .click();
  const choice = page.getByRole("dialog").getByRole("button", { name: "Use as the cover" });
  await choice.press("Enter");
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expectFitAndAccessible(page);
  await page.keyboard.press("Escape");
  await isKept();
  await page.goto("/decks");
  await expect(cover).not.toHaveAttribute("src", dearest ?? "");
});

test.describe("the page of a card", () => {
  test("is one link away from the list of cards", async ({ page }) => {
    await page.goto(`/open-worlds?q=${encodeURIComponent('"City 20"')}&view=list`);
    await page.getByRole("link", { name: /City 20/ }).click();
    await page.getByRole("link", { name: "Page of City 20" }).click();
    await expect(page).toHaveURL("/open-worlds/cards/City%2020");
    await expectFitAndAccessible(page);
    await page.getByRole("link", { name: "Build with it" }).click();
    await expect(page.getByRole("button", { name: "Add City 20, 0 in the deck" })).toBeVisible();
    await test.step("of a name that no card has is a 404 with near names, of several a choice", async () => {
      const answer = await page.goto("/open-worlds/cards/Cty%2020");
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No card is called “Cty 20”");
      await expectNoAxeViolations(page);
      await page.getByRole("link", { name: /City 20/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "City 20" })).toBeVisible();
      await page.goto("/open-worlds/cards/City");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("“City” could be 6 cards");
    });
  });
});

for (const { game, code } of visited) {
  test(`the deck of ${game.name} fits 360 pixels without a violation`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openBuilder(page, `/${game.id}/build?code=${code}`);
    await page.getByRole("navigation", { name: "Panes" }).getByRole("button").nth(1).click();
    await expect(deck(page).getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
}
