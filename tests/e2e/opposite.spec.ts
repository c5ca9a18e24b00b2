// Somebody opposite acts, at the table in a browser: what they do is shown and told, taken back, and brought back by its link.
import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Move, Ruled } from "../../lib/core/table/goldfish.ts";
import { fingerprintOf, writeMoment } from "../../lib/core/table/replay.ts";
import { deckOf, type SampleDeck } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { moment, sit, stepped } from "./table.ts";

const MOST_STEPS = 300;
/** The choices of the setup that put somebody opposite who acts, by the words of their moves. The first one offered is taken. */
const CHOICES: readonly ((move: Ruled) => boolean)[] = [
  (move) => move.do === "clock" && move.to === "x:3",
  (move) => move.do === "opponent" && move.to === "units",
  (move) => move.do === "face",
  (move) => move.do === "respond" && move.to === "x:back",
];

interface Acting {
  readonly sample: SampleDeck;
  /** The end of the address of the moment before. */
  readonly before: string;
  /** What the log says that they do. */
  readonly says: string;
}

/** The first step of the autopilot, in the second turn or later, in which the other side does something. */
async function actingIn(game: Game): Promise<Acting> {
  const { dealer, start } = await tableOf(game);
  const [sample] = samplesOf(game);
  if (!sample) throw new Error(`${game.id} has no sample deck`);
  const begun = start("opposite", sample.text);
  const table = dealer.open(begun);
  const moves: Move[] = [];
  const open = new Set(CHOICES);
  for (let step = 0; step < MOST_STEPS; step++) {
    const offered = dealer.moves(table);
    const choice = [...open].find((isWanted) => offered.some(isWanted));
    if (choice) open.delete(choice);
    const move = (choice && offered.find(choice)) ?? dealer.advise(table)?.move;
    if (!move) break;
    const said = table.log?.length;
    dealer.play(table, move);
    const line = table.log?.slice(said).find(({ turn, text }) => turn > 1 && /^The (opponent|enemy)\b/.test(text));
    if (line) {
      const fingerprint = fingerprintOf(dealer.goldfish, begun);
      const before = writeMoment({ seed: begun.seed, fingerprint, moves, at: moves.length });
      return { sample: deckOf(game, sample.text, sample.name), before, says: line.text };
    }
    moves.push(move);
  }
  throw new Error(`nobody opposite does anything in ${MOST_STEPS} steps of ${game.name}`);
}

for (const { game } of visited)
  test(`${game.name}: the other side acts, and that is told, undone, and kept by the link`, async ({ page }) => {
    const { sample, before, says } = await actingIn(game);
    await sit(page, sample, `#${before}`);
    const told = page.getByText(says, { exact: true });
    const [start, earlier] = [await moment(page), await told.count()];
    await stepped(page, () => page.getByRole("button", { name: "Step", exact: true }).click());
    await expect.poll(() => told.count()).toBeGreaterThan(earlier);
    const after = await moment(page);
    // What is undone stays in the log, to be done again.
    await stepped(page, () => page.keyboard.press("u"));
    expect(await moment(page)).not.toBe(after);
    await stepped(page, () => page.keyboard.press("r"));
    expect(await moment(page)).toBe(after);
    await page.reload();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    await expect.poll(() => moment(page)).toBe(after);
    await expect.poll(() => told.count()).toBeGreaterThan(earlier);
    expect(after).not.toBe(start);
  });
