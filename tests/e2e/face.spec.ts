// Any deck can be put opposite where a game says how: by its link, its code or a list.
import { samplesOf } from "../../lib/cards/built-in.ts";
import { deckOf, sampleOf } from "../samples.ts";
import { expect, test } from "./page.ts";
import { fromMenu, moment, sit } from "./table.ts";

test("Orion's Spur: the fleet of another deck stands opposite, and the link brings it back", async ({ page }) => {
  const own = sampleOf("orions-spur");
  const [, other] = samplesOf(own.game);
  if (!other) throw new Error("there is no second sample");
  await sit(page, own);
  await fromMenu(page, "Setup");
  const setup = page.getByRole("region", { name: "Setup" });
  await setup.getByLabel("Face another deck").fill("a word");
  await setup.getByRole("button", { name: "Face it" }).click();
  await expect(setup.getByRole("status")).not.toBeEmpty();
  const before = await moment(page);
  await setup
    .getByLabel("Face another deck")
    .fill(`https://drydock.example/d/${deckOf(own.game, other.text, other.name).code}`);
  await setup.getByRole("button", { name: "Face it" }).click();
  await expect.poll(() => moment(page)).not.toBe(before);
  const enemies = page.locator('[data-zone^="enemy-"] [data-card]');
  const shown = await enemies.allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);
  await page.reload();
  await expect(enemies.first()).toBeVisible();
  expect(await enemies.allInnerTexts()).toEqual(shown);
});
