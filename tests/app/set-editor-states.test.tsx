// The editor of a card set: faults and their mends, what other tabs and a full storage do, and the form of a phone.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { pathIn } from "../../app/_client/saved/open-link.tsx";
import { EditorPage } from "../../app/_sets/editor/editor-page.tsx";
import type { Row } from "../../lib/sheets/sheet.ts";
import { MemorySets, sheetOfRows } from "./memory-sets.ts";
import "./opened.tsx";

let memory: MemorySets;
vi.mock("../../app/_client/own-sets.ts", async (original) => ({
  ...(await original<object>()),
  openOwnSets: async () => {
    if (refusal) throw refusal;
    return memory.tab();
  },
}));

let isNarrow = false;
let refusal: Error | undefined;
beforeEach(() => {
  refusal = undefined;
  memory = new MemorySets();
  isNarrow = false;
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: isNarrow,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
});

async function open(...rows: readonly Row["cells"][]) {
  memory.keep(sheetOfRows("open-worlds", ...rows));
  history.replaceState(null, "", "/sets/edit#one");
  const user = userEvent.setup();
  render(<EditorPage />);
  await screen.findByRole("heading", { name: "Edit Mine" });
  return user;
}

const cellsKept = () => memory.sheet().rows.map(({ cells }) => cells);
const cell = (row: number, column: string) =>
  document.querySelector<HTMLElement>(`[data-row="row-${row}"][data-column="${column}"]`) ?? document.body;

const UTILITY = { name: "Probe", kind: "utility", class: "3" };
const BAD = { name: "Bad", kind: "facilty", defense: "ten" };
const WORSE = { name: "Worse", kind: "facility", defense: "7 DS", class: "2" };

