// Card sets come from anybody. Whatever stands in their fields is shown as it is, and none of it runs.
import { builtInSets, codesOf } from "../../lib/cards/built-in.ts";
import { toCsv } from "../../lib/cards/csv.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { homeOf, mainSection } from "../../lib/deck/place.ts";
import { games } from "../../lib/games/index.ts";
import { readTable } from "../../lib/sheets/read-set.ts";
import { type Row, readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { HOSTILE } from "./hostile.ts";
import { expect, test, visited } from "./page.ts";
import { keepRecord } from "./storage.ts";

function rowOf(game: Game, text: string, at: number): Row {
  const kind = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const own = (kind?.is === "word" && kind.of?.[0]) || "";
  const words = game.attributes.filter(
    ({ kinds, shapes: [shape] }) =>
      (!kinds || kinds.includes(own)) && (shape.is === "word" || shape.is === "words") && shape.of === undefined,
  );
  const cell = `'${text}`;
  const cells = Object.fromEntries(words.map(({ name, shapes: [{ is }] }) => [name, is === "word" ? cell : "x"]));
  return {
    id: String(at),
    cells: { name: `'${text.slice(0, 76)} ${at}`, [game.kind]: own, ...cells, text: cell, number: cell.slice(0, 40) },
    standIn: at % 2 === 0 ? ["text"] : [],
    sources: { text },
  };
}

for (const { game } of visited) {
  const sheet: Sheet = {
    game: game.id,
    id: "hostile",
    name: HOSTILE[2] ?? "",
    source: HOSTILE[0] ?? "",
    rows: HOSTILE.map((text, at) => rowOf(game, text, at)),
  };

  test(`${game.name}: nothing that stands in a card set runs, on any page`, async ({ page }) => {
    const { set, faults } = readSheet(game, sheet);
    expect(faults).toEqual([]);
    expect(set.cards).toHaveLength(HOSTILE.length);
    const csv = toCsv(game, set);
    expect(readTable(game, csv, { id: set.id, name: set.name, source: "" })).toMatchObject({
      set: { cards: set.cards },
    });
    // A spreadsheet runs a cell that begins like a formula.
    expect(csv.split(/[,\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    const pool = new Pool(game, [...builtInSets(game), set], codesOf(game));
    const entries = set.cards.slice(0, 12).flatMap(({ name }) => {
      const found = pool.find(name);
      return found && "card" in found ? [found] : [];
    });
    const empty = readText(games, pool, `Game: ${game.id}\n`);
    const deck = {
      ...(empty.ok ? empty.reading.deck : { format: game.formats[0].id, options: {}, house: {} }),
      name: HOSTILE[1] ?? "",
      misread: [],
      entries: entries.map(({ card, known }) => ({
        section: homeOf(game, card) ?? mainSection(game).id,
        card: known,
        count: 1,
      })),
    };
    const code = encode(games, pool, deck);
    expect(code).toBeDefined();
    await page.goto("/sets");
    await expect(page.getByText("You have no card sets yet")).toBeVisible();
    await keepRecord(page, { id: "hostile", version: 1, updated: 1, place: 1, isUsed: true, sheet } as never, "sets");
    for (const path of [
      "/sets",
      "/sets/edit#hostile",
      `/${game.id}/build?code=${code}`,
      `/d/${code}`,
      `/d/${code}/play`,
      `/d/${code}/sheet`,
      `/d/${code}/proxies`,
      `/compare?a=${code}&b=${code}`,
      `/${game.id}/cards?q=${encodeURIComponent(HOSTILE[0] ?? "")}`,
    ])
      await test.step(path.replace(code ?? "", "…"), async () => {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => Reflect.get(window, "ran")), path).toBeUndefined();
      });
    await test.step("a card of the set, large", async () => {
      await page.goto(`/${game.id}/build?code=${code}`);
      await page
        .getByText(`${HOSTILE[0]?.slice(0, 76)} 0`)
        .first()
        .click();
      await page.keyboard.press("i");
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
    });
  });
}
