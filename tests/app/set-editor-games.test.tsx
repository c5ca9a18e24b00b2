// The editor on the cards of a game: each cell opens the field that fits it, and leaves the cell as it was.
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EditorPage } from "../../app/_sets/editor/editor-page.tsx";
import { builtInSets } from "../../lib/cards/built-in.ts";
import { sheetOf } from "../../lib/sheets/sheet.ts";
import { visited } from "../samples.ts";
import { MemorySets } from "./memory-sets.ts";
import "./opened.tsx";

const memory = new MemorySets();
vi.mock("../../app/_client/own-sets.ts", async (original) => ({
  ...(await original<object>()),
  openOwnSets: async () => memory.tab(),
}));

test.each(visited.map(({ game }) => game))(
  "every cell of a card of each kind of $name can be edited and left again",
  async (game) => {
    let last = 0;
    const rows = builtInSets(game).flatMap((set) => sheetOf(game, set, () => `row-${last++}`).rows);
    const kinds = Map.groupBy(rows, ({ cells }) => cells[game.kind] ?? "");
    const first = [...kinds.values()].flatMap((own) => own.slice(0, 1));
    memory.keep({ game: game.id, id: "mine", name: "Mine", source: "", rows: first }, game.id);
    history.replaceState(null, "", `/sets/edit#${game.id}`);
    render(<EditorPage />);
    const grid = await screen.findByRole("grid");
    await screen.findByRole("heading", { name: "No faults" });
    const cells = [...grid.querySelectorAll<HTMLElement>("[data-row]")];
    for (const cell of cells.filter(({ textContent }) => !textContent?.startsWith("—"))) {
      fireEvent.mouseDown(cell);
      fireEvent.doubleClick(cell);
      const field = document.activeElement ?? cell;
      expect(field.matches("input, textarea"), `${cell.dataset.column} opens a field`).toBe(true);
      fireEvent.keyDown(field, { key: "Escape" });
      expect(document.activeElement).toBe(cell);
    }
    expect(memory.sheet(game.id).rows).toEqual(first);
    await waitFor(() => expect(screen.getByText("Kept in this browser")).toBeDefined());
    expect(screen.getByRole("heading", { name: "No faults" })).toBeDefined();
  },
);
