// The page that checks many lists at once, with its worker in the same thread.
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../../app/_desk/desk.tsx";
import { type DeskAnswer, type DeskMessage, work } from "../../app/_desk/desk-work.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../../lib/games/index.ts";
import { visited } from "../samples.ts";
import "./opened.tsx";

const stamped = games.map(({ id, name, formats, options, house }) => ({
  id,
  name,
  formats,
  options,
  house,
  stamp: "1",
}));

/** Does the work of the desk's worker. It waits with its verdicts while `isHeld`. */
class NearWorker extends EventTarget {
  static isHeld = false;
  static fails = false;
  readonly #pools = new Map<string, Pool>();
  #isOver = false;
  #goOn = () => {};

  postMessage(message: DeskMessage): void {
    if ("shown" in message) this.#goOn();
    const game = "game" in message ? games.find(({ id }) => id === message.game) : undefined;
    if ("game" in message && game)
      this.#pools.set(game.id, new Pool(game, message.cards.sets, new Map(message.cards.codes)));
    if (!("request" in message)) return;
    if (NearWorker.fails) this.dispatchEvent(new Event("error"));
    else void work(this.#pools, message.request, (answer) => this.#tell(answer));
  }

  /** As the worker does, it judges nothing more until the page has shown the verdicts. */
  #tell(answer: DeskAnswer): void | Promise<void> {
    if (this.#isOver || (NearWorker.isHeld && !("total" in answer))) return;
    const shown = new Promise<void>((resolve) => (this.#goOn = resolve));
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
    if ("judged" in answer) return shown;
  }

  terminate(): void {
    this.#isOver = true;
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", NearWorker);
  NearWorker.isHeld = false;
  NearWorker.fails = false;
});
afterEach(() => vi.restoreAllMocks());

const nameOf = (article: HTMLElement) => article.getAttribute("aria-label");

/** Opens the page with lists in its box. */
async function open(pasted: string) {
  // Files of any kind can be dropped, so the chosen ones are no other.
  const user = userEvent.setup({ applyAccept: false });
  render(<Desk games={stamped} example="Name: Ann" />);
  const box = screen.getByRole("textbox", { name: "Drop files or a folder here, or paste lists" });
  if (pasted !== "") {
    await user.click(box);
    await user.paste(pasted);
  }
  return user;
}

async function check(pasted: string, files: readonly File[] = []) {
  const user = await open(pasted);
  if (files.length > 0) await user.upload(screen.getByLabelText("Choose files"), [...files]);
  await user.click(screen.getByRole("button", { name: "Check these lists" }));
  return user;
}

const names = () => screen.getAllByRole("button", { expanded: false }).map(({ textContent }) => textContent);

const samples = visited.map((sample) => [sample.game.name, sample] as const);

describe.each(samples)("lists of %s", (_, { game, text, name, code }) => {
  const wrong = text.replace(/^Name: .*$/m, "Name: Wrong").replace(/^\d+ (\w)\w+/m, "1 $1zzzzzzzzzz");
  const three = `${text}\n---\n${wrong}\n---\n${text.replace(/^Name: .*$/m, "Name: Again")}`;

  test("are pasted, judged, counted, filtered, sorted and opened", async () => {
    const user = await check(three);
    await screen.findByText("3 lists: 2 legal, 1 illegal, 0 undetermined.");
    expect(names()).toEqual([name, "Wrong", "Again"]);
    await user.click(screen.getByRole("button", { name: "Illegal 1" }));
    await waitFor(() => expect(names()).toEqual(["Wrong"]));
    await user.click(screen.getByRole("button", { name: "Wrong" }));
    const row = screen.getByRole("button", { name: "Wrong" }).closest("tr");
    const findings = within(row ?? document.body).getByRole("list", { name: "Findings" });
    expect(findings.textContent).toMatch(/Line \d+: No card is called|Line \d+: No card in the loaded sets/);
    expect(findings.textContent).toContain("Spelling");
    await user.click(screen.getByRole("button", { name: "Illegal 1" }));
    await user.type(screen.getByRole("searchbox"), "again");
    await waitFor(() => expect(names()).toEqual(["Again"]));
    await user.click(screen.getByRole("button", { name: "Again" }));
    expect(screen.getByText(`The same cards are in ${name} (Pasted text, line 1).`)).toBeDefined();
    expect(screen.getByRole("link", { name: "View deck" }).getAttribute("href")).toMatch(/^\/d\//);
    await user.clear(screen.getByRole("searchbox"));
    const head = screen.getByRole("columnheader", { name: /^List/ });
    await user.click(within(head).getByRole("button"));
    expect(head.getAttribute("aria-sort")).toBe("ascending");
  });

  test("come as files, a table and codes", async () => {
    await check("", [
      new File([text], "ann.txt"),
      new File([`player,list\nBen,${code}\n`], "night.csv", { type: "text/csv" }),
      new File(["x"], "photo.png", { type: "image/png" }),
    ]);
    await screen.findByText("3 lists: 2 legal, 0 illegal, 0 undetermined, 1 not read.");
    for (const place of ["ann.txt", "night.csv, row 2", "photo.png"])
      expect(screen.getByRole("cell", { name: place })).toBeDefined();
    expect(screen.getByRole("cell", { name: "Only text and CSV files are read." })).toBeDefined();
  });

  test("are judged as the game, format and house rules that are chosen for all", async () => {
    const [house] = game.house;
    const format = game.formats.at(-1);
    const user = await open(text);
    await user.selectOptions(screen.getByRole("combobox", { name: "Game" }), game.name);
    if (game.formats.length > 1)
      await user.selectOptions(screen.getByRole("combobox", { name: "Format" }), format?.name ?? "");
    if (house) {
      const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: house.says });
      await user.selectOptions(choice, [...choice.options].at(house.upTo === undefined ? 1 : -1)?.value ?? "");
    }
    await user.click(screen.getByRole("button", { name: "Check these lists" }));
    await screen.findByText(/^1 list: /);
    await user.click(screen.getByRole("button", { name }));
    if (house) expect(screen.getByText(/^House rules: /)).toBeDefined();
    const cell = screen.getByRole("button", { name }).closest("td");
    expect(cell?.textContent).toContain(`${game.name} · ${format?.name}`);
  });

  test("are printed as registration sheets: all that are legal, or those that are chosen", async () => {
    const user = await check(three);
    await user.click(await screen.findByRole("button", { name: "2 registration sheets of legal lists" }));
    await waitFor(() => expect(screen.getAllByRole("article").map(nameOf)).toEqual([name, "Again"]));
    const [sheet] = screen.getAllByRole("article");
    expect(sheet?.style.getPropertyValue("--columns")).toMatch(/^[23]$/);
    expect(within(sheet ?? document.body).getAllByRole("textbox")).toHaveLength(4);
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    await user.click(await screen.findByRole("button", { name: "Print" }));
    expect(printed).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Back to the verdicts" }));
    await user.click(await screen.findByRole("checkbox", { name: "Choose Wrong" }));
    await user.click(screen.getByRole("button", { name: "1 registration sheet" }));
    await waitFor(() => expect(screen.getAllByRole("article").map(nameOf)).toEqual(["Wrong"]));
  });

  test("are saved as CSV and as JSON, with the counts of their cards", async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${blob instanceof Blob ? saved.push(blob) : 0}`;
    URL.revokeObjectURL = () => undefined;
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const user = await check(three);
    await user.click(await screen.findByRole("button", { name: "Download CSV" }));
    await user.click(screen.getByRole("button", { name: "Download JSON" }));
    await waitFor(() => expect(files).toEqual(["verdicts.csv", "verdicts.json"]));
    expect((await saved[0]?.text())?.trim().split("\r\n")).toHaveLength(4);
    expect(JSON.parse((await saved[1]?.text()) ?? "").summary).toMatchObject({ lists: 3, legal: 2, illegal: 1 });
    await user.click(screen.getByRole("button", { name: "By card" }));
    const table = screen.getByRole("table", { name: "Cards of all lists" });
    expect(
      within(table)
        .getByRole("columnheader", { name: /^Lists/ })
        .getAttribute("aria-sort"),
    ).toBe("descending");
    expect(within(table).getAllByRole("row")[1]?.textContent).toContain("3 lists");
  });
});

test("nothing given is said, not checked", async () => {
  await check("");
  expect(screen.getByText("Paste lists or choose files first.")).toBeDefined();
});

/** A file as a browser gives it when it was dropped. */
function dropped(path: string, text: string) {
  const file = new File([text], path);
  return { isFile: true, fullPath: `/${path}`, file: (done: (file: File) => void) => done(file) };
}

test("a text that is too long for the box is given beside it, and nothing of it is lost", async () => {
  const many = Array.from({ length: 90 }, (_, n) => `Name: Deck ${n + 1}\n${"1 City 10\n".repeat(30)}`).join("---\n");
  const user = await open(many);
  expect(screen.queryByDisplayValue(/City/)).toBeNull();
  await screen.findByText("1 text: Pasted text 1");
  await user.click(screen.getByRole("button", { name: "Check these lists" }));
  await screen.findByText(/^90 lists: /);
  expect(screen.getByText("Pasted text 1, line 1")).toBeDefined();
});

test("dropped files and folders are checked together, without those of the system", async () => {
  const user = await open("");
  const text = visited[0]?.text ?? "";
  const files = ["ann.txt", "night/ben.txt", "night/.DS_Store"].map((path) => dropped(path, text));
  const parts = [files.slice(1), []];
  const reader = { readEntries: (done: (part: unknown) => void) => done(parts.shift()) };
  const items = [files[0], { isDirectory: true, createReader: () => reader }].map((item) => ({
    webkitGetAsEntry: () => item,
  }));
  const place = screen.getByText("Drop files or a folder here, or paste lists");
  fireEvent.drop(place, { dataTransfer: { items, files: [] } });
  await screen.findByText("2 files: ann.txt and night/ben.txt");
  await user.click(screen.getByRole("button", { name: "Check these lists" }));
  await screen.findByText(/^2 lists: /);
  expect(screen.getByRole("cell", { name: "night/ben.txt" })).toBeDefined();
});

test("of five hundred lists only those in sight are drawn", async () => {
  const cards = visited[0]?.text.split("\n\n")[1];
  await check(Array.from({ length: 500 }, (_, i) => `Name: Deck ${i}\n${cards}`).join("\n---\n"));
  await screen.findByText(/^500 lists: /);
  const rows = within(screen.getByRole("table", { name: "Verdicts" })).getAllByRole("row");
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
});

test("a check that is cancelled says how far it came, and another can begin", async () => {
  NearWorker.isHeld = true;
  const user = await check("Name: A\n1 City 10\nName: B\n1 City 10");
  expect(await screen.findByText("0 of 2")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("You cancelled the check after 0 of 2 lists.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Check other lists" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Drop files/ }).value).toContain("Name: A");
});

test("a check that fails says so, with the way out", async () => {
  NearWorker.fails = true;
  const user = await check("Name: A\n1 City 10");
  expect((await screen.findByRole("alert")).textContent).toContain("Press “Check other lists” to try again.");
  NearWorker.fails = false;
  await user.click(screen.getByRole("button", { name: "Check other lists" }));
  await user.click(screen.getByRole("button", { name: "Check these lists" }));
  await screen.findByText(/^1 list: /);
});
