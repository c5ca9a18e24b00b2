// @vitest-environment jsdom
// The first page as a reader without scripts has it.
import { describe, expect, inject, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { sampleOf } from "../samples.ts";
import { read } from "./document.ts";

const origin = inject("origin");

const open = async (path: string) => (await read(new URL(path, origin).href)).page;
type Page = Awaited<ReturnType<typeof open>>;
const hrefOf = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).getAttribute("href") ?? "";
const handOn = (page: Page) =>
  [...page.getByRole("region", { name: "A sample deck" }).querySelectorAll("[data-shows]")].map((card) =>
    card.getAttribute("data-shows"),
  );

describe.each(games.map((game) => [game.name, game] as const))("a sample of %s", (_, game) => {
  test("is dealt, and a press deals another hand, plays it, or goes to the next game", async () => {
    const page = await open(`/?sample=${game.id}`);
    const hand = handOn(page);
    expect(hand.length).toBeGreaterThan(2);
    for (const card of hand) expect(builtInPool(game).find(card ?? "")).toBeDefined();
    expect(handOn(await open(hrefOf(page, "Deal another")))).not.toEqual(hand);
    expect(handOn(await open(`/?sample=${game.id}&hand=1`))).toEqual(hand);
    const play = hrefOf(page, /^Play /);
    expect(play).toMatch(/^\/d\/[\w-]+\/play$/);
    expect((await fetch(origin + play)).status).toBe(200);
    const next = games[(games.indexOf(game) + 1) % games.length];
    expect(hrefOf(page, "Try another game")).toBe(`/?sample=${next?.id}#sample`);
  });

  test("stands above all games, each with its cards, its samples and a deck to build", async () => {
    const page = await open("/");
    expect(hrefOf(page, `Build a deck of ${game.name}`)).toBe(`/${game.id}/build`);
    const row = page.getByRole("link", { name: `Build a deck of ${game.name}` }).closest("li");
    expect(row?.textContent).toContain(`${builtInPool(game).cards.length} cards`);
    expect(row?.textContent).toContain(`${samplesOf(game).length} samples`);
  });
});

test("an address that asks for no hand and no game gets one all the same", async () => {
  for (const path of ["/?sample=chess", "/?hand=0", "/?hand=x&sample=", "/?sample=open-worlds&sample=open-worlds"])
    expect(handOn(await open(path)).length, path).toBeGreaterThan(2);
});

test("a list in the box is judged without a script, with the ways to its page, its table and the builder", async () => {
  const { game, code } = sampleOf("conquest-of-fates");
  const page = await open(`/?list=https%3A%2F%2Fdrydock.example%2Fd%2F${code}%2Fplay`);
  expect(hrefOf(page, "Play")).toBe(`/d/${code}/play`);
  expect(hrefOf(page, "Edit")).toBe(`/${game.id}/build?code=${code}`);
  expect(hrefOf(page, "View deck")).toBe(`/d/${code}`);
});
