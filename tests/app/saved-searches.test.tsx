import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { SavedSearches } from "../../app/_cards/saved-searches.tsx";

const STORED_AS = "drydock-searches-a-game";
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (q: string) => render(<SavedSearches game="a-game" q={q} bare="/a-game/cards?view=list" />);
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("a search is saved in this browser, found again, and forgotten", async () => {
  const user = userEvent.setup();
  open(" t:hero c<=3 ");
  await user.click(screen.getByRole("button", { name: "Save this search" }));
  expect(screen.queryByRole("button", { name: "Save this search" })).toBeNull();
  cleanup();
  open("");
  expect(links()).toEqual([["t:hero c<=3", "/a-game/cards?view=list&q=t%3Ahero+c%3C%3D3"]]);
  await user.click(screen.getByRole("button", { name: "Forget t:hero c<=3" }));
  expect(links()).toEqual([]);
  expect(localStorage.getItem(STORED_AS)).toBe("[]");
});

test("without a search there is nothing to save, and another game has its own", () => {
  localStorage.setItem(`${STORED_AS}-2`, '["x"]');
  open("  ");
  expect(screen.queryByRole("button")).toBeNull();
  expect(links()).toEqual([]);
});

test.each(["no list", '{"a":1}', "[1,null]", ""])("what can’t be read in the storage is left out: %s", (stored) => {
  localStorage.setItem(STORED_AS, stored);
  open("k:a");
  expect(links()).toEqual([]);
  expect(screen.getByRole("button", { name: "Save this search" })).toBeDefined();
});

test("only so many searches are kept, the latest of them", async () => {
  const user = userEvent.setup();
  localStorage.setItem(STORED_AS, JSON.stringify(Array.from({ length: 30 }, (_, n) => `c=${n}`)));
  open("new");
  await user.click(screen.getByRole("button", { name: "Save this search" }));
  expect(links()).toHaveLength(20);
  expect(links()[0]?.[0]).toBe("new");
});
