// A player sits down: a hand at once, what was chosen for it, paying with one press, and a summary at the end.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { sampleOf, visited } from "../samples.ts";
import { openTable } from "./opened.tsx";

const hand = () => [...document.querySelectorAll<HTMLElement>("[data-zone=hand] [data-card]")];
const panel = () => screen.getByRole("region", { name: "What can be done" });
const turn = () => document.querySelector("[data-turn]")?.textContent;
const moment = () => location.hash.slice(1);

/** Goes on until something holds. */
async function until(holds: () => boolean, act: () => Promise<void>): Promise<void> {
  for (let steps = 0; !holds(); steps++) {
    if (steps > 40) throw new Error("That never came.");
    const before = moment();
    await act();
    await waitFor(() => expect(moment()).not.toBe(before));
  }
}

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("the table of %s", (_, { code }) => {
  test("deals a hand without a press, and says what happens next", async () => {
    await openTable(code);
    await waitFor(() => expect(moment()).not.toBe(""));
    expect(hand().length).toBeGreaterThan(2);
    const next = within(panel()).getByRole("button", { name: /^(Next (phase|turn)|Keep this hand)/ });
    // A way on that is closed says what comes first.
    if (next.hasAttribute("disabled")) expect(next.title).toMatch(/ comes first: \S/);
    else expect(next.textContent).toMatch(/^(Keep this hand|Next (phase|turn): \S)/);
  });

  test("sums the game up at its end, turn by turn", async () => {
    const { user } = await openTable(code);
    await user.click(screen.getByRole("button", { name: "To the end" }));
    const summary = await screen.findByRole("region", { name: "Summary" });
    expect(within(summary).getByRole("heading", { level: 2 }).textContent).toMatch(
      /^(You (won|lost)|A draw|The game|All)\b.*\.$/,
    );
    const turns = within(summary).getAllByRole("rowheader");
    expect(turns.map(({ textContent }) => textContent)).toEqual(turns.map((_, at) => `${at + 1}`));
    const left = hand().map((card) => card.dataset.shows ?? "");
    for (const name of left) expect(summary.textContent).toContain(name);
    await user.click(within(summary).getByRole("button", { name: "Share this game" }));
    const sheet = await screen.findByRole("dialog", { name: "Share this game" });
    await within(sheet).findByText("Link copied.");
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(within(sheet).getByRole("img", { name: "The link to this game as a QR code" })).toBeDefined();
    await user.click(within(sheet).getByRole("button", { name: "Close" }));
    await user.click(within(summary).getByRole("button", { name: "New hand" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Summary" })).toBeNull());
  });
});

test("what lies on the table can be looked at after the end", async () => {
  const { user } = await openTable(sampleOf("open-worlds").code);
  await user.click(screen.getByRole("button", { name: "To the end" }));
  const summary = await screen.findByRole("region", { name: "Summary" });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(within(summary).getByRole("button", { name: "Look at the table" }));
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
});

test("what was chosen before the first hand can be changed, which deals anew", async () => {
  const { user } = await openTable(sampleOf("conquest-of-orion").code);
  await waitFor(() => expect(moment()).toContain("first"));
  const options = within(document.getElementById("table-setup") as HTMLElement);
  const of = (name: string) => options.getByText(name, { selector: "button" });
  await waitFor(() => expect(of("Go: first").getAttribute("aria-pressed")).toBe("true"));
  await user.click(of("Go: second"));
  await waitFor(() => expect(moment()).toContain("second"));
  expect(hand()).toHaveLength(4);
  await user.click(of("Innate income: 3"));
  await waitFor(() => expect(moment()).toContain("innate"));
  expect(moment()).toContain("second");
  expect(turn()).toBe("Setup");
});

test("a card that costs two is played and paid with three presses", async () => {
  const { user } = await openTable(sampleOf("shoulder-of-orion").code);
  // Warriors of tier 1 that cost 2: they can be played in the first turn.
  const warriors = ["Kestrel Pilot", "Defector Pack", "Chitin Dragoon"];
  const playable = () => hand().find(({ dataset }) => dataset.lit && warriors.includes(dataset.shows ?? ""));
  await until(
    () => playable() !== undefined,
    () => user.keyboard("n"),
  );
  const card = playable() as HTMLElement;
  const name = card.dataset.shows ?? "";
  await user.click(card);
  await user.click(await within(panel()).findByRole("button", { name: /^Play/ }));
  await waitFor(() => expect(panel().textContent).toContain("Press cards in your hand: each pays 1."));
  await user.click(within(panel()).getByRole("button", { name: /^Pay with / }));
  await waitFor(() => expect(panel().textContent).toContain("Play step"));
  // The log is drawn last.
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Log" }).textContent).toContain(`${name} is played for 2 energy`),
  );
});