describe("faults", () => {
  test("are marked in their cells, walked with F8, and read out", async () => {
    const user = await open(UTILITY, BAD, WORSE);
    await user.click(cell(0, "name"));
    await screen.findByRole("heading", { name: "4 faults" });
    const places: (readonly (string | undefined)[])[] = [];
    for (const key of ["{F8}", "{F8}", "{F8}", "{F8}", "{F8}", "{Shift>}{F8}{/Shift}"]) {
      await user.keyboard(key);
      const { row, column } = document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
      places.push([row, column]);
      expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    }
    expect(places).toEqual([
      ["row-1", "kind"],
      ["row-1", "defense"],
      ["row-2", "defense"],
      ["row-2", "class"],
      ["row-1", "kind"],
      ["row-2", "class"],
    ]);
    const described = document.getElementById(document.activeElement?.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Facility cards have no “Class”. Clear this cell.");
  });

  test("are listed with their mends, one by one and all of a sort", async () => {
    const user = await open(BAD, WORSE);
    const list = within(await screen.findByRole("region", { name: "4 faults" }));
    await user.click(list.getByRole("button", { name: /^“facility”: mend Row 1, kind/ }));
    await screen.findByRole("heading", { name: "3 faults" });
    await user.click(screen.getByRole("button", { name: "Use the numbers inside, in all rows" }));
    expect(await screen.findByText("2 faults mended.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: /^Clear Class: mend/ }));
    await screen.findByRole("heading", { name: "No faults" });
    await waitFor(() =>
      expect(cellsKept()).toEqual([
        { name: "Bad", kind: "facility", defense: "10" },
        { name: "Worse", kind: "facility", defense: "7" },
      ]),
    );
  });

  test("pressed faster than they are listed anew, each mends its row as it is then", async () => {
    await open(WORSE, { ...WORSE, defense: "8 DS" });
    const list = within(await screen.findByRole("region", { name: "4 faults" }));
    const [number] = list.getAllByRole("button", { name: "Use the numbers inside, in all rows" });
    for (const one of [number, ...list.getAllByRole("button", { name: /^Clear Class: mend/ })])
      if (one) fireEvent.click(one);
    await screen.findByRole("heading", { name: "No faults" });
    await waitFor(() =>
      expect(cellsKept().map(({ defense, class: level }) => [defense, level])).toEqual([
        ["7", undefined],
        ["8", undefined],
      ]),
    );
  });

  test("lead to their cells, and the card says why it is not drawn", async () => {
    const user = await open(UTILITY, BAD);
    await user.click(
      await screen.findByRole("button", { name: /^Row 2, Defensive Strength: “ten” does not fit here/ }),
    );
    expect(document.activeElement).toBe(cell(1, "defense"));
    expect(await screen.findByText(/^The card is drawn here once the fault in “kind” is mended/)).toBeDefined();
  });
});

describe("what belongs to a cell", () => {
  test("is its source and whether it is a fact", async () => {
    const user = await open(UTILITY);
    await user.click(cell(0, "class"));
    await user.type(await screen.findByLabelText("Where is this from?"), "my own card");
    await user.click(cell(0, "name"));
    await waitFor(() => expect(memory.sheet().rows[0]?.sources).toEqual({ class: "my own card" }));
    await user.click(cell(0, "class"));
    await user.click(await screen.findByRole("checkbox", { name: "A placeholder, not a fact" }));
    await waitFor(() => expect(memory.sheet().rows[0]?.standIn).toEqual(["class"]));
  });
});

describe("finding and sorting", () => {
  test("walks the cells with some words", async () => {
    const user = await open(UTILITY, { name: "Prober" }, { name: "Other", text: "A probe lands." });
    await user.click(cell(0, "number"));
    await user.keyboard("{Control>}f{/Control}probe{Enter}");
    expect(await screen.findByText("1 of 3 found")).toBeDefined();
    await user.keyboard("{Enter}{Enter}{Escape}");
    expect(document.activeElement).toBe(cell(2, "text"));
  });

  test("sorts the rows that are shown and leaves the set as it is", async () => {
    const user = await open({ name: "B", kind: "world", h2o: "10" }, { name: "A", kind: "world", h2o: "9" });
    const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const sort = screen.getByRole("button", { name: "H2O", hidden: true });
    await user.click(sort);
    expect(names()).toEqual(["A", "B"]);
    expect(screen.getByRole("columnheader", { name: "H2O" }).getAttribute("aria-sort")).toBe("ascending");
    await user.click(cell(0, "h2o"));
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByRole("columnheader", { name: "H2O" }).getAttribute("aria-sort")).toBe("descending");
    await user.click(sort);
    expect(names()).toEqual(["B", "A"]);
    expect(memory.writes).toBe(0);
  });
});

describe("keeping", () => {
  test("takes in what another tab changes, beside what is typed here", async () => {
    const user = await open(UTILITY, { name: "Ember" });
    const other = memory.tab();
    const base = memory.sheet();
    const theirs = base.rows.map((row, at) => (at === 1 ? { ...row, cells: { name: "Cinder" } } : row));
    await user.click(cell(0, "name"));
    await user.keyboard("Land");
    await other.change(memory.set(), [{ from: base, to: { ...base, rows: theirs } }]);
    await waitFor(() => expect(cell(1, "name").textContent).toContain("Cinder"));
    await user.keyboard("er{Enter}");
    await waitFor(() => expect(cellsKept().map(({ name }) => name)).toEqual(["Lander", "Cinder"]));
  });

  test("says that the storage is full, and keeps all once it is not", async () => {
    const user = await open(UTILITY);
    memory.fault = Object.assign(new Error("full"), { name: "QuotaExceededError" });
    await user.click(cell(0, "name"));
    await user.keyboard("Lander{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Your last changes are not kept: this browser's storage is full. What you typed stays on this page.",
    );
    memory.fault = undefined;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Kept in this browser");
    expect(cellsKept()[0]?.name).toBe("Lander");
  });

  test("says that the set was removed elsewhere, and keeps it again if asked", async () => {
    const user = await open(UTILITY);
    await memory.tab().remove("one");
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^This set is not kept: this set was removed in another tab\. What you typed/,
    );
    await user.click(screen.getByRole("button", { name: "Keep it again" }));
    await screen.findByText("Kept in this browser");
    expect(cellsKept()).toEqual([UTILITY]);
  });

  test("keeps name, id and source of the set, and whether it is used", async () => {
    const user = await open(UTILITY);
    for (const [label, text] of [
      ["Name of the set", "My box"],
      ["Id in files", "My Box 2"],
      ["Source", "a shelf"],
    ] as const) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    }
    await waitFor(() => expect(memory.sheet()).toMatchObject({ name: "My box", id: "my-box-2", source: "a shelf" }));
    await user.click(screen.getByRole("checkbox", { name: "Use its cards" }));
    await waitFor(() => expect(memory.records.get("one")).toMatchObject({ isUsed: false }));
  });

  test.each([
    ["#", "This link names no card set"],
    ["#gone", "This card set is not in this browser"],
  ])("says at %s that there is nothing to edit, what it may come from, and the ways on", async (hash, title) => {
    history.replaceState(null, "", `/sets/edit${hash}`);
    render(<EditorPage />);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole("heading", { name: "What may have happened" })).toBeDefined();
    const ways = ["Your card sets", "Make a card set", "Players’ card sets", "Open Worlds"];
    const links = ways.map((name) => screen.getByRole("link", { name }).getAttribute("href"));
    expect(links).toEqual(["/sets", "/sets#new-set", "/sets#listed", "/open-worlds/cards"]);
  });

  test("takes the link of a saved set that is pasted again, and says what is none", async () => {
    history.replaceState(null, "", "/sets/edit#gone");
    render(<EditorPage />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Paste the link again"), "https://example.org/nothing{Enter}");
    expect(await screen.findByText(/^This is not a link to a card set\./)).toBeDefined();
  });

  test.each([
    ["https://drydock.example/sets/k3f9", "/sets/k3f9"],
    [" https://drydock.example/sets/k3f9?version=2 ", "/sets/k3f9?version=2"],
    ["/decks/k3f9#key=a-b_c", "/decks/k3f9#key=a-b_c"],
    ["https://drydock.example/d/EFwTg8-_", "/d/EFwTg8-_"],
    ["https://drydock.example/sets/edit#3f-9a", "/sets/edit#3f-9a"],
    ["https://drydock.example/sets/", undefined],
    ["javascript:alert(1)//sets/a b", undefined],
    ["//evil.example/sets/k3f9", "/sets/k3f9"],
  ])("reads %s as the way to %s", (link, path) => expect(pathIn(link)).toBe(path));

  test("says that a private window keeps nothing", async () => {
    refusal = new Error("access denied");
    history.replaceState(null, "", "/sets/edit#one");
    render(<EditorPage />);
    expect((await screen.findAllByRole("alert"))[0]?.textContent).toBe(
      "This browser does not let this page store anything (access denied). Open it in a window that is not private.",
    );
  });

  test("shows the stored text of a set that can't be read", async () => {
    memory.records.set("bad", { id: "bad", version: 1 });
    history.replaceState(null, "", "/sets/edit#bad");
    render(<EditorPage />);
    const alert = await screen.findByText("This card set is damaged, so its cards can’t be read.");
    expect(alert.textContent).not.toMatch(/Invalid|sheet/);
    expect(screen.getByText("Show the stored text")).toBeDefined();
    expect(screen.getByText("Details").closest("details")?.textContent).toContain("updated: ");
  });
});

describe("on a phone", () => {
  test("is a form card by card, with a way to the next fault", async () => {
    isNarrow = true;
    const user = await open(UTILITY, WORSE);
    expect(screen.getByText("Card 1 of 2")).toBeDefined();
    expect(screen.getByRole("textbox", { name: "name" })).toHaveProperty("value", "Probe");
    await user.click(screen.getByRole("button", { name: "Next fault" }));
    const field = await screen.findByLabelText("Defensive Strength");
    expect(document.activeElement).toBe(field);
    expect(
      document.getElementById(field.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent,
    ).toMatch(/^“7 DS” does not fit here\. Use a number/);
    await user.clear(field);
    await user.type(field, "8");
    await user.tab();
    await waitFor(() => expect(cellsKept()[1]?.defense).toBe("8"));
    await user.click(screen.getByRole("button", { name: "No Capacity" }));
    await waitFor(() => expect(cellsKept()[1]?.capacity).toBe("null"));
    await user.click(screen.getByRole("button", { name: "Previous" }));
    expect(screen.getByText("Card 1 of 2")).toBeDefined();
  });
});
