// The field in the header of every page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { FindField } from "../../app/_client/find/find-field.tsx";
import { GET as find } from "../../app/find/route.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { visited } from "../samples.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-"));
process.env.DATABASE_FILE = join(folder, "cards.sqlite");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(cleanup);

vi.mock("next/server", () => ({ connection: () => Promise.resolve() }));
let isReached = true;
vi.stubGlobal("fetch", async (address: string) => {
  if (!isReached) throw new TypeError("Failed to fetch");
  return find(new Request(new URL(address, location.origin)));
});

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Find a card, paste a list" });
const found = async (typed: string) => {
  const answer = await find(new Request(`https://drydock.example/find?${new URLSearchParams({ q: typed })}`));
  return answer.json();
};

describe("what is found", () => {
  test.each(games)("a card of $name, by its name and by a name that is near", async (game) => {
    const entry = builtInPool(game).cards.find(({ label }) => /^[A-Za-z]{4,} [A-Za-z]{5,}$/.test(label));
    if (!entry) throw new Error(`${game.id} has no such name`);
    const href = `/${game.id}/cards/${encodeURIComponent(entry.label)}`;
    const misspelt = `${entry.label.slice(0, 3)}${entry.label.slice(4)}`;
    for (const typed of [entry.label, entry.label.toUpperCase(), misspelt])
      expect(await found(typed)).toContainEqual(expect.objectContaining({ href, kind: "card", game: game.id }));
  });

  test("a deck, by its code and by its link", async () => {
    for (const { code, game } of visited)
      for (const typed of [code, `https://drydock.example/d/${code}/play#x`])
        expect(await found(typed)).toEqual([
          { href: `/d/${code}`, name: expect.any(String), game: game.id, gameName: game.name, kind: "deck" },
        ]);
  });

  test("nothing for nothing, and nothing for a list", async () => {
    expect(await found(" ")).toEqual([]);
    expect(await found("2 Border Rifles\n1 Oathblade")).toEqual([]);
  });
});

test("the key / leads to it, and arrows through what it finds", async () => {
  const user = userEvent.setup();
  HTMLElement.prototype.checkVisibility ??= () => true;
  render(<FindField />);
  await user.keyboard("/");
  expect(document.activeElement).toBe(field());
  await user.type(field(), "border rif");
  const link = await screen.findByRole("link", { name: /Border Rifles/ });
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(link);
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(field());
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(document.body);
});

test("a letter / that somebody types stays a letter", async () => {
  const user = userEvent.setup();
  render(
    <>
      <FindField />
      <textarea aria-label="Notes" />
    </>,
  );
  const notes = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Notes" });
  await user.type(notes, "1/2");
  expect(notes.value).toBe("1/2");
});

test("without a script it is a form that leads to the first page", () => {
  render(<FindField />);
  const { form, name } = field();
  expect([form?.getAttribute("action"), form?.method, name]).toEqual(["/", "get", "list"]);
});

test("says when the server does not answer", async () => {
  isReached = false;
  render(<FindField />);
  await userEvent.setup().type(field(), "border");
  await screen.findByText(/You seem to be offline/);
  isReached = true;
  expect(fireEvent.paste(field(), { clipboardData: { getData: () => "one line" } })).toBe(true);
});
