import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import FillIn from "../../app/_ui/cards/fill-in.tsx";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { openColumns } from "../../lib/sheets/filling.ts";
import { labelOfColumn } from "../../lib/sheets/sheet.ts";
import { MemorySets } from "./memory-sets.ts";

const memory = new MemorySets();
vi.mock("../../app/_client/own-sets.ts", () => ({ openOwnSets: async () => memory.tab() }));
afterEach(cleanup);

/** A card about which nobody has stated one word, and everything else. */
function nearlyKnown() {
  for (const game of games)
    for (const entry of builtInPool(game).cards) {
      const [column = "", ...more] = openColumns(game, entry.card);
      const isKnown = openColumns(game, { ...entry.card, [column]: "Drifters" }).length === 0;
      if (more.length === 0 && isKnown) return { game, entry, column };
    }
  throw new Error("no card lacks one word alone");
}

test("the last open fact of a card is kept, and that is still said when nothing is open any more", async () => {
  const { game, entry, column } = nearlyKnown();
  const { rerender } = render(<FillIn game={game} entry={entry} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(labelOfColumn(game, column)), "Drifters");
  await user.click(screen.getByRole("button", { name: "Keep these facts" }));
  const says = `Kept in “My ${game.name} cards”, and used from now on.`;
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(says));
  rerender(<FillIn game={game} entry={{ ...entry, card: { ...entry.card, [column]: "Drifters" } }} />);
  expect(screen.getByText("Everything about this card is known.")).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe(says);
});
