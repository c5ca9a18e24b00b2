// How players bring their cards into a set: what they paste, drop or type is shown before it is kept.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AddCards } from "../../app/_sets/new-set/add-cards.tsx";
import { NewSet } from "../../app/_sets/new-set/new-set.tsx";
import { games } from "../../lib/games/index.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { patience } from "../pace.ts";
import { xlsxOf } from "../sheets/xlsx-file.ts";
import { MemorySets } from "./memory-sets.ts";

let memory: MemorySets;
vi.mock("../../app/_client/own-sets.ts", () => ({ openOwnSets: async () => memory.tab() }));
const stamped = games.map(({ id, name }) => ({ id, name, stamp: "1" }));

beforeEach(() => {
  memory = new MemorySets();
});
afterEach(cleanup);

const box = () => screen.getByRole("textbox", { name: "Cards" });
const list = (name: string) => screen.findByRole("region", { name });
const make = () => screen.getByRole<HTMLButtonElement>("button", { name: "Make the set" });

function open(of?: string) {
  const onMade = vi.fn();
  render(<NewSet games={stamped} {...(of === undefined ? {} : { of })} onMade={onMade} />);
  return { user: userEvent.setup(), onMade };
}

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(box());
  await user.paste(text);
  await screen.findByText(/^All cards are read\.$|^\d+ cells? ha(s|ve) /);
}

const kept = () => [...memory.records.keys()].map((id) => memory.sheet(id));
const file = (name: string, text: string) => new File([text], name);
const drop = (one: File) => fireEvent.drop(box(), { dataTransfer: { files: [one] } });

describe.each(games)("a new set of $name", (game) => {
  test("is made of pasted lines, and the page goes on with it", async () => {
    const { user, onMade } = open(game.id);
    expect(make().disabled).toBe(true);
    expect(screen.getByText("Paste, drop or type cards first.")).toBeDefined();
    await paste(user, "Tidecaller, 2, Draw a card, then discard one\nRiptide, 3, Flood");
    const read = within(await list("Read"));
    expect(read.getByText("Read: 2 cards")).toBeDefined();
    expect(read.getByText("Draw a card, then discard one")).toBeDefined();
    await user.click(make());
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    const [sheet] = kept();
    expect(sheet).toMatchObject({ game: game.id, name: `My ${game.name} cards` });
    expect(sheet?.rows.map(({ cells }) => cells.name)).toEqual(["Tidecaller", "Riptide"]);
    expect(onMade).toHaveBeenCalledWith([...memory.records.keys()][0]);
  });

  test("begins empty for those who want to type into a table", async () => {
    const { user, onMade } = open(game.id);
    await user.clear(screen.getByLabelText("Name of the set"));
    expect(screen.getByText("Give the set a name.")).toBeDefined();
    await user.type(screen.getByLabelText("Name of the set"), "Sunday");
    await user.click(screen.getByRole("button", { name: "Start with an empty set" }));
    await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(kept()[0]).toMatchObject({ id: "sunday", name: "Sunday", game: game.id });
    expect(kept()[0]?.rows.every(({ cells }) => Object.keys(cells).length === 0)).toBe(true);
  });
});

describe("what is guessed and not understood", () => {
  test("can be changed, and nothing is left out in silence", async () => {
    const { user } = open("shoulder-of-orion");
    await paste(user, "Card,Atk,Artist,Kosten\nA,1,Bob,2\nB,many,Eve,3");
    expect(screen.getByText(/^1 cell has a fault/)).toBeDefined();
    expect(screen.queryByText("All cards are read.")).toBeNull();
    const guessed = within(await list("Guessed"));
    const table = within(await list("Read"));
    const [card, atk, artist] = table.getAllByRole("columnheader");
    expect([card, atk, artist].map((head) => head?.textContent?.includes("guessed"))).toEqual([true, true, false]);
    // Columns that are not read stand at the right, with their cells.
    expect(artist?.textContent).toContain("Artist");
    expect(table.getByRole("cell", { name: "Eve" }).className).toContain("text-faint");
    expect(screen.queryByRole("region", { name: "Not understood" })).toBeNull();
    const cost = table.getByRole("combobox", { name: "Read “Kosten” as" });
    await user.selectOptions(cost, "cost");
    await waitFor(() => expect(table.getByRole("cell", { name: "2" }).className).not.toContain("text-faint"));
    expect(document.activeElement).toBe(cost);
    await user.selectOptions(table.getByRole("combobox", { name: "Read “Atk” as" }), "health");
    await user.selectOptions(
      guessed.getByRole("combobox", { name: "Read cards that say no type as" }),
      "Fortification",
    );
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Fortification" }).length).toBe(2));
    await user.click(make());
    await waitFor(() =>
      expect(kept()[0]?.rows.map(({ cells }) => cells)).toEqual([
        { name: "A", type: "fortification", health: "1", cost: "2" },
        { name: "B", type: "fortification", health: "many", cost: "3" },
      ]),
    );
  });

  test("merged cells are filled and totals left out on a press", async () => {
    const { user } = open("orions-spur");
    await paste(user, "Card;Species;Supply\nA;Terran;3\nB;;2\nC;;1\nTotal;;=SUM(C2:C4)");
    await user.click(screen.getByRole("button", { name: "Leave out row 5, a total" }));
    await user.click(screen.getByRole("button", { name: "Fill “Species” from above (3 cells)" }));
    await waitFor(() => expect(screen.getAllByRole("cell", { name: "Terran" })).toHaveLength(3));
    expect(screen.getByText("Read: 3 cards")).toBeDefined();
    await user.click(make());
    await waitFor(() => expect(kept()[0]?.rows.map(({ cells }) => cells.name)).toEqual(["A", "B", "C"]));
  });

  test("a spreadsheet is read, and a packed file that is none is refused in a sentence", async () => {
    open("open-worlds");
    drop(
      new File(
        [
          new Uint8Array(
            xlsxOf([
              ["Card", "Kind", "Income"],
              ["Ray", "Facility", 3],
            ]),
          ),
        ],
        "worlds.xlsx",
      ),
    );
    await screen.findByRole("cell", { name: "Ray" });
    drop(new File([new Uint8Array(xlsxOf([["Card"]]).subarray(0, 200))], "broken.xlsx"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^broken\.xlsx: This spreadsheet is damaged/);
  });

  test("cards of another game are refused by its name, and their own game is offered", async () => {
    const { user } = open("orions-spur");
    const json = { game: "open-worlds", set: { id: "w", name: "Worlds" }, cards: [{ name: "W", kind: "world" }] };
    await user.click(box());
    await user.paste(JSON.stringify(json));
    expect((await screen.findByRole("alert")).textContent).toContain("These cards are for Open Worlds");
    expect(make().disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "Make a set for Open Worlds" }));
    await waitFor(() => expect(make().disabled).toBe(false));
    expect(screen.getByLabelText<HTMLInputElement>("Name of the set").value).toBe("Worlds");
    await user.click(make());
    await waitFor(() => expect(kept()[0]).toMatchObject({ game: "open-worlds", id: "w", name: "Worlds" }));
  });
});

