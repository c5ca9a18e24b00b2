// A game in a link that today's rules play otherwise is shown as it was played, by the engine of its release.
import { readFileSync } from "node:fs";
import { ENGINES, releases } from "../../lib/cli/release.ts";
import type { KeptGame } from "../../tools/kept.ts";
import { expect, expectAccessibleAt, test, visited } from "./page.ts";

const [release] = releases(".").slice(-1);
const kept: readonly KeptGame[] = JSON.parse(readFileSync(`tests/kept/${release}/games.json`, "utf8"));

/** A link of another position than today's rules come to, as one that they play otherwise is. */
const otherwise = (link: string) => link.replace(/^((?:[^.]*\.){6})[0-9a-f]{8}/, "$100000000");

for (const { game } of visited)
  for (const width of [1280, 360])
    test(`${game.name}: a game that today's rules play otherwise is a film, move by move (${width} px)`, async ({
      page,
    }) => {
      const [one] = kept.filter((each) => each.game === game.id && each.sets.length === 0);
      if (!one) throw new Error(`no kept game of ${game.id}`);
      await page.setViewportSize({ width, height: 740 });
      const engine = page.waitForResponse((answer) =>
        answer.url().includes(`/${ENGINES.slice("public/".length)}/${release}/`),
      );
      await page.goto(`/d/${one.code}/play?game=${otherwise(one.link)}`);
      await expect(page.getByText(`Played by the rules of ${release}.`)).toBeVisible();
      expect((await engine).headers()["cache-control"]).toContain("immutable");
      const last = one.frames.length - 1;
      const moment = page.getByRole("slider", { name: "Moment of the game" });
      await expect(page.getByRole("status").filter({ hasText: ` of ${last} ·` })).toBeVisible();
      await moment.focus();
      await page.keyboard.press("Home");
      await expect(page.getByText("The table as it was dealt.")).toBeVisible();
      await page.getByRole("button", { name: "Next" }).click();
      await expect(moment).toHaveValue("1");
      await expectAccessibleAt(page, width);
      await page.getByRole("link", { name: "Play this deck by today’s rules" }).click();
      await expect(page).toHaveURL(new RegExp(`/d/${one.code}/play#2\\.`));
    });
