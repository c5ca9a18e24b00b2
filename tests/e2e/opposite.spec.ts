// Somebody opposite acts, at the table in a browser: what they do is shown and told, taken back, and brought back by its link.
import type { Game } from "../../lib/core/game.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { isNew, type Played, played } from "./played.ts";
import { autopilotSteps, expectUndoneAndKept, sit, told } from "./table.ts";

interface Acting extends Played {
  /** What the log says that they do. */
  readonly says: string;
}

/** The first step of the autopilot, in the second turn or later, in which the other side does something. */
async function actingIn(game: Game): Promise<Acting> {
  const open = await tableOf(game);
  for (const step of played(open)) {
    const line = step.said.find(
      ({ turn, text }) => turn > 1 && /^The (opponent|enemy|rival)\b/.test(text) && isNew(step.table, text),
    );
    if (line) return { ...step, says: line.text };
  }
  throw new Error(`nobody opposite does anything in any game of ${game.name}`);
}

for (const { game } of visited)
  test(`${game.name}: the other side acts, and that is told, undone, and kept by the link`, async ({ page }) => {
    const { sample, before, says } = await actingIn(game);
    await sit(page, sample, `#${before()}`);
    await expect(told(page, says)).toHaveCount(0);
    await autopilotSteps(page);
    await expectUndoneAndKept(
      page,
      () => expect(told(page, says)).toHaveCount(1),
      () => expect(told(page, says)).toHaveCount(0),
    );
  });
