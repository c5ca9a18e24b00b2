// Nobody has looked at a card yet: that holds for the first builder that a window opens, so this is a file of its own.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { factLines } from "../../lib/core/look/fact-lines.ts";
import { visited } from "../samples.ts";
import { openBuilder } from "./opened.tsx";

test("an empty deck has a card beside it of which as much is known as of any, and the i key opens it", async () => {
  const [sample] = visited;
  if (!sample) throw new Error("There is no game.");
  const { game } = sample;
  const { user, verdict } = await openBuilder(game.id);
  const place = await within(verdict).findByRole("region", { name: "Card" });
  const { cards } = builtInPool(game);
  const shown = cards.filter(({ label }) => within(place).queryByText(label));
  const open = (of: typeof cards) =>
    Math.min(...of.map(({ card }) => factLines(game, card).filter(({ state }) => state === "unknown").length));
  expect(open(shown)).toBe(open(cards.slice(0, 60)));
  await user.keyboard("i");
  const dialog = await screen.findByRole("dialog");
  expect(shown.some(({ label }) => within(dialog).queryByRole("heading", { name: label }))).toBe(true);
});
