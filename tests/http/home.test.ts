// @vitest-environment jsdom
// The first page as a reader without scripts has it.
import { describe, expect, inject, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { readMoment } from "../../lib/core/table/moment.ts";
import { fingerprintOf, replayed } from "../../lib/core/table/replay.ts";
import { seatedAs } from "../../lib/core/table/seats.ts";
import { games } from "../../lib/games/index.ts";
import { deckOf, sampleOf } from "../samples.ts";
import { tableOf } from "../table/games.ts";
import { read } from "./document.ts";

const origin = inject("origin");

const open = async (path: string) => (await read(new URL(path, origin).href)).page;
type Page = Awaited<ReturnType<typeof open>>;
const hrefOf = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).getAttribute("href") ?? "";
const handOn = (page: Page) =>
  [...page.getByRole("region", { name: "A sample deck" }).querySelectorAll("[data-shows]")].map((card) =>
    card.getAttribute("data-shows"),
  );

/** The hand that lies at a table where the moment of an address has come. */
async function handAt(game: Game, address: string): Promise<readonly string[]> {
  const [, code = "", moment = ""] = /^\/d\/([\w-]+)\/play#(.+)$/.exec(address) ?? [];
  const read = readMoment(moment);
  const sample = samplesOf(game).find(({ name, text }) => deckOf(game, text, name).code === code);
  if (typeof read === "string" || !sample) throw new Error(`${address} leads to no moment`);
  const opened = await tableOf(game);
  const [dealer, start] = [opened.dealer, opened.start(read.seed, sample.text)];
  expect(read.fingerprint).toBe(fingerprintOf(dealer.goldfish, start));
  const { table, refused } = replayed(dealer, seatedAs(start, read), read);
  expect(refused).toBeUndefined();
  const hands = dealer.goldfish.areas.filter(({ as, side }) => as === "fan" && side !== "enemy");
  return hands.flatMap(({ zone }) => table.in(table.zone(zone)).map((id) => table.label(id)));
}

describe.each(games.map((game) => [game.name, game] as const))("a sample of %s", (_, game) => {
  test("is dealt, and a press deals another hand, plays it, or goes to the next game", async () => {
    const page = await open(`/?sample=${game.id}`);
    const hand = handOn(page);
    expect(hand.length).toBeGreaterThan(2);
    for (const card of hand) expect(builtInPool(game).find(card ?? "")).toBeDefined();
    expect(handOn(await open(hrefOf(page, "Deal another")))).not.toEqual(hand);
    expect(handOn(await open(`/?sample=${game.id}`))).toEqual(hand);
    const play = hrefOf(page, "Play this hand");
    expect((await fetch(origin + play)).status).toBe(200);
    expect(await handAt(game, play)).toEqual(hand);
    const next = games[(games.indexOf(game) + 1) % games.length];
    expect(hrefOf(page, "Try another game")).toBe(`/?sample=${next?.id}#sample`);
  });

  test("stands above all games, each with what it is like to play", async () => {
    const page = await open("/");
    const way = page.getByRole("link", { name: new RegExp(`^${game.name}`) });
    expect(way.getAttribute("href")).toBe(`/${game.id}`);
    expect(way.textContent).toContain(game.feels);
  });

  test("shows what building, checking and measuring are like, with places in the rulebook", async () => {
    const page = await open(`/?sample=${game.id}`);
    const shown = page.getByRole("region", { name: "What you can do with a deck" });
    expect(shown.textContent).toMatch(/No card is called “.+”\. Did you mean/);
    expect(shown.querySelectorAll("cite").length).toBeGreaterThan(1);
    expect(shown.textContent).toMatch(/\d+of 100 first hands/);
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
