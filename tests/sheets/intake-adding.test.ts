import { describe, expect, test } from "vitest";
import { intake } from "../../lib/sheets/intake.ts";
import { coming, withComing } from "../../lib/sheets/intake-adding.ts";
import type { Row, Sheet } from "../../lib/sheets/sheet.ts";
import { games } from "../every-game.ts";

let last = 0;
const newId = () => String(last++);

describe.each(games)("cards that come into a set of $name", (game) => {
  const shape = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const kinds = (shape?.is === "word" && shape.of) || [];
  const row = (id: string, cells: Row["cells"]): Row => ({ id, cells, standIn: ["text"], sources: { text: "mine" } });
  const other = kinds.at(-1) ?? "";
  const sheet: Sheet = {
    game: game.id,
    id: "mine",
    name: "Mine",
    source: "",
    rows: [
      row("a", { name: "Alpha", [game.kind]: other, text: "Old" }),
      row("b", { name: "Beta", [game.kind]: other, text: "Same" }),
    ],
  };
  const read = intake(game, "name;text\nalpha ;New\nBeta;Same\nGamma;Third", {}, newId);
  if ("why" in read) throw new Error(read.why);
  const cards = coming(game, sheet, read);

  test("are new, the same, or differ in what they say and not in what was guessed", () => {
    expect(cards.fresh.map(({ cells }) => cells.name)).toEqual(["Gamma"]);
    expect(cards.same).toBe(1);
    expect(cards.there.map(({ differences }) => differences)).toEqual([
      [{ column: "text", below: "Old", above: "New" }],
    ]);
  });
  test("update a card where they say something else, and its old source goes", () => {
    const { rows } = withComing(sheet, cards, () => "update");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({ ...row("a", { ...sheet.rows[0]?.cells, text: "New" }), standIn: [], sources: {} });
    expect(rows[1]).toBe(sheet.rows[1]);
  });
  test("leave a card as it is, or stand beside it", () => {
    expect(withComing(sheet, cards, () => "keep").rows.slice(0, 2)).toEqual(sheet.rows);
    expect(withComing(sheet, cards, () => "keep").rows).toHaveLength(3);
    expect(withComing(sheet, cards, () => "add").rows).toHaveLength(4);
  });
});
