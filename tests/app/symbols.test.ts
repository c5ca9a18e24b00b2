// Every symbol has a name and a drawing, which a page holds once.
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Glyph } from "../../app/_ui/symbols/glyph.tsx";
import { idOf, pip, small, symbols } from "../../app/_ui/symbols/names.ts";
import { Sprite } from "../../app/_ui/symbols/sprite.tsx";
import { games } from "../../lib/games/index.ts";

const sprite = renderToStaticMarkup(await Sprite({ games }));

test("every symbol of every game has one drawing in the sprite, by an id of its own", () => {
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual([...symbols.keys()].map(idOf).toSorted());
  expect(sprite.match(/<symbol [^>]*><\/symbol>/g)).toBeNull();
});

test("the sprite is small enough to come with every page", () => {
  expect(gzipSync(sprite).length).toBeLessThan(5_000);
});

test("games that share the name of a symbol share what it means and its drawing", async () => {
  const drawn = new Map<string, unknown>();
  for (const { id, symbols, drawings } of games) {
    const { marks, numbers } = await drawings();
    for (const [name, ...symbol] of [
      ...Object.entries(marks).map(([name, one]) => [name, symbols.marks[name], one] as const),
      ...Object.entries(numbers).map(([name, one]) => [small(name), symbols.numbers[name], one] as const),
    ]) {
      if (drawn.has(name))
        expect(symbol, `${id} has another symbol “${name}” than a game before it`).toEqual(drawn.get(name));
      drawn.set(name, symbol);
    }
  }
});

describe("a symbol", () => {
  const drawn = (props: Parameters<typeof Glyph>[0]) => renderToStaticMarkup(createElement(Glyph, props));

  test("says its name, and holds no text that could be copied", () => {
    const html = drawn({ name: "ground-force" });
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="Ground Force"');
    expect(html).toContain('title="Ground Force"');
    expect(html.replace(/<[^>]*>/g, "")).toBe("");
    expect(sprite).toContain(`id="${/href="#([^"]+)"/.exec(html)?.[1]}"`);
  });

  test("is not said where a word beside it says the same", () => {
    const html = drawn({ name: "ground-force", silent: true });
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain("Ground Force");
  });

  test("of two resources is drawn in the colours of both", () => {
    const [, paths] = new RegExp(`id="${idOf(pip("blue/gold"))}"(.*?)</symbol>`).exec(sprite) ?? [];
    expect(paths).toContain('class="pip-blue"');
    expect(paths).toContain('class="pip-gold"');
    expect(drawn({ name: pip("blue/gold") })).toContain('aria-label="blue or gold"');
  });
});
