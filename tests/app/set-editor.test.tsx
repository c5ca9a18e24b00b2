// @vitest-environment jsdom
// The editor of a card set: its keys, what it keeps, and what it says.
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { EditorPage } from "../../app/_sets/editor/editor-page.tsx";
import type { Row } from "../../lib/sheets/sheet.ts";
import { MemorySets, sheetOfRows } from "./memory-sets.ts";
import "./opened.tsx";

let memory: MemorySets;
vi.mock("../../app/_client/own-sets.ts", async (original) => ({
  ...(await original<object>()),
  openOwnSets: async () => memory.tab(),
}));

beforeEach(() => {
  memory = new MemorySets();
});

/** Opens the editor on a set of these rows, with the focus in its first cell. */
async function edit(...rows: readonly Row["cells"][]) {
  memory.keep(sheetOfRows("open-worlds", ...rows));
  history.replaceState(null, "", "/sets/edit#one");
  const user = userEvent.setup();
  render(<EditorPage />);
  const grid = await screen.findByRole("grid", { name: "Cards of Mine" });
  const cell = (row: number, column: string) => {
    const heads = within(grid).getAllByRole("columnheader");
    const at = heads.findIndex((head) => head.textContent === column);
    const [, line] = [row, within(grid).getAllByRole("row")[row]];
    const cells = [...(line?.querySelectorAll<HTMLElement>("[data-column]") ?? [])];
    const found = cells[at];
    if (!found) throw new Error(`There is no cell ${column} in row ${row}.`);
    return found;
  };
  await user.click(cell(1, "name"));
  return { user, grid, cell };
}

const kept = (row = 0) => memory.sheet().rows[row]?.cells;
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

const UTILITY = { name: "Probe", kind: "utility", class: "3" };
const WORLD = { name: "Ember", kind: "world", h2o: "4" };

describe("a cell", () => {
  test("is edited by typing, kept with Enter, and stays in this browser", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.keyboard("Lander{Enter}");
    expect(cell(1, "name").textContent).toBe("Lander");
    expect(document.activeElement).toBe(cell(2, "name"));
    await waitFor(() => expect(kept()?.name).toBe("Lander"));
    await screen.findByText("Kept in this browser");
    expect(status()).toContain("Name of row 1 changed, 0 faults.");
  });
});
