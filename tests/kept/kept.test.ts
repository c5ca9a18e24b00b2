// What each release gave away: deck codes, games in links, digits. It opens for ever, or says in words what has changed.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { ENGINES, hashOf, manifestOf, releases } from "../../lib/cli/release.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { type Moment, readMoment } from "../../lib/core/table/moment.ts";
import { opened } from "../../lib/core/table/opened.ts";
import { told, whatChanged } from "../../lib/core/table/told.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import type { FilmMaker } from "../../lib/deck/film-maker.ts";
import { games } from "../../lib/games/index.ts";
import { filmOf, framesOf, type KeptCode, type KeptGame, linesOf } from "../../tools/kept.ts";
import { gameCalled } from "../decks.ts";
import { tableOf } from "../table/games.ts";
import before from "./0.2.0/games.json" with { type: "json" };
import moments from "./0.2.0/moments.json" with { type: "json" };

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8"));
}

function momentIn(link: string): Moment {
  const moment = readMoment(link);
  if (typeof moment === "string") throw new Error(moment);
  return moment;
}

const released = releases(".");

test.each(released)("what %s gave away, and the releases before it, is as it was", (release) => {
  const { files, kept } = manifestOf(".", release);
  for (const [file, hash] of Object.entries({ ...files, ...kept })) {
    const now = existsSync(file) ? hashOf(readFileSync(file)) : "gone";
    expect([file, now], `${file} is kept for ever: add what is new to the file of the next release`).toEqual([
      file,
      hash,
    ]);
  }
});

describe.each(released)("%s", (release) => {
  const engineOf = async (game: string): Promise<FilmMaker> =>
    (await import(/* @vite-ignore */ pathToFileURL(resolve(ENGINES, release, `${game}.js`)).href)).film;

  test("its codes are the same decks, and are written again letter by letter", () => {
    const codes = read<readonly KeptCode[]>(`tests/kept/${release}/codes.json`);
    expect(codes.length).toBeGreaterThan(0);
    for (const { game, code, lines } of codes) {
      const pool = builtInPool(gameCalled(game));
      const carried = decode(games, code);
      const back = carried.ok ? unpacked(pool, carried.carried) : undefined;
      if (!back?.ok) throw new Error(`${code} is not read`);
      expect([linesOf(back.deck), encode(games, pool, back.deck)]).toEqual([lines, code]);
    }
  });

  test.each(games)("its games of $name are filmed frame by frame as they were played", async ({ id }) => {
    const kept = read<readonly KeptGame[]>(`tests/kept/${release}/games.json`).filter(({ game }) => game === id);
    expect(kept.length).toBeGreaterThan(0);
    const film = await engineOf(id);
    for (const game of kept) expect([game.link, framesOf(await filmOf(film, game))]).toEqual([game.link, game.frames]);
  });

  test.each(games)(
    "its games of $name are played on by today's rules, or told in words, and no pilot is asked",
    async (game) => {
      const kept = read<readonly KeptGame[]>(`tests/kept/${release}/games.json`).filter((one) => one.game === game.id);
      for (const { code, link, sets } of kept) {
        const { dealer, startOf } = await tableOf(game, sets[0]);
        const unaided = new Dealer({ ...dealer.goldfish, autopilot: [] });
        const moment = momentIn(link);
        const start = startOf(code, moment.seed);
        const found = opened(unaided, start, moment);
        if (found.is === "same") continue;
        expect(whatChanged(unaided, start, moment, found)).toMatch(
          /^The (rules|cards) of this table have changed .+\.$/,
        );
        expect(told(unaided, start, moment).length).toBeGreaterThanOrEqual(moment.moves.length);
      }
    },
  );
});

test("a game with cards of somebody's own says which version of their set is missing", async () => {
  const [release = ""] = released.slice(-1);
  const own = read<readonly KeptGame[]>(`tests/kept/${release}/games.json`).filter(({ sets }) => sets.length > 0);
  expect(own.length).toBeGreaterThanOrEqual(games.length);
  for (const { game, code, link, sets } of own) {
    const moment = momentIn(link);
    const said = async (set?: CardSet) => {
      const { dealer, startOf } = await tableOf(gameCalled(game), set);
      return whatChanged(dealer, startOf(code, moment.seed), moment, { is: "other", at: 0, why: undefined });
    };
    const [set] = sets;
    if (!set) throw new Error("no set");
    expect(await said()).toContain(`version 3 of the card set “${set.id}”, which is not used here.`);
    expect(await said({ ...set, version: 4 })).toContain(`“${set.id}”, and version 4 is used here.`);
    expect(await said(set)).not.toContain("card set");
  }
});

describe("links of before 0.3.0, which hold one side of a game", () => {
  test.each(games)(
    "of $name: today's rules come to the end of their moves, or it is said what has changed and what was done",
    async (game) => {
      const all = [...before, ...moments.map(({ link, game }) => ({ link, game, code: undefined }))];
      for (const { code, link } of all.filter((one) => one.game === game.id)) {
        const { dealer, start, startOf } = await tableOf(game);
        const moment = momentIn(link);
        const begun = code === undefined ? start(moment.seed) : startOf(code, moment.seed);
        const found = opened(dealer, begun, moment);
        const lines = told(dealer, begun, moment).map(({ says }) => says);
        expect(lines).toHaveLength(moment.moves.length);
        if (found.is === "same") continue;
        expect(whatChanged(dealer, begun, moment, found)).toMatch(
          /^This link is from before Drydock 0\.3\.0, and the (rules|cards) of this table have changed since.+ Today move \d+ of \d+ is refused\. .+\.$/,
        );
        expect(lines.filter((line) => line === "")).toEqual([]);
      }
    },
  );
});
