// @vitest-environment jsdom
// What the comparison of two decks says without any script, and what it hands to the builder.
import { within } from "@testing-library/dom";
import { describe, expect, inject, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { visited } from "../samples.ts";
import { type Read, read } from "./document.ts";

const origin = inject("origin");

const open = (path: string): Promise<Read> => read(new URL(path, origin).href);
const compare = (sides: Record<string, string>) => `/compare?${new URLSearchParams(sides)}`;
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent.trim());

describe("two decks are compared", () => {
  test.each(games)("where nothing is pasted yet, two sample decks of $name are one press away", async (game) => {
    const { document } = await open("/compare");
    const link = document.querySelector(`[data-game="${game.id}"] a[href^="/compare?"]`);
    const { page } = await open(link?.getAttribute("href") ?? "");
    for (const name of link?.textContent.split(" and ") ?? [])
      expect(page.getAllByText(name).length).toBeGreaterThan(0);
    expect(page.getByRole("heading", { name: "Changes" })).toBeDefined();
  });

  test.each(visited)(
    "and changes between decks of $game.name are taken over in the builder, all or some",
    async ({ game }) => {
      const start = await open("/compare");
      const link = start.document.querySelector(`[data-game="${game.id}"] a[href^="/compare?"]`);
      const { document } = await open(link?.getAttribute("href") ?? "");
      const form = document.querySelector('form[action="/compare/apply"]');
      const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
      const sides = hidden.map(({ name, value }): [string, string] => [name, value]);
      const boxes = [...(form?.querySelectorAll<HTMLInputElement>("input[name=take]") ?? [])];
      expect(boxes.length).toBeGreaterThan(1);
      const applied = async (more: [string, string][]) => {
        const asked = new URLSearchParams([...sides, ...more]);
        const answer = await fetch(`${origin}/compare/apply?${asked}`, { redirect: "manual" });
        expect(answer.status).toBe(303);
        const [, code = ""] =
          new RegExp(`^/${game.id}/build\\?code=(.+)$`).exec(answer.headers.get("location") ?? "") ?? [];
        return code;
      };
      const [a = "", b = ""] = sides.map(([, code]) => code);
      const left = async (from: string, to: string) => {
        const compared = await open(`/compare?${new URLSearchParams({ a: from, b: to })}`);
        return compared.document.querySelectorAll("input[name=take]").length;
      };
      expect(await left(await applied([["all", "yes"]]), b)).toBe(0);
      const some = await applied(boxes.slice(0, 2).map(({ value }) => ["take", value]));
      expect(await left(a, some)).toBe(2);
      expect(await left(some, b)).toBe(boxes.length - 2);
    },
  );

  test("and what both hold is folded, one press away from its count", async () => {
    const a = "Game: Open Worlds\nPlayer\n2 City 10\n1 Titan\n1 City 12";
    const b = "Game: Open Worlds\nPlayer\n2 City 10\n2 Titan";
    const { page } = await open(compare({ a, b }));
    const common = page.getByText("In both: 2 cards, 3 copies").closest("details");
    expect(common?.open).toBe(false);
    const rows = [...(common?.querySelectorAll("tbody tr") ?? [])];
    expect(rows.map((row) => texts(row.querySelectorAll("th, td:last-child")))).toEqual([
      ["City 10", "2"],
      ["Titan", "1"],
    ]);
    const overlap = page.getByRole("region", { name: "What they share" });
    const leadsTo = within(overlap).getByRole("link", { name: "2 cards" }).getAttribute("href") ?? "";
    expect(common?.querySelector(leadsTo)).not.toBeNull();
    const said = overlap.querySelectorAll("dl > div");
    expect(texts(said)).toEqual([
      "Only in the first deck1copy of 1 card",
      "In both3copies of 2 cards",
      "Only in the second deck1copy of 1 card",
    ]);
  });

  test("with the counts of both in every section and group", async () => {
    const a = "Game: Open Worlds\nPlayer\n2 City 10\n1 Titan";
    const b = "Game: Open Worlds\nPlayer\n2 City 10\n2 Titan\n1 Warship";
    const { page } = await open(compare({ a, b }));
    const rows = within(page.getByRole("region", { name: "Counts" })).getAllByRole("row");
    expect(rows.map((row) => texts(row.querySelectorAll("th, td")))).toEqual([
      ["Section or group", "From", "To", "Change"],
      ["Player", "3", "5", "+2"],
      ["Facilities", "2", "2", "0"],
      ["Orbitals", "1", "3", "+2"],
    ]);
  });

  test("and equal decks show what both hold, with nothing to apply", async () => {
    const list = "Game: Open Worlds\nPlayer\n2 City 10";
    const { document, page } = await open(compare({ a: list, b: list }));
    expect(page.getByText("Both decks hold the same cards.")).toBeDefined();
    expect(page.getByText("In both: 1 card, 2 copies").closest("details")?.open).toBe(true);
    expect(document.querySelector('form[action="/compare/apply"]')).toBeNull();
  });

  test("and two decks without cards say that", async () => {
    const empty = "Game: Open Worlds\nName: Nothing\nPlayer\n";
    const { page } = await open(compare({ a: empty, b: empty }));
    expect(page.getByText("Neither deck has any cards yet.")).toBeDefined();
    expect(page.queryByRole("region", { name: "Counts" })).toBeNull();
  });

  test("and decks of two games say that they share nothing, and lead on with either", async () => {
    const a = "Game: Open Worlds\nName: Old\nPlayer\n2 City 10";
    const b = "Game: Orion's Spur\nName: New\n1 Nobody";
    const { page } = await open(compare({ a, b }));
    expect(page.getByRole("heading", { name: "These decks are for different games" })).toBeDefined();
    const [old] = page.getAllByRole("link", { name: "Compare Old with another" });
    const { page: one, document } = await open(old?.getAttribute("href") ?? "");
    expect(one.getByRole("group", { name: "From" }).textContent).toContain("Old");
    expect(document.querySelector<HTMLTextAreaElement>("textarea[name=b]")?.value).toBe("");
  });

  test("and how many of their values are placeholders stands under each chart", async () => {
    const list = "Game: Open Worlds\nPlayer\n1 City 10\n1 Exploit 1";
    const { page } = await open(compare({ a: list, b: list }));
    const [income] = page.getAllByText("Income of Facilities");
    expect(income?.closest("figure")?.textContent).toContain("2 of 4 values are placeholders");
  });

  test("and change places", async () => {
    const [a, b] = ["Game: Open Worlds\nName: Old\nPlayer\n2 City 10", "Game: Open Worlds\nName: New\nPlayer\n1 Titan"];
    const { page } = await open(compare({ a, b }));
    const { page: swapped } = await open(page.getByRole("link", { name: "Swap" }).getAttribute("href") ?? "");
    expect(swapped.getByRole("group", { name: "From" }).textContent).toContain("New");
    expect(swapped.getByRole("group", { name: "To" }).textContent).toContain("Old");
  });

  test("and the first of them brings the samples of its game for the second", async () => {
    const { page } = await open(compare({ a: "Game: Open Worlds\nName: Old\nPlayer\n2 City 10" }));
    const to = within(page.getByRole("group", { name: "To" }));
    expect(to.getByRole("link", { name: "More decks of Open Worlds" }).getAttribute("href")).toBe("/open-worlds/decks");
    const sample = to.getAllByRole("link")[0]?.getAttribute("href") ?? "";
    expect((await open(sample)).page.getByRole("heading", { name: "Changes" })).toBeDefined();
  });

  test("and what can’t be read is kept in its box, with what is wrong", async () => {
    const { document, page } = await open(compare({ a: "hello there" }));
    const box = document.querySelector<HTMLTextAreaElement>("textarea[name=a]");
    expect(box?.value).toBe("hello there");
    const fault = document.getElementById(box?.getAttribute("aria-describedby") ?? "");
    expect(fault?.textContent).toContain("No line of this list names a card");
    expect(page.getAllByRole("button", { name: "Compare" })).toHaveLength(1);
  });

  test("with where each card goes, and whose the numbers are", async () => {
    const a = "Game: Open Worlds\nName: Old\nPlayer\n2 City 10";
    const b = "Game: Open Worlds\nName: New\nPlayer\n1 City 10\n1 City 12";
    const { document, page } = await open(`/compare?${new URLSearchParams({ a, b })}`);
    const rows = [...document.querySelectorAll("form[action='/compare/apply'] tbody tr")].map((row) => [
      row.getAttribute("data-shows"),
      ...texts(row.querySelectorAll("td")).slice(-3),
    ]);
    expect(rows).toEqual([
      ["City 10", "2", "1", "−1"],
      ["City 12", "0", "1", "+1"],
    ]);
    const charts = page.getByRole("region", { name: "Curves" });
    expect(texts(charts.querySelectorAll("li"))).toEqual(["From: Old", "To: New"]);
    expect(charts.querySelector("figure")).not.toBeNull();
    const [kinds] = within(page.getByRole("region", { name: "Breakdown" })).getAllByRole("figure");
    expect(texts(kinds?.querySelectorAll("th, td") ?? [])).toEqual([
      ...["Kinds", "From", "To", "Change"],
      ...["Facility", "2", "2", "0"],
    ]);
  });
});
