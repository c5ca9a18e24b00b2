// @vitest-environment jsdom
// What the comparison of two decks says without any script, and what it hands to the builder.
import { describe, expect, inject, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { type Read, read } from "./document.ts";

const origin = inject("origin");

const open = (path: string): Promise<Read> => read(new URL(path, origin).href);
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

  test.each(games)("and changes between decks of $name are taken over in the builder, all or some", async (game) => {
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
  });

  test("and what both hold is folded", async () => {
    const a = "Game: Open Worlds\nPlayer\n2 City 10\n1 Titan";
    const b = "Game: Open Worlds\nPlayer\n2 City 10\n2 Titan";
    const { page } = await open(`/compare?${new URLSearchParams({ a, b })}`);
    const common = page.getByText("In common: 1 card, 2 copies").closest("details");
    expect(common?.open).toBe(false);
    expect(texts(common?.querySelectorAll("tbody th") ?? [])).toEqual(["City 10"]);
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
    const charts = page.getByRole("region", { name: "Charts" });
    expect(texts(charts.querySelectorAll("li"))).toEqual(["From: Old", "To: New"]);
    expect(charts.querySelector("figure")).not.toBeNull();
  });
});
