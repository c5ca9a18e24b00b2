import { describe, expect, inject, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

const origin = inject("origin");

function codeOf(game: Game, text: string): string {
  const pool = builtInPool(game);
  const read = readText(games, pool, text);
  const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
  if (code === undefined) throw new Error(`this list of ${game.name} has no code`);
  return code;
}

const sampleOf = (game: Game) => codeOf(game, samplesOf(game)[0]?.text ?? "");

/** The longest code that there can be: as many lines with names of their own as fit. */
function longestOf(game: Game): string {
  const line = (n: number) =>
    `1 ${String(n).padStart(3, "0")} ${"an unpublished card of our own making ".repeat(3).trim()}`;
  const pool = builtInPool(game);
  let longest = "";
  for (let lines = 1; ; lines++) {
    const text = Array.from({ length: lines }, (_, n) => line(n)).join("\n");
    const read = readText(games, pool, text);
    const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
    if (code === undefined) return longest;
    longest = code;
  }
}

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  test("no page has a style attribute, which its policy would refuse", async () => {
    const code = sampleOf(game);
    const paths = [
      "/",
      `/?list=${code}`,
      `/?sample=${game.id}`,
      "/decks",
      "/check",
      "/compare",
      `/compare?a=${code}&b=${code}`,
      `/${game.id}`,
      ...["cards", "cards?view=list", "decks", "learn", "rules"].map((part) => `/${game.id}/${part}`),
      `/${game.id}/build`,
      "/nothing",
    ];
    for (const path of [
      ...paths,
      ...["", "/sheet", "/proxies", "/embed", "/play", "/play?seed=1", "/measure"].map((end) => `/d/${code}${end}`),
    ]) {
      const answer = await fetch(origin + path);
      expect(answer.headers.get("content-security-policy")?.includes("unsafe-inline"), path).toBe(false);
      expect([path, / style="[^"]*"/.exec(await answer.text())?.[0]]).toEqual([path, undefined]);
    }
  });

  test("every page of the longest deck that has a code answers", async () => {
    const code = longestOf(game);
    expect(code.length).toBeGreaterThan(7800);
    for (const path of [
      ...["", "/sheet", "/proxies", "/embed", "/play", "/measure", "/text"].map((end) => `/d/${code}${end}`),
      `/compare?a=${code}&b=${sampleOf(game)}`,
    ])
      expect([path.replace(code, "CODE"), (await fetch(origin + path)).status]).toEqual([
        path.replace(code, "CODE"),
        200,
      ]);
  });
});
