// Texts that play themselves, at the table in a browser: a choice is made, taken back, and brought back by its link.
import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Move } from "../../lib/core/table/goldfish.ts";
import { fingerprintOf, writeMoment } from "../../lib/core/table/replay.ts";
import { deckOf, type SampleDeck } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { expect, test, visited } from "./page.ts";
import { deeds, moment, now, sit, stepped } from "./table.ts";

const MOST_SEEDS = 20;
const MOST_STEPS = 400;

interface Choice {
  readonly sample: SampleDeck;
  /** The end of its address. */
  readonly moment: string;
}

/** A game in which somebody comes to a choice that a card's text leaves to the player. */
async function choiceIn(game: Game): Promise<Choice> {
  const { dealer, start } = await tableOf(game);
  for (const { text, name } of samplesOf(game))
    for (let seed = 0; seed < MOST_SEEDS; seed++) {
      const begun = start(`text-${seed}`, text);
      const table = dealer.open(begun, false);
      const moves: Move[] = [];
      for (let step = 0; step < MOST_STEPS && !dealer.isOver(table); step++) {
        if (dealer.phase(table).id === "text" && dealer.moves(table).length > 1) {
          const fingerprint = fingerprintOf(dealer.goldfish, begun);
          const at = writeMoment({ seed: begun.seed, fingerprint, moves, at: moves.length });
          return { sample: deckOf(game, text, name), moment: at };
        }
        const move = dealer.moves(table).find(({ do: word }) => word === "use") ?? dealer.advise(table)?.move;
        if (!move) break;
        dealer.play(table, move);
        moves.push(move);
      }
    }
  throw new Error(`no text of ${game.name} asks for a choice in ${MOST_SEEDS} games of each deck`);
}

for (const { game } of visited)
  test(`${game.name}: a text asks, and the choice is made, undone, and kept by the link`, async ({ page }) => {
    const { sample, moment: at } = await choiceIn(game);
    await sit(page, sample, `#${at}`);
    await expect(now(page).getByRole("heading", { name: "A card's text" })).toBeVisible();
    const asked = await moment(page);
    // Cards of a pile are listed beside it.
    const choice = page.locator("[data-card][data-lit]").or(deeds(page)).first();
    await stepped(page, () => choice.click());
    const made = await moment(page);
    await stepped(page, () => page.keyboard.press("u"));
    await expect(now(page).getByRole("heading", { name: "A card's text" })).toBeVisible();
    await stepped(page, () => page.keyboard.press("r"));
    expect(await moment(page)).toBe(made);
    await page.reload();
    await expect(page.getByRole("region", { name: "The table" })).toBeVisible();
    await expect.poll(() => moment(page)).toBe(made);
    expect(made).not.toBe(asked);
  });