describe("a file", () => {
  test("that is dropped is read, names the set, and can be removed without losing what was typed", async () => {
    const { user } = open("conquest-of-fates");
    await paste(user, "Typed");
    drop(file("my_first-box.csv", "name;cq\nA;3\n"));
    await waitFor(() => expect(screen.getByText("The cards are read from my_first-box.csv.")).toBeDefined());
    await screen.findByRole("cell", { name: "3" });
    expect(screen.getByLabelText<HTMLInputElement>("Name of the set").value).toBe("my first box");
    await user.click(screen.getByRole("button", { name: "Remove my_first-box.csv" }));
    await screen.findByRole("cell", { name: "Typed" });
    expect(box()).toHaveProperty("value", "Typed");
  });

  test("that is chosen is read whatever its encoding", async () => {
    const { user } = open("conquest-of-fates");
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode("name;cq\nCaf"),
      0xe9,
      ...new TextEncoder().encode(";3\n"),
    ]);
    await user.upload(screen.getByLabelText("Choose a file"), new File([bytes], "a.csv"));
    expect(await screen.findByRole("cell", { name: "Café" })).toBeDefined();
  });

  test("that is too big is refused in one sentence, and what was typed stays", async () => {
    const { user } = open();
    await paste(user, "Typed");
    const big = file("big.csv", "");
    Object.defineProperty(big, "size", { value: 6_200_000 });
    drop(big);
    expect((await screen.findByRole("alert")).textContent).toMatch(/^big\.csv: This is 5\.9 MB long/);
    expect(box()).toHaveProperty("value", "Typed");
  });

  test("of 5,000 cards is read in short stretches", async () => {
    open("shoulder-of-orion");
    const lines = Array.from({ length: 5000 }, (_, n) => `Card ${n};warrior;${n % 9};Draw a card, then discard one.`);
    drop(file("big.csv", ["name;type;cost;text", ...lines].join("\n")));
    expect(await screen.findByText("Read: 5000 cards", undefined, { timeout: patience(20_000) })).toBeDefined();
    expect(screen.getByText("And 4995 more.")).toBeDefined();
  });
});

test("a storage that is full says so, and the cards are still there", async () => {
  const { user, onMade } = open("open-worlds");
  await paste(user, "Tidecaller");
  memory.fault = new DOMException("full", "QuotaExceededError");
  await user.click(make());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Nothing was saved: .*full.* still here\.$/);
  expect(box()).toHaveProperty("value", "Tidecaller");
  memory.fault = undefined;
  await user.click(make());
  await waitFor(() => expect(onMade).toHaveBeenCalledOnce());
});

describe.each(games)("cards added to a set of $name", (game) => {
  test("are new, update those that are there, or leave them as they are", async () => {
    const row = (id: string, name: string) => ({ id, cells: { name, text: "Old" }, standIn: [], sources: {} });
    const rows = [row("a", "Alpha"), row("b", "Beta")];
    const set: KeptSet = {
      id: "1",
      version: 1,
      updated: 1,
      place: 1,
      isUsed: true,
      sheet: { game: game.id, id: "mine", name: "Mine", source: "", rows },
    };
    memory.records.set("1", set);
    const onAdded = vi.fn();
    render(<AddCards games={stamped} set={set} onAdded={onAdded} />);
    const user = userEvent.setup();
    await paste(user, "name;text\nAlpha;New\nBeta;Newer\nGamma;Third");
    const there = within(await list("In the set already"));
    expect(there.getByText("text: Old → New")).toBeDefined();
    await user.selectOptions(there.getByRole("combobox", { name: "Beta" }), "Keep it as it is");
    await user.click(screen.getByRole("button", { name: "Add to the set" }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(kept()[0]?.rows.map(({ cells }) => [cells.name, cells.text])).toEqual([
      ["Alpha", "New"],
      ["Beta", "Old"],
      ["Gamma", "Third"],
    ]);
  });
});
