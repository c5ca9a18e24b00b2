// The editor of a card set: its keys, what it keeps, and what it says.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
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

test("the next fault is brought into sight, also by a button that keeps the focus", async () => {
  const { user } = await edit(UTILITY, { ...WORLD, habitable: "perhaps" });
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await user.click(screen.getByRole("button", { name: "Next fault" }));
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: "nearest", inline: "nearest" }));
  const [cell] = scrolled.mock.contexts;
  expect(cell instanceof HTMLElement && cell.dataset.column).toBe("habitable");
  scrolled.mockRestore();
});

describe("a cell", () => {
  test("is edited by typing, kept with Enter, and stays in this browser", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.keyboard("Lander{Enter}");
    expect(cell(1, "name").textContent).toBe("Lander");
    expect(document.activeElement).toBe(cell(2, "name"));
    await waitFor(() => expect(kept()?.name).toBe("Lander"));
    await screen.findByText("Kept in this browser");
    expect(status()).toContain("Name of row 1 changed.");
  });

  test("is edited as it is with F2, goes on with Tab, and stays as it was with Escape", async () => {
    const { user, cell } = await edit(UTILITY);
    await user.keyboard("{F2} 2{Tab}");
    expect(cell(1, "name").textContent).toBe("Probe 2");
    expect(document.activeElement).toBe(cell(1, "kind"));
    await user.keyboard("{ArrowLeft}gone{Escape}");
    expect(cell(1, "name").textContent).toBe("Probe 2");
    expect(document.activeElement).toBe(cell(1, "name"));
  });

  test("is kept when another one is pressed while it is edited", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.keyboard("Lander");
    await user.click(cell(2, "name"));
    expect(cell(1, "name").textContent).toBe("Lander");
    expect(document.activeElement).toBe(cell(2, "name"));
  });

  test("is known, not known, none or a placeholder, told apart in words", async () => {
    const { user, cell } = await edit({ ...UTILITY, range: "null" });
    expect(cell(1, "Class").textContent).toBe("3");
    expect(cell(1, "Range").textContent).toBe("none");
    expect(cell(1, "Capacity").textContent).toBe("?not known");
    await user.click(cell(1, "Class"));
    await user.keyboard("{Control>}i{/Control}");
    expect(cell(1, "Class").textContent).toBe("3, a placeholder");
    await user.keyboard("{Delete}");
    expect(cell(1, "Class").textContent).toBe("?not known");
    await user.keyboard("{Control>}{Shift>}x{/Shift}{/Control}");
    expect(cell(1, "Class").textContent).toBe("none");
    await waitFor(() => expect(memory.sheet().rows[0]).toMatchObject({ cells: { class: "null" }, standIn: [] }));
  });

  test("that a kind can't have says so and is not written", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.click(cell(2, "Class"));
    expect(cell(2, "Class").textContent).toBe("—a card of this kind has no Class");
    await user.keyboard("7");
    expect(status()).toContain("A card of kind world has no Class.");
  });

  test("of a fixed list is chosen with the arrow keys, or by its beginning", async () => {
    const { user, cell } = await edit(UTILITY);
    await user.click(cell(1, "kind"));
    await user.keyboard("{Enter}");
    const field = screen.getByRole("combobox", { name: "Kind of row 1" });
    await user.clear(field);
    await user.keyboard("wor{ArrowDown}");
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("World");
    await user.keyboard("{Enter}");
    expect(cell(1, "kind").textContent).toBe("World");
    await waitFor(() => expect(kept()?.kind).toBe("world"));
  });

  test("with a number says its bounds", async () => {
    const { user, cell } = await edit(WORLD);
    await user.click(cell(1, "H2O"));
    await user.keyboard("{F2}");
    const field = screen.getByRole("textbox", { name: "H2O of row 1" });
    expect(field.getAttribute("inputmode")).toBe("numeric");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe("1 to 9");
  });

  test("with parts has a field for each", async () => {
    const { user, cell } = await edit({ name: "Storm", kind: "catastrophe" });
    await user.click(cell(1, "hits"));
    await user.keyboard("{Enter}");
    await user.keyboard("3");
    await user.click(screen.getByLabelText(/^kinds/));
    await user.keyboard("ground+orbital{Enter}");
    await waitFor(() => expect(kept()?.hits).toBe("damage:3|kinds:ground+orbital"));
    expect(cell(1, "hits").getAttribute("aria-invalid")).toBeNull();
  });

  test("with a text offers the sentences that the table knows", async () => {
    const { user, cell } = await edit(UTILITY);
    await user.click(cell(1, "text"));
    await user.keyboard("draw");
    const known = await screen.findAllByRole("button", { name: /draw/i });
    const sentence = known[0]?.textContent ?? "";
    await user.click(known[0] ?? document.body);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(kept()?.text).toBe(sentence));
    expect(await screen.findByText("Plays itself:")).toBeDefined();
  });
});

