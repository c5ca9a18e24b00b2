// Somebody opposite acts, at the table in a browser: what they do is shown and told, taken back, and brought back by its link.
import type { Game } from "../../lib/core/game.ts";
import type { Ruled } from "../../lib/core/table/move.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { isNew, type Played, played } from "./played.ts";
import { autopilotSteps, expectUndoneAndKept, sit, told } from "./table.ts";

/** The choices of the setup that put somebody opposite who acts, by the words of their moves. The first one offered is taken. */
const CHOICES: readonly ((move: Ruled) => boolean)[] = [
  (move) => move.do === "face",
  (move) => move.do === "respond" && move.to === "x:back",
];

interface Acting extends Played {
  /** What the log says that they do. */
  readonly says: string;
}

/** The first step of the autopilot, in the second turn or later, in which the other side does something. */
async function actingIn(game: Game): Promise<Acting> {
  const open = await tableOf(game);
  const chosen = () => {
    const left = new Set(CHOICES);
    return (table: Table) => {
      const offered = left.size > 0 ? open.dealer.moves(table) : [];
      const choice = [...left].find((isWanted) => offered.some(isWanted));
      if (choice) left.delete(choice);
      return choice && offered.find(choice);
    };
  };
  for (const step of played(open, chosen)) {
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
