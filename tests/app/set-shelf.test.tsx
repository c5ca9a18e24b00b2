// The card sets of a browser, in a list.
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SetShelf } from "../../app/_sets/set-shelf.tsx";
import { games } from "../../lib/games/index.ts";
import { MemorySets, sheetOfRows } from "./memory-sets.ts";
import "./opened.tsx";

let memory: MemorySets;
vi.mock("../../app/_client/own-sets.ts", async (original) => ({
  ...(await original<object>()),
  openOwnSets: async () => memory.tab(),
}));
const stamped = games.map(({ id, name }) => ({ id, name, stamp: "1" }));

beforeEach(() => {
  memory = new MemorySets();
});
afterEach(cleanup);

test("an empty list says what belongs there, how cards come in, and where other players’ sets are", async () => {
  render(<SetShelf games={stamped} of={undefined} />);
  expect(await screen.findByText(/^You have no card sets yet/)).toBeDefined();
  expect(screen.getByRole("link", { name: "use another player’s set" }).getAttribute("href")).toBe("#listed");
  const ways = within(screen.getByRole("complementary", { name: "Ways to bring cards" }));
  expect(ways.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "From a spreadsheet",
    "From a file",
    "By hand",
  ]);
});

test("a set that can’t be read says so in plain words, and is removed and brought back", async () => {
  memory.records.set("bad", { id: "bad", version: 1 });
  memory.keep(sheetOfRows("open-worlds", { name: "Probe", kind: "utility" }));
  render(<SetShelf games={stamped} of={undefined} />);
  const user = userEvent.setup();
  const why = await screen.findByText(/^This card set is damaged, so its cards can’t be read\./);
  expect(why.textContent).not.toMatch(/Invalid|expected/);
  expect(screen.getByText("Details").closest("details")?.open).toBe(false);
  await user.click(screen.getByRole("button", { name: "Remove Card set that can’t be read" }));
  await waitFor(() => expect(screen.queryByText("Details")).toBeNull());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Details")).toBeDefined();
  expect(screen.getByRole("link", { name: "Mine" })).toBeDefined();
});