describe("the keys of the grid", () => {
  test("go from cell to cell, and only one cell is a stop of the Tab key", async () => {
    const { user, grid, cell } = await edit(UTILITY, WORLD, { name: "Third" });
    const at = () => document.activeElement;
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(at()).toBe(cell(2, "kind"));
    await user.keyboard("{End}");
    expect(at()).toBe(cell(2, "number"));
    await user.keyboard("{Control>}{Home}{/Control}");
    expect(at()).toBe(cell(1, "name"));
    await user.keyboard("{Control>}{End}{/Control}");
    expect(at()).toBe(cell(3, "number"));
    await user.keyboard("{PageUp}{Home}");
    expect(at()).toBe(cell(1, "name"));
    expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    expect(grid.getAttribute("aria-rowcount")).toBe("4");
  });

  test("select, clear, and undo without end", async () => {
    const { user, grid, cell } = await edit(UTILITY, WORLD);
    await user.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(grid.querySelectorAll("[aria-selected=true]")).toHaveLength(4);
    await user.keyboard("{Delete}");
    expect(cell(1, "name").textContent).toMatch(/^\?not known/);
    await user.keyboard("{Control>}a{/Control}{Delete}");
    await waitFor(() => expect(memory.sheet().rows.map(({ cells }) => cells)).toEqual([{}, {}]));
    await user.keyboard("{Control>}zz{/Control}");
    await waitFor(() => expect(memory.sheet().rows.map(({ cells }) => cells)).toEqual([UTILITY, WORLD]));
    await user.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(kept()?.name).toBeUndefined());
  });

  test("fill down, add, duplicate and delete rows", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.click(cell(1, "kind"));
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await waitFor(() => expect(kept(1)?.kind).toBe("utility"));
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(memory.sheet().rows).toHaveLength(3));
    await user.keyboard("{ArrowUp}{Control>}{Shift>}d{/Shift}{/Control}");
    await waitFor(() =>
      expect(memory.sheet().rows.map(({ cells }) => cells.name)).toEqual(["Probe", "Ember", "Ember", undefined]),
    );
    await user.keyboard("{Control>}{Delete}{/Control}");
    await waitFor(() => expect(memory.sheet().rows).toHaveLength(3));
    expect(status()).toContain("1 row deleted.");
  });

  test("are all listed, and the toolbar does the same", async () => {
    const { user, cell } = await edit(UTILITY);
    await user.click(screen.getByRole("button", { name: "None" }));
    expect(status()).toContain("1 cell set to none.");
    await user.click(cell(1, "Class"));
    await user.click(screen.getByRole("button", { name: "Not known" }));
    expect(cell(1, "Class").textContent).toBe("?not known");
    expect(screen.getByRole("button", { name: "Not known" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "None" }).getAttribute("aria-pressed")).toBe("false");
    await user.click(screen.getByText("More"));
    expect(screen.getByText("More").closest("details")?.open).toBe(true);
    await user.click(screen.getByRole("button", { name: "Keys" }));
    expect(screen.getByText("More").closest("details")?.open).toBe(false);
    const dialog = within(await screen.findByRole("dialog", { name: "Keys" }));
    expect(dialog.getByText("Shift+F8")).toBeDefined();
    expect(dialog.getByText("Ctrl+V")).toBeDefined();
  });
});

describe("copying and pasting", () => {
  test("takes rows from a spreadsheet, and says how many and with how many faults", async () => {
    const { user, cell } = await edit(UTILITY);
    await user.paste("Alpha\tworld\r\nBeta\tground\r\nGamma\tmoon\r\n");
    await waitFor(() => expect(memory.sheet().rows).toHaveLength(3));
    expect(cell(3, "name").textContent).toBe("Gamma");
    expect(status()).toContain("3 rows pasted, 2 faults.");
    // The focus stays where the paste began, and what came in is selected.
    expect(document.activeElement).toBe(screen.getAllByRole("rowheader")[0]);
    expect(document.querySelectorAll("[aria-selected=true]").length).toBeGreaterThan(3);
  });

  test("fills a selection with a single cell, and takes back a paste in one step", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.click(cell(1, "kind"));
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await user.paste("ground");
    await waitFor(() => expect(memory.sheet().rows.map(({ cells }) => cells.kind)).toEqual(["ground", "ground"]));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(memory.sheet().rows.map(({ cells }) => cells)).toEqual([UTILITY, WORLD]));
  });

  test("of what is no text changes nothing and says so", async () => {
    const { user, cell } = await edit(UTILITY);
    fireEvent.paste(cell(1, "name"), { clipboardData: { getData: () => "" } });
    expect(await screen.findByText("There is no text on the clipboard, so nothing was pasted.")).toBeDefined();
    await user.keyboard("{ArrowDown}");
    expect(memory.writes).toBe(0);
  });

  test("gives the selected cells as a spreadsheet takes them", async () => {
    const { user, cell } = await edit(UTILITY, WORLD);
    await user.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    const given: string[] = [];
    const clipboardData = { setData: (_: string, text: string) => given.push(text) };
    fireEvent.copy(cell(2, "kind"), { clipboardData });
    fireEvent.cut(cell(2, "kind"), { clipboardData });
    expect(given).toEqual(["Probe\tutility\r\nEmber\tworld", "Probe\tutility\r\nEmber\tworld"]);
    await waitFor(() => expect(kept()?.name).toBeUndefined());
  });
});
