// What cards leave to the player is said when it is due, and a coin, dice and notes lie beside the table.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as tables from "../../app/_server/tables.ts";
import { sampleOf, visited } from "../samples.ts";
import { openTable } from "./opened.tsx";

const panel = () => screen.getByRole("region", { name: "What can be done" });
const left = () => within(panel()).queryByRole("list", { name: "Left to you" });
const log = () => screen.getByRole("region", { name: "Log" }).textContent;
const moment = () => location.hash.slice(1);
const byText = (name: string) => screen.getByText(name, { selector: "#table-extras button" });
const notes = () => screen.getByLabelText<HTMLTextAreaElement>("Notes on this game", { exact: false });

beforeEach(() => localStorage.clear());

async function open(code: string, at = "") {
  const { user } = await openTable(code, at);
  await waitFor(() => expect(moment()).not.toBe(""));
  const stepped = async (act: () => Promise<void>) => {
    const before = moment();
    await act();
    await waitFor(() => expect(moment()).not.toBe(before));
  };
  return { user, stepped, keys: (pressed: string) => stepped(() => user.keyboard(pressed)) };
}

/** No phrase of any game reads this, so every card leaves it to the player. */
const UNREAD = "Sing the anthem of the fleet.";

vi.mock("../../app/_server/tables.ts", async (load) => {
  const actual = await load<typeof tables>();
  const unread: typeof actual.openingOf = async (shared) => {
    const opening = await actual.openingOf(shared);
    if (typeof opening === "string") return opening;
    const cards = opening.laid.cards.map(({ card, label }) => ({ card: { ...card, text: UNREAD }, label }));
    return { ...opening, laid: { ...opening.laid, cards } };
  };
  return { ...actual, openingOf: unread };
});

test.each([
  ["a phone the log comes before the card", false],
  ["a desk the card comes before the log", true],
])("on %s", async (_, isWide) => {
  const usual = window.matchMedia;
  const asWide = (media: string) => (media.includes("min-width") ? isWide : usual(media).matches);
  vi.stubGlobal("matchMedia", (media: string) => ({ ...usual(media), matches: asWide(media) }));
  await open(sampleOf("open-worlds").code);
  const card = screen.getByRole("button", { name: "Facts and sources" });
  const follows = screen.getByRole("region", { name: "Log" }).compareDocumentPosition(card);
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBe(isWide ? 0 : Node.DOCUMENT_POSITION_FOLLOWING);
  vi.stubGlobal("matchMedia", usual);
});

describe.each(visited.map((sample) => [sample.game.name, sample] as const))("%s", (_, sample) => {
  test("what a card leaves to the player stands beside the action, is announced, and comes back with its moment", async () => {
    const { user, keys } = await open(sample.code);
    for (let steps = 0; left() === null; steps++) {
      if (steps > 120) throw new Error("No card left anything to the player.");
      await keys("a");
      await waitFor(() => expect(panel().textContent).not.toBe(""));
    }
    const said = left()?.textContent ?? "";
    const apply = () => within(left() as HTMLElement).getAllByRole("button")[0] as HTMLElement;
    const name = apply().getAttribute("aria-label")?.replace("Apply by hand: ", "");
    expect(document.activeElement).toBe(document.body);
    expect(within(panel()).getByRole("status").textContent).toContain(`Left to you: ${name}: `);
    expect(log()).toContain("left to you");
    const link = moment();

    await keys("u");
    await keys("r");
    await waitFor(() => expect(left()?.textContent).toBe(said));

    await user.click(apply());
    await waitFor(() => expect(screen.getByText("By hand").closest("details")?.open).toBe(true));

    await keys("n");
    await waitFor(() => expect(left()).toBeNull());
    location.hash = link;
    await waitFor(() => expect(left()?.textContent).toBe(said));
  });
});

describe("coin, dice and notes", () => {
  const sample = sampleOf("conquest-of-fates");

  test("a throw is a move of the game: logged, undone, and the same in its link", async () => {
    const { user, stepped, keys } = await open(sample.code);
    const thrown = /A d20 is rolled: \d+\./;
    await stepped(() => user.click(byText("d20")));
    await waitFor(() => expect(log()).toMatch(thrown));
    const [first] = thrown.exec(log()) ?? [];
    const link = moment();
    await stepped(() => user.click(byText("Coin")));
    await waitFor(() => expect(log()).toMatch(/A coin is flipped: (heads|tails)\./));
    await keys("uu");
    await keys("n");
    location.hash = link;
    await waitFor(() => {
      expect(log()).toContain(first);
      expect(log()).not.toContain("coin");
    });
  });

  test("notes stay with their game in this browser, and never come into the address", async () => {
    const { user, keys } = await open(sample.code);
    const link = moment();
    await user.type(notes(), "Keep the Apex.");
    expect(moment()).toBe(link);
    await user.click(document.body);
    await keys("n");
    await waitFor(() => expect(notes().value).toBe(""));
    location.hash = link;
    await waitFor(() => expect(notes().value).toBe("Keep the Apex."));
    expect(notes().maxLength).toBe(500);
  });

  test("what a browser keeps there and nobody can read is left out", async () => {
    localStorage.setItem("drydock-table-notes", '[["a"], 7, {}]');
    const { user } = await open(sample.code);
    expect(notes().value).toBe("");
    await user.type(notes(), "x");
    expect(JSON.parse(localStorage.getItem("drydock-table-notes") ?? "")).toEqual([[expect.any(String), "x"]]);
  });
});

test("Space on a focused card goes on, and presses the card where single keys are off", async () => {
  const { keys, user } = await open(sampleOf("open-worlds").code);
  const card = document.querySelector<HTMLElement>("[data-zone=hand] [data-card]");
  card?.focus();
  await keys(" ");
  expect(card?.getAttribute("aria-pressed")).toBe("false");
  localStorage.setItem("drydock-single-keys-off", "yes");
  const before = moment();
  card?.focus();
  await user.keyboard(" ");
  await waitFor(() => expect(card?.getAttribute("aria-pressed")).toBe("true"));
  expect(moment()).toBe(before);
});

test("the arrow keys go round the cards that can be played", async () => {
  const { keys, user } = await open(sampleOf("open-worlds").code);
  await keys(" ");
  const lit = () => [...document.querySelectorAll<HTMLElement>("[data-zone] [data-lit]")];
  await waitFor(() => expect(lit().length).toBeGreaterThan(2));
  for (const card of [...lit(), lit()[0]]) {
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(card);
  }
  for (const [key, at] of [
    ["ArrowLeft", -1],
    ["ArrowLeft", -2],
    ["Home", 0],
    ["End", -1],
    ["ArrowRight", 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement, key).toBe(lit().at(at));
  }
});
