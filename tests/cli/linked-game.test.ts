// A link of a game on the command line: played on from its moment, or shown as it was played, or told.
import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Move } from "../../lib/core/table/move.ts";
import { linkOf } from "../../lib/core/table/opened.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { games } from "../../lib/games/index.ts";
import { sampleDecks } from "../decks.ts";
import { tableOf } from "../table/games.ts";
import { run, talk } from "./run.ts";

/** A game of some moves as an address, with the turn that it has come to. */
async function linked(game: (typeof games)[number], moves = 25): Promise<{ address: string; turn: number }> {
  const [deck] = sampleDecks(builtInPool(game));
  const { dealer, start } = await tableOf(game);
  const begun = start("linked", samplesOf(game)[0]?.text ?? "");
  const table = dealer.open(begun);
  const made: Move[] = [];
  for (let move = dealer.advise(table)?.move; move && made.length < moves; move = dealer.advise(table)?.move) {
    dealer.play(table, move);
    made.push(move);
  }
  const link = linkOf(new Dealer(dealer.goldfish), table, { moves: made, at: made.length }, { release: "0.0.1" });
  const code = deck && encode(games, builtInPool(game), deck);
  return { address: `https://drydock.example/d/${code}/play?game=${link}`, turn: table.turn };
}

/** The same link, of another position. */
const elsewhere = (address: string) => address.replace(/(\.linked\.[0-9a-f]{8}\.)[0-9a-f]{8}/, "$100000000");

describe.each(games)("drydock play LINK: $name", (game) => {
  test("goes on from the moment of the link, in its query or behind its “#”", async () => {
    const { address, turn } = await linked(game);
    const { out, status } = await run("play", address, "--json");
    expect([status, JSON.parse(out).turn]).toEqual([0, turn]);
    const behind = await run("play", address.replace("?game=", "#"), "--json");
    expect(behind.out).toBe(out);
    const on = await run("play", address, "--auto", "1", "--json");
    expect(JSON.parse(on.out).turn).toBeGreaterThanOrEqual(turn);
    const undone = await talk(["play", address, "--stdio"], '{"undo":true}\n{"redo":true}\n');
    const [begun, , again] = undone.out.trim().split("\n");
    expect(again).toBe(begun);
  });

  test("of another position says what has changed and what was done, and is not played on", async () => {
    const { address } = await linked(game);
    const told = await run("play", elsewhere(address));
    expect([told.status, told.err]).toEqual([0, ""]);
    expect(told.out).toMatch(/^The rules of this table have changed since this game was played\. By today’s rules/);
    expect(told.out.split("\n").length).toBeGreaterThan(25);
    const on = await run("play", elsewhere(address), "--auto", "1");
    expect([on.status, on.out]).toEqual([2, ""]);
    expect(on.err).toContain("Give the link alone to see it as it was played.");
  });
});

test("a link says which deal it is, and a damaged one that it is damaged", async () => {
  const { address } = await linked(games[0], 3);
  expect((await run("play", address, "--seed", "7")).err).toContain("The link says which deal it is");
  expect(await run("play", `${address}.x`)).toMatchObject({ status: 2, err: expect.stringContaining("is damaged") });
});
