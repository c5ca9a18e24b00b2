// The page that measures a deck, without the threads that play: jsdom has none.
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import Measure from "../../app/d/[code]/measure/page.tsx";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { games } from "../../lib/games/index.ts";
import { visited } from "../samples.ts";
import "./opened.tsx";

async function open(code: string, asked = "") {
  history.replaceState(null, "", `/d/${code}/measure${asked}`);
  render(await Measure({ params: Promise.resolve({ code }), searchParams: Promise.resolve({}) }));
}

test.each(visited.map((sample) => [sample.game.name, sample] as const))(
  "%s: asks before it plays, and offers opponents, counts and lines",
  async (_, { code, game }) => {
    await open(code);
    const user = userEvent.setup();
    await screen.findByRole("button", { name: "Play 1,000 games" });
    const opponents = within(screen.getByRole("combobox", { name: "Opponent" })).getAllByRole("option");
    expect(opponents.length).toBeGreaterThan(1);
    await user.click(screen.getByRole("button", { name: "200" }));
    screen.getByRole("button", { name: "Play 200 games" });
    const { autopilot } = await game.goldfish();
    const lines = screen.getAllByRole("checkbox");
    expect(lines).toHaveLength(autopilot.length);
    const compare = screen.getByRole("button", { name: "Compare with the usual order" });
    expect(compare.getAttribute("aria-disabled")).toBe("true");
    const [, second] = screen.getAllByRole("button", { name: /^Move up/ });
    if (second) await user.click(second);
    expect(compare.getAttribute("aria-disabled")).toBe("false");
    expect(screen.getAllByRole("listitem").find((one) => one.querySelector("input"))?.textContent).toContain(
      autopilot[1]?.says,
    );
  },
);

test.each(games)("$name: an empty deck says why there is nothing to count", async (game) => {
  const deck = { format: game.formats[0].id, options: {}, house: {}, entries: [], misread: [] };
  await open(encode(games, builtInPool(game), deck) ?? "");
  await screen.findByText(/This deck cannot be played, so there is nothing to count/);
});

test("a link that asks for what there is not says so", async () => {
  const [sample] = visited;
  await open(sample?.code ?? "", "?opposite=nobody-of-that-name");
  await screen.findByText(/Nobody is called “nobody-of-that-name”/);
});
