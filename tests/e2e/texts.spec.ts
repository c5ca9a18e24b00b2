// Texts that play themselves, at the table in a browser: what they do is told and a choice is made, then taken back, and
// brought back by its link.
import type { Game } from "../../lib/core/game.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { isNew, type Played, played } from "./played.ts";
import {
  autopilotSteps,
  deeds,
  expectLying,
  expectUndoneAndKept,
  moment,
  now,
  seen,
  sit,
  stepped,
  told,
} from "./table.ts";

/** The phase in which texts are carried out. */
const TEXT = "text";

/** A move after which a card's text leaves a choice to the player. */
async function choiceIn(game: Game): Promise<Played> {
  const open = await tableOf(game);
  const { dealer } = open;
  const using = () => (table: Played["table"]) => dealer.moves(table).find(({ do: word }) => word === "use");
  for (const step of played(open, using))
    if (dealer.phase(step.table).id === TEXT && dealer.moves(step.table).length > 1) return step;
  throw new Error(`no text of ${game.name} asks for a choice in any game`);
}

interface CarriedOut extends Played {
  /** What the log says of the text: its words, then what was done. */
  readonly says: readonly string[];
}

/** A step of the autopilot in which a card's text is carried out whole without asking for anything. */
async function carriedOutIn(game: Game): Promise<CarriedOut> {
  const open = await tableOf(game);
  const { dealer } = open;
  for (const step of played(open)) {
    const { table, phase, said } = step;
    if (phase === TEXT || dealer.isOver(table) || dealer.phase(table).id === TEXT) continue;
    const says = said.filter((line) => line.phase === TEXT).map(({ text }) => text);
    const isDone = says.length > 1 && !says.some((text) => /^(There is nothing to do|This does not hold)/.test(text));
    if (isDone && said.every(({ left }) => left === undefined) && says.every((text) => isNew(table, text)))
      return { ...step, says };
  }
  throw new Error(`no text of ${game.name} is carried out without a choice in any game`);
}

for (const { game } of visited) {
  test(`${game.name}: a text asks, and the choice is made, undone, and kept by the link`, async ({ page }) => {
    const { sample, after } = await choiceIn(game);
    await sit(page, sample, `#${after()}`);
    await expect(now(page).getByRole("heading", { name: "A card's text" })).toBeVisible();
    // Cards of a pile are listed beside it.
    const choice = page.locator("[data-card][data-lit]").or(deeds(page)).first();
    await stepped(page, () => choice.click());
    const made = await moment(page);
    await expectUndoneAndKept(
      page,
      async () => expect(await moment(page)).toBe(made),
      () => expect(now(page).getByRole("heading", { name: "A card's text" })).toBeVisible(),
    );
  });

  test(`${game.name}: a text is carried out, and that is told, undone, and kept by the link`, async ({ page }) => {
    const { sample, table, before, says } = await carriedOutIn(game);
    await sit(page, sample, `#${before()}`);
    const lay = await seen(page);
    const expectTold = async (times: number) => {
      for (const text of says) await expect(told(page, text)).toHaveCount(times);
    };
    await expectTold(0);
    await autopilotSteps(page);
    await expectUndoneAndKept(
      page,
      async () => {
        await expectTold(1);
        await expect(now(page).getByRole("list", { name: "Left to you" })).toHaveCount(0);
        expectLying(await seen(page), table);
      },
      async () => {
        await expectTold(0);
        expect(await seen(page)).toEqual(lay);
      },
    );
  });
}
