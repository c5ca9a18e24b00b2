// What stands beside the cards of a game, for every game: never nothing, and what the keyboard opens.
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CardBeside } from "../../app/_cards/card-beside.tsx";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { visited } from "../samples.ts";

afterEach(cleanup);
vi.mock("../../app/_client/pool.ts", () => ({ loadPool: async (game: never) => builtInPool(game) }));

const shown = () => within(screen.getByRole("region", { name: "Card" }));

test("the first card is there until somebody looks at another, and the i key opens what is there", async () => {
  const [sample] = visited;
  if (!sample) throw new Error("There is no game.");
  const { game } = sample;
  const [first, second] = builtInPool(game).cards;
  if (!first || !second) throw new Error("There are no cards.");
  const user = userEvent.setup();
  render(
    <>
      <CardBeside game={game} stamp="x" entry={first} />
      <a href="/elsewhere" data-shows={second.label}>
        A card
      </a>
    </>,
  );
  expect(shown().getAllByText(first.label)).not.toEqual([]);
  for (const { label } of [first, second]) {
    await user.keyboard("i");
    const dialog = await screen.findByRole("dialog", { name: label });
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(shown().getAllByText(label)).not.toEqual([]);
    await user.tab();
    await waitFor(() => expect(shown().getAllByText(second.label)).not.toEqual([]));
  }
});
